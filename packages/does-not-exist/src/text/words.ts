import { at } from '@rulewright/core';
import {
  type Fill,
  type GameSpeaker as GameSpeakerOf,
  keyed,
  type Naming,
  type Speaker as SpeakerOf,
  type Teller as TellerOf,
  type Value,
} from '@rulewright/core/text';
import type { DoesNotExistContent, DoesNotExistEngine, DoesNotExistView } from '../index.js';
import type { Picker } from '../words.js';
import type { Key } from './en.js';

// The names of things, as they stand in sentences.

export type Position = DoesNotExistView['position'];
export type Questions = ReturnType<DoesNotExistEngine['ask']>;
/** The speaker of the texts. */
export type Speaker = SpeakerOf<DoesNotExistContent, Key>;
/** The tools for sentences of events. */
export type Teller = TellerOf<DoesNotExistContent, Key>;
/** The tools of a text, with those for sentences that may address their reader. */
export type GameSpeaker = GameSpeakerOf<DoesNotExistContent, Key>;

/** A message by its key, filled. */
export const word = ({ voice }: Speaker, key: string, values?: Readonly<Record<string, Value>> | Fill): string =>
  voice.say(keyed(voice, key), values);

interface Kind {
  readonly id: string;
  readonly name: { readonly en: string };
}
/** A record of the content by its id. */
export function named<Record extends Kind>(list: readonly Record[], id: string): Record {
  const found = list.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`there is no ${id}`);
  return found;
}

const nameIn =
  (lists: (content: DoesNotExistContent) => readonly Kind[]) =>
  ({ content, voice }: Speaker, id: string): string =>
    voice.name(named(lists(content), id).name);
/** `In Utero` */
export const soundName = nameIn(({ sounds }) => sounds);
export const className = nameIn(({ classes }) => classes);
/** A monster or a mercenary. */
export const figureName = nameIn(({ monsters, mercenaries }) => [...monsters, ...mercenaries]);
/** A class or a monster that brings or takes souls. */
const sourceName = nameIn(({ classes, monsters }) => [...classes, ...monsters]);

/** A monster or a mercenary by its number in a position. */
export const figureAt = ({ content: { monsters, mercenaries }, voice }: Speaker, figure: number): string =>
  voice.name((monsters[figure] ?? at(mercenaries, figure - monsters.length)).name);

/** `{first}, {next}` and the like, as often as needed. */
export const joined = (
  { voice }: Speaker,
  key: 'words' | 'comma' | 'parts' | 'plus' | 'effect.seq' | 'effect.choose',
  texts: readonly string[],
): string => texts.reduce((first, next) => voice.say(key, { first, next }));

/** Texts of a cell. */
export const cell = ({ voice }: Speaker, list: readonly string[]): string =>
  list.length === 0 ? voice.say('none') : voice.say('list', { list });

/** The facts of a sound card, which counts that much: `6, 41 min, grunge`. */
export function soundFacts(speaker: Speaker, id: string, base?: number): string {
  const { content, voice } = speaker;
  const { bonus, die, minutes, genres } = named(content.sounds, id);
  const printed = die > 0 ? voice.say('die', { die }) : voice.say('number', { n: bonus });
  const facts = { base: base === undefined ? printed : voice.say('number', { n: base }), minutes };
  if (genres.length === 0) return voice.say('fact', facts);
  const words = genres.map((genre) => at(content.genres, genre));
  return voice.say('fact.genres', { ...facts, genres: joined(speaker, 'words', words) });
}

/** `In Utero (6, 41 min, grunge)` */
export const soundInFull = (speaker: Speaker, id: string, base?: number): string =>
  speaker.voice.say('sound', { card: soundName(speaker, id), facts: soundFacts(speaker, id, base) });

export interface Split {
  readonly share: number;
  readonly picker: Picker;
  readonly of: number;
}
/** DNE-FRD.3, DNE-FRD.8: the promise to a Saviour: `none of 4 cards`, `2 of 4 cards, picked by the Host`. */
export function splitText({ voice }: Speaker, { share, picker, of }: Split): string {
  const say = (key: 'none' | 'all' | 'more') =>
    voice.say(of === 1 ? `split.${key}.one` : `split.${key}`, { of, more: share - of });
  if (of === 0) return share === 0 ? voice.say('split.nothing') : voice.say('split.own', { more: share });
  if (share > of) return say('more');
  if (share === 0) return say('none');
  return share === of ? say('all') : voice.say(`split.${picker}`, { share, of });
}

/** A card of a trade; nothing, or a hand card that is not named. */
export function tradedText(speaker: Speaker, card: string | undefined): string {
  if (card === 'none') return speaker.voice.say('nothing');
  return card === undefined || card === 'hand'
    ? speaker.voice.say('hand-card')
    : speaker.voice.say('traded', { card: soundName(speaker, card) });
}

const SEATS: ReadonlySet<string> = new Set([
  'seat',
  'target',
  'from',
  'to',
  'invader',
  'host',
  'place',
  'leader',
  'winner',
  'winners',
  'lineup',
]);
const NAMES: Readonly<Record<string, (speaker: Speaker, id: string) => string>> = {
  card: soundName,
  cards: soundName,
  monster: figureName,
  mercenary: figureName,
  class: className,
  source: sourceName,
};

/** The words for the fields of actions, events and decisions. */
export const naming = (speaker: Speaker): Naming => ({
  seats: SEATS,
  name(field, value, form) {
    if (typeof value === 'number') return value;
    return form === 'full' ? soundInFull(speaker, value) : NAMES[field]?.(speaker, value);
  },
});

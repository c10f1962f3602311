import { NONE, type Seat } from '@rulewright/core';
import {
  type GameSpeaker as GameSpeakerOf,
  type Inflected,
  keyed,
  type Naming,
  type Speaker as SpeakerOf,
  type Teller as TellerOf,
} from '@rulewright/core/text';
import type { EmixCard } from '../content/card.js';
import { COLOURS, type Colour } from '../content/effects.js';
import type { EmixContent, EmixEngine, EmixView } from '../index.js';
import type { Key } from './en.js';

// The names of things, as they stand in sentences.

export type Position = EmixView['position'];
export type Questions = ReturnType<EmixEngine['ask']>;
type Options = Position['options'];

/** The tools that all texts use. */
export type Speaker = SpeakerOf<EmixContent, Key>;
/** The tools for sentences of events. */
export type Teller = TellerOf<EmixContent, Key>;
/** The tools of a text, with those for sentences that may address their reader. */
export type GameSpeaker = GameSpeakerOf<EmixContent, Key>;

/** `blue`, `red` */
export const colourName =
  ({ voice }: Pick<Speaker, 'voice'>, colour: Colour | 'any'): Inflected =>
  (form) =>
    voice.say(keyed(voice, `colour.${colour}`, form));

export type Emons = Readonly<Record<Colour, number>>;

/** `3 blue and 1 red` */
export function emonsText(speaker: Speaker, emons: Emons): string {
  const { voice } = speaker;
  const list = COLOURS.filter((colour) => emons[colour] > 0).map((colour) =>
    voice.say(`emons.${colour}`, { n: emons[colour] }),
  );
  return list.length === 0 ? voice.say('nothing') : voice.say('list', { list });
}

/** `+3 −1`, as pools and karma stand in tables. */
export const poolText = ({ voice }: Speaker, { pos, neg }: Emons): string =>
  pos + neg === 0 ? voice.say('none') : voice.say('pool', { pos, neg });

type Piles = Readonly<Record<Colour, { readonly to: number }>>;
/** The contents of a pool now. */
export const poolNow = (speaker: Speaker, { pos, neg }: Piles): string =>
  poolText(speaker, { pos: pos.to, neg: neg.to });

/** `+3`, `−2`, `0` */
export const signed = ({ voice }: Speaker, n: number): string => voice.say(n === 0 ? 'number' : 'signed', { n });

/** EMX-FREE.1: a human is its player, or has a name of its own. */
export const humanName = ({ voice, seats }: Speaker, { freeFeeding }: Options, human: number): string =>
  freeFeeding === null ? seats(human) : voice.say('human', { human });

/** The same as a word of a sentence, in the form that its hole asks for. */
export const humanWord = (speaker: Speaker, options: Options, human: number): Inflected =>
  options.freeFeeding === null
    ? speaker.who(human)
    : (form) => ownName(speaker, humanName(speaker, options, human), form);

/** The name of a human in free feeding, which has a possessive where the language has one. */
const ownName = ({ voice }: Speaker, name: string, form: string | undefined): string => {
  const possessive = 'named.pos';
  return form === 'pos' && voice.knows(possessive) ? voice.say(possessive, { name }) : name;
};

/** `P1`, in free feeding `P1 for H2`. */
export function actorWord(speaker: Speaker, options: Options, seat: Seat, human: number): Inflected {
  const who = speaker.who(seat);
  if (options.freeFeeding === null) return who;
  return Object.assign(() => speaker.voice.say('actor', { seat: who, human: humanName(speaker, options, human) }), who);
}

/** A target; `player` counts in free feeding only. */
export interface Aim {
  readonly target?: number | undefined;
  readonly player?: Seat | undefined;
}
function targetsOf(speaker: Speaker, options: Options, { target = NONE, player = NONE }: Aim): Inflected[] {
  const human = target === NONE ? [] : [humanWord(speaker, options, target)];
  return options.freeFeeding === null || player === NONE ? human : [...human, speaker.who(player)];
}

/** The targets of what a seat does: one who is the target too is meant by *yourself*. */
export function aimedAt(speaker: Speaker, options: Options, aim: Aim & { readonly seat: Seat }): Inflected[] {
  const isOnSelf = options.freeFeeding === null && aim.target === aim.seat;
  return isOnSelf ? [() => speaker.who(aim.seat)('self')] : targetsOf(speaker, options, aim);
}

/** The record of a card by the name that actions and events give it: its id, perhaps with its deck. */
export function cardNamed(
  { content }: Pick<Speaker, 'content'>,
  { customCards }: Pick<Options, 'customCards'>,
  name: string,
): EmixCard {
  const id = name.replace(/\.\d+$/, '');
  const card = [...content.cards, ...customCards].find((one) => one.id === id);
  if (card === undefined) throw new RangeError(`there is no card ${name}`);
  return card;
}

/** `Joy` */
export const titleOf = (speaker: Speaker, options: Options, name: string): string =>
  speaker.voice.name(cardNamed(speaker, options, name).name);

/** `Joy`, with individual decks `Joy of the deck of P2`. */
export function fullTitle(speaker: Speaker, options: Options, name: string): string {
  const [, deck] = /\.(\d+)$/.exec(name) ?? [];
  const title = titleOf(speaker, options, name);
  return deck === undefined ? title : speaker.voice.say('title.deck', { title, owner: speaker.who(Number(deck)) });
}

const SEATS: ReadonlySet<string> = new Set(['seat', 'firstPlayer', 'actor', 'attempter', 'player', 'winners']);
const HUMANS: ReadonlySet<string> = new Set(['human', 'target', 'from', 'to']);
const CARDS: ReadonlySet<string> = new Set(['card', 'cards', 'played']);

/** Names for the fields of actions, events and decisions. */
export const naming = (speaker: Speaker, options: Options): Naming => ({
  seats: SEATS,
  name(field, value, form) {
    if (typeof value === 'number') {
      if (HUMANS.has(field)) return humanWord(speaker, options, value);
      return field === 'result' ? signed(speaker, value) : value;
    }
    if (CARDS.has(field)) return titleOf(speaker, options, value);
    return speaker.voice.say(keyed(speaker.voice, `${field}.${value}`, form));
  },
});

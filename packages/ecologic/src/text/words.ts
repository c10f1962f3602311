import {
  type Inflected,
  keyed,
  type Naming,
  type Speaker as SpeakerOf,
  type Teller as TellerOf,
  type Value,
  valueAt,
} from '@rulewright/core/text';
import type { EventEffect, SpecialEffect } from '../content/effects.js';
import type { Branch } from '../content/tables.js';
import { geometry } from '../geometry.js';
import type { EcoLogicContent, EcoLogicView } from '../index.js';
import type { Key } from './en.js';

// The names of things, as they stand in sentences.

export type Position = EcoLogicView['position'];

/** The speaker of EcoLogic's texts. */
export type Speaker = SpeakerOf<EcoLogicContent, Key>;
/** The tools for sentences of events. */
export type Teller = TellerOf<EcoLogicContent, Key>;

/** The element of a list. Throws where there is none. */
export function at<X>(list: readonly X[], index: number): X {
  const element = list[index];
  if (element === undefined) throw new RangeError(`there is no ${index} in a list of ${list.length}`);
  return element;
}

/** `H04 (1,−2)`: the tile, and where it lies. */
export function hexName({ content, voice }: Speaker, { options, field }: Position, hex: number): string {
  const { q, r } = at(geometry(options).coords, hex);
  return voice.say('hex', { tile: at(content.tiles, at(field.tile, hex)).id, q, r });
}

/** A special or an initiative by its id, or a piece by its branch. */
export function itemName(speaker: Speaker, item: string): string {
  const { content, voice } = speaker;
  if (item === 'oil' || item === 'mineral') return voice.say(`piece.${item}`);
  const special = content.specials.find(({ id }) => id === item);
  return special === undefined
    ? initiativeName(speaker, item)
    : voice.say('special', { name: voice.name(special.name) });
}

/** The card of an initiative. */
export function initiativeNamed({ content }: Speaker, id: string): Speaker['content']['initiatives'][number] {
  const card = content.initiatives.find((one) => one.id === id);
  if (card === undefined) throw new RangeError(`there is no initiative ${id}`);
  return card;
}

/** The name of an initiative; with `full`, its effect as well. */
export function initiativeName(speaker: Speaker, id: string, full = false): string {
  const { voice } = speaker;
  const card = initiativeNamed(speaker, id);
  const name = voice.name(card.name);
  return full ? voice.say('initiative.full', { ...card, name }) : voice.say('initiative', { name });
}

/** `oil`, in the form that a sentence asks for. */
export const branchWord =
  ({ voice }: Pick<Speaker, 'voice'>, branch: Branch): Inflected =>
  (form) =>
    voice.say(keyed(voice, `branch.${branch}`, form));

/** `oil object of level 3`; a dual hex may hold both branches. */
export const objectName = (speaker: Speaker, pieces: readonly Branch[]): string =>
  speaker.voice.say('object', {
    branches: [...new Set(pieces)].map((branch) => branchWord(speaker, branch)),
    level: pieces.length,
  });

/** The effects of a card in words, one by one. */
export function effectsText({ voice }: Speaker, effects: readonly (EventEffect | SpecialEffect)[]): readonly string[] {
  if (effects.length === 0) return [voice.say('effect.nothing')];
  return effects.map((effect) =>
    voice.say(keyed(voice, `effect.${effect.op}`, detailOf(effect)), (hole) => {
      const value = plain(valueAt(effect, hole));
      return value === 'oil' || value === 'mineral' ? branchWord({ voice }, value) : value;
    }),
  );
}

function detailOf(effect: EventEffect | SpecialEffect): string | undefined {
  if ('series' in effect) return effect.series;
  if ('max' in effect) return 'limited';
  if ('minLevel' in effect)
    return [effect.branch === 'any' ? 'any' : [], effect.minLevel > 1 ? [] : 'every'].flat().join('.');
  return 'branch' in effect ? effect.branch : undefined;
}

const plain = (value: unknown): Value => (typeof value === 'string' || typeof value === 'number' ? value : undefined);

const SEATS: ReadonlySet<string> = new Set([
  'seat',
  'helper',
  'asker',
  'lender',
  'outbid',
  'firstPlayer',
  'highBidder',
  'winners',
  'excluded',
]);
/** The words for the fields of actions, events and decisions. */
export const naming = (speaker: Speaker, position: Position): Naming => ({
  seats: SEATS,
  name(field, value, form) {
    if (typeof value === 'number') return field === 'hex' ? hexName(speaker, position, value) : value;
    switch (field) {
      case 'branch':
        return speaker.voice.say(keyed(speaker.voice, form === 'piece' ? `piece.${value}` : `branch.${value}`));
      case 'item':
      case 'special':
        return itemName(speaker, value);
      case 'initiative':
        return initiativeName(speaker, value, form === 'full');
      default:
        return value;
    }
  },
});

/** The same as a word of a sentence: in full where its hole asks for that. */
export const initiativeWord =
  (speaker: Speaker, card: number): Inflected =>
  (form) =>
    initiativeName(speaker, at(speaker.content.initiatives, card).id, form === 'full');

import { at, type Issue } from '@rulewright/core';
import {
  duplicates,
  type PackSpec,
  type Provenance,
  provenance,
  TEXT_FIELDS,
  withoutFields,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { coinsInPlay } from '../coins-in-play.js';
import { basePack } from './base.js';
import { type EventEffect, eventEffect, FOR_ALL, type SpecialEffect, specialEffect } from './effects.js';
import type { EcoLogicPack } from './pack.js';
import {
  BOX_HEXES,
  BRANCHES,
  type Branch,
  capacity,
  INITIATIVES,
  MORE_HEXES,
  MOST_SPECIALS,
  REMOVED_PER_LEVEL,
} from './tables.js';

const MOST_EFFECTS = 10;
const MOST_COINS = 100_000;
const id = z.string().check(z.regex(/^[A-Za-z][\w-]{0,39}$/));
const name = z.strictObject({ en: z.string(), ru: z.optional(z.string()) });
const source = { provenance, note: z.optional(z.string()) };

const tile = z.strictObject({
  id,
  resources: z.array(z.enum(BRANCHES)).check(z.maxLength(20)),
  bio: z.int().check(z.minimum(0), z.maximum(45)),
  ...source,
});
const initiative = z.strictObject({ id, name, level: z.int().check(z.minimum(1), z.maximum(4)), ...source });
const special = z.strictObject({
  id,
  name,
  effects: z.array(specialEffect).check(z.maxLength(MOST_EFFECTS)),
  ...source,
});
const event = z.strictObject({
  id,
  name,
  level: z.int().check(z.minimum(1), z.maximum(3)),
  scope: z.enum(['all', 'drawer']),
  effects: z.array(eventEffect).check(z.maxLength(MOST_EFFECTS)),
  ...source,
});

export const packSchema: z.Schema<EcoLogicPack> = z.strictObject({
  id,
  name,
  tiles: z.strictObject({
    box: z.array(tile).check(z.length(BOX_HEXES)),
    extension: z.array(tile).check(z.length(MORE_HEXES)),
  }),
  initiatives: z.array(initiative).check(z.minLength(1), z.maxLength(200)),
  specials: z.array(special).check(z.maxLength(MOST_SPECIALS)),
  events: z.array(event).check(z.maxLength(200)),
});
type EventRecord = EcoLogicPack['events'][number];

/** A hex of the field as the rules read it. */
export interface Tile {
  readonly id: string;
  readonly resources: readonly Branch[];
  /** ECO-GEN.6 */
  readonly capacity: number;
  readonly bio: number;
  readonly provenance: Provenance;
}
/** A card's name in English and, where it is known, in the original language. */
export interface CardName {
  readonly en: string;
  readonly ru?: string;
}
export interface Initiative {
  readonly id: string;
  readonly name: CardName;
  readonly level: number;
  readonly nominal: number;
  readonly eco: number;
  readonly upkeep: number;
  readonly provenance: Provenance;
}
export interface Special {
  readonly id: string;
  readonly name: CardName;
  readonly effects: readonly SpecialEffect[];
  readonly provenance: Provenance;
}
export interface EventCard {
  readonly id: string;
  readonly name: CardName;
  readonly level: number;
  readonly scope: 'all' | 'drawer';
  readonly effects: readonly EventEffect[];
  readonly provenance: Provenance;
}
/** The content the rules read: a card or hex is its index in these lists. */
export interface Content {
  readonly tiles: readonly Tile[];
  readonly initiatives: readonly Initiative[];
  readonly specials: readonly Special[];
  readonly events: readonly EventCard[];
}

export const pack: PackSpec<Content, EcoLogicPack> = {
  schema: packSchema,
  base: basePack,
  baseDigest: '9d5bfa02adfcc0dd',
  problems,
  compile,
  identity: withoutFields(TEXT_FIELDS),
};

/** The checks of a pack that its schema cannot express. */
function problems({ tiles, initiatives, specials, events }: EcoLogicPack): Issue[] {
  const hexes = [
    ...tiles.box.map((tile, i) => ({ ...tile, path: `tiles.box.${i}` })),
    ...tiles.extension.map((tile, i) => ({ ...tile, path: `tiles.extension.${i}` })),
  ];
  const twice = (list: readonly { id: string }[], path: (index: number) => string) =>
    duplicates(
      list.map((entry) => entry.id),
      (i) => `${path(i)}.id`,
    );
  return [
    ...twice(hexes, (i) => at(hexes, i).path),
    ...twice(initiatives, (i) => `initiatives.${i}`),
    ...twice(specials, (i) => `specials.${i}`),
    ...twice(events, (i) => `events.${i}`),
    ...hexes.flatMap(({ path, resources }) => duplicates(resources, (i) => `${path}.resources.${i}`)),
    ...events.flatMap((card, i) => scopeProblems(card, `events.${i}`)),
    ...finalReportProblems(events),
    ...levelProblems(events),
    ...coinProblems({ events, specials }),
  ];
}

/** The most coins a game may hold. Each coin adds one legal raise, so an unlimited supply needs a bound. */
function coinProblems(sources: Pick<EcoLogicPack, 'events' | 'specials'>): Issue[] {
  const coins = coinsInPlay({ options: { players: 4, supply: 'unlimited' }, content: sources });
  return coins <= MOST_COINS
    ? []
    : [{ path: 'events', message: `events and specials could bring ${coins} coins, more than ${MOST_COINS}` }];
}

function scopeProblems({ scope, effects }: EventRecord, path: string): Issue[] {
  const wide: readonly string[] = FOR_ALL;
  return effects.flatMap(({ op }, i) =>
    scope === 'drawer' && wide.includes(op)
      ? [{ path: `${path}.effects.${i}`, message: `${op} always concerns all players` }]
      : [],
  );
}

/** ECO-EVT.8, ECO-SUP.5: one card ends the game, and it lies at the bottom. */
function finalReportProblems(events: readonly EventRecord[]): Issue[] {
  const reports = events.flatMap((card, i) => (isFinalReport(card) ? [{ card, path: `events.${i}` }] : []));
  const [report] = reports;
  if (reports.length !== 1 || report === undefined)
    return [{ path: 'events', message: `one card has the effect finalReport, not ${reports.length}` }];
  return report.card.level === 3
    ? []
    : [{ path: `${report.path}.level`, message: 'the card with finalReport is of level 3' }];
}

/** ECO-SET.13: two players must be able to take cards out of every level. */
function levelProblems(events: readonly EventRecord[]): Issue[] {
  return [1, 2, 3].flatMap((level) => {
    const removable = events.filter((card) => card.level === level && !isFinalReport(card)).length;
    return removable >= REMOVED_PER_LEVEL
      ? []
      : [{ path: 'events', message: `level ${level} needs at least ${REMOVED_PER_LEVEL} cards besides finalReport` }];
  });
}

/** True of the card that ends the game. */
export const isFinalReport = ({ effects }: { readonly effects: readonly EventEffect[] }): boolean =>
  effects.some(({ op }) => op === 'finalReport');

function compile({ tiles, initiatives, specials, events }: EcoLogicPack): Content {
  return {
    tiles: [...tiles.box, ...tiles.extension].map(({ id, resources, bio, provenance }) => ({
      id,
      resources,
      capacity: capacity(resources.length),
      bio,
      provenance,
    })),
    initiatives: initiatives.flatMap(({ id, name, level, provenance }) => {
      const row = INITIATIVES[level];
      return row === undefined ? [] : [{ id, name: cardName(name), level, ...row, provenance }];
    }),
    specials: specials.map(({ id, name, effects, provenance }) => ({ id, name: cardName(name), effects, provenance })),
    events: events.map(({ id, name, ...card }) => ({
      id,
      name: cardName(name),
      level: card.level,
      scope: card.scope,
      effects: card.effects,
      provenance: card.provenance,
    })),
  };
}

const cardName = ({ en, ru }: EcoLogicPack['name']): CardName => (ru === undefined ? { en } : { en, ru });

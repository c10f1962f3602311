import { duplicates, type Issue, type PackSpec, provenance } from '@rulewright/core';
import * as z from 'zod/mini';
import { type Abilities, type Ability, ability } from './abilities.js';
import { basePack } from './base.js';
import { type Effect, effect, partsOf } from './effects.js';
import type { DoesNotExistPack, LevelWho, MonsterRecord } from './pack.js';
import { type Special, special } from './specials.js';

const id = z.string().check(z.regex(/^[A-Za-z][\w-]{0,39}$/));
const name = z.strictObject({ en: z.optional(z.string()), uk: z.optional(z.string()) });
const sourced = {
  id,
  name,
  count: z.int().check(z.minimum(1), z.maximum(20)),
  provenance,
  source: z.optional(z.string()),
  reconstructed: z.optional(z.array(z.string())),
  note: z.optional(z.string()),
};
const level = z.int().check(z.minimum(-99), z.maximum(99));
const bonus = z.int().check(z.minimum(0), z.maximum(99));

const sound = z.strictObject({
  ...sourced,
  type: z.optional(z.enum(['album', 'demo', 'vinyl'])),
  bonus: z.union([bonus, z.strictObject({ die: z.int().check(z.minimum(2), z.maximum(20)) })]),
  comparisonBonus: z.optional(bonus),
  durationMin: z.int().check(z.minimum(0), z.maximum(10_000)),
  genres: z.array(z.string()).check(z.maxLength(9)),
});
const levelWho: z.ZodMiniType<LevelWho> = z.union([
  z.strictObject({ class: z.string() }),
  z.strictObject({ trait: z.enum(['woman', 'man', 'human']) }),
]);
const monster = z.strictObject({
  ...sourced,
  level,
  souls: z.nullable(z.int().check(z.minimum(0), z.maximum(9))),
  sounds: z.int().check(z.minimum(0), z.maximum(9)),
  levelMods: z.array(z.strictObject({ who: levelWho, delta: level })).check(z.maxLength(9)),
  special: z.optional(special),
  failure: effect,
});
const classCard = z.strictObject({ ...sourced, abilities: z.array(ability).check(z.maxLength(9)) });

const MOST_RECORDS = 400;
const list = <S extends z.core.$ZodType>(element: S) => z.array(element).check(z.maxLength(MOST_RECORDS));
export const packSchema: z.ZodMiniType<DoesNotExistPack> = z.strictObject({
  id,
  name,
  sounds: list(sound).check(z.minLength(1)),
  monsters: list(monster),
  classes: list(classCard),
  mercenaries: list(z.strictObject(sourced)),
});

/** A sound card as the rules read it. */
export interface Sound {
  /** What actions and events call it: the id of its record, with a number for further copies. */
  readonly name: string;
  /** 0 when a die gives it. */
  readonly bonus: number;
  /** The sides of the die that gives the bonus, or 0. */
  readonly die: number;
  /** What it is worth outside line-ups (DNE-FAI.3). */
  readonly comparison: number;
  readonly minutes: number;
  readonly genres: readonly number[];
}
export interface Monster {
  readonly name: string;
  readonly level: number;
  readonly souls: number | null;
  readonly sounds: number;
  readonly levelMods: readonly { readonly who: LevelWho; readonly delta: number }[];
  readonly special: Special;
  readonly failure: Effect;
}
export interface ClassCard {
  readonly name: string;
  /** The id of its record: what monsters mean by a class. */
  readonly id: string;
  readonly abilities: Abilities;
}
export interface Mercenary {
  readonly name: string;
}
/** Where a name stands in a list. */
export type Names = Readonly<Record<string, number>>;

/** The content the rules read: one entry for each physical card, and a card is its index in these lists. */
export interface Content {
  readonly sounds: readonly Sound[];
  readonly monsters: readonly Monster[];
  readonly classes: readonly ClassCard[];
  readonly mercenaries: readonly Mercenary[];
  /** The genres that the numbers of a sound card mean. */
  readonly genres: readonly string[];
  readonly soundNames: Names;
  /** Monsters and mercenaries, numbered as in a state. */
  readonly figureNames: Names;
  /** The greatest number that a card can have as a bonus. */
  readonly highestBonus: number;
}

export const pack: PackSpec<Content, DoesNotExistPack> = { schema: packSchema, base: basePack, problems, compile };

/** What the schema of a pack cannot say. */
function problems({ sounds, monsters, classes, mercenaries }: DoesNotExistPack): Issue[] {
  const twice = (records: readonly { id: string }[], path: (index: number) => string) =>
    duplicates(
      records.map((record) => record.id),
      (i) => `${path(i)}.id`,
    );
  const figures = [...monsters, ...mercenaries];
  const known = classes.map((card) => card.id);
  const figurePath = (i: number) => (i < monsters.length ? `monsters.${i}` : `mercenaries.${i - monsters.length}`);
  return [
    ...twice(sounds, (i) => `sounds.${i}`),
    ...twice(figures, figurePath),
    ...twice(classes, (i) => `classes.${i}`),
    ...sounds.flatMap(({ genres }, i) => duplicates(genres, (j) => `sounds.${i}.genres.${j}`)),
    ...classes.flatMap(({ abilities }, i) =>
      duplicates(
        abilities.map(({ op }) => op),
        (j) => `classes.${i}.abilities.${j}`,
      ),
    ),
    ...monsters.flatMap((record, i) => monsterProblems(record, known, `monsters.${i}`)),
  ];
}

/** Effects are not nested too deep, and the classes that a monster names exist. */
function monsterProblems({ levelMods, special, failure }: MonsterRecord, known: string[], path: string): Issue[] {
  const unknown = (named: string | undefined, where: string): Issue[] =>
    named === undefined || known.includes(named) ? [] : [{ path: `${path}.${where}`, message: `no class ${named}` }];
  return [
    ...levelMods.flatMap(({ who }, i) => unknown('class' in who ? who.class : undefined, `levelMods.${i}.who.class`)),
    ...unknown(special?.onInvite?.ifClass, 'special.onInvite.ifClass'),
    ...unknown(special?.lineup?.ifClass, 'special.lineup.ifClass'),
    ...effectClasses(failure).flatMap((named) => unknown(named, 'failure')),
    ...(depth(failure) > DEEPEST ? [{ path: `${path}.failure`, message: 'the effect is nested too deep' }] : []),
  ];
}

const DEEPEST = 6;
const depth = (effect: Effect): number => 1 + Math.max(0, ...partsOf(effect).map(depth));
const effectClasses = (effect: Effect): string[] => [
  ...(effect.op === 'ifClass' ? [effect.class] : []),
  ...partsOf(effect).flatMap(effectClasses),
];

/** Every physical card of a list: further copies are called `id#2`, `id#3` … */
const cards = <R extends { id: string; count: number }, C>(
  records: readonly R[],
  card: (record: R, name: string) => C,
) =>
  records.flatMap((record) =>
    Array.from({ length: record.count }, (_, copy) =>
      card(record, copy === 0 ? record.id : `${record.id}#${copy + 1}`),
    ),
  );

const namesOf = (list: readonly { readonly name: string }[]): Names =>
  Object.fromEntries(list.map(({ name }, card) => [name, card]));

function compile(given: DoesNotExistPack): Content {
  const genres = [...new Set(given.sounds.flatMap((record) => record.genres))];
  const sounds = cards(given.sounds, (record, name) => soundOf(record, name, genres));
  const monsters = cards(
    given.monsters,
    ({ level, souls, sounds, levelMods, special = {}, failure }, name): Monster => ({
      name,
      level,
      souls,
      sounds,
      levelMods,
      special,
      failure,
    }),
  );
  const classes = cards(
    given.classes,
    ({ id, abilities }, name): ClassCard => ({ name, id, abilities: abilitiesOf(abilities) }),
  );
  const mercenaries = cards(given.mercenaries, (_, name): Mercenary => ({ name }));
  return {
    sounds,
    monsters,
    classes,
    mercenaries,
    genres,
    soundNames: namesOf(sounds),
    figureNames: namesOf([...monsters, ...mercenaries]),
    highestBonus: Math.max(...sounds.map(({ bonus, die }) => Math.max(bonus, die))),
  };
}

/** DNE-R6: without a number of its own, a die compares as its mean, rounded down. */
function soundOf(record: DoesNotExistPack['sounds'][number], name: string, genres: readonly string[]): Sound {
  const { bonus, comparisonBonus, durationMin } = record;
  const die = typeof bonus === 'number' ? 0 : bonus.die;
  const number = typeof bonus === 'number' ? bonus : 0;
  return {
    name,
    bonus: number,
    die,
    comparison: comparisonBonus ?? (die === 0 ? number : Math.floor((die + 1) / 2)),
    minutes: durationMin,
    genres: record.genres.map((genre) => genres.indexOf(genre)),
  };
}

const abilitiesOf = (abilities: readonly Ability[]): Abilities =>
  Object.fromEntries(abilities.map((each) => [each.op, each]));

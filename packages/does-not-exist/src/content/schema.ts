import type { Issue } from '@rulewright/core';
import {
  duplicates,
  type PackSpec,
  type Provenance,
  provenance,
  TEXT_FIELDS,
  withoutFields,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { type Abilities, type Ability, abilitiesByName, ability } from './abilities.js';
import { basePack } from './base.js';
import { effectSteps } from './effect-steps.js';
import { type Effect, effect } from './effects.js';
import type { DoesNotExistPack, LevelWho, MonsterEntry, NamedEntry, SoundEntry } from './pack.js';
import { type Special, special } from './specials.js';

const id = z.string().check(z.regex(/^[A-Za-z][\w-]{0,39}$/));
const name = z.strictObject({ en: z.optional(z.string()), uk: z.optional(z.string()) });
const sourced = {
  id,
  name,
  count: z.int().check(z.minimum(1), z.maximum(20)),
  provenance,
  source: z.optional(z.string()),
  reconstructed: z.optional(z.array(z.string()).check(z.maxLength(20))),
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
const levelWho: z.Schema<LevelWho> = z.union([
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

const MOST_ENTRIES = 400;
const list = <X>(element: z.Schema<X>) => z.array(element).check(z.maxLength(MOST_ENTRIES));
export const packSchema: z.Schema<DoesNotExistPack> = z.strictObject({
  id,
  name,
  sounds: list(sound).check(z.minLength(1)),
  monsters: list(monster),
  classes: list(classCard),
  mercenaries: list(z.strictObject(sourced)),
});

/** A kind of card as the rules read it. */
interface Kind {
  /** The id in actions, events, queries and scripted draws. */
  readonly id: string;
  /** The name by language; the English one is the printed Latin name, or else made from the id: `Ghost Dog`. */
  readonly name: { readonly en: string; readonly uk?: string | undefined };
  readonly provenance: Provenance;
  /** Number of cards of this kind. */
  readonly count: number;
}
export interface Sound extends Kind {
  /** 0 when a die gives it. */
  readonly bonus: number;
  /** The sides of the die that gives the bonus, or 0. */
  readonly die: number;
  /** Worth outside line-ups (DNE-FAI.3). */
  readonly comparison: number;
  readonly minutes: number;
  readonly genres: readonly number[];
}
export interface Monster extends Kind {
  readonly level: number;
  readonly souls: number | null;
  readonly sounds: number;
  readonly levelMods: readonly { readonly who: LevelWho; readonly delta: number }[];
  readonly special: Special;
  readonly failure: Effect;
}
export interface ClassCard extends Kind {
  /** As the card prints them, and by name. */
  readonly printed: readonly Ability[];
  readonly abilities: Abilities;
}
export interface Mercenary extends Kind {}
/** The index of each id in a list. */
export type Places = Readonly<Record<string, number>>;

/** The content the rules read: one entry for each kind of card, and a card of a state is the index of its kind. */
export interface Content {
  readonly sounds: readonly Sound[];
  readonly monsters: readonly Monster[];
  readonly classes: readonly ClassCard[];
  readonly mercenaries: readonly Mercenary[];
  /** The genres that the numbers of a sound card mean. */
  readonly genres: readonly string[];
  readonly soundIndex: Places;
  /** Monsters and mercenaries, numbered as in a state. */
  readonly figureIndex: Places;
  /** The greatest number that a card can have as a bonus. */
  readonly highestBonus: number;
}

/** Every card of a list of kinds, as often as there are copies; the first kind has the number `first`. */
export function cardsOf(kinds: readonly { readonly count: number }[], first = 0): number[] {
  const cards: number[] = [];
  for (const [place, { count }] of kinds.entries()) for (let n = 0; n < count; n++) cards.push(first + place);
  return cards;
}

export const pack: PackSpec<Content, DoesNotExistPack> = {
  schema: packSchema,
  base: basePack,
  baseDigest: '826fc41710560ed8',
  problems,
  compile,
  identity: withoutFields(TEXT_FIELDS),
};

/** The checks of a pack that its schema cannot express. */
function problems({ sounds, monsters, classes, mercenaries }: DoesNotExistPack): Issue[] {
  const twice = (entries: readonly { id: string }[], path: (index: number) => string) =>
    duplicates(
      entries.map((entry) => entry.id),
      (i) => `${path(i)}.id`,
    );
  const figures = [...monsters, ...mercenaries];
  const known = classes.map((card) => card.id);
  const figurePath = (i: number) => (i < monsters.length ? `monsters.${i}` : `mercenaries.${i - monsters.length}`);
  return [
    ...twice(sounds, (i) => `sounds.${i}`),
    ...twice(figures, figurePath),
    ...twice(classes, (i) => `classes.${i}`),
    ...sounds.flatMap(({ genres }, i) => duplicates(genres.map(genreKey), (j) => `sounds.${i}.genres.${j}`)),
    ...classes.flatMap(({ abilities }, i) =>
      duplicates(
        abilities.map(({ op }) => op),
        (j) => `classes.${i}.abilities.${j}`,
      ),
    ),
    ...monsters.flatMap((entry, i) => monsterProblems(entry, known, `monsters.${i}`)),
  ];
}

/** Effects are not nested too deep, and the classes that a monster names exist. */
function monsterProblems({ levelMods, special, failure }: MonsterEntry, known: string[], path: string): Issue[] {
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
const depth = (effect: Effect): number => 1 + Math.max(0, ...effectSteps(effect).map(depth));
const effectClasses = (effect: Effect): string[] => [
  ...(effect.op === 'ifClass' ? [effect.class] : []),
  ...effectSteps(effect).flatMap(effectClasses),
];

const indexOf = (list: readonly { readonly id: string }[]): Places =>
  Object.fromEntries(list.map(({ id }, place) => [id, place]));
const kindOf = ({ id, name, count, provenance }: NamedEntry): Kind => ({
  id,
  name: { ...name, en: name.en ?? latin(name.uk) ?? id.split(/[-_]/).map(capitalised).join(' ') },
  count,
  provenance,
});
const latin = (name = ''): string | undefined => (/^[ -~]*[A-Za-z][ -~]*$/.test(name) ? name : undefined);
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** DNE-R5: a genre is a word, whatever its case. */
const genreKey = (genre: string): string => genre.toLowerCase();

function compile(given: DoesNotExistPack): Content {
  const genres = new Map<string, string>();
  for (const genre of given.sounds.flatMap((entry) => entry.genres))
    if (!genres.has(genreKey(genre))) genres.set(genreKey(genre), genre);
  const keys = [...genres.keys()];
  const sounds = given.sounds.map((entry) => soundOf(entry, keys));
  const monsters = given.monsters.map((entry): Monster => {
    const { level, souls, sounds, levelMods, special = {}, failure } = entry;
    return { ...kindOf(entry), level, souls, sounds, levelMods, special, failure };
  });
  const classes = given.classes.map(
    (entry): ClassCard => ({
      ...kindOf(entry),
      printed: entry.abilities,
      abilities: abilitiesByName(entry.abilities),
    }),
  );
  const mercenaries = given.mercenaries.map(kindOf);
  return {
    sounds,
    monsters,
    classes,
    mercenaries,
    genres: [...genres.values()],
    soundIndex: indexOf(sounds),
    figureIndex: indexOf([...monsters, ...mercenaries]),
    highestBonus: Math.max(...sounds.map(({ bonus, die }) => Math.max(bonus, die))),
  };
}

/** DNE-R6: without a number of its own, a die compares as its mean, rounded down. */
function soundOf(entry: SoundEntry, genres: readonly string[]): Sound {
  const { bonus, comparisonBonus, durationMin } = entry;
  const die = typeof bonus === 'number' ? 0 : bonus.die;
  const number = typeof bonus === 'number' ? bonus : 0;
  return {
    ...kindOf(entry),
    bonus: number,
    die,
    comparison: comparisonBonus ?? (die === 0 ? number : Math.floor((die + 1) / 2)),
    minutes: durationMin,
    genres: entry.genres.map((genre) => genres.indexOf(genreKey(genre))),
  };
}

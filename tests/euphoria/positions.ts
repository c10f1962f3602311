import { ARTIFACTS, type EuphoriaAction, type EuphoriaState, engine, GOODS } from '@rulewright/euphoria';
import { available, begin, put, type Site, type setGoods, siteOf, stand, turn } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';
import type { Draft } from 'immer';

// Tables for the rule tests, what a test looks at, and short forms of what it plays.

export type EuState = Draft<EuphoriaState>;
export type EuScenario = ReturnType<typeof table>;
type Artifact = (typeof ARTIFACTS)[number];
type Good = (typeof GOODS)[number];
/** Goods by their names, as `setGoods` takes them. */
export type Goods = Parameters<typeof setGoods>[2];
export const NONE = -1;
const AVAILABLE = -2;
const WORKERS = 4;

/** The whole numbers below a count. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** A scenario with the given options: three players, no trade and a fixed seed unless told otherwise. */
export const table = (
  options: Parameters<typeof engine.init>[1] = {},
  seed: string | number = 'table',
  script: Parameters<typeof engine.init>[2] = [],
) => scenario(engine, { seed, options: { players: 3, tradeProposalsPerTurn: 0, ...options }, script });

/**
 * A table in the first turn of a seat, 0 unless told otherwise: nobody has recruits, goods or artifacts, everybody has two
 * available workers of value 1, morale 1 and knowledge 3. The recipe says what is different.
 */
export const position = (
  recipe: (state: EuState) => void,
  options: Parameters<typeof engine.init>[1] = {},
  active = 0,
): EuScenario =>
  table(options).edit((state) => {
    begin(state);
    if (active !== 0) turn(state, active);
    recipe(state);
  });

/** As `position`, but with workers of values 1 and 2 at every seat. */
export const tableWith = (
  options: Parameters<typeof engine.init>[1] = {},
  recipe: (state: EuState) => void = () => undefined,
): EuScenario =>
  position((state) => {
    for (let seat = 0; seat < state.options.players; seat++) available(state, seat, 1, 2);
    recipe(state);
  }, options);

/** A position in which seat 0 has these workers on the board, numbered from 1, and no other. */
export const sentOut = (
  workers: readonly (readonly [space: string, value: number])[],
  recipe: (state: EuState) => void = () => {},
  options: Parameters<typeof engine.init>[1] = {},
): EuScenario =>
  position((state) => {
    available(state, 0);
    for (const [space, value] of workers) stand(state, 0, space, value);
    recipe(state);
  }, options);

/** A worker of the player stands on a space, and none is available. */
export function away(state: EuState, seat: number, space: string, value: number): void {
  available(state, seat);
  stand(state, seat, space, value);
}

/** What a player owns, without the goods of which there is none. */
export const goodsOf = (state: EuphoriaState, seat: number): Partial<Record<Good, number>> =>
  Object.fromEntries(
    GOODS.map((good, i) => [good, state.goods[seat * GOODS.length + i] ?? 0] as const).filter(([, count]) => count > 0),
  );

export const kindOf = (card: number): Artifact => {
  const kind = ARTIFACTS[card];
  if (kind === undefined) throw new Error(`no artifact ${card}`);
  return kind;
};

/** The kinds of the artifacts in a hand, in canonical order. */
export const handOf = (state: EuphoriaState, seat: number): Artifact[] => {
  const kinds = (state.hands[seat] ?? []).map(kindOf);
  return ARTIFACTS.flatMap((kind) => kinds.filter((other) => other === kind));
};

export const tileStars = (state: EuphoriaState, seat: number, site: Site): number =>
  state.tileStars[siteOf(site) * state.options.players + seat] ?? NONE;

/** The values of a player's available workers, ascending. */
export const availableOf = (state: EuphoriaState, seat: number): number[] =>
  state.value
    .filter((_, i) => Math.floor(i / WORKERS) === seat && state.place[i] === AVAILABLE)
    .toSorted((a, b) => a - b);

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);
const CARDS = {
  artifactDeck: ARTIFACTS,
  recruitDeck: idsOf(engine.content.recruits),
  unbuiltTiles: idsOf(engine.content.tiles),
} as const;

/** The ids of that many cards at the bottom of a deck, whichever they are. */
export const anyOf = (state: EuState, deck: keyof typeof CARDS, count: number): string[] =>
  (state[deck].bags[0]?.cards ?? []).slice(0, count).map((card) => CARDS[deck][card] ?? '');

/** The markets of these sites are built, with any tiles. */
export const buildAny = (state: EuState, ...sites: Site[]): void => {
  for (const site of sites) put(state, ['builtTiles.*', siteOf(site)], anyOf(state, 'unbuiltTiles', 1));
};

/** The decision that waits. */
export const asked = ({ state }: EuScenario) => state.agenda[state.agenda.length - 1];

export const place = (seat: number, value: number, space: string) => ({ type: 'place', seat, value, space }) as const;
export const retrieve = (seat: number, workers: number[], price = 'free') =>
  ({ type: 'retrieve', seat, workers, price }) as const;
export const pay = (seat: number, ...plan: Extract<EuphoriaAction, { type: 'pay' }>['plan'][number][]) =>
  ({ type: 'pay', seat, plan }) as const;
export const take = (seat: number, ...items: Extract<EuphoriaAction, { type: 'take' }>['items'][number][]) =>
  ({ type: 'take', seat, items }) as const;
export const use = (seat: number, recruit: string) => ({ type: 'use-ability', seat, recruit }) as const;
/** The spaces on which a player may place now. */
export const spacesFor = (game: EuScenario): string[] => [...new Set(game.legal('place').map(({ space }) => space))];

import {
  type AnyAction,
  addFractions,
  at,
  digest,
  type Engine,
  type Fraction,
  fraction,
  toNumber,
  type View,
} from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { type Generator, generator } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { isFinalReport } from '../../packages/ecologic/src/content/schema.js';
import { FEW, fewer, HALF, inFull, some } from '../support/depth.js';
import { dare } from '../testing/dare.js';

// What a player of a whole game may expect, held against worlds that agree with the view.

type State = { readonly options: object };
type AnyEngine = Engine<State, AnyAction, { players: number }, unknown>;
type Seen = { readonly view: unknown; readonly events: unknown };

const keyOf = ({ view, events }: Seen): string => digest(JSON.stringify([view, events]));
const written = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

/** Positions of random games, and in each a random action with the view of who takes it. */
function* moments(engine: AnyEngine, players: number, random: Generator, stride: number) {
  for (let game = 0; ; game++) {
    let state = engine.init(`${game}`, { players });
    for (let decision = 0; ; decision++) {
      const legal = engine.legalActions(state);
      const action = legal[Math.floor(random() * legal.length)];
      if (action === undefined) break;
      const next = engine.apply(state, action);
      if (decision % stride === 0) yield { state, action, next, view: engine.view(state, action.seat) };
      state = next;
    }
  }
}

/** This many standard errors apart are no chance: one comparison in 1.7 million. */
const MOST_ERRORS = 5;
const WORLDS = fewer(40, FEW);
const LIMIT = 60;

/** Dealt worlds have nothing that is not listed, and each listed result about as often as it says. */
function compare(
  engine: AnyEngine,
  view: View<State>,
  action: AnyAction,
  outcomes: readonly (Seen & { probability: Fraction })[],
) {
  const sums = new Map(outcomes.map((outcome) => [keyOf(outcome), 0]));
  for (let n = 0; n < WORLDS; n++) {
    const world = engine.determinize(view, `world ${n}`);
    for (const found of engine.chanceOutcomes(world, action, { viewer: action.seat })) {
      const sum = sums.get(keyOf(found));
      if (sum === undefined) throw new Error(`not listed: ${keyOf(found)}`);
      sums.set(keyOf(found), sum + toNumber(found.probability));
    }
  }
  for (const outcome of outcomes) {
    const chance = toNumber(outcome.probability);
    const error = Math.sqrt((chance * (1 - chance)) / WORLDS);
    const share = (sums.get(keyOf(outcome)) ?? 0) / WORLDS;
    expect(Math.abs(share - chance)).toBeLessThanOrEqual(MOST_ERRORS * error + 1e-9);
  }
}

const games: readonly { name: string; engine: AnyEngine; players: number; stride: number; wanted: number }[] = [
  { name: 'EcoLogic', engine: ecologic, players: 2, stride: 3, wanted: 8 },
  { name: 'Emix', engine: emix, players: 2, stride: 5, wanted: 6 },
  { name: 'Emix for three', engine: emix, players: 3, stride: 7, wanted: 4 },
  { name: 'Does Not Exist', engine: doesNotExist, players: 3, stride: 5, wanted: 6 },
  { name: 'Euphoria', engine: euphoria, players: 3, stride: 5, wanted: 4 },
  { name: 'a game of sealed stakes', engine: dare, players: 3, stride: 1, wanted: 8 },
];

test.each(some(games, { day: 3 }))(
  'dealt worlds of $name agree with what a player may expect',
  ({ engine, players, stride, wanted }) => {
    let compared = 0;
    for (const { action, view, next } of moments(engine, players, generator('worlds'), stride)) {
      const told = engine.chanceOutcomes(view, action, { limit: LIMIT });
      if (!told.exact) continue;
      const { outcomes } = told;
      expect(written(outcomes.reduce((sum, one) => addFractions(sum, one.probability), fraction(0)))).toBe('1/1');
      const seen = digest(engine.view(next, action.seat));
      expect(outcomes.some((one) => digest(one.view) === seen)).toBe(true);
      if (outcomes.length === 1) continue;
      compare(engine, view, action, outcomes);
      if (++compared === fewer(wanted, HALF)) break;
    }
  },
);

test.each([2, 3])(
  'what an action of Emix for %i has moved unseen is not asked for before it matters',
  inFull,
  (players) => {
    let [asked, exact] = [0, 0];
    for (const { action, view, next } of moments(emix, players, generator('windows'), 1)) {
      const { agenda } = view.position as unknown as { readonly agenda: readonly { readonly kind: string }[] };
      if (!agenda.some(({ kind }) => kind === 'cancel')) continue;
      asked++;
      const told = emix.chanceOutcomes(view as never, action as never, { limit: LIMIT });
      if (told.exact) {
        exact++;
        const seen = digest(emix.view(next as never, action.seat));
        expect(told.outcomes.some((one) => digest(one.view) === seen)).toBe(true);
        if (exact % 3 === 0) compare(emix, view, action, told.outcomes);
      }
      if (asked === 30) break;
    }
    expect(exact).toBeGreaterThan(15);
  },
);

describe('EcoLogic for two', () => {
  const MOST_WORLDS = 200;

  test('expects the mean over every choice of removed events', inFull, () => {
    let [several, worlds] = [0, 0];
    for (const { state, action, view } of moments(ecologic, 2, generator('removed'), 1)) {
      const told = ecologic.chanceOutcomes(view as never, action as never);
      if (!told.exact || told.outcomes.length === 1) continue;
      const ways = removals(view.position as never);
      if (ways.length > MOST_WORLDS || ways.length === 1) continue;
      const sums = new Map<string, Fraction>();
      for (const way of ways) {
        // all initiatives that nobody sees lie in the one deck
        const { rng, initiativeDeck } = state as unknown as { rng: object; initiativeDeck: object };
        const world = { ...view.position, ...way, initiativeDeck, rng };
        for (const found of ecologic.chanceOutcomes(world as never, action as never, { viewer: action.seat })) {
          const { numerator, denominator } = found.probability;
          const part = fraction(numerator, denominator * ways.length);
          sums.set(keyOf(found), addFractions(sums.get(keyOf(found)) ?? fraction(0), part));
        }
      }
      expect(Object.fromEntries(told.outcomes.map((one) => [keyOf(one), written(one.probability)]))).toEqual(
        Object.fromEntries([...sums].map(([key, sum]) => [key, written(sum)])),
      );
      worlds += ways.length;
      if (++several === 4) break;
    }
    expect([several, worlds > 40]).toEqual([4, true]);
  });

  interface Removed {
    readonly eventsRemoved: readonly number[];
    readonly eventDeck: { readonly bags: readonly { readonly cards: readonly number[]; readonly known: unknown }[] };
    readonly eventDiscard: readonly number[];
  }

  /** Every choice of removed events of each level, and what is left in the deck. */
  function removals(position: Removed & Record<string, unknown>): object[] {
    const { events } = ecologic.content;
    const seen = new Set([
      ...position.eventDiscard,
      ...position.eventsRemoved,
      ...position.eventDeck.bags.flatMap((bag) => bag.cards),
    ]);
    const levels = [...new Set(events.map(({ level }) => level))];
    const perLevel = levels.map((level, number) => {
      const unseen = events.flatMap((event, card) => (event.level === level && !seen.has(card) ? [card] : []));
      const count = position.eventsRemoved.filter((card) => card === -1 - number).length;
      const free = unseen.filter((card) => !isFinalReport(at(events, card)));
      return choices(free, count).map((removed) => ({
        removed,
        left: unseen.filter((card) => !removed.includes(card)),
      }));
    });
    return product(perLevel).map((choice) => ({
      eventsRemoved: choice.flatMap(({ removed }) => removed),
      eventDeck: {
        bags: position.eventDeck.bags.map(({ cards, known }) => ({
          cards: cards.every((card) => card < 0) ? choice[-1 - (cards[0] ?? 0)]?.left : cards,
          known,
        })),
      },
    }));
  }

  function choices(cards: readonly number[], count: number): number[][] {
    if (count === 0) return [[]];
    return cards.flatMap((card, i) => choices(cards.slice(i + 1), count - 1).map((more) => [card, ...more]));
  }

  function product<X>(lists: readonly (readonly X[])[]): X[][] {
    return lists.reduce<X[][]>((ways, list) => ways.flatMap((way) => list.map((one) => [...way, one])), [[]]);
  }
});

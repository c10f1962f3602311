import { deepEqual } from 'node:assert/strict';
import { compareFractions, fraction } from '@rulewright/core';
import { cardsOfDeck } from '@rulewright/core/author';
import { type EcoLogicAction, type EcoLogicState, engine, score } from '@rulewright/ecologic';
import { generator } from '@rulewright/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewer, HALF, often, some } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { renamed, renamedAction, renamedOutcome, swappedBranches, turnedField, turnedTable } from './symmetry.js';
import { NONE } from './table.js';
import { busy, TABLES, WALKS, walk } from './walks.js';

// Section 8 of the specification: what has to stay the same when something that cannot matter is changed.

type Renaming = Parameters<typeof renamed>[1];

const text = (actions: readonly EcoLogicAction[]): string[] => actions.map((action) => engine.format(action)).sort();

/** Plays on from a position and from its image: the image of every list, state and result has to be the other one. */
function isSameGame(from: EcoLogicState, renaming: Renaming, decisions: number): void {
  const random = generator(decisions);
  let one = from;
  let other = engine.load(renamed(one, renaming));
  for (let decision = 0; decision < decisions; decision++) {
    const legal = engine.legalActions(one);
    const image = legal.map((action) => renamedAction(action, renaming));
    deepEqual(text(engine.legalActions(other)), text(image));
    const chosen = busy(legal, one, random);
    const [action, twin] = [legal[chosen], image[chosen]];
    if (action === undefined || twin === undefined) break;
    one = engine.apply(one, action);
    other = engine.apply(other, twin);
    deepEqual(JSON.parse(JSON.stringify(other)), renamed(one, renaming));
  }
  const outcome = engine.outcome(one);
  deepEqual(engine.outcome(other), outcome && renamedOutcome(outcome, renaming));
}

/** A position in the middle of a walk: its number, how far it has come (in thousandths), and for how long to play on. */
const moments = fc.record({
  number: fc.nat(WALKS - 1),
  share: fc.nat(999),
  decisions: fc.integer({ min: 1, max: 40 }),
});

function moment({ number, share }: { readonly number: number; readonly share: number }): EcoLogicState {
  const { start, steps } = walk(number);
  const place = Math.floor((share * (steps.length + 1)) / 1000);
  return place === 0 ? start : (steps[place - 1]?.after ?? start);
}

rule(['ECO-SET.1', 'ECO-RND.2'], 'is the same game whoever sits in which seat (property 16)', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 3 }), ({ decisions, ...place }, by) => {
      const state = moment(place);
      isSameGame(state, turnedTable(state, by), decisions);
    }),
    { numRuns: fewer(60, HALF) },
  );
});

rule(['ECO-GEN.3', 'ECO-BLD.2'], 'is the same game on a field that is turned or mirrored (property 17)', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 11 }), ({ decisions, ...place }, position) => {
      const state = moment(place);
      isSameGame(state, turnedField(state, position), decisions);
    }),
    { numRuns: fewer(60, HALF) },
  );
});

test('The field has twelve positions, each of them different (property 17).', () => {
  const { start } = walk(0);
  const fields = Array.from({ length: 12 }, (_, position) =>
    renamed(start, turnedField(start, position)).field.tile.join(),
  );
  expect(new Set(fields).size).toBe(12);
  expect(fields[0]).toBe(start.field.tile.join());
});

/** The same position with the events that name a branch out of the way. */
function withoutBranches(state: EcoLogicState): EcoLogicState {
  const names = (card: number) =>
    engine.content.events[card]?.effects.some((effect) => 'branch' in effect && effect.branch !== 'any') ?? false;
  const bags = state.eventDeck.bags.map(({ cards }) => ({ cards: cards.filter((card) => !names(card)), known: [] }));
  return engine.load({
    ...state,
    eventDeck: { bags: bags.filter(({ cards }) => cards.length > 0) },
    eventDiscard: [...state.eventDiscard, ...cardsOfDeck(state.eventDeck).filter(names)],
    currentEvents: state.currentEvents.filter(({ event }) => !names(event)),
  });
}

rule(['ECO-PLT.2', 'ECO-GEN.5'], 'treats oil and mineral alike while no event names one of them (property 18)', () => {
  fc.assert(
    fc.property(moments, ({ decisions, ...place }) => {
      isSameGame(withoutBranches(moment(place)), swappedBranches, decisions);
    }),
    { numRuns: fewer(60, HALF) },
  );
});

rule(
  ['ECO-SET.1', 'ECO-GEN.3', 'ECO-PLT.2'],
  'is the same game from the set-up to the end, in all three ways at once',
  () => {
    for (const [number, options] of some([...TABLES.entries()], { day: 8 })) {
      const start = withoutBranches(engine.init(`twin ${number}`, options));
      const field = turnedField(start, 1 + (number % 11));
      isSameGame(
        start,
        { ...swappedBranches, hex: field.hex, seat: turnedTable(start, 1).seat },
        Number.POSITIVE_INFINITY,
      );
    }
  },
);

const amount = fc.integer({ min: 1, max: 1000 });

rule(['ECO-END.3', 'ECO-END.5'], 'scores eco fund and money alike, and twice both twice as high (property 19)', () => {
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 2, max: 50 }), (one, other, times) => {
      const { numerator, denominator } = score(one, other);
      deepEqual(score(other, one), { numerator, denominator });
      deepEqual(score(times * one, times * other), fraction(times * numerator, denominator));
    }),
  );
});

rule(['ECO-END.3', 'ECO-R37'], 'rewards what narrows the gap and punishes what widens it (property 20)', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const [one, other] = a < b ? [a, b] : [b, a];
      const change = (e1: number, e2: number) => compareFractions(score(e1, e2), score(one, other));
      deepEqual([change(one + 1, other), change(one, other + 1)], one < other ? [1, -1] : [-1, -1]);
    }),
  );
  expect([score(7, 7), score(7, 8)]).toEqual([fraction(14), fraction(105, 8)]);
});

rule('ECO-AUC.4', 'leaves the others at least as much to do after a raise of 1 as after one of 2 (property 22)', () => {
  let compared = 0;
  fc.assert(
    fc.property(
      fc.nat(WALKS - 1).map((number) => walk(number)),
      ({ steps }) => {
        for (const { before } of steps) {
          const decision = before.agenda.at(-1);
          if (decision?.kind !== 'bid' || before.auction === null) continue;
          const { highBid } = before.auction;
          if ((before.players[decision.seat]?.money ?? NONE) < highBid + 2) continue;
          const after = (by: number) => {
            const state = engine.apply(before, { type: 'raise', seat: decision.seat, amount: highBid + by });
            return engine.legalActions(state).filter(({ seat }) => seat !== decision.seat);
          };
          const [low, high] = [text(after(1)), text(after(2))];
          deepEqual(
            high.filter((action) => !low.includes(action)),
            [],
          );
          compared += high.length;
        }
      },
    ),
    { numRuns: WALKS },
  );
  expect(compared).toBeGreaterThanOrEqual(often(100));
});

import { deepEqual, equal } from 'node:assert/strict';
import { type DoesNotExistAction, type DoesNotExistState, engine } from '@rulewright/does-not-exist';
import { generator } from '@rulewright/testing';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { fewer, HALF, often } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { plain, turned, turnedAction, turnedSeats } from './symmetry.js';
import { setShared } from './table.js';
import { busy, WALKS, type Walk, walk } from './walks.js';

// Section 8 of the specification: what has to stay the same when something that cannot matter is changed. What line-ups
// are worth: `scoring-properties.test.ts`.

const text = (actions: readonly DoesNotExistAction[]): string[] =>
  actions.map((action) => engine.format(action)).sort();

/** Positions in the middle of walks: the number of the walk, and how far it has come, in thousandths. */
const moments = fc.record({ number: fc.nat(WALKS - 1), share: fc.nat(999) });
const stateAt = ({ steps, end }: Walk, share: number): DoesNotExistState =>
  steps[Math.floor((share * steps.length) / 1000)]?.before ?? end;

/** Plays on from a position and from its image: the image of every list and state has to be the other one. */
function isTurnedGame(from: DoesNotExistState, by: number, seed: number, decisions = 25): void {
  const random = generator(seed);
  const { players } = from.options;
  let one = from;
  let other = engine.load(turned(one, by));
  for (let decision = 0; decision < decisions; decision++) {
    const legal = engine.legalActions(one);
    deepEqual(text(engine.legalActions(other)), text(legal.map((action) => turnedAction(action, by, players))));
    const action = legal[busy(legal, one, random)];
    if (action === undefined) break;
    one = engine.apply(one, action);
    other = engine.apply(other, turnedAction(action, by, players));
    deepEqual(plain(other), turned(one, by));
  }
  const [outcome, image] = [engine.outcome(one), engine.outcome(other)];
  equal(image?.reason, outcome?.reason);
  const ranking = outcome?.ranking.map((group) => turnedSeats(group, by, players));
  deepEqual(
    image?.ranking.map((group) => [...group].sort((a, b) => a - b)),
    ranking,
  );
}

rule('DNE-GNL.1', 'is the same game whoever sits in which seat (invariant 24)', () => {
  let played = 0;
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 5 }), ({ number, share }, by) => {
      const state = stateAt(walk(number), share);
      // the gentle round begins with seat 0, and traits belong to seats
      if (by >= state.options.players || state.phase === 'gentle-round' || state.options.traits.length > 0) return;
      isTurnedGame(state, by, share);
      played++;
    }),
    { seed: 1, numRuns: fewer(150, HALF) },
  );
  expect(played).toBeGreaterThanOrEqual(often(25));
});

const HURTS: readonly string[] = ['hand-shown', 'card-taken', 'card-given', 'player-zeroed', 'monster-stayed-away'];

rule(['DNE-GNL.1', 'DNE-FAI.14', 'DNE-FAI.17'], 'hits whoever sits in which seat alike (invariant 24)', () => {
  let hits = 0;
  for (let number = 0; number < WALKS; number++)
    for (const { before, events } of walk(number).steps) {
      if (before.options.traits.length > 0 || !events.some(({ type }) => HURTS.includes(type))) continue;
      for (let by = 1; by < before.options.players; by++) isTurnedGame(before, by, number, 3);
      hits++;
    }
  expect(hits).toBeGreaterThanOrEqual(often(20));
});

/** The cards of a set are named in the order of the hand. */
const sorted = (action: DoesNotExistAction): DoesNotExistAction =>
  action.type === 'discard-set' ? { ...action, cards: [...action.cards].sort() } : action;

rule(['DNE-GNL.3', 'DNE-GNL.4'], 'offers the same whatever the order of the cards in hands (invariant 25)', () => {
  let compared = 0;
  fc.assert(
    fc.property(moments, fc.array(fc.nat(5), { minLength: 6, maxLength: 6 }), ({ number, share }, turns) => {
      const state = stateAt(walk(number), share);
      // of a wide draft the cards that came last have to go
      if (state.agenda.at(-1)?.kind === 'draft-drop') return;
      const other = plain(state);
      for (const [seat, player] of other.players.entries())
        player.hand.unshift(...player.hand.splice(turns[seat] ?? 0));
      const legal = engine.legalActions(state);
      deepEqual(text(engine.legalActions(engine.load(other)).map(sorted)), text(legal.map(sorted)));
      compared += legal.length;
    }),
    { seed: 2, numRuns: fewer(300, HALF) },
  );
  expect(compared).toBeGreaterThanOrEqual(often(750));
});

/** The same position with an expectation one higher; undefined where it has no room to rise. */
function harder(state: DoesNotExistState): DoesNotExistState | undefined {
  if (state.turn.expectation === 0 || state.turn.expectation === 20) return undefined;
  const other = plain(state);
  setShared(other, { turn: { expectation: other.turn.expectation + 1 } });
  return engine.load(other);
}

rule('DNE-MON.2', 'lets every monster that may be invited still come when more is expected (invariant 27)', () => {
  let compared = 0;
  fc.assert(
    fc.property(fc.nat(WALKS - 1), (number) => {
      for (const { before } of walk(number).steps) {
        if (before.agenda.at(-1)?.kind !== 'prepare' || before.turn.expectation % 4 !== 1) continue;
        const invited = (state: DoesNotExistState) =>
          engine.legalActions(state).flatMap((action) => (action.type === 'invite' ? [action.monster] : []));
        const other = harder(before);
        if (other === undefined) continue;
        const still = new Set(invited(other));
        for (const monster of invited(before)) equal(still.has(monster), true);
        compared += invited(before).length;
      }
    }),
    { seed: 3, numRuns: fewer(60, HALF) },
  );
  expect(compared).toBeGreaterThanOrEqual(often(250));
});

/** The owner of the winning line-up when nobody does anything more; −1 for nobody, undefined when somebody has to lay. */
function winnerOf(from: DoesNotExistState): number | undefined {
  let state = from;
  for (let asked = state.agenda.at(-1); asked?.kind === 'rave'; asked = state.agenda.at(-1)) {
    const hold = { type: 'hold', seat: asked.seat } as const;
    if (engine.explain(state, hold) !== undefined) return undefined;
    const { state: after, events } = engine.step(state, hold);
    for (const { event } of events) if (event.type === 'rave-closed') return event.winner;
    state = after;
  }
  return undefined;
}

rule(['DNE-SND.2', 'DNE-BTY.2'], 'never lets a line-up win because more is expected (invariant 27)', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fc.nat(WALKS - 1), (number) => {
      for (const { before, action } of walk(number).steps) {
        if (before.agenda.at(-1)?.kind !== 'rave' || action.type !== 'hold') continue;
        const other = harder(before);
        const [winner, still] = [winnerOf(before), other && winnerOf(other)];
        if (winner === undefined || still === undefined) continue;
        if (still !== -1) equal(still, winner);
        const change = winner === -1 ? 'none' : still === -1 ? 'lost' : 'kept';
        seen.set(change, (seen.get(change) ?? 0) + 1);
      }
    }),
    { seed: 4, numRuns: fewer(40) },
  );
  expect([...seen.keys()].sort()).toEqual(['kept', 'lost', 'none']);
});

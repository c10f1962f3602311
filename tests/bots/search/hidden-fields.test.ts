import type { AnyEngine, AnyState, Expertise } from '@rulewright/bots';
import { expertise as doesNotExistExpertise } from '@rulewright/bots/does-not-exist';
import { expertise as ecologicExpertise } from '@rulewright/bots/ecologic';
import { expertise as emixExpertise } from '@rulewright/bots/emix';
import { expertise as euphoriaExpertise } from '@rulewright/bots/euphoria';
import { type AnyAction, at, nextSeat } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { expect, test } from 'vitest';
import { keyOf } from '../../../packages/bots/src/search/tree.js';
import { some } from '../../support/depth.js';

// Two actions that another seat cannot tell apart, and their own seat can, are the same to the tree of the other seat.

interface Known {
  readonly engine: AnyEngine;
  readonly expertise: Expertise;
}
const games: readonly Known[] = [
  { engine: ecologic, expertise: ecologicExpertise },
  { engine: emix, expertise: emixExpertise },
  { engine: doesNotExist, expertise: doesNotExistExpertise },
  { engine: euphoria, expertise: euphoriaExpertise },
];

const PLAYERS = 3;
const GAMES = 6;
const DECISIONS = 120;

test.each(some(games))('what $engine.id does not tell others is not in their trees', ({ engine, expertise }) => {
  const hiddenFields = expertise.hiddenFields ?? {};
  const told = (action: AnyAction): string => keyOf(action, hiddenFields[action.type]);
  const met = new Set<string>();
  for (let seed = 0; seed < GAMES; seed++) {
    let state = engine.init(`untold ${seed}`, { players: PLAYERS });
    for (let n = 0; n < DECISIONS; n++) {
      const seats = engine.decision(state)?.seats ?? [];
      const [seat] = seats;
      if (seat === undefined) break;
      const legal = engine.legalActions(state, seat);
      for (const [one, other] of seats.length === 1 ? pairs(legal) : []) {
        if (
          !sameTo(engine, state, nextSeat(seat, PLAYERS), { one, other }) ||
          sameTo(engine, state, seat, { one, other })
        )
          continue;
        met.add(one.type);
        expect(told(one)).toBe(told(other));
      }
      state = engine.apply(state, at(legal, (n * 31 + seed * 7) % legal.length));
    }
  }
  expect(Object.keys(hiddenFields)).toEqual(expect.arrayContaining([...met]));
  if (expertise.hiddenFields !== undefined) expect(met.size).toBeGreaterThan(0);
});

/** For each type of action the first two. */
function pairs(legal: readonly AnyAction[]): readonly (readonly [AnyAction, AnyAction])[] {
  const byType = new Map<string, AnyAction[]>();
  for (const action of legal) byType.set(action.type, [...(byType.get(action.type) ?? []), action]);
  return [...byType.values()].flatMap(([one, other]) =>
    one === undefined || other === undefined ? [] : [[one, other] as const],
  );
}

function sameTo(
  engine: AnyEngine,
  state: AnyState,
  viewer: number,
  { one, other }: { readonly one: AnyAction; readonly other: AnyAction },
): boolean {
  const seen = (action: AnyAction): string => {
    const { state: after, events } = engine.step(state, action);
    return JSON.stringify([engine.view(after, viewer), engine.eventsFor(events, viewer)]);
  };
  return seen(one) === seen(other);
}

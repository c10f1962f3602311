import type { AnyAction, Engine } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { type AnyState, playout } from '@rulewright/testing';
import { expect, expectTypeOf, test } from 'vitest';
import { inFull, some } from '../support/depth.js';

// Decisions speak as actions and events do: a number in them is a seat, a face, a place or a count, never a card.

type AnyEngine = Engine<AnyState, AnyAction, { players: number }, object>;

const SEATS = ['seats', 'passed', 'asker', 'lender', 'actor', 'attempter', 'human', 'target', 'host', 'victim', 'to'];
const COUNTS = ['amount', 'due', 'more', 'result', 'drawn', 'toGo', 'recovered', 'share', 'least', 'size', 'minTotal'];
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  ecologic: [],
  emix: ['place', 'tried'],
  'does-not-exist': ['lineup', 'base', 'path'],
  euphoria: ['partner', 'proposer', 'owner', 'worker', 'count', 'toDraw', 'among', 'resources'],
};

const games: readonly (readonly [name: string, engine: AnyEngine, options: object])[] = [
  ['ecologic', ecologic, { loanEnforcement: 'promise', players: 3 }],
  ['emix', emix, { players: 3 }],
  ['does-not-exist', doesNotExist, {}],
  ['euphoria', euphoria, { players: 3 }],
];

/** The fields of a decision that hold numbers, in lists too. */
const numeric = (decision: object): string[] =>
  Object.entries(decision).flatMap(([field, value]) =>
    typeof value === 'number' || (Array.isArray(value) && value.some((one) => typeof one === 'number')) ? [field] : [],
  );

test.each(some(games))(
  '%s: a decision names cards, abilities and goods by their ids',
  inFull,
  (name, engine, options) => {
    const allowed = [...SEATS, ...COUNTS, ...(OTHERS[name] ?? [])];
    const kinds = new Set<string>();
    for (const seed of ['ids/0', 'ids/1'])
      for (const state of playout(engine, { seed, options }).states) {
        const decision = engine.decision(state);
        if (decision === undefined) continue;
        kinds.add(decision.kind);
        expect(numeric(decision).filter((field) => !allowed.includes(field), JSON.stringify(decision))).toEqual([]);
        for (const value of Object.values(decision))
          expect(value !== null && typeof value === 'object' && !Array.isArray(value), JSON.stringify(decision)).toBe(
            false,
          );
      }
    expect(kinds.size).toBeGreaterThan(7);
  },
);

test('what a decision of EcoLogic names can be handed to every question', () => {
  const seen = new Set<string>();
  for (const seed of ['items/0', 'items/1'])
    for (const state of playout(ecologic, { seed, options: {} }).states) {
      const decision = ecologic.decision(state);
      const { item } = ecologic.ask(state).shared().auction ?? { item: undefined };
      if (item !== undefined) expect(ecologic.ask(state).places(0, item)).toEqual(expect.any(Array));
      if (decision?.kind !== 'place-bought') continue;
      seen.add(decision.item);
      const [seat = 0] = decision.seats;
      const hexes = ecologic
        .legalActions(state)
        .flatMap((action) => (action.type === 'place-bought' ? [action.hex] : []));
      expect(ecologic.ask(state).places(seat, decision.item)).toEqual(hexes);
    }
  expect(seen.size).toBeGreaterThan(3);
});

test('what a decision of Euphoria names are recruits, workers and goods as everywhere', inFull, () => {
  const seen = new Set<string>();
  for (const seed of ['worker/0', 'worker/1', 'worker/2'])
    for (const state of playout(euphoria, { seed, options: { players: 3 } }).states) {
      const decision = euphoria.decision(state);
      if (decision === undefined) continue;
      const ask = euphoria.ask(state);
      const [seat = 0] = decision.seats;
      if (decision.kind === 'ability-react' || decision.kind === 'draw-react') {
        expect(ask.recruits(seat).map(({ id }) => id)).toContain(decision.recruit);
        expect(euphoria.explain(state, { type: 'use-ability', seat, recruit: decision.recruit })).toBeUndefined();
      } else if (decision.kind === 'ability-choose') {
        for (const action of euphoria.legalActions(state))
          expect(decision.options).toContain(action.type === 'choose' && action.option);
      } else if (decision.kind === 'trade-respond') {
        expectTypeOf(decision.give).toExtend<readonly string[]>();
        expect([...decision.give, ...decision.ask].length).toBeGreaterThan(0);
      } else continue;
      seen.add(decision.kind);
    }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['ability-choose', 'ability-react', 'trade-respond']));
});

test(
  'what is put forward in a trade of Does Not Exist is named to who may know it, and left out for the others',
  inFull,
  () => {
    const seen = new Set<string>();
    for (let game = 0; game < 4; game++)
      for (const state of playout(doesNotExist, { seed: `trade/${game}`, options: { players: 3 } }).states) {
        const decision = doesNotExist.decision(state);
        if (decision?.kind !== 'trade-answer') continue;
        const [seat = 0] = decision.seats;
        const third = [0, 1, 2].find((other) => other !== seat && other !== decision.host) ?? 0;
        expect(doesNotExist.decision(doesNotExist.view(state, seat))).toEqual(decision);
        const told = doesNotExist.decision(doesNotExist.view(state, third));
        expect(told).toEqual(decision.secret ? { ...decision, give: undefined } : decision);
        seen.add(decision.secret ? 'secret' : 'open');
        if (decision.give !== 'none') expect(decision.give).toMatch(/^[a-z0-9-]+$/);
      }
    expect(seen).toContain('secret');
  },
);

import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { type LabRecord, lab, open } from '../games/lab.js';
import { issues } from './caught.js';

const players = 3;
const start = hush.init('fork', { players });
type Action = ReturnType<typeof hush.legalActions>[number];

const nth = (legal: readonly Action[], step: number): Action => {
  const action = legal[(5 * step + 1) % legal.length];
  if (action === undefined) throw new Error('nothing to do');
  return action;
};
/** Plays to the end, always in the same way; gives the actions. */
function finish(simulation: ReturnType<typeof hush.simulate>): Action[] {
  const played: Action[] = [];
  while (simulation.outcome() === undefined) {
    const action = nth(simulation.legalActions(), played.length);
    played.push(action);
    simulation.apply(action);
  }
  return played;
}

describe('a simulation', () => {
  test('agrees with apply state by state, and leaves the state it came from alone', () => {
    const simulation = hush.simulate(start);
    let state = start;
    for (let step = 0; hush.outcome(state) === undefined; step++) {
      expect(simulation.state).toEqual(state);
      expect(simulation.legalActions()).toEqual(hush.legalActions(state));
      for (let seat = 0; seat < players; seat++)
        expect(simulation.legalActions(seat)).toEqual(hush.legalActions(state, seat));
      expect(simulation.deciders()).toEqual(hush.decision(state)?.seats ?? []);
      expect(simulation.outcome()).toBeUndefined();
      const action = nth(hush.legalActions(state), step);
      simulation.apply(action);
      state = hush.apply(state, action);
    }
    expect(simulation.state).toEqual(state);
    expect(simulation.outcome()).toEqual(hush.outcome(state));
    expect(simulation.legalActions()).toEqual([]);
    expect(start).toEqual(hush.init('fork', { players }));
  });

  test('shows its live state, which can be loaded like any other', () => {
    const simulation = hush.simulate(start);
    const { state } = simulation;
    simulation.apply(nth(simulation.legalActions(), 0));
    expect(simulation.state).toBe(state);
    expect(state).not.toEqual(start);
    expect(hush.validate(state)).toEqual([]);
  });

  test('and its clone go their own ways', () => {
    const original = hush.simulate(start);
    original.apply(nth(original.legalActions(), 0));
    const copy = original.clone();
    const before = structuredClone(original.state);
    const played = finish(copy);
    expect(original.state).toEqual(before);
    expect(copy.state).not.toEqual(before);
    expect(finish(original)).toEqual(played);
    expect(original.state).toEqual(copy.state);
  });

  test('keeps an action that was sealed as it was played', () => {
    const simulation = hush.simulate(start);
    const action = { type: 'stake' as const, seat: 0, coins: 1 };
    simulation.apply(action);
    action.coins = 2;
    expect(simulation.state.agenda.at(-1)).toMatchObject({ sealed: [{ type: 'stake', seat: 0, coins: 1 }] });
  });

  test('goes into another future after a reseed, and so does its clone', () => {
    const roll: LabRecord = { kind: 'roll', sides: 1000 };
    const state = open({ kind: 'ask', seat: 0, words: [['go']] }, roll, roll);
    const logs = ['a', 'a', 'b'].map((seed) => {
      const simulation = lab.simulate(state);
      simulation.reseed(seed);
      expect(simulation.state.rng).toEqual(lab.reseed(state, seed).rng);
      const copy = simulation.clone();
      for (const fork of [simulation, copy]) fork.apply({ type: 'say', seat: 0, word: 'go' });
      expect(copy.state).toEqual(simulation.state);
      return simulation.state.log;
    });
    expect(logs[0]).toEqual(logs[1]);
    expect(logs[0]).not.toEqual(logs[2]);
  });

  test('uses up the draws that are scripted, and forgets them when it is reseeded', () => {
    const state = open({ kind: 'ask', seat: 0, words: [['go']] }, { kind: 'roll', sides: 6 });
    const simulation = lab.simulate(lab.scriptDraws(state, [6, 1]));
    const [copy, other] = [simulation.clone(), simulation.clone()];
    other.reseed(1);
    expect(other.state.rng.script).toEqual([]);
    copy.apply({ type: 'say', seat: 0, word: 'go' });
    expect(copy.state.log).toEqual(['0 go', 6]);
    expect(copy.state.rng.script).toEqual([1]);
    expect(simulation.state.rng.script).toEqual([6, 1]);
  });

  test('lists anew what was looked through to see whether a choice is forced', () => {
    const words = [['stay', 'go']];
    const simulation = lab.simulate(open({ kind: 'ask', seat: 0, words: [['on']] }, { kind: 'must', seat: 0, words }));
    const legal = [
      { type: 'say', seat: 0, word: 'stay' },
      { type: 'say', seat: 0, word: 'go' },
    ];
    simulation.apply({ type: 'say', seat: 0, word: 'on' });
    const copy = simulation.clone();
    expect(simulation.legalActions(1)).toEqual([]);
    expect(simulation.legalActions(0)).toEqual(legal);
    expect(copy.legalActions()).toEqual(legal);
    simulation.apply({ type: 'say', seat: 0, word: 'go' });
    expect(simulation.legalActions()).toEqual([]);

    const again = lab.simulate(open({ kind: 'ask', seat: 0, words: [['on']] }, { kind: 'must', seat: 0, words }));
    again.apply({ type: 'say', seat: 0, word: 'on' });
    const first = again.legalActions();
    expect(first).toEqual(legal);
    (first as unknown[]).length = 0;
    expect(again.legalActions()).toEqual(legal);
  });

  test('starts from states of its own engine only', () => {
    expect(issues(() => hush.simulate({ ...start, game: 'rush' }))).toEqual([
      { path: 'game', message: 'expected hush, found rush' },
    ]);
  });
});

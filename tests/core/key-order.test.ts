import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import type { AnyEngine } from '@rulewright/table';
import { generator } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { atDepth } from '../support/depth.js';

const games: readonly (readonly [string, AnyEngine])[] = [
  ['EcoLogic', ecologic as never],
  ['Emix', emix as never],
  ['Does Not Exist', doesNotExist as never],
  ['Euphoria', euphoria as never],
];

/** The same data with the keys of every object in another order, as a database or a sorter may give it back. */
function reordered(value: unknown, way: 1 | -1): unknown {
  if (Array.isArray(value)) return value.map((each) => reordered(each, way));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -way : way));
  return Object.fromEntries(entries.map(([key, each]) => [key, reordered(each, way)]));
}

test.each(games)('what is remembered in %s is one text in whatever order the keys of a save stand', (name, engine) => {
  const random = generator(`${name} in order`);
  const recorder = engine.recorder({ seed: name, options: { players: 3 } });
  for (let n = 0; n < 40; n++) {
    const legal = engine.legalActions(recorder.state);
    const action = legal[Math.floor(random() * legal.length)];
    if (action === undefined) break;
    recorder.apply(action);
    if (n % atDepth({ day: 20, full: 8 }) !== 0) continue;
    for (const way of [1, -1] as const) {
      const again = engine.recorder(reordered(JSON.parse(JSON.stringify(recorder.record())), way) as never);
      const loaded = engine.simulate(engine.load(reordered(JSON.parse(JSON.stringify(recorder.state)), way)));
      // a raw state, as a database gives it back
      const raw = engine.simulate(reordered(JSON.parse(JSON.stringify(recorder.state)), way) as never);
      const own = engine.simulate(recorder.state);
      for (const simulation of [loaded, raw, own]) {
        simulation.recall();
        const next = engine.legalActions(recorder.state)[0];
        if (next !== undefined) simulation.apply(next);
      }
      for (const viewer of [0, 'spectator'] as const) {
        expect(again.informationState(viewer, 'text')).toBe(recorder.informationState(viewer, 'text'));
        for (const simulation of [loaded, raw])
          expect(simulation.informationState(viewer, 'text')).toBe(own.informationState(viewer, 'text'));
      }
    }
  }
});

test('a world dealt from a view whose own sealed answer stands in another order has the order of a state', () => {
  const start = euphoria.init('sealed', { players: 3 });
  const [own] = euphoria.legalActions(start, 1);
  if (own === undefined) throw new Error('nobody is asked');
  const view = euphoria.view(euphoria.apply(start, own), 1);
  const text = JSON.stringify(euphoria.determinize(view, 1));
  for (const way of [1, -1] as const) {
    const outside = reordered(JSON.parse(JSON.stringify(view)), way) as typeof view;
    expect(JSON.stringify(euphoria.determinize(outside, 1))).toBe(text);
  }
});

test('a view from outside with a sealed answer that was not legal is no view', () => {
  const start = euphoria.init('sealed', { players: 3 });
  const [own] = euphoria.legalActions(start, 1);
  if (own === undefined) throw new Error('nobody is asked');
  const view = JSON.parse(JSON.stringify(euphoria.view(euphoria.apply(start, own), 1)));
  view.position.agenda.at(-1).sealed[0].active = 'nobody';
  expect(() => euphoria.determinize(view, 1)).toThrow(/not a view of this engine[\s\S]*sealed\.\d/);
});

test.each(games)('a game of %s that has ended is loaded with its fields in order', (_, engine) => {
  const limits = { maxRounds: 1, maxTurns: 1, turnLimit: 1 };
  const known = Object.entries(limits).filter(([name]) => name in engine.init('end').options);
  let state = engine.init('end', Object.fromEntries(known));
  for (let n = 0; n < 400 && engine.outcome(state) === undefined; n++) {
    const [action] = engine.legalActions(state).toReversed();
    if (action !== undefined) state = engine.apply(state, action);
  }
  expect(JSON.stringify(engine.load(reordered(JSON.parse(JSON.stringify(state)), 1)))).toBe(JSON.stringify(state));
});

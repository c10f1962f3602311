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

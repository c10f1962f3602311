import * as doesNotExist from '@rulewright/does-not-exist';
import * as ecologic from '@rulewright/ecologic';
import * as emix from '@rulewright/emix';
import * as euphoria from '@rulewright/euphoria';
import { describe, expect, test } from 'vitest';
import { some } from '../support/depth.js';

// What a game hands out twice, it hands out frozen: nobody changes the next game of somebody else.

const games = { ecologic, emix, 'does-not-exist': doesNotExist, euphoria };

/** The first path below a value that can be changed; undefined when none can. */
function changeable(value: unknown, path: string, seen = new Set<unknown>()): string | undefined {
  if (typeof value !== 'object' || value === null || seen.has(value) || ArrayBuffer.isView(value)) return undefined;
  seen.add(value);
  if (!Object.isFrozen(value)) return path;
  for (const [name, field] of Object.entries(value)) {
    const found = changeable(field, `${path}.${name}`, seen);
    if (found !== undefined) return found;
  }
  return undefined;
}

const attempt = (work: () => unknown): unknown => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

describe.each(some(Object.entries(games), { day: 4 }, 1))('%s', (_, game) => {
  const { engine } = game;
  const state = engine.init('frozen', { players: 2 });
  const view = engine.view(state as never, 0);
  const given: readonly unknown[] = [state, view, state.options, engine, engine.content];

  test('hands out nothing twice that can be changed', () => {
    const found: (string | undefined)[] = [];
    const functions = [...Object.entries(game), ...Object.entries(engine)].filter(
      (entry): entry is [string, (arg: unknown) => unknown] => typeof entry[1] === 'function',
    );
    for (const [name, make] of functions)
      for (const arg of given) {
        const [one, other] = [attempt(() => make(arg)), attempt(() => make(arg))];
        if (one === other && one !== arg) found.push(changeable(one, `${name}()`));
      }
    expect(found.filter((path) => path !== undefined)).toEqual([]);
  });

  test('exports no data that can be changed', () => {
    const { schemas: _schemas, ...others } = engine;
    const data = Object.entries({ ...game, engine: Object.freeze(others) });
    expect(data.map(([name, value]) => changeable(value, name)).filter((path) => path !== undefined)).toEqual([]);
  });
});

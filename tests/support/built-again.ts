import type { Draft } from 'immer';
import { expect } from 'vitest';

interface Position {
  readonly options: object;
  readonly agenda: readonly unknown[];
  readonly rng: object;
  readonly memory: object;
}
interface Builder<State> {
  init(seed: string, options: object): State;
  load(json: unknown): State;
}

/** What only history knows: the generator, what seats remember, what they know of a deck. What waits is given as it is. */
function seen<State extends Position>({ rng: _rng, memory: _memory, agenda: _agenda, ...position }: State): unknown {
  return JSON.parse(JSON.stringify(position), (key, value) => (key === 'known' ? [] : value));
}

/** Builds each of these states again, in the first state of another game with the same options, and compares. */
export function expectSame<State extends Position>(
  engine: Builder<State>,
  states: readonly State[],
  build: (state: Draft<State>, of: State) => void,
): void {
  expect(states.length).toBeGreaterThan(5);
  const other = JSON.stringify(engine.init('another game', states[0]?.options ?? {}));
  for (const state of states) {
    const built: Draft<State> = JSON.parse(other);
    build(built, state);
    const { agenda } = JSON.parse(JSON.stringify(state)) as Draft<State>;
    Object.assign(built, { agenda });
    expect(seen(engine.load(built))).toEqual(seen(state));
  }
}

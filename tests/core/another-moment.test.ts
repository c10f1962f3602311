import { type AnyAction, type Engine, isInputError } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { type AnyState, generator, playout } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { atDepth } from '../support/depth.js';

// A position with the agenda of another moment of its game: `load` refuses it, or it can be played on like any other.

type AnyEngine = Engine<AnyState, AnyAction, { players: number }, object>;

const games: readonly (readonly [name: string, engine: AnyEngine])[] = [
  ['ecologic', ecologic],
  ['emix', emix],
  ['does-not-exist', doesNotExist],
  ['euphoria', euphoria],
];
const PLAYED = atDepth({ day: 1, full: 3, night: 40 });
const BENT = atDepth({ day: 25, full: 120, night: 500 });
/** Decisions that a position is played on. */
const ON = 6;

test.each(games)('LAW-7 %s: an agenda of another moment is refused, or can be played on', (name, engine) => {
  const random = generator(name);
  const pick = <X>(list: readonly X[]): X => list[Math.floor(random() * list.length)] as X;
  let [refused, taken] = [0, 0];
  for (let i = 0; i < PLAYED; i++) {
    const { states } = playout(engine, { seed: i, options: { players: 2 + (i % 3) }, maxDecisions: 200 });
    for (let n = 0; n < BENT; n++) {
      const bent = { ...pick(states), agenda: pick(states).agenda };
      const state = loaded(engine, bent);
      if (state === undefined) refused++;
      else {
        taken++;
        playOn(engine, state, pick);
      }
    }
  }
  expect(refused).toBeGreaterThan(0);
  expect(taken).toBeGreaterThan(0);
});

function loaded(engine: AnyEngine, bent: AnyState): AnyState | undefined {
  try {
    return engine.load(JSON.parse(JSON.stringify(bent)));
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
}

/** Every legal action can be taken, and every position that follows loads. */
function playOn(engine: AnyEngine, state: AnyState, pick: <X>(list: readonly X[]) => X): void {
  let now = state;
  for (let n = 0; n < ON; n++) {
    const legal = engine.legalActions(now);
    if (legal.length === 0) return;
    for (const action of legal.slice(0, 20)) engine.apply(now, action);
    now = engine.apply(now, pick(legal));
    engine.load(JSON.parse(JSON.stringify(now)));
  }
}

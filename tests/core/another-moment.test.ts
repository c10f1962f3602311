import type { AnyAction, Engine } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { type AnyState, type Generator, generator, playout } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { loaded, pick } from '../support/bending.js';
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
  let [refused, taken] = [0, 0];
  for (let i = 0; i < PLAYED; i++) {
    const { states } = playout(engine, { seed: i, options: { players: 2 + (i % 3) }, maxDecisions: 200 });
    for (let n = 0; n < BENT; n++) {
      const bent = { ...pick(states, random), agenda: pick(states, random)?.agenda };
      const state = loaded(engine, JSON.parse(JSON.stringify(bent)));
      if (state === undefined) refused++;
      else {
        taken++;
        playOn(engine, state, random);
      }
    }
  }
  expect(refused).toBeGreaterThan(0);
  expect(taken).toBeGreaterThan(0);
});

/** Every legal action can be taken, and every position that follows loads. */
function playOn(engine: AnyEngine, state: AnyState, random: Generator): void {
  let now = state;
  for (let n = 0; n < ON; n++) {
    const legal = engine.legalActions(now);
    const taken = pick(legal, random);
    if (taken === undefined) return;
    for (const action of legal.slice(0, 20)) engine.apply(now, action);
    now = engine.apply(now, taken);
    engine.load(JSON.parse(JSON.stringify(now)));
  }
}

import { type AnyAction, type Draw, type Fraction, isInputError } from '@rulewright/core';
import { isSame } from '@rulewright/core/author';
import type { AnyEngine, AnyState } from '../any.js';
import { fingerprints, position, show } from '../data.js';
import { broken, freshSeed, type Law, unlessRefused } from './law.js';
import { mustAgree } from './repeatable.js';

const MOST_RUNS = 120;
const OTHER_FUTURES = 2;

/** `outcomes` lists every result of an action with its exact probability. */
export const outcomesAreAll: Law = {
  id: 'LAW-10',
  title: 'the outcomes of an action are distinct, sum to exactly 1, and contain what apply did',
  watch: ({ engine, random }) => ({
    sample({ state, taken }) {
      if (taken === undefined) return;
      const { action, next } = taken;
      // undefined when there are too many to list
      const outcomes = unlessRefused(() => engine.chanceOutcomes(state, action, { limit: MOST_RUNS }));
      if (outcomes === undefined) return;
      const sum = total(outcomes.map(({ probability }) => probability));
      if (sum !== '1') broken(`the probabilities sum to ${sum}: ${show(action)}`);
      const positions = outcomes.map((outcome) => position(outcome.state));
      mustDiffer(positions, action);
      const reached = [next];
      for (let i = 0; i < OTHER_FUTURES; i++)
        reached.push(engine.apply(engine.reseed(state, freshSeed(random)), action));
      for (const found of reached.map(position))
        if (!positions.some((known) => isSame(known, found)))
          broken(`not among the ${positions.length} outcomes: what ${show(action)} did`);
    },
  }),
};

function mustDiffer(positions: readonly object[], action: AnyAction): void {
  const mark = fingerprints();
  const known = new Map<number, object>();
  for (const found of positions) {
    const before = known.get(mark(found));
    if (before !== undefined && isSame(before, found)) broken(`one outcome is listed twice: ${show(action)}`);
    known.set(mark(found), found);
  }
}

/** The exact sum, written as a fraction in lowest terms; a part that is not positive is named instead. */
export function total(parts: readonly Fraction[]): string {
  let over = 0n;
  let under = 1n;
  for (const { numerator, denominator } of parts) {
    if (!(numerator > 0 && denominator > 0)) return `something with ${numerator}/${denominator} in it`;
    over = over * BigInt(denominator) + BigInt(numerator) * under;
    under *= BigInt(denominator);
    const divisor = gcd(over, under);
    over /= divisor;
    under /= divisor;
  }
  return under === 1n ? `${over}` : `${over}/${under}`;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** No die, element or order: it fits no draw of any game. */
const MISFIT: Draw = 'a draw that fits nowhere';
const MOST_FACE = 20;

/** Scripted draws are results, taken one after the other, and nothing else. */
export const scriptsAreUsedUp: Law = {
  id: 'LAW-11',
  title: 'scripted draws are consumed exactly: surplus ones stay, a misfit is an InputError and changes nothing',
  watch: ({ engine }) => ({
    start({ seed, options, states: [state] }) {
      if (state !== undefined) mustTakeOrLeave(() => engine.init(seed, options, [MISFIT]), state);
    },
    sample({ state, taken }) {
      const scripted = engine.scriptDraws(state, [MISFIT]);
      mustAgree('a scripted state', { ...state, rng: { ...state.rng, script: [MISFIT] } }, scripted);
      if (taken === undefined) return;
      const { action, next } = taken;
      const before = fingerprints()(scripted);
      const drew = mustTakeOrLeave(() => engine.apply(scripted, action), next);
      if (fingerprints()(scripted) !== before) broken('a misfit changed the scripted state');
      if (!drew && !isSame(state.rng, next.rng)) broken(`drew past the script: ${show(action)}`);
      if (drew) mustConsume(engine, state, action);
    },
  }),
};

/** Either a draw was made, and the misfit is refused; or none was made, and the script is still there. */
function mustTakeOrLeave(play: () => AnyState, unscripted: AnyState): boolean {
  try {
    const { rng, ...rest } = play();
    mustAgree('the script after an action without draws', [MISFIT], rng.script);
    mustAgree('an action without draws, scripted', position(unscripted), rest);
    return false;
  } catch (error) {
    if (isInputError(error)) return true;
    throw error;
  }
}

/** Looks for a number that fits the first draw; what then happens must have used it, and left alone what it did not use. */
function mustConsume(engine: AnyEngine, state: AnyState, action: AnyAction): void {
  for (let face = 0; face <= MOST_FACE; face++) {
    const one = scripted(engine, state, action, [face]);
    if (one === undefined) continue;
    mustAgree('the script after its only draw', [], one.rng.script);
    const surplus = scripted(engine, state, action, [face, MISFIT]);
    if (surplus === undefined) return;
    mustAgree('the script with a surplus draw', [MISFIT], surplus.rng.script);
    mustAgree('the state with a surplus draw', position(one), position(surplus));
    return;
  }
}

/** The state after the action with these draws; undefined when one of them does not fit. */
const scripted = (engine: AnyEngine, state: AnyState, action: AnyAction, draws: readonly Draw[]) =>
  unlessRefused(() => engine.apply(engine.scriptDraws(state, draws), action));

import type { AnyAction, Engine } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { type AnyState, type Policy, playout, uniform } from '@rulewright/testing';
import { collections, cases as doesNotExistCases } from './does-not-exist-cases.js';
import { collector, raver } from './does-not-exist-player.js';
import { cases as ecologicCases } from './ecologic-cases.js';
import { builder } from './ecologic-player.js';
import { cases as emixCases } from './emix-cases.js';
import { dealerCases, cases as euphoriaCases, friendlyCases } from './euphoria-cases.js';
import { dealer, builder as euphoriaBuilder, friends } from './euphoria-player.js';
import { type GoldenCase, goldenNames, keepGolden, keepSave } from './golden.js';

/** Records the games that are not kept yet, and a state of the first; what is recorded is never made anew. */
function keep<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  cases: readonly GoldenCase<Options>[],
  policy: Policy<State, Action>,
): void {
  const kept = new Set(goldenNames(engine.id));
  cases.forEach(({ name, seed, options }, i) => {
    if (kept.has(name)) return;
    const { states, actions, end } = playout(engine, { seed, options, policy });
    if (engine.outcome(end) === undefined) throw new Error(`${name} does not end`);
    keepGolden(engine, name, engine.record({ seed, options, actions }));
    if (i === 0) keepSave(engine, richest(states));
  });
}

/** The state with the longest agenda: the one that is the hardest to take up again. */
const richest = (states: readonly AnyState[]): AnyState | undefined =>
  states.toSorted((a, b) => b.agenda.length - a.agenda.length)[0];

keep(ecologic, ecologicCases, builder);
keep(emix, emixCases, uniform);
keep(doesNotExist, doesNotExistCases, raver);
keep(doesNotExist, collections, collector);
keep(euphoria, euphoriaCases, euphoriaBuilder);
keep(euphoria, friendlyCases, friends);
keep(euphoria, dealerCases, dealer);

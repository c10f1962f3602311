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
import { cases as euphoriaCases, friendlyCases } from './euphoria-cases.js';
import { builder as euphoriaBuilder, friends } from './euphoria-player.js';
import { type GoldenCase, goldenNames, keepGolden } from './golden.js';

/** Records the games that are not kept yet; recorded games are never made anew. */
function keep<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  cases: readonly GoldenCase<Options>[],
  policy: Policy<State, Action>,
): void {
  const kept = new Set(goldenNames(engine.id));
  for (const { name, seed, options } of cases) {
    if (kept.has(name)) continue;
    const { actions, end } = playout(engine, { seed, options, policy });
    const outcome = engine.outcome(end);
    if (outcome === undefined) throw new Error(`${name} does not end`);
    keepGolden(engine, name, engine.record({ seed, options, actions }), outcome);
  }
}

keep(ecologic, ecologicCases, builder);
keep(emix, emixCases, uniform);
keep(doesNotExist, doesNotExistCases, raver);
keep(doesNotExist, collections, collector);
keep(euphoria, euphoriaCases, euphoriaBuilder);
keep(euphoria, friendlyCases, friends);

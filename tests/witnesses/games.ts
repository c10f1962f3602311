import { type AnyEngine, type Expertise, likelihoods } from '@rulewright/bots';
import { expertise as doesNotExistExpertise } from '@rulewright/bots/does-not-exist';
import { expertise as ecologicExpertise } from '@rulewright/bots/ecologic';
import { expertise as emixExpertise } from '@rulewright/bots/emix';
import { expertise as euphoriaExpertise } from '@rulewright/bots/euphoria';
import type { AnyAction } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { rules as doesNotExistRules } from '@rulewright/does-not-exist/rules';
import { engine as ecologic } from '@rulewright/ecologic';
import { rules as ecologicRules } from '@rulewright/ecologic/rules';
import { engine as emix } from '@rulewright/emix';
import { rules as emixRules } from '@rulewright/emix/rules';
import { engine as euphoria } from '@rulewright/euphoria';
import { rules as euphoriaRules } from '@rulewright/euphoria/rules';
import type { AnyState, Policy } from '@rulewright/testing';
import * as doesNotExistCases from '../does-not-exist/cases.js';
import * as ecologicCases from '../ecologic/cases.js';
import * as emixCases from '../emix/cases.js';
import * as euphoriaCases from '../euphoria/cases.js';
import { drawn } from '../support/weighted.js';

/** A game whose rules are looked for. */
export interface Watched {
  readonly engine: AnyEngine;
  readonly rules: readonly string[];
  /** All option values are in them. */
  readonly options: readonly object[];
  /** Players who know the game a little. */
  readonly policy: Policy<AnyState, AnyAction>;
}

export const games: readonly Watched[] = [
  {
    engine: ecologic,
    rules: Object.keys(ecologicRules),
    options: [...ecologicCases.playerCounts, ...ecologicCases.tableOptions, ...ecologicCases.ruleOptions],
    policy: knowing(ecologic, ecologicExpertise),
  },
  {
    engine: emix,
    rules: Object.keys(emixRules),
    options: [...emixCases.playerCounts, ...emixCases.optionSets],
    policy: knowing(emix, emixExpertise),
  },
  {
    engine: doesNotExist,
    rules: Object.keys(doesNotExistRules),
    options: [...doesNotExistCases.playerCounts, ...doesNotExistCases.optionSets],
    policy: knowing(doesNotExist, doesNotExistExpertise),
  },
  {
    engine: euphoria,
    rules: Object.keys(euphoriaRules),
    options: [...euphoriaCases.playerCounts, ...euphoriaCases.optionSets],
    policy: knowing(euphoria, euphoriaExpertise),
  },
];

/** Plays as the weights of somebody who knows the game say. */
function knowing<E extends AnyEngine>(engine: E, expertise: Expertise<E>): Policy<AnyState, AnyAction> {
  const weights = (expertise as Expertise).weights(engine);
  return (legal, state, random) => {
    const seat = legal[0]?.seat ?? 0;
    const own = legal.filter((action) => action.seat === seat);
    return drawn(likelihoods(weights, state, seat, own), random);
  };
}

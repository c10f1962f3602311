import {
  at,
  compareFractions,
  type Fraction,
  fraction,
  type Outcome,
  type Seat,
  type Standing,
} from '@rulewright/core';
import { rank } from '@rulewright/core/author';
import type { EcoLogicOptions } from './options.js';
import type { Distinction, EcoContext } from './state.js';

// ECO-END: the balanced sum.

/** ECO-END.3, ECO-END.4, ECO-R39: k · (E1 + E2) as an exact fraction; E2 is money and never negative. */
export function score(ecoFund: number, money: number, negativeEco: EcoLogicOptions['negativeEco'] = 'zero'): Fraction {
  const smaller = Math.min(ecoFund, money);
  const larger = Math.max(ecoFund, money);
  return isCut(smaller, larger, negativeEco) ? fraction(0) : fraction(smaller * (ecoFund + money), larger);
}

/** True if k is 0: nothing above 0, or a negative eco fund that scores 0 (ECO-R39). */
const isCut = (smaller: number, larger: number, negativeEco: EcoLogicOptions['negativeEco']): boolean =>
  larger <= 0 || smaller === 0 || (smaller < 0 && negativeEco === 'zero');

/** ECO-END.2: the score of a player's eco fund and money now. */
export function scoreOf({ state: { players, options } }: EcoContext, seat: Seat): Fraction {
  const { ecoFund, money } = at(players, seat);
  return score(ecoFund, money, options.negativeEco);
}

type Measure = readonly [by: Distinction, compare: (a: Seat, b: Seat) => number];

function measures({ state: { players, options } }: EcoContext, scores: readonly Fraction[]): readonly Measure[] {
  const score: Measure = ['score', (a, b) => compareFractions(at(scores, b), at(scores, a))];
  if (options.finalTie === 'shared') return [score];
  return [
    score,
    ['balance', (a, b) => gap(at(players, a)) - gap(at(players, b))],
    ['eco-fund', (a, b) => at(players, b).ecoFund - at(players, a).ecoFund],
  ];
}

const scoresOf = (context: EcoContext): Fraction[] => context.state.players.map((_, seat) => scoreOf(context, seat));

/** ECO-END.2 to ECO-END.4: the score if the game ended now, with k, the smaller of the two measures by the larger. */
export function standing(context: EcoContext, seat: Seat): Omit<Standing, 'seat'> {
  const { ecoFund, money } = at(context.state.players, seat);
  const smaller = Math.min(ecoFund, money);
  const larger = Math.max(ecoFund, money);
  const k = isCut(smaller, larger, context.state.options.negativeEco) ? fraction(0) : fraction(smaller, larger);
  return { value: scoreOf(context, seat), parts: { ecoFund, money, k } };
}

/** ECO-END.2, ECO-END.6: the ranking by score, then balance, then eco fund; what is still equal is shared. */
export function outcome(context: EcoContext): Outcome<'final-report'> {
  const scores = scoresOf(context);
  const by = measures(context, scores);
  const ranking = rank(scores.length, (a, b) => {
    for (const [, compare] of by) if (compare(a, b) !== 0) return compare(a, b);
    return 0;
  });
  return { winners: at(ranking, 0), ranking, scores, reason: 'final-report' };
}

/** ECO-END.6: the winners, and the measure that puts them above the second place; `nothing` when all share the first. */
export function victory(context: EcoContext): { winners: readonly Seat[]; decidedBy: Distinction | 'nothing' } {
  const { winners, ranking } = outcome(context);
  const [best, second] = [at(winners, 0), ranking[1]?.[0]];
  const [decidedBy] = measures(context, scoresOf(context)).find(
    ([, compare]) => second !== undefined && compare(best, second) !== 0,
  ) ?? ['nothing' as const];
  return { winners, decidedBy };
}

const gap = ({ ecoFund, money }: { readonly ecoFund: number; readonly money: number }): number =>
  Math.abs(ecoFund - money);

import { at, compareFractions, type Fraction, fraction, type Outcome, rank, type Seat } from '@rulewright/core';
import type { EcoLogicOptions } from './options.js';
import type { EcoTable } from './state.js';

// ECO-END: the balanced sum.

/** ECO-END.3, ECO-END.4, ECO-R39: k · (E1 + E2) as an exact fraction; E2 is money and never negative. */
export function score(ecoFund: number, money: number, negativeEco: EcoLogicOptions['negativeEco'] = 'zero'): Fraction {
  const smaller = Math.min(ecoFund, money);
  const larger = Math.max(ecoFund, money);
  const isZero = larger <= 0 || smaller === 0 || (smaller < 0 && negativeEco === 'zero');
  return isZero ? fraction(0) : fraction(smaller * (ecoFund + money), larger);
}

/** ECO-END.2: what a player's eco fund and money score now. */
export function scoreOf({ state: { players, options } }: EcoTable, seat: Seat): Fraction {
  const { ecoFund, money } = at(players, seat);
  return score(ecoFund, money, options.negativeEco);
}

/** ECO-END.2, ECO-END.6: the ranking by score, then balance, then eco fund; what is still equal is shared. */
export function outcome(table: EcoTable): Outcome<'final-report'> {
  const { players, options } = table.state;
  const scores = players.map((_, seat) => scoreOf(table, seat));
  const compare = (a: Seat, b: Seat): number => {
    const byScore = compareFractions(at(scores, b), at(scores, a));
    if (byScore !== 0 || options.finalTie === 'shared') return byScore;
    const [one, other] = [at(players, a), at(players, b)];
    return gap(one) - gap(other) || other.ecoFund - one.ecoFund;
  };
  const ranking = rank(players.length, compare);
  return { winners: at(ranking, 0), ranking, scores, reason: 'final-report' };
}

const gap = ({ ecoFund, money }: { readonly ecoFund: number; readonly money: number }): number =>
  Math.abs(ecoFund - money);

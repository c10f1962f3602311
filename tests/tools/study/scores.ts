import type { AnyEngine, Chance } from '@rulewright/bots';
import { type AnyAction, fraction, type Replay, type Score, stepsOf, toNumber } from '@rulewright/core';
import type { ScorePuzzle } from '@rulewright/core/lessons';

const CHOICES = 4;

/** *What is the score?*: positions late in games, each with three values beside the right one that lie near it. */
export function scoresOf(
  engine: AnyEngine,
  records: readonly Replay<AnyAction, { readonly players: number }>[],
  most: number,
  chance: Chance,
): ScorePuzzle[] {
  const found: ScorePuzzle[] = [];
  for (let round = 0; found.length < most && round < most; round++)
    for (const [game, record] of records.entries()) {
      if (found.length >= most) break;
      const wanted = Math.floor(record.actions.length * (0.35 + 0.6 * chance()));
      for (const { decision, before, action } of stepsOf(engine, record)) {
        if (decision !== wanted) continue;
        const { seat } = action;
        const standing = engine.standing(engine.view(before, seat));
        const of = Math.floor(chance() * standing.length);
        const value = standing[of]?.value;
        if (value === undefined || toNumber(value) === 0) break;
        const others = standing
          .filter(({ seat }) => seat !== of)
          .flatMap(({ value, parts }) => [value, ...Object.values(parts)]);
        const own = Object.values(standing[of]?.parts ?? {});
        const choices = around(value, [...own, ...others]);
        if (choices.length < CHOICES) break;
        const id = `${engine.id}-score-${game}-${decision}`;
        if (found.some((each) => each.id === id)) break;
        const parts = Object.keys(standing[of]?.parts ?? {}).length;
        found.push({
          id,
          kind: 'score',
          game,
          after: decision,
          seat,
          grade: parts > 4 ? 3 : parts > 2 ? 2 : 1,
          of,
          right: text(value),
          choices,
        });
        break;
      }
    }
  return found;
}

/** The value and three others, near ones first those that lie on the table, in their order. */
function around(value: Score, near: readonly Score[]): string[] {
  const right = toNumber(value);
  const offers = [...near, ...[1, -1, 2, -2, 3].map((by) => plus(value, by))];
  const chosen = new Map([[text(value), right]]);
  for (const each of offers) {
    if (chosen.size === CHOICES) break;
    const number = toNumber(each);
    if (number >= 0 && Math.abs(number - right) >= 0.1) chosen.set(text(each), number);
  }
  return [...chosen].toSorted(([, one], [, other]) => one - other).map(([each]) => each);
}

const plus = (value: Score, by: number): Score => {
  const { numerator, denominator } = parts(value);
  return fraction(numerator + by * denominator, denominator);
};
const parts = (value: Score): { readonly numerator: number; readonly denominator: number } =>
  typeof value === 'number' ? { numerator: value, denominator: 1 } : value;
const text = (value: Score): string => {
  const { numerator, denominator } = parts(value);
  return `${numerator}/${denominator}`;
};

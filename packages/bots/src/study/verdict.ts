import type { Calibration } from '../expertise.js';
import { isCostly, type ReviewedDecision } from './review.js';

/** What is said of a decision: the best answer, one about as good, or one that cost something, little, much or most of the game. */
export type Verdict = 'best' | 'good' | 'slip' | 'mistake' | 'blunder';

/** From that much on, of the chance to leave another seat behind, a decision has its word. */
const THRESHOLDS = [
  ['blunder', 0.2],
  ['mistake', 0.1],
  ['slip', 0.04],
] as const satisfies readonly (readonly [Verdict, number])[];

/** Calibrations are of games for two. */
const MEASURED = 2;
/** Nearer to 0 or 1 the odds mean nothing. */
const LEAST = 0.005;

/**
 * What a value says of the chance to leave another seat behind, by how often positions with such values were won: values
 * that promise too much are drawn to the middle.
 */
export function calibrated(value: number, { slope }: Pick<Calibration, 'slope'>): number {
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, value));
  const odds = (bounded / (1 - bounded)) ** slope;
  return odds / (1 + odds);
}

/**
 * The word for a decision of a review, by what it cost for certain: twice the error of the search is left out of the loss,
 * and the rest is drawn together by the lower end of the interval of the calibration. Undefined for a decision with one answer,
 * and where nobody has measured what a value means: without a calibration, and with any number of players but two.
 */
export function verdictOf(decision: ReviewedDecision, calibration: Calibration | undefined): Verdict | undefined {
  const { answers, played, loss, error } = decision;
  const [first] = answers;
  if (calibration === undefined || first === undefined || first.values.length !== MEASURED) return undefined;
  if (played === 0) return 'best';
  if (!isCostly(decision)) return 'good';
  const [slope] = calibration.interval;
  const { value: best } = first;
  const cost = calibrated(best, { slope }) - calibrated(best - (loss - 2 * error), { slope });
  return THRESHOLDS.find(([, least]) => cost >= least)?.[0] ?? 'good';
}

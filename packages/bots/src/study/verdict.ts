import type { Calibration } from '../expertise.js';
import { isCostly } from './costly.js';
import type { ReviewedDecision } from './review.js';

/** A verdict on a decision: the best answer, one about as good, or one with a small, large or very large loss. */
export type Verdict = 'best' | 'good' | 'slip' | 'mistake' | 'blunder';

/** The least loss for each verdict, as a share of the chance to finish ahead of another seat. */
const THRESHOLDS = [
  ['blunder', 0.2],
  ['mistake', 0.1],
  ['slip', 0.04],
] as const satisfies readonly (readonly [Verdict, number])[];

/** Number of players in the games that calibrations were measured on. */
const MEASURED = 2;
/** Least distance from 0 and 1: nearer to them, odds mean nothing. */
const LEAST = 0.005;

/**
 * The chance to finish ahead of another seat, calibrated by the results of positions with such values. Values that are
 * too extreme move towards the middle.
 */
export function calibrated(value: number, { slope }: Pick<Calibration, 'slope'>): number {
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, value));
  const odds = (bounded / (1 - bounded)) ** slope;
  return odds / (1 + odds);
}

/**
 * The verdict on a reviewed decision, by its certain loss. That is the loss less twice the error of the search,
 * calibrated by the lower bound of the slope. Undefined for a decision with one legal action, without a calibration,
 * and with any number of players but two.
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

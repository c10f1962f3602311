import type { Utility } from '@rulewright/core';
import { hostNow } from '../clock.js';
import type { AnyEngine } from '../game.js';
import { oneOf, positive, refused, share, whole as wholeNumber } from '../settings.js';
import type { Advice, Playouts, Widening } from './advice.js';
import { learnedFor } from './judge.js';
import type { SearchSettings } from './settings.js';
import { isSameUtility, playedFor } from './utility.js';

/** Search settings, checked and filled in. */
export interface Thinking {
  readonly iterations: number;
  readonly milliseconds: number;
  readonly playouts: Playouts;
  readonly worlds: number;
  readonly cutOff: number;
  readonly exploration: number;
  readonly widening: Widening;
  readonly utility: Utility;
  readonly temperature: number;
  readonly overlooks: number;
  readonly now: () => number;
}

const ITERATIONS = 200;
const DEFAULTS = { worlds: 16, cutOff: 30, exploration: 0.7, playouts: 'weighted' } as const satisfies Advice;
const WIDENING: Widening = { base: 3, exponent: 0.5 };

/** Checks and fills in the settings of a search. Throws `InputError` for invalid ones. */
export function thinkingOf(engine: AnyEngine, settings: SearchSettings): Thinking {
  const { expertise, ...given } = settings;
  const { iterations, milliseconds, now = hostNow, judge = 'learned' } = given;
  const utility = playedFor(engine, given.utility);
  if (typeof judge !== 'function') oneOf('judge', judge, ['hand', 'learned']);
  const learned = learnedFor(engine, settings, utility);
  const advice = { ...DEFAULTS, ...expertise?.search, ...learned?.search, ...given };
  const widening = { ...WIDENING, ...expertise?.search?.widening, ...learned?.search.widening, ...given.widening };
  const isTimed = milliseconds !== undefined;
  const most = iterations ?? (isTimed ? Number.POSITIVE_INFINITY : ITERATIONS);
  const isOwn = expertise !== undefined && isSameUtility(engine.utility, utility);
  const isJudged = typeof judge === 'function' || learned !== undefined || isOwn;
  return {
    iterations: wholeOrInfinite('iterations', most, 1),
    milliseconds: isTimed ? positive('milliseconds', milliseconds) : Number.POSITIVE_INFINITY,
    playouts: oneOf('playouts', advice.playouts, ['weighted', 'uniform']),
    worlds: wholeNumber('worlds', advice.worlds, 1),
    cutOff: isJudged ? wholeOrInfinite('cutOff', advice.cutOff, 0) : Number.POSITIVE_INFINITY,
    exploration: positive('exploration', advice.exploration),
    widening: {
      base: positive('widening.base', widening.base),
      exponent: positive('widening.exponent', widening.exponent),
    },
    utility,
    temperature: fromZero('temperature', given.temperature ?? 0),
    overlooks: share('overlooks', given.overlooks ?? 0),
    now,
  };
}

function fromZero(path: string, found: unknown): number {
  if (typeof found === 'number' && found >= 0 && found < Number.POSITIVE_INFINITY) return found;
  throw refused(path, found, 'a number from 0 on');
}

const wholeOrInfinite = (path: string, found: number, least: number): number =>
  found === Number.POSITIVE_INFINITY ? found : wholeNumber(path, found, least);

import {
  type AnyAction,
  addFractions,
  type Fraction,
  formatFraction,
  fraction,
  shareInterval,
  toNumber,
  type View,
} from '@rulewright/core';
import type { AnyState, ServerSession } from '@rulewright/protocol';
import { inOneLine, type Likely } from './series.js';
import type { TableGame } from './table-game.js';
import { telling } from './words.js';

/** Upper bound of runs of draws that are counted exactly; beyond it a sample is taken. */
const RUNS = 400;
/** Number of sampled worlds. */
const WORLDS = 60;
/** Upper bound of runs counted in each world; beyond it one is played. */
const RUNS_OF_WORLD = 20;
const MOST_SHOWN = 40;

/** Results with the same description. */
export interface Result {
  readonly sentences: readonly string[];
  /** Its exact chance; undefined in a sample. */
  exact: Fraction | undefined;
  /** The same chance as a number, or its share of the sample. */
  share: number;
}

/** The possible results of an action, as far as the seat can know them. */
export interface Futures {
  /** Results by their description, one sentence a line. */
  readonly results: ReadonlyMap<string, Result>;
  /** Number of worlds sampled; undefined when the chances are exact. */
  readonly worlds: number | undefined;
  /** The hidden zone whose cards the rules read, when it makes exact chances impossible. */
  readonly zone: string | undefined;
}

export interface Asked {
  readonly game: TableGame;
  readonly session: ServerSession;
  readonly view: View<AnyState>;
  readonly action: AnyAction;
}

/**
 * Computes the possible results of a legal action from the seat's view alone, in the words that the seat would read.
 */
export function futuresOf({ game, session, view, action }: Asked): Futures {
  const exact = session.ask('chances', { at: view, action, limit: RUNS });
  const told = exact.exact
    ? exact
    : session.ask('chances', { at: view, action, worlds: WORLDS, seed: 'chances', limit: RUNS_OF_WORLD });
  const results = new Map<string, Result>();
  for (const { probability, share, view: after, events } of told.outcomes ?? []) {
    const sentences = sentencesOf(game, after as View<AnyState>, events);
    const key = sentences.join('\n');
    const result = results.get(key) ?? { sentences, exact: probability && fraction(0), share: 0 };
    results.set(key, result);
    if (probability !== undefined && result.exact !== undefined) result.exact = addFractions(result.exact, probability);
    result.share += probability === undefined ? (share ?? 0) : toNumber(probability);
  }
  return { results, worlds: told.worlds, zone: exact.zone };
}

/** The results as text, each with its chance. */
export function chancesText(asked: Asked, futures = futuresOf(asked)): string {
  const results = [...futures.results.values()].sort((a, b) => b.share - a.share);
  const common = commonStart(results.map(({ sentences }) => sentences));
  const lines = inOneLine(results.map((result) => likely(result, futures, common.length)));
  const shown = lines.slice(0, MOST_SHOWN);
  const left = lines.slice(MOST_SHOWN).reduce((sum, { share }) => sum + share, 0);
  return [
    headline(futures),
    ...(common.length > 0 ? [`In any case: ${common.join(' ')}`] : []),
    ...shown.map(({ chance, text }) => `${chance}: ${text}`),
    ...(lines.length > shown.length ? [`${percent(left)} together: ${lines.length - shown.length} other results`] : []),
    ...(futures.worlds === undefined ? [] : ['What none of these ways showed may happen too.']),
  ].join('\n');
}

/** The sentences that a seat is told of events. */
const sentencesOf = ({ text }: TableGame, view: View<AnyState>, events: readonly object[]): readonly string[] =>
  telling(events.map((event) => text.event(view, event as { readonly type: string })))
    .split('\n')
    .map((line) => line.replace(/^- /, ''));

/** With how many sentences all of them begin. */
function commonStart(told: readonly (readonly string[])[]): readonly string[] {
  const [first = []] = told;
  const end = first.findIndex((sentence, i) => told.some((other) => other[i] !== sentence));
  return told.length < 2 ? [] : first.slice(0, end === -1 ? first.length : end);
}

function headline({ results, worlds, zone }: Futures): string {
  if (worlds !== undefined) {
    const why = zone === undefined ? '' : `, for it depends on cards that you do not see (${zone})`;
    return `It has too many results to be counted${why}. In ${worlds} ways in which what you do not see may lie:`;
  }
  return results.size === 1
    ? 'By all that you know this is the one result:'
    : 'By all that you know these are the results, with their exact chances:';
}

function likely({ sentences, exact, share }: Result, { worlds }: Futures, from: number): Likely {
  const rest = sentences.slice(from).join(' ');
  const text = rest === '' ? 'nothing more is told.' : rest;
  if (exact !== undefined) {
    const chance = formatFraction(exact);
    return { chance: chance.includes('/') ? `${chance} (${percent(share)})` : percent(share), share, text };
  }
  const [least, most] = shareInterval(Math.min(1, share), worlds ?? 1).map((end) => (100 * end).toFixed(1));
  return { chance: `about ${percent(share)} (${least} to ${most} %)`, share, text };
}

/** Never 0 for what can happen, never 100 for what need not. */
function percent(share: number): string {
  const rounded = Number((100 * share).toFixed(1));
  if (rounded === 0) return 'under 0.1 %';
  return rounded === 100 && share < 1 - 1e-9 ? 'over 99.9 %' : `${rounded} %`;
}

import {
  type AnyAction,
  addFractions,
  type Fraction,
  formatFraction,
  isInputError,
  toNumber,
  type View,
} from '@rulewright/core';
import type { AnyState, ServerSession } from '@rulewright/protocol';
import { inOneLine, type Likely } from './series.js';
import type { TableGame } from './table-game.js';
import { telling } from './words.js';

/** In so many worlds chances are counted at least, and at most: what the seat does not see is dealt anew in each. */
const WORLDS = { least: 8, most: 40 };
/** No further world is looked at when so many results have been. */
const ENOUGH_RESULTS = 1000;
/** Runs of draws that are counted in a world; with more the action is tried instead. */
const RUNS = 250;
/** How often an action is tried where its results cannot be counted. */
const TRIALS = 200;
const MOST_SHOWN = 40;

/** Results that are told in the same words. */
export interface Result {
  readonly sentences: readonly string[];
  /** Exact, one for each world in which it can come about. */
  readonly fractions: string[];
  /** Of all worlds or trials together. */
  sum: number;
}
type Results = Map<string, Result>;

/** What can happen, as far as dealt worlds tell. */
export interface Futures {
  /** By what is told, a sentence a line. */
  readonly results: ReadonlyMap<string, Result>;
  /** Of how many worlds, or trials. */
  readonly of: number;
  readonly isTried: boolean;
  /** Each world had the same results with the same chances. */
  readonly isSame: boolean;
}

export interface Asked {
  readonly game: TableGame;
  readonly session: ServerSession;
  readonly view: View<AnyState>;
  readonly action: AnyAction;
}

/** What a legal action of a seat can lead to, in the words in which the seat would be told of it. */
export const futuresOf = (asked: Asked): Futures => counted(asked) ?? tried(asked);

/**
 * The same as text, and how likely each result is. Nothing is read but the seat's view: the chances are those of worlds
 * that agree with it.
 */
export function chancesText(asked: Asked): string {
  const futures = futuresOf(asked);
  const results = [...futures.results.values()].sort((a, b) => b.sum - a.sum);
  const common = commonStart(results.map(({ sentences }) => sentences));
  const lines = inOneLine(results.map((result) => likely(result, futures, common.length)));
  const shown = lines.slice(0, MOST_SHOWN);
  const left = lines.slice(MOST_SHOWN).reduce((sum, { share }) => sum + share, 0);
  return [
    headline(futures),
    ...(common.length > 0 ? [`In any case: ${common.join(' ')}`] : []),
    ...shown.map(({ chance, text }) => `${chance}: ${text}`),
    ...(lines.length > shown.length ? [`${percent(left)} together: ${lines.length - shown.length} other results`] : []),
    ...(futures.isSame ? [] : ['What none of these deals showed may happen too.']),
  ].join('\n');
}

/** Adds up exact chances in some worlds; undefined when one of them has too many results to be counted. */
function counted({ game, session, view, action }: Asked): Futures | undefined {
  const results: Results = new Map();
  let worlds = 0;
  try {
    for (let seen = 0; worlds < WORLDS.least || (worlds < WORLDS.most && seen < ENOUGH_RESULTS); worlds++) {
      const { at } = session.ask('deal', { at: view, seed: `world ${worlds}`, as: 'state' });
      const found = session.ask('chances', { at, action, viewer: view.viewer, limit: RUNS });
      seen += found.length;
      const inWorld = new Map<Result, Fraction>();
      for (const { probability, view: after, events } of found) {
        const result = resultOf(results, sentencesOf(game, after as View<AnyState>, events));
        const known = inWorld.get(result);
        inWorld.set(result, known === undefined ? probability : addFractions(known, probability));
      }
      for (const [result, probability] of inWorld) {
        result.fractions.push(formatFraction(probability));
        result.sum += toNumber(probability);
      }
    }
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
  const isSame = [...results.values()].every((result) => isConstant(result, worlds));
  return { results, of: worlds, isTried: false, isSame };
}

/** Plays the action again and again. */
function tried({ game, session, view, action }: Asked): Futures {
  const results: Results = new Map();
  for (let trial = 0; trial < TRIALS; trial++) {
    const { at } = session.ask('deal', { at: view, seed: `world ${trial}` });
    session.ask('reseed', { at, seed: `trial ${trial}` });
    const { events = [] } = session.ask('apply', { at, action, events: view.viewer });
    const after = session.ask('view', { at, viewer: view.viewer });
    session.ask('release', { at: Number(at) });
    resultOf(results, sentencesOf(game, after, events)).sum++;
  }
  return { results, of: TRIALS, isTried: true, isSame: false };
}

/** What the seat is told of it. */
const sentencesOf = ({ text }: TableGame, view: View<AnyState>, events: readonly object[]): readonly string[] =>
  telling(events.map((event) => text.event(view, event as { readonly type: string })))
    .split('\n')
    .map((line) => line.replace(/^- /, ''));

function resultOf(results: Results, sentences: readonly string[]): Result {
  const key = sentences.join('\n');
  const result = results.get(key) ?? { sentences, fractions: [], sum: 0 };
  results.set(key, result);
  return result;
}

/** With how many sentences all of them begin. */
function commonStart(told: readonly (readonly string[])[]): readonly string[] {
  const [first = []] = told;
  const end = first.findIndex((sentence, i) => told.some((other) => other[i] !== sentence));
  return told.length < 2 ? [] : first.slice(0, end === -1 ? first.length : end);
}

function headline({ results, of, isTried, isSame }: Futures): string {
  if (isTried)
    return `It has too many results to be counted. In ${of} trials, what you do not see dealt anew for each:`;
  const dealt = `What you do not see was dealt ${of} times`;
  if (results.size === 1) return `${dealt}, and each time this was the one result:`;
  return isSame
    ? `${dealt}, and each time these were the results:`
    : `${dealt}; a fraction was the same each time, what is about is the average:`;
}

const isConstant = ({ fractions }: Result, of: number): boolean =>
  fractions.length === of && new Set(fractions).size === 1;

function likely(result: Result, { of }: Futures, from: number): Likely {
  const [fraction = ''] = result.fractions;
  const share = result.sum / of;
  const rest = result.sentences.slice(from).join(' ');
  const text = rest === '' ? 'nothing more is told.' : rest;
  if (!isConstant(result, of)) return { chance: `about ${percent(share)}`, share, text };
  return { chance: fraction.includes('/') ? `${fraction} (${percent(share)})` : percent(share), share, text };
}

/** Never 0 for what can happen, never 100 for what need not. */
function percent(share: number): string {
  const rounded = Number((100 * share).toFixed(1));
  if (rounded === 0) return 'under 0.1 %';
  return rounded === 100 && share < 1 - 1e-9 ? 'over 99.9 %' : `${rounded} %`;
}

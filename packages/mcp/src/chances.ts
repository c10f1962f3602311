import { type AnyAction, formatFraction, isInputError, toNumber, type View } from '@rulewright/core';
import type { AnyState, ServerSession } from '@rulewright/protocol';
import { differences } from './differences.js';
import type { TableGame } from './table-game.js';
import { telling } from './words.js';

/** Worlds in which chances are counted: what the seat does not see is dealt anew in each. */
const WORLDS = 8;
/** Runs of draws that are counted in a world; with more the action is tried instead. */
const RUNS = 250;
/** How often an action is tried, to say its results in words, and how likely they are where they cannot be counted. */
const TRIALS = 200;
const MOST_SHOWN = 40;

/** A result that the seat can tell apart from others. */
interface Result {
  readonly view: View<AnyState>;
  /** Exact, a fraction for each world in which it can come about. */
  readonly fractions: string[];
  /** Of all worlds or trials together. */
  sum: number;
  text: string | undefined;
}
type Results = Map<string, Result>;

interface Asked {
  readonly game: TableGame;
  readonly session: ServerSession;
  readonly view: View<AnyState>;
  readonly action: AnyAction;
}

/**
 * What a legal action of a seat can lead to, as the seat would see it, and how likely. Nothing is read but the seat's view:
 * the chances are those of worlds that agree with it.
 */
export function chancesText(asked: Asked): string {
  const results: Results = new Map();
  const isCounted = counted(asked, results);
  tryOut(asked, results, isCounted);
  const all = [...results.values()].sort((a, b) => b.sum - a.sum);
  const shown = all.slice(0, MOST_SHOWN);
  const total = isCounted ? WORLDS : TRIALS;
  const left = all.slice(MOST_SHOWN).reduce((sum, each) => sum + each.sum, 0) / total;
  return [
    headline(all, isCounted),
    ...shown.map((result) => `${likelihood(result, total)}: ${resultText(asked, result)}`),
    ...(all.length > shown.length ? [`${percent(left)} together: ${all.length - shown.length} other results`] : []),
  ].join('\n');
}

/** Adds up exact chances in some worlds; false when a world has too many results to be counted. */
function counted({ session, view, action }: Asked, results: Results): boolean {
  try {
    for (let world = 0; world < WORLDS; world++) {
      const { at } = session.ask('deal', { at: view, seed: `world ${world}`, as: 'state' });
      for (const { probability, view: seen } of session.ask('chances', {
        at,
        action,
        viewer: view.viewer,
        limit: RUNS,
      })) {
        const result = resultOf(results, seen as View<AnyState>);
        result.fractions.push(formatFraction(probability));
        result.sum += toNumber(probability);
      }
    }
    return true;
  } catch (error) {
    if (!isInputError(error)) throw error;
    results.clear();
    return false;
  }
}

/** Plays the action again and again: what happens then is said in words. */
function tryOut({ game, session, view, action }: Asked, results: Results, isCounted: boolean): void {
  const { viewer } = view;
  const isTold = (): boolean => [...results.values()].every(({ text }) => text !== undefined);
  for (let trial = 0; trial < TRIALS && !(isCounted && isTold()); trial++) {
    const { at } = session.ask('deal', { at: view, seed: `world ${isCounted ? trial % WORLDS : trial}` });
    session.ask('reseed', { at, seed: `trial ${trial}` });
    const { events = [] } = session.ask('apply', { at, action, events: viewer });
    const seen = session.ask('view', { at, viewer });
    session.ask('release', { at: Number(at) });
    const result = resultOf(results, seen);
    if (!isCounted) result.sum++;
    result.text ??= telling(events.map((event) => game.text.event(seen, event as { readonly type: string })))
      .replaceAll(/^- /gm, '')
      .replaceAll('\n', ' ');
  }
}

function resultOf(results: Results, view: View<AnyState>): Result {
  const key = JSON.stringify(view);
  const result = results.get(key) ?? { view, fractions: [], sum: 0, text: undefined };
  results.set(key, result);
  return result;
}

const headline = (all: readonly Result[], isCounted: boolean): string => {
  if (all.length === 1) return 'It has one result, as far as you can tell:';
  return isCounted
    ? `It has ${all.length} results that you can tell apart. What you do not see was dealt ${WORLDS} times; a fraction is exact and the same in each deal, a percentage alone is the average:`
    : `It has too many results to be counted; in ${TRIALS} trials, with what you do not see dealt anew each time:`;
};

function likelihood({ fractions, sum }: Result, total: number): string {
  const [first = ''] = fractions;
  const isSame = fractions.length === WORLDS && fractions.every((each) => each === first);
  return isSame && first.includes('/') ? `${first} (${percent(sum / total)})` : percent(sum / total);
}

const percent = (share: number): string => `${Number((100 * share).toFixed(1))} %`;

/** What is told of it; where it was never met by trying, what stands differently. */
const resultText = ({ view }: Asked, result: Result): string =>
  result.text ?? differences(view.position, result.view.position).join('; ');

import {
  type AnyAction,
  type AnyEvent,
  addFractions,
  type Fraction,
  formatFraction,
  fraction,
  toNumber,
} from '@rulewright/core';
import type { AnyView, PlayGame } from './games.js';
import { decimals, say } from './words/words.js';

/** What an action would do, told before it is taken. */
export interface Preview {
  /** What happens in any case. */
  readonly sure: readonly string[];
  /** The ways it can go where chance decides, the likeliest first; none when nothing is left to chance. */
  readonly futures: readonly Future[];
  /** Whether the chances are those of some ways in which the hidden cards may lie. */
  readonly isAbout: boolean;
  /** How many of them were looked at. */
  readonly worlds: number;
}
export interface Future {
  readonly probability: string;
  readonly percent: number;
  readonly lines: readonly string[];
}
/** A sentence on why nothing is told. */
export interface NoPreview {
  readonly unlisted: string;
}

/** More runs of draws than this are not listed: a sample is taken. */
const LIMIT = 300;
/** Ways in which the hidden cards may lie in a sample, and runs that are listed in each. */
const WORLDS = 60;
const LIMIT_OF_WORLD = 20;

/** What the seat that is asked may expect of an action, by what it knows and nothing else. */
export function previewOf(game: PlayGame, view: AnyView, action: AnyAction): Preview | NoPreview {
  const { engine } = game;
  if (view.viewer === 'spectator') return { unlisted: say('preview.asked-only') };
  const exact = engine.chanceOutcomes(view, action, { limit: LIMIT });
  const found = new Map<string, Found>();
  const add = (seen: Seen, share: number, probability: Fraction | undefined): void => {
    const lines = linesOf(game, seen.view, seen.events);
    const key = lines.join('\n');
    const old = found.get(key) ?? { lines, share: 0, exact: probability && fraction(0) };
    found.set(key, {
      lines,
      share: old.share + share,
      exact: old.exact && probability && addFractions(old.exact, probability),
    });
  };
  if (exact.exact) for (const one of exact.outcomes) add(one, toNumber(one.probability), one.probability);
  else {
    const settings = { worlds: WORLDS, seed: 'preview', limit: LIMIT_OF_WORLD };
    for (const one of engine.chanceOutcomes(view, action, settings).outcomes) add(one, one.share, undefined);
  }
  return told([...found.values()], exact.exact);
}

interface Seen {
  readonly view: AnyView;
  readonly events: readonly Partial<AnyEvent>[];
}

function linesOf({ text }: PlayGame, view: AnyView, events: readonly Partial<AnyEvent>[]): readonly string[] {
  return events.flatMap((event) => {
    const { text: words, style } = text.event(view, event);
    return style === 'quiet' || style === 'title' || style === 'heading' ? [] : [words];
  });
}

interface Found {
  readonly lines: readonly string[];
  readonly share: number;
  readonly exact: Fraction | undefined;
}

/** What all ways have in common stands by itself, before what tells them apart. */
function told(ways: readonly Found[], isExact: boolean): Preview {
  const [first] = ways;
  const common = first?.lines.filter((_, i) => ways.every(({ lines }) => lines[i] === first.lines[i])) ?? [];
  const isPrefix = (i: number): boolean => common.length > i && first?.lines[i] === common[i];
  let sure = 0;
  while (isPrefix(sure)) sure++;
  const futures = ways.map(({ lines, share, exact }) => ({
    probability: exact === undefined ? say('preview.share', { n: decimals(100 * share, 1) }) : formatFraction(exact),
    percent: 100 * share,
    lines: lines.slice(sure),
  }));
  return {
    sure: first?.lines.slice(0, sure) ?? [],
    futures: ways.length > 1 ? gathered(futures).toSorted((one, other) => other.percent - one.percent) : [],
    isAbout: !isExact,
    worlds: WORLDS,
  };
}

const NUMBER = /\d+/g;

/** Ways that are equally likely and differ in nothing but numbers, as those of a die do, are told in one line. */
function gathered(futures: readonly Future[]): readonly Future[] {
  const alike = new Map<string, Future[]>();
  for (const future of futures) {
    const { lines, percent } = future;
    const key = JSON.stringify([lines.map((line) => line.replaceAll(NUMBER, '#')), percent.toFixed(6)]);
    alike.set(key, [...(alike.get(key) ?? []), future]);
  }
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length < 3) return group;
    const values = group.map(({ lines }) => lines.join('\n').match(NUMBER) ?? []);
    let place = 0;
    const lines = first.lines.map((line) =>
      line.replaceAll(NUMBER, () => {
        const words = inOne(values.map((numbers) => numbers[place] ?? ''));
        place++;
        return words;
      }),
    );
    const percent = group.reduce((sum, one) => sum + one.percent, 0);
    return [{ probability: `${group.length} × ${first.probability}`, percent, lines }];
  });
}

/** Numbers in a row as `1–6`, others in a list. */
function inOne(texts: readonly string[]): string {
  const numbers = [...new Set(texts.map(Number))].sort((one, other) => one - other);
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  if (numbers.length === 1) return String(first);
  return last - first === numbers.length - 1 && numbers.length > 2 ? `${first}–${last}` : numbers.join('/');
}

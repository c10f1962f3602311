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
import { markOf } from './matters.js';
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
  /** The sentences that tell of a loss of the viewer. */
  readonly losses: readonly string[];
  /** Many ways, by what differs for the player; none where they are few. */
  readonly groups: readonly Future[];
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

/** More ways than these are told by their kinds. */
const FEW = 8;

/** What the seat that is asked may expect of an action, by what it knows and nothing else. */
export function previewOf(game: PlayGame, view: AnyView, action: AnyAction): Preview | NoPreview {
  const { engine } = game;
  if (view.viewer === 'spectator') return { unlisted: say('preview.asked-only') };
  const exact = engine.chanceOutcomes(view, action, { limit: LIMIT });
  const found = new Map<string, Found>();
  const losses = new Set<string>();
  const given = game.text.action(view, action).text.replace(/^\S+/, '');
  const add = (seen: Seen, share: number, probability: Fraction | undefined): void => {
    const told = linesOf(game, seen.view, seen.events).filter(({ text }) => given === '' || !text.endsWith(given));
    for (const { text, isLoss } of told) if (isLoss) losses.add(text);
    const lines = told.map(({ text }) => text);
    const key = lines.join('\n');
    const kind = told.map(({ kind }) => kind).join('\n');
    const old = found.get(key) ?? { share: 0, exact: probability && fraction(0) };
    found.set(key, {
      lines,
      kind,
      share: old.share + share,
      exact: old.exact && probability && addFractions(old.exact, probability),
    });
  };
  if (exact.exact) for (const one of exact.outcomes) add(one, toNumber(one.probability), one.probability);
  else {
    const settings = { worlds: WORLDS, seed: 'preview', limit: LIMIT_OF_WORLD };
    for (const one of engine.chanceOutcomes(view, action, settings).outcomes) add(one, one.share, undefined);
  }
  const ways = [...found.values()];
  const all = told(ways, exact.exact);
  return { ...all, losses: [...losses], groups: all.futures.length > FEW ? groupsOf(ways, all.sure.length) : [] };
}

interface Seen {
  readonly view: AnyView;
  readonly events: readonly Partial<AnyEvent>[];
}

/** A sentence, whether it tells of a loss of the viewer, and what it is like: its event, and the level of its card. */
interface Line {
  readonly text: string;
  readonly isLoss: boolean;
  readonly kind: string;
}
function linesOf({ engine, text }: PlayGame, view: AnyView, events: readonly Partial<AnyEvent>[]): readonly Line[] {
  return events.flatMap((event): readonly Line[] => {
    const { text: words, style } = text.event(view, event);
    if (style === 'quiet' || style === 'title' || style === 'heading') return [];
    const card: unknown = Reflect.get(event, 'initiative');
    const level = typeof card === 'string' ? text.face(card, view).icons.level : undefined;
    const isLoss = markOf(engine.id, event, view.viewer) === 'loss';
    return [{ text: words, isLoss, kind: `${event.type} ${level ?? ''} ${Reflect.get(event, 'variant') ?? ''}` }];
  });
}

interface Found {
  readonly kind: string;
  readonly lines: readonly string[];
  readonly share: number;
  readonly exact: Fraction | undefined;
}

/** What all ways have in common stands by itself, before what tells them apart. */
function told(ways: readonly Found[], isExact: boolean): Omit<Preview, 'losses' | 'groups'> {
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

/**
 * The ways of each kind together, the likeliest first: what their sentences have in common behind those that are sure, and
 * the rest left out.
 */
function groupsOf(ways: readonly Found[], sure: number): readonly Future[] {
  const kinds = new Map<string, Found[]>();
  for (const way of ways) kinds.set(way.kind, [...(kinds.get(way.kind) ?? []), way]);
  const groups = [...kinds.values()].map((group): Future => {
    const share = group.reduce((sum, one) => sum + one.share, 0);
    const [first] = group;
    const lines = (first?.lines ?? []).map((_, i) => commonOf(group.map(({ lines }) => lines[i] ?? ''))).slice(sure);
    return { probability: say('preview.share', { n: decimals(100 * share, 1) }), percent: 100 * share, lines };
  });
  return groups.length < ways.length ? groups.toSorted((one, other) => other.percent - one.percent) : [];
}

/** The words that sentences begin and end with, with dots for those in which they differ. */
function commonOf(texts: readonly string[]): string {
  const words = texts.map((text) => text.split(' '));
  const shortest = Math.min(...words.map(({ length }) => length));
  const isSame = (from: number): boolean => words.every((one) => one.at(from) === words[0]?.at(from));
  let begin = 0;
  while (begin < shortest && isSame(begin)) begin++;
  let end = 0;
  while (end < shortest - begin && isSame(-1 - end)) end++;
  const [first = []] = words;
  if (begin === first.length) return texts[0] ?? '';
  return [...first.slice(0, begin), '…', ...first.slice(first.length - end)].join(' ');
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

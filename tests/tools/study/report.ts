import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chanceOf } from '@rulewright/bots';
import { grouped } from '@rulewright/bots/arena';
import { at } from '@rulewright/core';
import { games } from '../ladder/games.js';
import { curvesOf } from './curves.js';

// `npm run measure -- curves`: reads what `npm run measure -- calibration` has written, draws docs/calibration/<game>.svg, keeps the
// figures in docs/calibration/<game>.json, and prints the table of docs/strength.md.

/** A position: what was expected of it, how far off that may be, and what came of it. */
interface Sample {
  readonly game: number;
  readonly value: number;
  readonly error: number;
  readonly result: number;
}

/** Positions of which about the same was expected. */
export interface Bin {
  readonly expected: number;
  readonly came: number;
  readonly low: number;
  readonly high: number;
  readonly positions: number;
}

/** From fewer games nothing is said. */
const FEWEST_GAMES = 50;
const BINS = 10;
const RESAMPLES = 200;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function byGame(samples: readonly Sample[]): Sample[][] {
  const groups = new Map<number, Sample[]>();
  for (const sample of samples) groups.set(sample.game, [...(groups.get(sample.game) ?? []), sample]);
  return [...groups.values()];
}

function binsOf(samples: readonly Sample[]): Bin[] {
  return Array.from({ length: BINS }, (_, n) =>
    samples.filter(({ value }) => Math.min(BINS - 1, Math.floor(value * BINS)) === n),
  )
    .filter((some) => some.length > 0)
    .map((some) => {
      const [low, high] = grouped(byGame(some).map((group) => group.map(({ result }) => result)));
      return {
        expected: mean(some.map(({ value }) => value)),
        came: mean(some.map(({ result }) => result)),
        low,
        high,
        positions: some.length,
      };
    });
}

/** How far what was expected is from what came, over all bins. */
const offOf = (bins: readonly Bin[], count: number): number =>
  bins.reduce((sum, { expected, came, positions }) => sum + (positions * Math.abs(expected - came)) / count, 0);

const LEAST = 0.01;
const STEP = 0.5;
const logit = (value: number): number => {
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, value));
  return Math.log(bounded / (1 - bounded));
};

/** The slope of what came over what was expected, in log-odds: below 1 the values promise too much, above 1 too little. */
function slopeOf(samples: readonly Sample[]): number {
  let [a, b] = [0, 0.5];
  for (let round = 0; round < 40; round++) {
    let [ga, gb, haa, hab, hbb] = [0, 0, 1e-9, 0, 1e-9];
    for (const { value, result } of samples) {
      const x = logit(value);
      const p = 1 / (1 + Math.exp(-a - b * x));
      const w = p * (1 - p);
      ga += result - p;
      gb += (result - p) * x;
      haa += w;
      hab += w * x;
      hbb += w * x * x;
    }
    const det = haa * hbb - hab * hab;
    // short steps: values near 0 and 1 that are wrong would throw it off
    const [da, db] = [(hbb * ga - hab * gb) / det, (haa * gb - hab * ga) / det];
    const part = Math.min(1, STEP / Math.max(Math.abs(da), Math.abs(db), 1e-9));
    a += part * da;
    b += part * db;
  }
  return b;
}

/** From where to where the slope lies with 95 % confidence: games are drawn anew, with all their positions. */
function slopeInterval(samples: readonly Sample[]): readonly [number, number] {
  const groups = byGame(samples);
  const chance = chanceOf('slopes');
  const slopes = Array.from({ length: RESAMPLES }, () =>
    slopeOf(groups.flatMap(() => at(groups, Math.floor(chance() * groups.length)))),
  ).toSorted((one, other) => one - other);
  return [at(slopes, Math.floor(RESAMPLES * 0.025)), at(slopes, Math.ceil(RESAMPLES * 0.975) - 1)];
}

const percent = (value: number): string => `${(100 * value).toFixed(0)} %`;
mkdirSync('docs/calibration', { recursive: true });
console.log('| game | games | positions | off by, on average | slope (95 %) |\n| --- | --- | --- | --- | --- |');
for (const { engine } of games) {
  const file = `tests/tools/study/dist/${engine.id}.jsonl`;
  if (!existsSync(file)) continue;
  const samples = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sample);
  if (byGame(samples).length < FEWEST_GAMES) {
    console.log(`| ${engine.id} | ${byGame(samples).length} | ${samples.length} | too few | – |`);
    continue;
  }
  const bins = binsOf(samples);
  const off = offOf(bins, samples.length);
  const slope = slopeOf(samples);
  const [low, high] = slopeInterval(samples);
  const count = byGame(samples).length;
  const figures = { game: engine.id, games: count, positions: samples.length, off, slope, low, high, bins };
  writeFileSync(`docs/calibration/${engine.id}.json`, `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(`docs/calibration/${engine.id}.svg`, curvesOf(engine.id, bins));
  console.log(
    `| ${engine.id} | ${count} | ${samples.length} | ${percent(off)} | ${slope.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)}) |`,
  );
}

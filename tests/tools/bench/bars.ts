import { at } from '@rulewright/core';
import type { Bundle } from './bundles.js';
import type { Costs } from './costs.js';
import type { Deal } from './deals.js';
import { entries } from './engines.js';
import { COMMIT } from './former.js';
import type { Latency } from './latencies.js';
import type { Limit } from './limit.js';
import { MOST_OFFERED, type Offers } from './offers.js';
import type { EngineRates } from './rates.js';
import { type Bound, exactly, type Measured, measured, verdict } from './rounds.js';
import type { Start } from './starts.js';
import type { TableCosts } from './table-costs.js';
import type { Thinking } from './thinking.js';

/** All that the bench measures. */
export interface Figures {
  readonly rates: readonly EngineRates[];
  readonly limit: Limit;
  readonly tables: readonly TableCosts[];
  readonly latencies: readonly Latency[];
  readonly costs: readonly Costs[];
  readonly deals: readonly Deal[];
  readonly thinking: readonly Thinking[];
  readonly starts: readonly Start[];
  readonly bundles: readonly Bundle[];
  readonly offers: readonly Offers[];
}

/** A bound that we hold ourselves to, and the figure that was measured: a ratio of one run, or a size. */
export interface Bar extends Bound {
  readonly what: string;
  readonly unit: '×' | 'KiB';
  readonly value: Measured;
  readonly verdict: ReturnType<typeof verdict>;
}

const atLeast = (limit: number): Bound => ({ bound: 'at least', limit });
const atMost = (limit: number): Bound => ({ bound: 'at most', limit });

/** Decisions of weighted players a second, in those of uniform ones. */
const WEIGHTED = atLeast(0.5);
/** By game: `playout('uniform')`, in the speed of the former build. */
const PLAYOUT: Readonly<Record<string, Bound>> = { ecologic: atLeast(1.25), emix: atLeast(1.15) };
const NOT_SLOWER = atLeast(0.98);
/** `apply` in the speed of the former build: the median of the rows. */
const APPLY = atLeast(1.15);
const CLONE_IN_COPIES = atMost(1);
const LOAD_IN_CLONES = atMost(30);
const LIST_OF_VIEW = atMost(1.2);
const DEAL_IN_CLONES = atMost(10);
const MESSAGE = atMost(2);
const REPLAY = atMost(1.5);
const GROWTH = atMost(1.2);

/** Every bar, beside what was measured. */
export const bars = ({
  rates,
  latencies,
  costs,
  deals,
  tables,
  bundles,
  offers,
}: Omit<Figures, 'thinking' | 'starts' | 'limit'>): readonly Bar[] => [
  ...rates.flatMap((of, index) => ratesBars(of, at(entries, index).atLeast)),
  ...applyBar(rates),
  ...tables.flatMap(({ name, message, replay, later, takeBack }) => [
    bar(`${name}: a message of a table, in list and apply`, message, MESSAGE),
    bar(`${name}: tables.replay, in engine.replay`, replay, REPLAY),
    bar(`${name}: a command late, in one early`, later, GROWTH),
    bar(`${name}: taking back late, in taking back early`, takeBack, GROWTH),
  ]),
  ...latencies.flatMap(({ name, cloneInCopies, load }) => [
    bar(`${name}: a clone, in copies by a plain loop`, cloneInCopies, CLONE_IN_COPIES),
    bar(`${name}: load, in clones`, load, LOAD_IN_CLONES),
  ]),
  ...costs.map(({ name, listOfView }) =>
    bar(`${name}: legalActions of a view, in those of its state`, listOfView, LIST_OF_VIEW),
  ),
  ...deals.flatMap(({ name, players, early, late }) => [
    bar(`${name}, ${players} players: a world dealt early, in clones`, early, DEAL_IN_CLONES),
    bar(`${name}, ${players} players: a world dealt late, in clones`, late, DEAL_IN_CLONES),
  ]),
  ...offers.map(({ name, offered, legal }) =>
    bar(`${name}: actions offered for each legal one`, exactly(offered / legal), atMost(MOST_OFFERED)),
  ),
  ...sizeBars(bundles),
];

function ratesBars(
  { name, simulate, apply, weighted, former }: EngineRates,
  least: (typeof entries)[number]['atLeast'],
): readonly Bar[] {
  const playout = PLAYOUT[name.split(',')[0] ?? ''] ?? NOT_SLOWER;
  return [
    bar(`${name}: simulate, in boardgame.io`, simulate.timesBoardgameIo, atLeast(least.simulate)),
    bar(`${name}: apply, in boardgame.io`, apply.timesBoardgameIo, atLeast(least.apply)),
    ...(former === undefined ? [] : [bar(`${name}: playout, in the build of ${COMMIT}`, former.playout, playout)]),
    ...(weighted === undefined
      ? []
      : [bar(`${name}: playout of weighted players, in uniform ones`, weighted.ofUniform, WEIGHTED)]),
  ];
}

/** The bar of `apply` is for the median of the rows, at each end of their ranges. */
function applyBar(rates: readonly EngineRates[]): readonly Bar[] {
  const rows = rates.flatMap(({ former }) => (former === undefined ? [] : [former.apply]));
  if (rows.length === 0) return [];
  const of = (end: keyof Measured): number => measured(rows.map((row) => row[end])).median;
  const value = { median: of('median'), low: of('low'), high: of('high') };
  return [bar(`apply, in the build of ${COMMIT}, the median row`, value, APPLY)];
}

/** The bars of `npm run measure -- sizes`. */
export const sizeBars = (bundles: readonly Bundle[]): readonly Bar[] =>
  bundles.flatMap(({ name, code, complete, types, text, bars: { aim, ...bars } }) => [
    sizeBar(`${name}: bundle${aimed(aim)}`, code, bars.code),
    ...(bars.app === undefined
      ? []
      : [sizeBar(`${name}: an app with it alone${aimed(bars.app.aim)}`, complete, bars.app.most)]),
    ...(bars.types === undefined ? [] : [sizeBar(`${name}: declarations`, types, bars.types)]),
    ...(text === undefined || bars.text === undefined
      ? []
      : [
          sizeBar(`${name}: text`, text.code, bars.text.code),
          sizeBar(`${name}: text, declarations`, text.types, bars.text.types),
        ]),
  ]);

const aimed = (aim: number | undefined): string => (aim === undefined ? '' : ` (aim ${aim})`);

const sizeBar = (what: string, kib: number, most: number): Bar => bar(what, exactly(kib), atMost(most), 'KiB');

const bar = (what: string, value: Measured, bound: Bound, unit: Bar['unit'] = '×'): Bar => ({
  what,
  unit,
  value,
  ...bound,
  verdict: verdict(value, bound),
});

import { at } from '@rulewright/core';
import type { Bundle } from './bundles.js';
import type { Costs } from './costs.js';
import type { Deal } from './deals.js';
import { entries } from './engines.js';
import { COMMIT } from './former.js';
import type { Latency } from './latencies.js';
import { MOST_OFFERED, type Offers } from './offers.js';
import type { EngineRates } from './rates.js';
import type { Start } from './starts.js';
import type { Thinking } from './thinking.js';

/** All that the bench measures. */
export interface Figures {
  readonly rates: readonly EngineRates[];
  readonly latencies: readonly Latency[];
  readonly costs: readonly Costs[];
  readonly deals: readonly Deal[];
  readonly thinking: readonly Thinking[];
  readonly starts: readonly Start[];
  readonly bundles: readonly Bundle[];
  readonly offers: readonly Offers[];
}

/** What we hold ourselves to. */
export interface Bar {
  readonly what: string;
  readonly unit: '×' | 'µs' | 'ms' | 'KiB';
  readonly value: number;
  readonly bound: 'at least' | 'at most';
  readonly limit: number;
  readonly met: boolean;
}

/** Decisions of weighted players a second, against those of uniform ones. */
const WEIGHTED = 0.5;
/** By game: `simulate` against the build of before. */
const BEFORE: Readonly<Record<string, number>> = {
  euphoria: 1.25,
  'does-not-exist': 1.2,
  emix: 1.04,
  ecologic: 0.97,
};
const LEGAL_ACTIONS_P999 = 200;
const APPLY_P50 = 60;
const APPLY_P99 = 500;
const CLONE = 10;
/** A state loaded, in clones of it. */
const LOAD = 30;
/** A list of a view, in lists of its state. */
const ASKED = 1.2;
/** A dealt world, in clones of its position. */
const DEAL = 10;
/** Import and first set-up. */
const START = 60;

/** Every bar, beside what was measured. */
export function bars({
  rates,
  latencies,
  costs,
  deals,
  starts,
  bundles,
  offers,
}: Omit<Figures, 'thinking'>): readonly Bar[] {
  const ratios = rates.flatMap(({ name, simulate, apply, weighted, former }, index) => {
    const { atLeast } = at(entries, index);
    const before = BEFORE[name.split(',')[0] ?? ''];
    const playout = `${name}: playout of weighted players against uniform ones`;
    return [
      bar(`${name}: simulate against boardgame.io`, '×', simulate.timesBoardgameIo, {
        bound: 'at least',
        limit: atLeast.simulate,
      }),
      bar(`${name}: apply against boardgame.io`, '×', apply.timesBoardgameIo, {
        bound: 'at least',
        limit: atLeast.apply,
      }),
      ...(former === undefined || before === undefined
        ? []
        : [
            bar(`${name}: simulate against the build of ${COMMIT}`, '×', former.faster, {
              bound: 'at least',
              limit: before,
            }),
          ]),
      ...(weighted === undefined
        ? []
        : [bar(playout, '×', weighted.ofUniform, { bound: 'at least', limit: WEIGHTED })]),
    ];
  });
  const times = latencies.flatMap(({ name, legalActions, apply, clone, load }) => [
    bar(`${name}: legalActions p99.9`, 'µs', legalActions.p999, { bound: 'at most', limit: LEGAL_ACTIONS_P999 }),
    bar(`${name}: apply p50`, 'µs', apply.p50, { bound: 'at most', limit: APPLY_P50 }),
    bar(`${name}: apply p99`, 'µs', apply.p99, { bound: 'at most', limit: APPLY_P99 }),
    bar(`${name}: clone in mid-game`, 'µs', clone, { bound: 'at most', limit: CLONE }),
    bar(`${name}: load, in clones`, '×', load, { bound: 'at most', limit: LOAD }),
  ]);
  const asked = costs.map(({ name, calls }) =>
    bar(
      `${name}: legalActions of a view, in those of its state`,
      '×',
      (calls['legalActions(view)'] ?? Number.NaN) / (calls['legalActions(state)'] ?? Number.NaN),
      { bound: 'at most', limit: ASKED },
    ),
  );
  const dealt = deals.map(({ name, players, early, late }) =>
    bar(`${name}, ${players} players: a dealt world, in clones`, '×', Math.max(early, late), {
      bound: 'at most',
      limit: DEAL,
    }),
  );
  const started = starts.map(({ name, ms }) =>
    bar(`${name}: import and first set-up`, 'ms', ms, { bound: 'at most', limit: START }),
  );
  const offering = offers.map(({ name, offered, legal }) =>
    bar(`${name}: actions offered for each legal one`, '×', offered / legal, { bound: 'at most', limit: MOST_OFFERED }),
  );
  return [...ratios, ...times, ...asked, ...dealt, ...started, ...offering, ...sizeBars(bundles)];
}

/** The bars of `npm run measure -- sizes`. */
export const sizeBars = (bundles: readonly Bundle[]): readonly Bar[] =>
  bundles.flatMap(({ name, code, complete, types, text, bars: { aim, ...bars } }) => [
    bar(`${name}: bundle${aimed(aim)}`, 'KiB', code, { bound: 'at most', limit: bars.code }),
    ...(bars.app === undefined
      ? []
      : [
          bar(`${name}: an app with it alone${aimed(bars.app.aim)}`, 'KiB', complete, {
            bound: 'at most',
            limit: bars.app.most,
          }),
        ]),
    ...(bars.types === undefined
      ? []
      : [bar(`${name}: declarations`, 'KiB', types, { bound: 'at most', limit: bars.types })]),
    ...(text === undefined || bars.text === undefined
      ? []
      : [
          bar(`${name}: text`, 'KiB', text.code, { bound: 'at most', limit: bars.text.code }),
          bar(`${name}: text, declarations`, 'KiB', text.types, { bound: 'at most', limit: bars.text.types }),
        ]),
  ]);

const aimed = (aim: number | undefined): string => (aim === undefined ? '' : ` (aim ${aim})`);

function bar(
  what: string,
  unit: Bar['unit'],
  value: number,
  { bound, limit }: { readonly bound: Bar['bound']; readonly limit: number },
): Bar {
  return { what, unit, value, bound, limit, met: bound === 'at least' ? value >= limit : value <= limit };
}

import type { EChartsCoreOption } from 'echarts/core';
import { BRAND, type CustomApi, escaped, FAINT, LINE, svgOf, TEXT } from './drawn-plot.js';
import type { MarkdownTable } from './markdown-tables.js';

// Plots of what the documents have in tables: the commands that measure print the tables, and the plots follow from them.

/** A row of a plot: how much, and between what bounds it lies for certain enough. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly text: string;
  readonly low?: number;
  readonly high?: number;
}
interface Scale {
  readonly title: string;
  readonly unit: string;
  readonly max?: number;
  /** Where a line is drawn. */
  readonly mark?: number;
  readonly isLogarithmic?: true;
}

/** How a plot is laid out: labels before the bars, or above them, where a window is narrow. */
interface Layout {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  readonly row: number;
}
const LAYOUTS: readonly Layout[] = [
  { name: 'wide', width: 560, row: 26 },
  { name: 'narrow', width: 340, row: 40 },
];
/** As wide as a letter of a label is, about. */
const LETTER = 7.1;

/** A plot of bars, as SVG in the colours of the page, with its figures as a text for those who do not see it. */
export function barPlot(bars: readonly Bar[], scale: Scale): string {
  const said = bars.map(({ label, text }) => `${label}: ${text}`).join('; ');
  const drawn = LAYOUTS.map((layout) => drawnAs(layout, bars, scale)).join('');
  return `<figure class="plot" role="img" tabindex="0" aria-label="${escaped(`${scale.title}. ${said}`)}">${drawn}</figure>`;
}

function drawnAs(layout: Layout, bars: readonly Bar[], scale: Scale): string {
  const { name, width, row } = layout;
  return svgOf(optionOf(layout, bars, scale), { name, width, height: 34 + bars.length * row });
}

function optionOf(
  { name }: Layout,
  bars: readonly Bar[],
  { unit, max, mark, isLogarithmic }: Scale,
): EChartsCoreOption {
  const rows = bars.toReversed();
  const font = { fontFamily: 'inherit', fontSize: 13 };
  const before = 14 + LETTER * Math.max(...bars.map(({ label }) => label.length));
  const above = { inside: true, margin: 0, verticalAlign: 'bottom', padding: [0, 0, 8, 0] };
  return {
    animation: false,
    textStyle: { fontFamily: 'inherit' },
    grid: { left: name === 'wide' ? before : 8, right: 64, top: 4, bottom: 28 },
    yAxis: {
      type: 'category',
      data: rows.map(({ label }) => label),
      axisLabel: { color: TEXT, ...font, ...(name === 'narrow' && above) },
      axisLine: { show: false },
      axisTick: { show: false },
    },
    xAxis: {
      type: isLogarithmic ? 'log' : 'value',
      ...(max !== undefined && { max }),
      ...(unit === '' && { splitNumber: 2 }),
      ...(isLogarithmic && { min: 1 }),
      axisLabel: {
        color: FAINT,
        fontFamily: 'inherit',
        fontSize: 12,
        hideOverlap: true,
        formatter: (value: number) => `${value.toLocaleString('en')}${unit}`,
      },
      splitLine: { lineStyle: { color: LINE } },
    },
    series: [
      {
        type: 'bar',
        data: rows.map(({ value }) => value),
        barWidth: 12,
        itemStyle: { color: BRAND, borderRadius: 2 },
        label: {
          show: true,
          position: 'right',
          distance: rows.some(({ high }) => high !== undefined) ? 0 : 6,
          color: TEXT,
          ...font,
          formatter: ({ dataIndex }: { readonly dataIndex: number }) =>
            rows[dataIndex]?.high === undefined ? rows[dataIndex]?.text : '',
        },
      },
      {
        type: 'custom',
        z: 3,
        data: rows.map(({ low = Number.NaN, high = Number.NaN }, i) => [i, low, high]),
        renderItem: (_: unknown, api: CustomApi) => intervalOf(api, rows),
      },
      ...(mark === undefined ? [] : [markAt(mark)]),
    ],
  };
}

/** A thin line from bound to bound, and the figures behind it. */
function intervalOf(api: CustomApi, rows: readonly Bar[]): object | undefined {
  const [row, low, high] = [api.value(0), api.value(1), api.value(2)];
  if (Number.isNaN(low)) return undefined;
  const [x1, y] = api.coord([low, row]);
  const [x2] = api.coord([high, row]);
  return {
    type: 'group',
    children: [
      { type: 'line', shape: { x1, y1: y, x2, y2: y }, style: { stroke: TEXT, lineWidth: 1.5 } },
      ...[x1, x2].map((x) => ({
        type: 'line',
        shape: { x1: x, y1: y - 4, x2: x, y2: y + 4 },
        style: { stroke: TEXT, lineWidth: 1.5 },
      })),
      {
        type: 'text',
        style: { text: rows[row]?.text ?? '', x: x2 + 8, y, fill: TEXT, fontSize: 13, textVerticalAlign: 'middle' },
      },
    ],
  };
}

const markAt = (mark: number): object => ({
  type: 'custom',
  data: [[mark]],
  renderItem: (params: { readonly coordSys: { readonly y: number; readonly height: number } }, api: CustomApi) => {
    const [x] = api.coord([mark, 0]);
    const { y, height } = params.coordSys;
    return {
      type: 'line',
      shape: { x1: x, y1: y, x2: x, y2: y + height },
      style: { stroke: TEXT, lineWidth: 1, lineDash: [4, 3] },
    };
  },
});

/** The first table of a document whose head has all these words. Throws if there is none. */
export function tableWith(markdown: string, ...words: readonly string[]): MarkdownTable {
  for (const [table] of markdown.matchAll(/^(?:\|.*\n)+/gm)) {
    const [head = [], ...rows] = table
      .trim()
      .split('\n')
      .filter((_, i) => i !== 1)
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    if (words.every((word) => head.includes(word))) return [head, ...rows];
  }
  throw new Error(`no table with ${words.join(', ')}`);
}

const numberOf = (cell: string): number => Number(cell.replaceAll(/[^\d.]/g, ''));

/** How many times as fast as boardgame.io's reducer playing tic-tac-toe an engine is. */
export function speedPlot(performance: string, keep: (label: string) => boolean = () => true): string {
  const [head = [], ...rows] = tableWith(performance, 'engine', '`apply`', '`simulate`');
  const bars = rows
    .map((row): Bar => {
      const cell = row[head.indexOf('`simulate`')] ?? '';
      return { label: row[head.indexOf('engine')] ?? '', value: numberOf(cell), text: cell };
    })
    .filter(({ label }) => keep(label));
  const yardstick = { label: 'boardgame.io, tic-tac-toe', value: 1, text: '1 ×' };
  return barPlot([...bars, yardstick], {
    title: 'Decisions a second in a simulation, as a multiple of boardgame.io’s reducer playing tic-tac-toe',
    unit: ' ×',
    isLogarithmic: true,
  });
}

/** What a bot has in a second of each game, grouped by what is counted. */
export function botsPlot(performance: string): string {
  const [head = [], ...rows] = tableWith(performance, 'game', 'decisions', 'playouts');
  const bars = head
    .slice(1)
    .flatMap((what, i) =>
      rows.map(
        (row): Bar => ({ label: `${what}, ${row[0]}`, value: numberOf(row[i + 1] ?? ''), text: row[i + 1] ?? '' }),
      ),
    );
  // one power of ten beyond the longest bar, so that its figure has room
  const max = 10 ** Math.ceil(Math.log10(Math.max(...bars.map(({ value }) => value))) + 0.1);
  return barPlot(bars, { title: 'What a bot has in a second', unit: '', max, isLogarithmic: true });
}

export const TITLES: Readonly<Record<string, string>> = {
  ecologic: 'EcoLogic',
  emix: 'Emix',
  'does-not-exist': 'Does Not Exist',
  euphoria: 'Euphoria',
};

type Cell = (name: string) => string;

/** A row of a table of scores. */
export interface ScoreRow {
  readonly cell: Cell;
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

/** The first table of scores of games that has such columns too. */
export function scoresWith(markdown: string, ...words: readonly string[]): ScoreRow[] {
  const [head = [], ...rows] = tableWith(markdown, 'game', 'score', ...words);
  const interval = head.findIndex((name) => name.includes('interval'));
  return rows.map((row) => {
    const cell: Cell = (name) => row[head.indexOf(name)] ?? '';
    const [low = 0, high = 0] = (row[interval]?.match(/\d+/g) ?? []).map(Number);
    return { cell, score: numberOf(cell('score')), low, high };
  });
}

/** The scores of the rows of a table, each with its interval. */
function scorePlot(
  markdown: string,
  words: readonly string[],
  labelOf: (cell: Cell) => string,
  keep: (cell: Cell) => boolean = () => true,
): string {
  const bars = scoresWith(markdown, ...words)
    .filter(({ cell }) => keep(cell))
    .map(
      ({ cell, score, low, high }): Bar => ({
        label: `${TITLES[cell('game')] ?? cell('game')}: ${labelOf(cell)}`,
        value: score,
        text: cell('score'),
        low,
        high,
      }),
    );
  return barPlot(bars, {
    title: 'Score of a bot against another one, with its 95 % interval; equal bots have 50 %',
    unit: ' %',
    max: 100,
    mark: 50,
  });
}

/** What share of games a bot wins against another one. */
export const ladderPlot = (
  strength: string,
  keep: (player: string, against: string, players: string) => boolean = () => true,
): string =>
  scorePlot(
    strength,
    ['player', 'against', 'players'],
    (cell) => `${cell('player')} – ${cell('against')}${cell('players') === '2' ? '' : `, ${cell('players')} seats`}`,
    (cell) => keep(cell('player'), cell('against'), cell('players')),
  );

/** The same for searches that have as much time, one of which judges by what was learned. */
export const learnedPlot = (strength: string): string =>
  scorePlot(strength, ['processor time a choice'], (cell) => cell('processor time a choice'));

/** The same for the named strengths, each against the one below it. */
export const strengthsPlot = (strength: string): string =>
  scorePlot(strength, ['player', 'against', 'Elo'], (cell) => `${cell('player')} – ${cell('against')}`);

/** How many hostile inputs each call was given. */
export function hostilePlot(hostile: string): string {
  const [head = [], ...rows] = tableWith(hostile, 'call', 'inputs', 'refused');
  const bars = rows.map((row): Bar => {
    const cell = row[head.indexOf('inputs')] ?? '';
    return { label: row[head.indexOf('call')] ?? '', value: numberOf(cell), text: cell };
  });
  return barPlot(bars, { title: 'Hostile inputs by call; none was accepted that should not be', unit: '' });
}

/** How much each package weighs with all that it needs, minified and gzipped. */
export function sizesPlot(performance: string): string {
  const [head = [], ...rows] = tableWith(performance, 'package', 'code', 'with dependencies');
  const bars = rows.map((row): Bar => {
    const cell = row[head.indexOf('code')] ?? '';
    return { label: row[0] ?? '', value: numberOf(cell), text: cell };
  });
  return barPlot(bars, { title: 'Code of each package, minified and gzipped', unit: ' KiB' });
}

import type { EChartsCoreOption } from 'echarts/core';
import { BRAND, type CustomApi, escaped, FAINT, LINE, svgOf, TEXT } from './drawn-plot.js';
import { type ScoreRow, scoresWith, TITLES } from './plots.js';

// Curves of scores over how long a bot thinks, a drawing for each game that has more than one point.

const SIZE = { name: 'curve', width: 340, height: 220 } as const;
const CAP = 4;

/** Scores over what a column says, from the table that has it: `iterations`, or a time. */
export function curvePlots(markdown: string, column: string): string {
  const games = new Map<string, Point[]>();
  for (const row of scoresWith(markdown, column)) {
    const game = row.cell('game');
    games.set(game, [...(games.get(game) ?? []), { ...row, x: Number(row.cell(column).replaceAll(',', '')) }]);
  }
  const figures = [...games]
    .filter(([, points]) => points.length > 1)
    .map(([game, points]) => figure(game, points, column));
  return `<div class="two-plots small">${figures.join('')}</div>`;
}

interface Point extends ScoreRow {
  readonly x: number;
}

function figure(game: string, points: readonly Point[], column: string): string {
  const title = TITLES[game] ?? game;
  const said = points.map(({ x, score, low, high }) => `${x}: ${score} %, ${low} to ${high} %`).join('; ');
  return `<figure class="plot" role="img" tabindex="0" aria-label="${escaped(`${title}: score over ${column}. ${said}`)}"><figcaption>${title}</figcaption>${svgOf(optionOf(points, column), SIZE)}</figure>`;
}

function optionOf(points: readonly Point[], column: string): EChartsCoreOption {
  const axis = { color: FAINT, fontFamily: 'inherit', fontSize: 12, hideOverlap: true };
  const xs = points.map(({ x }) => x);
  return {
    animation: false,
    textStyle: { fontFamily: 'inherit' },
    grid: { left: 44, right: 16, top: 8, bottom: 44 },
    xAxis: {
      type: 'log',
      logBase: 2,
      min: Math.min(...xs) / Math.SQRT2,
      max: Math.max(...xs) * Math.SQRT2,
      name: column,
      nameLocation: 'middle',
      nameGap: 26,
      nameTextStyle: { color: FAINT, fontFamily: 'inherit', fontSize: 12 },
      axisLabel: { ...axis, customValues: xs, formatter: (value: number) => value.toLocaleString('en') },
      axisTick: { customValues: xs },
      splitLine: { show: false },
    },
    yAxis: {
      type: 'value',
      min: 0,
      max: 100,
      interval: 25,
      axisLabel: { ...axis, formatter: (value: number) => `${value} %` },
      splitLine: { lineStyle: { color: LINE } },
    },
    series: [
      {
        type: 'line',
        data: points.map(({ x, score }) => [x, score]),
        symbol: 'circle',
        symbolSize: 8,
        lineStyle: { color: BRAND, width: 2 },
        itemStyle: { color: BRAND },
      },
      {
        type: 'custom',
        data: points.map(({ x, low, high }) => [x, low, high]),
        renderItem: (_: unknown, api: CustomApi) => intervalOf(api),
      },
      {
        type: 'line',
        data: [Math.min(...xs) / Math.SQRT2, Math.max(...xs) * Math.SQRT2].map((x) => [x, 50]),
        symbol: 'none',
        lineStyle: { color: TEXT, width: 1, type: [4, 3] },
      },
    ],
  };
}

/** An upright line from bound to bound. */
function intervalOf(api: CustomApi): object {
  const [x, bottom] = api.coord([api.value(0), api.value(1)]);
  const [, top] = api.coord([api.value(0), api.value(2)]);
  const line = (x1: number, y1: number, x2: number, y2: number): object => ({
    type: 'line',
    shape: { x1, y1, x2, y2 },
    style: { stroke: TEXT, lineWidth: 1.5 },
  });
  const caps = [bottom, top].map((y) => line(x - CAP, y, x + CAP, y));
  return { type: 'group', children: [line(x, bottom, x, top), ...caps] };
}

import type { Bin } from './report.js';

const SIZE = 320;
const LEFT = 46;
const TOP = 30;
const BOTTOM = 44;
const [WIDTH, HEIGHT] = [LEFT + SIZE + 16, TOP + SIZE + BOTTOM];
const x = (value: number): string => (LEFT + value * SIZE).toFixed(1);
const y = (value: number): string => (TOP + (1 - value) * SIZE).toFixed(1);
const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** A reliability curve: what came of positions over what was expected of them, with intervals; the diagonal is perfect. */
export function curvesOf(title: string, bins: readonly Bin[]): string {
  const grid = TICKS.flatMap((tick) => [
    `<path class="grid" d="M${x(tick)} ${y(0)}V${y(1)}M${x(0)} ${y(tick)}H${x(1)}"/>`,
    `<text x="${x(tick)}" y="${TOP + SIZE + 16}" text-anchor="middle">${100 * tick}</text>`,
    `<text x="${LEFT - 6}" y="${(Number(y(tick)) + 4).toFixed(1)}" text-anchor="end">${100 * tick}</text>`,
  ]);
  const most = Math.max(...bins.map(({ positions }) => positions));
  const points = bins.flatMap(({ expected, came, low, high, positions }) => [
    `<path class="reach" d="M${x(expected)} ${y(low)}V${y(high)}"/>`,
    `<circle cx="${x(expected)}" cy="${y(came)}" r="${(2 + 5 * Math.sqrt(positions / most)).toFixed(1)}"><title>expected ${(100 * expected).toFixed(0)} %, came ${(100 * came).toFixed(0)} % (${positions} positions)</title></circle>`,
  ]);
  const line = bins.map(({ expected, came }) => `${x(expected)},${y(came)}`).join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="Reliability of the values of ${title}">`,
    '<style>text{font:12px system-ui,sans-serif;fill:#333}.grid{stroke:#ddd;fill:none}.perfect{stroke:#999;stroke-dasharray:4 4}.reach{stroke:#2f6f8f;stroke-width:2}circle{fill:#2f6f8f}polyline{fill:none;stroke:#2f6f8f;stroke-width:1.5}</style>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${LEFT}" y="18" style="font-weight:600">${title}</text>`,
    ...grid,
    `<path class="perfect" d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}"/>`,
    `<polyline points="${line}"/>`,
    ...points,
    `<text x="${x(0.5)}" y="${HEIGHT - 8}" text-anchor="middle">expected, % of wins</text>`,
    `<text transform="translate(12 ${y(0.5)}) rotate(-90)" text-anchor="middle">came, %</text>`,
    '</svg>\n',
  ].join('\n');
}

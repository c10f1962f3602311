import { BarChart, CustomChart, LineChart } from 'echarts/charts';
import { AriaComponent, GridComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

// Plots as SVG in the colours of the page.

use([BarChart, CustomChart, LineChart, GridComponent, AriaComponent, SVGRenderer]);

/** The colours that are written, and the ones of the theme that they stand for. */
const THEMED: Readonly<Record<string, string>> = {
  '#010101': 'var(--vp-c-text-1)',
  '#020202': 'var(--vp-c-text-2)',
  '#030303': 'var(--vp-c-brand-1)',
  '#040404': 'var(--vp-c-divider)',
};
export const [TEXT, FAINT, BRAND, LINE] = Object.keys(THEMED) as [string, string, string, string];

/** What draws a part of a series of its own shape. */
export interface CustomApi {
  value(dimension: number): number;
  coord(point: readonly [number, number]): readonly [number, number];
}

/** A plot as it is drawn; the name of its size is its class. */
export function svgOf(
  option: EChartsCoreOption,
  { name, width, height }: { readonly name: string; readonly width: number; readonly height: number },
): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  chart.setOption(option);
  const drawn = chart.renderToSVGString();
  chart.dispose();
  return (
    Object.entries(THEMED)
      .reduce(
        (text, [colour, themed]) => text.replaceAll(colour, themed).replaceAll(`rgb(${rgb(colour)})`, themed),
        drawn,
      )
      .replace(
        /<svg [^>]*>/,
        `<svg class="${name}" viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">`,
      )
      // what ECharts would show under the mouse: a page is a template, which may have no style of its own
      .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
      .replaceAll(/\n\s*/g, '')
  );
}

const rgb = (colour: string): string => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(',');
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

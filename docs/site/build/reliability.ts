import { readFileSync } from 'node:fs';
import { TITLES } from './plots.js';

// The curves of docs/calibration in the colours of the page; `npm run measure -- curves` draws them.

const BRAND = 'var(--vp-c-brand-1)';
/** What the style sheet of a drawing says, as attributes: as a part of a page its sheet would hold for the whole page. */
const LOOKS: Readonly<Record<string, string>> = {
  'class="grid"': 'fill="none" stroke="var(--vp-c-divider)"',
  'class="perfect"': 'stroke="var(--vp-c-text-2)" stroke-dasharray="4 4"',
  'class="reach"': `stroke="${BRAND}" stroke-width="2"`,
  '<circle ': `<circle fill="${BRAND}" `,
  '<polyline ': `<polyline fill="none" stroke="${BRAND}" stroke-width="1.5" `,
  '<text ': '<text fill="var(--vp-c-text-1)" font-size="12" ',
};

/** What came of positions over what was expected of them, a curve for each game. */
export const reliabilityPlots = (): string =>
  `<div class="two-plots">${Object.entries(TITLES)
    .map(([game, title]) =>
      curve(readFileSync(`docs/calibration/${game}.svg`, 'utf8')).replace(`>${game}<`, `>${title}<`),
    )
    .join('')}</div>`;

const curve = (svg: string): string =>
  `<figure class="plot">${Object.entries(LOOKS)
    .reduce((text, [written, look]) => text.replaceAll(written, look), svg)
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<rect [^>]*>/, '')
    .replace(/ width="\d+" height="\d+"/, '')
    .replaceAll('\n', '')}</figure>`;

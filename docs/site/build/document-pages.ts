import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMermaidSVG } from 'beautiful-mermaid';
import { curvePlots } from './curves.js';
import { type Document, decisions, documents } from './documents.js';
import { page } from './front-matter.js';
import { linkTo, sourceOf, withLinks } from './links.js';
import { PAGES, writePage } from './paths.js';
import { botsPlot, hostilePlot, ladderPlot, learnedPlot, sizesPlot, speedPlot, strengthsPlot } from './plots.js';
import { reliabilityPlots } from './reliability.js';

/** Writes the pages that are Markdown in the repository, and the list of decisions. */
export function writeDocumentPages(): void {
  for (const document of documents) writePage(document.page, documentPage(document));
  writePage('decisions/index', decisionsIndex());
  cpSync(PICTURES, join(PAGES, 'public/pictures'), { recursive: true, filter: (file) => !file.endsWith('.txt') });
}

/** Pictures of the READMEs, which the packages' pages on npm find by their address in the public repository. */
const PICTURES = 'docs/pictures';
const PICTURE =
  /<picture>\s*<source [^>]*srcset="[^"]*\/pictures\/([\w-]+\.webp)">\s*<img src="[^"]*\/pictures\/([\w-]+\.webp)"[^>]* alt="([^"]*)">\s*<\/picture>/g;
/** The site has its own copies, and its own switch between light and dark. */
const withPictures = (markdown: string): string =>
  markdown.replaceAll(
    PICTURE,
    (_, dark: string, light: string, alt: string) =>
      `![${alt}](/pictures/${light}){.light-only}\n![${alt}](/pictures/${dark}){.dark-only}`,
  );

const COMMENT = /^<!--[\s\S]*?-->$/gm;

function documentPage({ file, title }: Document): string {
  const markdown = withPlots(readFileSync(file, 'utf8')).replaceAll(COMMENT, '');
  const front = { title: title.replaceAll('`', ''), description: descriptionOf(markdown), source: sourceOf(file) };
  return page(front, withInstallers(withDrawings(withPictures(withLinks(markdown, file)))));
}

/** What `<!-- plot: speed -->` in a document stands for: it is drawn from the tables of that document, or is kept beside it. */
const PLOTS: Readonly<Record<string, (markdown: string) => string>> = {
  bots: botsPlot,
  speed: speedPlot,
  ladder: ladderPlot,
  sizes: sizesPlot,
  learned: learnedPlot,
  strengths: strengthsPlot,
  hostile: hostilePlot,
  iterations: (strength) => curvePlots(strength, 'iterations'),
  times: (strength) => curvePlots(strength, 'milliseconds a choice'),
  reliability: reliabilityPlots,
};
const withPlots = (markdown: string): string =>
  markdown.replaceAll(/^<!-- plot: (\w+) -->$/gm, (_, name: string) => {
    const plot = PLOTS[name];
    if (plot === undefined) throw new Error(`there is no plot ${name}: ${Object.keys(PLOTS).join(', ')}`);
    return plot(markdown);
  });

/** The first paragraph, without its marks. */
export const descriptionOf = (markdown: string): string => {
  const [paragraph = ''] = markdown.split(/\n\s*\n/).filter((part) => /^[\p{L}*`[]/u.test(part));
  return paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

const INSTALL = /^npm install (.+)$/;
/** What installs packages, for each package manager: a block of such lines alone becomes tabs. */
export function withInstallers(markdown: string): string {
  return markdown.replaceAll(/^```sh\n((?:npm install .+\n)+)```$/gm, (block, code: string) => {
    const lines = code.trimEnd().split('\n');
    if (lines.some((line) => line.includes('--global'))) return block;
    const tab = (tool: string, add: string) => [
      `\`\`\`sh [${tool}]`,
      ...lines.map((line) => `${add} ${INSTALL.exec(line)?.[1]?.replace('--save-dev', '-D')}`),
      '```',
    ];
    return [
      '::: code-group',
      '',
      '```sh [npm]',
      ...lines,
      '```',
      ...tab('pnpm', 'pnpm add'),
      ...tab('yarn', 'yarn add'),
      ':::',
    ].join('\n');
  });
}

/** Mermaid's drawings as SVG, top down so that they fit a page; colours and fonts are the theme's, see `style.css`. */
function withDrawings(markdown: string): string {
  return markdown.replaceAll(/^```mermaid\n([\s\S]*?)^```$/gm, (_, code: string) => {
    const svg = renderMermaidSVG(code.replace(/^flowchart LR/, 'flowchart TB'), {
      bg: 'var(--vp-c-bg)',
      fg: 'var(--vp-c-text-1)',
      transparent: true,
    });
    const own = svg.replace(/<style>[\s\S]*?<\/style>/, '').replaceAll(/\n\s*\n/g, '\n');
    return `<div class="drawing" tabindex="0" role="group" aria-label="Drawing">\n${own}\n</div>`;
  });
}

const decisionsIndex = (): string =>
  page(
    { title: 'Decisions' },
    [
      '# Decisions',
      '',
      'Why things are as they are, in the order in which they were decided.',
      '',
      ...decisions.map(({ title, page }) => `- [${title}](${linkTo(page)})`),
    ].join('\n'),
  );

import { readFileSync } from 'node:fs';
import { renderMermaidSVG } from 'beautiful-mermaid';
import { type Document, decisions, documents } from './documents.js';
import { page } from './front-matter.js';
import { linkTo, sourceOf, withLinks } from './links.js';
import { writePage } from './paths.js';

/** Writes the pages that are Markdown in the repository, and the list of decisions. */
export function writeDocumentPages(): void {
  for (const document of documents) writePage(document.page, documentPage(document));
  writePage('decisions/index', decisionsIndex());
}

const COMMENT = /^<!--[\s\S]*?-->$/gm;

function documentPage({ file, title }: Document): string {
  const front = { title: title.replaceAll('`', ''), source: sourceOf(file) };
  return page(front, withDrawings(withLinks(readFileSync(file, 'utf8').replaceAll(COMMENT, ''), file)));
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

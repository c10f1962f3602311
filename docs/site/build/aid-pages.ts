import type { AidPart } from '@rulewright/core/text';
import { gameIds, loadGame } from '@rulewright/games/load';
import { languageName } from '../playground/words/language-name.js';
import { page, plainText } from './front-matter.js';
import { writePage } from './paths.js';
import { ruleLink } from './rule-ids.js';

/** Two columns on paper, one on a phone; without what leads through the site when it is printed. */
const STYLE = `<style>
.aid .aid-parts { columns: 22rem 2; column-gap: 2rem; }
.aid .aid-part { break-inside: avoid-column; margin-bottom: 1rem; }
.aid .aid-part h2 { margin: 0 0 0.25rem; padding: 0; border: 0; font-size: 1.05rem; }
.aid .aid-part p { margin: 0 0 0.2rem; line-height: 1.35; font-size: 0.9rem; }
.aid .aid-part p a { font-size: 0.75rem; }
@media print {
  @page { size: A4; margin: 12mm; }
  .aid .aid-parts { columns: 2; column-gap: 8mm; }
  .aid .aid-part { margin-bottom: 2.5mm; }
  .aid .aid-part h2 { font-size: 9.5pt; }
  .aid .aid-part p { font-size: 7.5pt; line-height: 1.25; margin-bottom: 0.4mm; }
  .aid .aid-part p a, .aid .on-screen { display: none; }
}
</style>`;

const pathOf = (id: string, code: string): string => (code === 'en' ? `aid/${id}` : `aid/${id}-${code}`);

/** Writes the player aid of each game, a page a language, for paper and phone. */
export async function writeAidPages(): Promise<void> {
  for (const id of gameIds) {
    const game = await loadGame(id);
    if (game === undefined) continue;
    const codes = ['en', ...Object.keys(game.languages ?? {})];
    for (const code of codes) {
      const text = (await game.languages?.[code]?.())?.text ?? game.text;
      const others = codes.filter((other) => other !== code);
      writePage(
        pathOf(id, code),
        aidPage(
          text.title,
          code,
          text.aid(),
          others.map((other) => linkOf(id, other)),
        ),
      );
    }
  }
}

const linkOf = (id: string, code: string): string => `[${languageName(code)}](/${pathOf(id, code)})`;

const aidPage = (title: string, code: string, parts: readonly AidPart[], others: readonly string[]): string =>
  page(
    { title, lang: code, pageClass: 'aid', outline: false, aside: false },
    [
      `# ${title}`,
      '',
      `<div class="on-screen">\n\n${others.join(' · ')}\n\n</div>`,
      '',
      `<div class="aid-parts" lang="${code}">`,
      ...parts.flatMap(({ title, rows }) => [
        '<section class="aid-part">',
        `<h2>${plainText(title)}</h2>`,
        '',
        ...rows.flatMap(({ name, text, rule }) => [
          `${name === '' ? '' : `**${plainText(name)}** `}${plainText(text)}${rule === '' ? '' : ` ${ruleLink(rule)}`}`,
          '',
        ]),
        '</section>',
      ]),
      '</div>',
      '',
      STYLE,
    ].join('\n'),
  );

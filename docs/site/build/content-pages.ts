import { capital } from '@rulewright/core/text';
import { type DocumentedGame, games } from '../../../tests/traceability/games.js';
import type { Facet } from '../.vitepress/theme/facets.js';
import type { ContentKind, ContentRecord } from './content/content.js';
import { content as doesNotExist } from './content/does-not-exist.js';
import { content as ecologic } from './content/ecologic.js';
import { content as emix } from './content/emix.js';
import { content as euphoria } from './content/euphoria.js';
import { namesOf, plainName } from './content/names.js';
import { page, plainText } from './front-matter.js';
import { writePage } from './paths.js';
import { ruleLink } from './rule-ids.js';

/** What each game is played with. */
const CONTENTS: ReadonlyMap<string, readonly ContentKind[]> = new Map(
  Object.entries({ ecologic, emix, 'does-not-exist': doesNotExist, euphoria }),
);

/** Writes the content of every game, a page each, and the page that leads to them. */
export function writeContentPages(): void {
  for (const game of games) writePage(`content/${game.id}/index`, contentPage(game));
  writePage('content/index', contentIndex());
}

/** What a game is played with, kind by kind. */
export function contentOf(game: string): readonly ContentKind[] {
  const kinds = CONTENTS.get(game);
  if (kinds === undefined) throw new Error(`${game} has no content in docs/site/build/content`);
  return kinds;
}

const slug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

function facetsOf(kinds: readonly ContentKind[]): readonly Facet[] {
  const provenances = [...new Set(kinds.flatMap(({ records }) => records.map(({ provenance }) => provenance)))].sort();
  const facets = [
    { name: 'kind', label: 'Kind', values: kinds.map(({ title }) => ({ value: slug(title), label: title })) },
    { name: 'provenance', label: 'Provenance', values: provenances.map((value) => ({ value, label: value })) },
  ];
  return facets.filter(({ values }) => values.length > 1);
}

function contentPage({ id: game, title, text }: DocumentedGame): string {
  const kinds = contentOf(game);
  return page(
    { title: `${title}: content`, outline: 2, pageClass: 'finding' },
    [
      `# ${title}: content`,
      '',
      'What the base pack holds, each part in words, where it is known from, and the rules it touches. *Published* or *attested* is what the publisher printed or showed; *reconstructed* is ours, because no source states it.',
      '',
      `[The rules](/rules/${game}/) · [make a content pack](/guide/make-a-content-pack)`,
      '',
      `<EntryFinder what="cards" :facets='${JSON.stringify(facetsOf(kinds))}' />`,
      '',
      ...kinds.flatMap((kind) => [
        '<div class="chapter">',
        '',
        `## ${kind.title} {#${slug(kind.title)}}`,
        '',
        ...kind.records.flatMap((record) => entry(record, kind, text)),
        '</div>',
        '',
      ]),
    ].join('\n'),
  );
}

function entry(record: ContentRecord, kind: ContentKind, text: DocumentedGame['text']): readonly string[] {
  const { id, provenance } = record;
  const name = plainName(record);
  const rules = [...new Set(kind.rulesOf(id))];
  return [
    `<section class="entry" data-id="${id}" data-title="${plainText(name)}" data-kind="${slug(kind.title)}" data-provenance="${provenance}">`,
    '',
    `### ${plainText(name)} {#${id}}`,
    '',
    plainText(withoutName(text.card(id), name, id)),
    '',
    `<div class="facts">\n\n${facts(record, name).join(' · ')}\n\n</div>`,
    ...(rules.length === 0 ? [] : [`<div class="facts">\n\nRules: ${rules.map(ruleLink).join(', ')}\n\n</div>`]),
    '',
    '</section>',
    '',
  ];
}

/** Where a record is known from, its other names, and the id by which actions and events call it. */
function facts(record: ContentRecord, name: string): readonly string[] {
  const { id, provenance, note, source, attested = [], reconstructed = [] } = record;
  const others = namesOf(record).filter((other) => other !== name);
  return [
    `<span class="provenance ${provenance}">${provenance}</span>`,
    ...(reconstructed.length === 0 ? [] : [`reconstructed: ${reconstructed.join(', ')}`]),
    ...(attested.length === 0 ? [] : [`attested: ${attested.join(', ')}`]),
    ...(source === undefined ? [] : [`source: ${plainText(source)}`]),
    ...[note, ...others].flatMap((text) => (text === undefined ? [] : [plainText(text)])),
    `\`${id}\``,
  ];
}

/** The heading says the name already. */
function withoutName(text: string, name: string, id: string): string {
  const rest = [`${name}: `, `${id}: `].reduce(
    (all, start) => (all.startsWith(start) ? all.slice(start.length) : all),
    text,
  );
  return capital(rest);
}

function contentIndex(): string {
  return page(
    { title: 'Content' },
    [
      '# Content',
      '',
      'Every card, tile, recruit and monster that the engines play with, where it is known from, and the rules it touches.',
      '',
      '| game | what there is |',
      '|---|---|',
      ...games.map(({ id, title }) => {
        const kinds = contentOf(id).map(
          ({ title, records }) => `[${records.length} ${title.toLowerCase()}](/content/${id}/#${slug(title)})`,
        );
        return `| [${title}](/content/${id}/) | ${kinds.join(', ')} |`;
      }),
    ].join('\n'),
  );
}

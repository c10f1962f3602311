import type { NamedTest } from './collect.js';
import { decisionTable } from './decision-table.js';
import type { DocumentedGame } from './games.js';
import { optionTable } from './option-table.js';

/** `docs/rules/<game>.md`: the catalogue by chapters, each rule with the tests that prove it. */
export function ruleBook(game: DocumentedGame, tests: readonly NamedTest[]) {
  const { title, id, prefix, rules, refusals, zones } = game;
  const chapters = new Map<string, string[]>();
  for (const rule of Object.keys(rules)) {
    const chapter = chapterOf(rule);
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule]);
  }
  const isRuling = (rule: string) => rules[rule]?.source === 'ruling';
  const rulings = Object.keys(rules).filter(isRuling).length;
  const lines = [
    `# ${title}: rules and tests`,
    '',
    `<!-- Written by \`npm run docs\` from the game in packages/${id}/src and the titles of the tests. -->`,
    '',
    `${Object.keys(rules).length - rulings} rules and ${rulings} rulings. Every one is proven by at least one test; \`npm test\` fails on a gap in either direction.`,
    '',
    '## Options',
    '',
    ...optionTable(game),
    '',
    '## Decisions',
    '',
    'What `decision` can ask. A forced one that leaves a single way, or none, is not asked. An action is given by its type and its fields.',
    '',
    ...decisionTable(game),
    '',
    '## Hidden information',
    '',
    'Everything that is not in this table is public. A card in a zone that nobody sees is face down in every view.',
    '',
    '| zone | pool of cards | seen by |',
    '|---|---|---|',
    ...Object.entries(zones).flatMap(([zone, row]) =>
      row ? [`| \`${zone}\` | ${row.pool} | ${row.visibleTo} |`] : [],
    ),
    '',
    '## Refusals',
    '',
    '| code | meaning |',
    '|---|---|',
    ...Object.entries(refusals).map(([code, text]) => `| \`${code}\` | ${text} |`),
    '',
  ];
  for (const [chapter, ids] of chapters) {
    lines.push(`## ${prefix}-${chapter}`, '');
    for (const rule of ids) lines.push(...entry(rule, rules, tests));
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

/** `AUC` of `ECO-AUC.4`, `R` of `ECO-R12`, `RCT` of `EUP-RCT.148b/2`. */
const chapterOf = (rule: string): string => rule.replace(/^[A-Z]+-/, '').replace(/\.?\d+[a-z]?(?:\/\d+)?$/, '');

function entry(rule: string, rules: DocumentedGame['rules'], tests: readonly NamedTest[]): string[] {
  const found = rules[rule];
  if (found === undefined) return [];
  const { title, text, source } = found;
  const proofs = tests.filter(({ ids }) => ids.includes(rule));
  return [
    `### ${rule} ${title}`,
    '',
    `${text} *(${source})*`,
    '',
    ...proofs.map((test) => `- ${test.title} – [${test.file}](../../${test.file})`),
    '',
  ];
}

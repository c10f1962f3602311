import { namedRules } from '../witnesses/named.js';
import { unseen } from '../witnesses/unseen.js';
import { readWitnesses, type Witness } from '../witnesses/witness.js';
import type { NamedTest } from './collect.js';
import { decisionTable } from './decision-table.js';
import type { DocumentedGame } from './games.js';
import { optionTable } from './option-table.js';

/** `docs/rules/<game>.md`: the catalogue by chapters, each rule with the tests that prove it and the game in which it can be seen. */
export function ruleBook(game: DocumentedGame, tests: readonly NamedTest[]) {
  const { title, id, prefix, rules, refusals, zones } = game;
  const chapters = new Map<string, string[]>();
  for (const rule of Object.keys(rules)) {
    const chapter = chapterOf(rule);
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), rule]);
  }
  const isRuling = (rule: string) => rules[rule]?.source === 'ruling';
  const rulings = Object.keys(rules).filter(isRuling).length;
  const witnesses = readWitnesses(id);
  const lines = [
    `# ${title}: rules and tests`,
    '',
    `<!-- Written by \`npm run docs\` from the game in packages/${id}/src and the titles of the tests. -->`,
    '',
    `${Object.keys(rules).length - rulings} rules and ${rulings} rulings. Every one is proven by at least one test; \`npm test\` fails on a gap in either direction.`,
    '',
    `${witnesses.length} of them can be seen in a game: the command beside a rule tells what happens, in a clone of this repository.`,
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
    for (const rule of ids) lines.push(...entry(game, rule, tests, witnesses));
  }
  lines.push(...withoutWitness(game, witnesses));
  return `${lines.join('\n').trimEnd()}\n`;
}

/** `AUC` of `ECO-AUC.4`, `R` of `ECO-R12`, `RCT` of `EUP-RCT.148b/2`. */
const chapterOf = (rule: string): string => rule.replace(/^[A-Z]+-/, '').replace(/\.?\d+[a-z]?(?:\/\d+)?$/, '');

function entry(
  { id, rules }: DocumentedGame,
  rule: string,
  tests: readonly NamedTest[],
  witnesses: readonly Witness[],
): string[] {
  const found = rules[rule];
  if (found === undefined) return [];
  const { title, text, source } = found;
  const proofs = tests.filter(({ ids }) => ids.includes(rule));
  const witness = witnesses.find((one) => one.rule === rule);
  return [
    `### ${rule} ${title}`,
    '',
    `${text} *(${source})*`,
    '',
    ...proofs.map((test) => `- ${test.title} – [${test.file}](../../${test.file})`),
    ...(witness === undefined ? [] : [`- ${seen(witness)}: \`${replayOf(id, rule)}\``]),
    '',
  ];
}

const replayOf = (game: string, rule: string): string =>
  `npm run cli -- replay tests/witnesses/${game}.jsonl --rule ${rule}`;

/** How a rule can be seen. */
const seen = ({ actions, tried }: Witness): string => {
  const after = actions.length === 1 ? '1 decision' : `${actions.length} decisions`;
  return tried === undefined ? `seen in ${after}` : `seen to forbid something after ${after}`;
};

/** Which rules cannot be seen in a game, and why. */
function withoutWitness({ id, rules }: DocumentedGame, witnesses: readonly Witness[]): string[] {
  const named = namedRules(id);
  const isSeen = (rule: string) => witnesses.some((witness) => witness.rule === rule);
  const silent = Object.keys(rules).filter((rule) => !named.has(rule) && !isSeen(rule));
  const missing = Object.entries(unseen[id] ?? {});
  return [
    '## Rules without a game to see them in',
    '',
    'No event and no refusal names these: they say what words mean or what lies in the box, how another rule is read, or what an option sets. Their tests show them.',
    '',
    silent.join(', '),
    '',
    ...(missing.length === 0 ? [] : ['Named, but in no game that was played:', '']),
    ...missing.map(([rule, why]) => `- ${rule}: ${why}`),
    '',
  ];
}

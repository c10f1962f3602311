import type { DocumentedGame } from '../../../tests/traceability/games.js';
import { namedRules } from '../../../tests/witnesses/named.js';
import { unseen } from '../../../tests/witnesses/unseen.js';
import { decisionTable } from './decision-table.js';
import { page } from './front-matter.js';
import { optionTable } from './option-table.js';
import { withRuleLinks } from './rule-ids.js';
import { witnessHref } from './witnesses.js';

/** What stands around the rules of a game: options, decisions, hidden information, refusals, and rules that no game shows. */
export function referencePage(game: DocumentedGame): string {
  const title = `${game.title}: options, decisions, secrets, refusals`;
  return page(
    { title, outline: 2, pageClass: 'wide' },
    [`# ${title}`, '', `[The rules](/rules/${game.id}/)`, '', ...referenceOf(game)].join('\n'),
  );
}

/** The same without title and front matter. */
export const referenceOf = (game: DocumentedGame): readonly string[] => [
  '## Options',
  '',
  ...optionTable(game).map((line) =>
    withRuleLinks(line.replace(/^\| `([\w-]+)`/, '| <span id="option-$1"></span>`$1`')),
  ),
  '',
  '## Decisions',
  '',
  'What `decision` can ask. A forced one that leaves a single way, or none, is not asked. An action is given by its type and its fields.',
  '',
  ...decisionTable(game).map(withRuleLinks),
  '',
  '## Hidden information',
  '',
  'Everything that is not in this table is public. A card in a zone that nobody sees is face down in every view.',
  '',
  '| zone | pool of cards | seen by |',
  '|---|---|---|',
  ...Object.entries(game.zones).flatMap(([zone, row]) =>
    row ? [`| \`${zone}\` | ${row.pool} | ${row.visibleTo} |`] : [],
  ),
  '',
  '## Refusals',
  '',
  '| code | meaning |',
  '|---|---|',
  ...Object.entries(game.refusals).map(([code, text]) => withRuleLinks(`| \`${code}\` | ${text} |`)),
  '',
  ...withoutWitness(game),
];

/** Which rules cannot be seen in a game, and why. */
function withoutWitness({ id, rules }: DocumentedGame): readonly string[] {
  const named = namedRules(id);
  const silent = Object.keys(rules).filter((rule) => !named.has(rule) && witnessHref(id, rule) === undefined);
  const missing = Object.entries(unseen[id] ?? {});
  return [
    '## Rules without a game to see them in',
    '',
    'No event and no refusal names these: they say what words mean or what lies in the box, how another rule is read, or what an option sets. Their tests show them.',
    '',
    withRuleLinks(silent.join(', ')),
    '',
    ...(missing.length === 0 ? [] : ['Named, but in no game that was played:', '']),
    ...missing.map(([rule, why]) => withRuleLinks(`- ${rule}: ${why}`)),
    '',
  ];
}

import type { AbilityEntry } from '../../../packages/euphoria/src/content/ability.js';
import { basePack } from '../../../packages/euphoria/src/content/base.js';
import { HOOKS } from '../../../packages/euphoria/src/content/words.js';
import { abilityText } from '../../../tests/euphoria/content-text.js';
import { type NamedTest, namedCases, namedTests } from '../../../tests/traceability/collect.js';
import { page } from './front-matter.js';
import { sourceOf } from './links.js';
import { withRuleLinks } from './rule-ids.js';

const CASES = 'packages/euphoria/cases';
const TESTS = 'tests/euphoria';
const CONTENT = 'content';

/** The page of the recruits of Euphoria. */
export const recruitPage = (): string => page({ title: 'Euphoria: the recruits', pageClass: 'wide' }, recruitBook());

/** Each recruit with its hooks, its rules, its row of data, and the files that prove it. */
export function recruitBook(): string {
  const named = [...namedCases(CASES), ...namedTests(TESTS)];
  const lines = [
    '# Euphoria: the recruits',
    '',
    `${basePack.recruits.length} recruits, ${HOOKS.length} hooks. A row reads: hook and mode | conditions | price or plan | effects | limit.`,
    '`/2` marks the text of the second edition, `b` a second ability; a row without an edition is the same in both.',
    '',
    '| recruit | faction | rule | edition | row | cases and tests |',
    '|---|---|---|---|---|---|',
  ];
  for (const { no, name, faction, abilities } of basePack.recruits)
    for (const ability of abilities)
      lines.push(
        `| ${no} ${name.en} | ${faction} | ${withRuleLinks(ability.rule)} | ${ability.edition ?? 'both'} | ${row(ability)} | ${files(ability.rule, named)} |`,
      );
  lines.push('', '## By hook', '', '| hook | rules | cases and tests |', '|---|---|---|');
  for (const [i, hook] of HOOKS.entries()) {
    const abilities = basePack.recruits.flatMap((card) => card.abilities).filter((ability) => ability.hook === hook);
    const rules = [...new Set(abilities.map((ability) => ability.rule))];
    const proofs = new Set(rules.flatMap((rule) => proofsOf(rule, named)));
    lines.push(
      `| HK${i + 1} \`${hook}\` | ${withRuleLinks(rules.join(', '))} | ${[...proofs].sort().map(link).join(', ')} |`,
    );
  }
  return `${lines.join('\n')}\n`;
}

const row = (ability: AbilityEntry): string => abilityText(ability).replaceAll(' | ', ' · ');

/** The files whose cases or tests name a rule; the tables of the content are left out. */
const proofsOf = (rule: string, named: readonly NamedTest[]): string[] => [
  ...new Set(named.filter(({ ids, file }) => ids.includes(rule) && !file.includes(CONTENT)).map(({ file }) => file)),
];
/** A link to a document of cases by its name alone, to a file of tests as *name (tests)*. */
const link = (file: string): string =>
  `[${file.replace(`${CASES}/`, '').replace(`${TESTS}/`, '').replace('.test.ts', ' (tests)').replace('.md', '')}](${sourceOf(file)})`;
const files = (rule: string, named: readonly NamedTest[]): string => proofsOf(rule, named).map(link).join(', ');

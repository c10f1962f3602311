import { readFileSync } from 'node:fs';
import type { AbilityRecord } from '../../packages/euphoria/src/content/ability.js';
import { basePack } from '../../packages/euphoria/src/content/base.js';
import { HOOKS } from '../../packages/euphoria/src/content/words.js';
import { abilityText } from '../euphoria/content-text.js';
import { filesBelow, type NamedTest, testsIn } from './collect.js';

const FOLDER = 'tests/euphoria';
const CONTENT = 'content';

/** `docs/rules/euphoria-recruits.md`: each recruit with its hooks, its rules, its row of data, and the files that test it. */
export function recruitBook(): string {
  const tests = filesBelow(FOLDER, '.test.ts').flatMap((file) => testsIn(file, readFileSync(file, 'utf8')));
  const lines = [
    '# Euphoria: the recruits',
    '',
    '<!-- Written by `npm run docs` from packages/euphoria/src/content/base and the titles of the tests. -->',
    '',
    `${basePack.recruits.length} recruits, ${HOOKS.length} hooks. A row reads: hook and mode | conditions | price or plan | effects | limit.`,
    '`/2` marks the text of the second edition, `b` a second ability; a row without an edition is the same in both.',
    '',
    '| recruit | faction | rule | edition | row | tests |',
    '|---|---|---|---|---|---|',
  ];
  for (const { no, name, faction, abilities } of basePack.recruits)
    for (const ability of abilities)
      lines.push(
        `| ${no} ${name.en} | ${faction} | ${ability.rule} | ${ability.edition ?? 'both'} | ${row(ability)} | ${files(ability.rule, tests)} |`,
      );
  lines.push('', '## By hook', '', '| hook | rules | tests |', '|---|---|---|');
  for (const [i, hook] of HOOKS.entries()) {
    const abilities = basePack.recruits.flatMap((card) => card.abilities).filter((ability) => ability.hook === hook);
    const rules = [...new Set(abilities.map((ability) => ability.rule))];
    const proofs = new Set(rules.flatMap((rule) => proofsOf(rule, tests)));
    lines.push(`| HK${i + 1} \`${hook}\` | ${rules.join(', ')} | ${[...proofs].sort().map(link).join(', ')} |`);
  }
  return `${lines.join('\n')}\n`;
}

const row = (ability: AbilityRecord): string => abilityText(ability).replaceAll(' | ', ' · ');

/** The files whose tests name a rule; the tables of the content are left out. */
const proofsOf = (rule: string, tests: readonly NamedTest[]): string[] => [
  ...new Set(tests.filter(({ ids, file }) => ids.includes(rule) && !file.includes(CONTENT)).map(({ file }) => file)),
];
const link = (file: string): string => `[${file.replace(`${FOLDER}/`, '').replace('.test.ts', '')}](../../${file})`;
const files = (rule: string, tests: readonly NamedTest[]): string => proofsOf(rule, tests).map(link).join(', ');

import { readFileSync } from 'node:fs';
import { loadCaseGame } from '@rulewright/games/cases';
import { playCase, problemsOf, readDocument } from '@rulewright/testing/cases';
import { expect, test } from 'vitest';

const GUIDE = 'docs/guide/write-a-case.md';
const FORM = '.github/ISSUE_TEMPLATE/rules-question.yml';

/** What is wrong with the cases of a text. */
async function problems(text: string, file: string): Promise<string[]> {
  const game = await loadCaseGame('ecologic');
  const document = readDocument(text, file);
  expect(document.cases.length).toBeGreaterThan(0);
  return document.cases.flatMap((one) =>
    game === undefined ? ['no game'] : problemsOf(playCase(one, document, game)),
  );
}

test('the cases of the guide hold', async () => {
  expect(await problems(readFileSync(GUIDE, 'utf8'), GUIDE)).toEqual([]);
});

test('the case of the form for rules questions holds', async () => {
  const [, block = ''] = /value: \|\n([\s\S]*?)\n {4}validations/.exec(readFileSync(FORM, 'utf8')) ?? [];
  expect(await problems(block.replaceAll(/^ {8}/gm, ''), FORM)).toEqual([]);
});

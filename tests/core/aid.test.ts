import { aidRow, namedRow } from '@rulewright/core/text';
import { expect, test } from 'vitest';

test.each([
  ['{<name}Charge{>}: two dice bring emons.', { name: 'Charge:', text: 'two dice bring emons.' }],
  ['{<name}Pass{>} – you are out.', { name: 'Pass\u00a0–', text: 'you are out.' }],
  ['{<name}Buy{>}, then build.', { name: 'Buy,', text: 'then build.' }],
  ['{<name}Draw{>}\u00a0two cards.', { name: 'Draw', text: 'two cards.' }],
  ['A round has three turns.', { name: '', text: 'A round has three turns.' }],
])('the row of a player aid that says %j', (sentence, row) => {
  expect(aidRow(sentence)).toEqual({ ...row, rule: '' });
  expect(aidRow(sentence, 'EMX-ACT.1')).toEqual({ ...row, rule: 'EMX-ACT.1' });
});

test('the row about a card has its name with a colon', () => {
  expect(namedRow('Joy', 'draw a card')).toEqual({ name: 'Joy:', text: 'draw a card', rule: '' });
  expect(namedRow('Joy', 'draw a card', 'EMX-ACT.1')).toEqual({ name: 'Joy:', text: 'draw a card', rule: 'EMX-ACT.1' });
});

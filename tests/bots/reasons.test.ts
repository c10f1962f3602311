import { type AnyEngine, type Expertise, type Reason, type ReasonWords, reasonText } from '@rulewright/bots';
import { expertise as ofDoesNotExist } from '@rulewright/bots/does-not-exist';
import { expertise as ofEcologic } from '@rulewright/bots/ecologic';
import { expertise as ofEmix } from '@rulewright/bots/emix';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { describe, expect, test } from 'vitest';
import { TURN } from '../../packages/bots/src/study/why.js';
import { present } from './tables.js';

interface Spoken {
  readonly id: string;
  readonly engine: AnyEngine;
  readonly expertise: Expertise;
  readonly code: string;
  /** Letters that words of the language are written with. */
  readonly letters: RegExp;
}
const RUSSIAN = /^[а-яё«»\u00A0 ,-]+$/iu;
const UKRAINIAN = /^[а-яґєії'’\u00A0 ,()-]+$/iu;
const spoken: readonly Spoken[] = [
  { id: 'ecologic', engine: ecologic, expertise: ofEcologic, code: 'ru', letters: RUSSIAN },
  { id: 'emix', engine: emix, expertise: ofEmix, code: 'ru', letters: RUSSIAN },
  { id: 'does-not-exist', engine: doesNotExist, expertise: ofDoesNotExist, code: 'uk', letters: UKRAINIAN },
];
const wordsOf = ({ expertise, code }: Spoken): ReasonWords => present(expertise.reasonWords?.[code]);

describe.each(spoken)('Reasons of $id in $code', (one) => {
  const { engine, expertise, letters } = one;

  test('name every feature that can be a reason, and no other, each by its own words', () => {
    const { names } = wordsOf(one);
    const { ofSeat } = present(expertise.features)(engine);
    expect(Object.keys(names).toSorted()).toEqual(ofSeat.filter((name) => !TURN.includes(name)).toSorted());
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
  });

  test('are written in that language alone', () => {
    const { names, more, less, others, but } = wordsOf(one);
    for (const text of [...Object.values(names), ...[more, less, others, but].map((each) => each.replace(/{\w+}/, ''))])
      expect(text).toMatch(letters);
  });
});

test('in another language a reason is told whole; what it does not name is left out', () => {
  const reason = (of: string, weight: number, isMore = true, whose: Reason['whose'] = 'own'): Reason => ({
    of,
    whose,
    isMore,
    weight,
  });
  const russian = { language: 'ru-RU', expertise: ofEcologic };
  const reasons = [
    reason('something new', 0.3),
    reason('coins', 0.2),
    reason('eco points', 0.1, false, 'others'),
    reason('objects', -0.05, false),
  ];
  expect(reasonText(reasons, russian)).toBe('больше монет, меньше экоочков у\u00A0соперников, но\u00A0меньше объектов');
  expect(reasonText([reason('something new', 0.3)], russian)).toBe('');
  expect(reasonText(reasons, { language: 'en-GB', expertise: ofEcologic })).toMatch(
    /^more something new, more coins, but /,
  );
});

test('a language without words for them tells no reasons, and never another one', () => {
  const reasons: Reason[] = [{ of: 'coins', whose: 'own', isMore: true, weight: 0.2 }];
  for (const language of ['uk', 'de', '__proto__', 'constructor'])
    expect(reasonText(reasons, { language, expertise: ofEcologic })).toBe('');
  expect(reasonText(reasons, { language: 'ru' })).toBe('');
});

import { fraction } from '@rulewright/core';
import { decimal, number, scoreText, voiceOf } from '@rulewright/core/text';
import { expect, test } from 'vitest';

// Numbers are said with the decimal mark of the language, and with a real minus sign.

test.each([
  ['en', '−2.50', '0.5', '7/2 ≈ 3.50', 'about 0.5 coins', 'by +1.5'],
  ['en-GB', '−2.50', '0.5', '7/2 ≈ 3.50', 'about 0.5 coins', 'by +1.5'],
  ['ru', '−2,50', '0,5', '7/2 ≈ 3,50', 'about 0,5 coins', 'by +1,5'],
  ['uk', '−2,50', '0,5', '7/2 ≈ 3,50', 'about 0,5 coins', 'by +1,5'],
])('in %s', (locale, digits, plain, score, counted, signed) => {
  const voice = voiceOf({
    locale,
    messages: { counted: 'about {n:coin}', signed: 'by {n:+}' },
    nouns: { coin: { one: 'coin', few: 'coins', many: 'coins', other: 'coins' } },
  });
  expect(decimal(-2.5, 2, locale)).toBe(digits);
  expect(number(0.5, locale)).toBe(plain);
  expect(scoreText(fraction(7, 2), locale)).toBe(score);
  expect(voice.say('counted', { n: 0.5 })).toBe(counted);
  expect(voice.say('signed', { n: 1.5 })).toBe(signed);
});

test('whole numbers have no mark, and English is spoken when no language is said', () => {
  expect([number(-3, 'ru'), number(-3), number(2.5), decimal(2, 1), scoreText(12, 'uk')]).toEqual([
    '−3',
    '−3',
    '2.5',
    '2.0',
    '12',
  ]);
});

import { typeset, voiceOf } from '@rulewright/core/text';

const ru = typeset({
  locale: 'ru',
  messages: { won: '{who} выигрывает с {n:point}' },
  nouns: { point: { one: 'очком', few: 'очками', many: 'очками', other: 'очками' } },
});
console.log(voiceOf(ru).say('won', { who: 'Аня', n: 21 }).replaceAll('\u00A0', '_')); // Аня выигрывает с_21_очком

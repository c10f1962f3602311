import { translation } from '@rulewright/testing';

const english = {
  locale: 'en',
  messages: { took: '{seat} takes {n:coin}', over: 'The game is over.' },
  nouns: { coin: { one: 'coin', other: 'coins' } },
};
const ukrainian = {
  locale: 'uk',
  messages: { took: '{seat} бере {n:coin}' },
  nouns: { coin: { one: 'монету', other: 'монети' } },
};
const { missing, pluralless } = translation(english, ukrainian);
console.log(missing); // [ 'over' ]
console.log(pluralless); // [ 'noun:coin' ]

import { gameText, speakerOf } from '@rulewright/core/text';

const en = {
  locale: 'en',
  messages: {
    title: 'Nim',
    scoring: 'Who takes the last stone wins.',
    'reason.last-stone': 'The last stone has been taken.',
    'option.players': 'How many play',
  },
  nouns: {},
};
const text = gameText(speakerOf({ content: {} }, en, {}), {
  amounts: [],
  decision: () => undefined,
  action: () => 'take a stone',
  topic: () => 'take a stone',
  question: () => '',
  event: () => ({ text: 'a stone is taken' }),
  card: (id) => id,
  face: (name) => ({ name, kind: 'stone' }),
  opening: () => 'There are seven stones',
  score: () => ({}),
  optionValue: (_, value) => String(value),
  sheets: () => [],
});
console.log(`${text.title}: ${text.reason('last-stone')}`); // Nim: The last stone has been taken.
console.log(text.option('players')); // How many play

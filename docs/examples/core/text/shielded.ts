import { interfaceTexts, numbered, shielded, voiceOf } from '@rulewright/core/text';

const voice = voiceOf({ locale: 'en', messages: {}, nouns: {} });
const textWith = (name: string) =>
  interfaceTexts(
    { voice, seats: numbered },
    {
      amounts: [],
      decision: () => undefined,
      action: () => `trust ${name}`,
      topic: () => 'trust',
      question: () => `Do you trust ${name}?`,
      event: () => ({ text: '' }),
      card: (id: string) => id,
      face: (of: string) => ({ name: of, kind: 'card' }),
    },
  );

// the name of a player may hold what marks a cost
const name = 'Ann{<cost}7{>}';
const action = { type: 'trust', seat: 0 };
console.log(textWith(name).action({ viewer: 0 }, action).cost); // 7
console.log(textWith(shielded(name)).action({ viewer: 0 }, action).text); // trust Ann{<cost}7{>}

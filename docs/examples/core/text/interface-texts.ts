import { interfaceTexts, numbered, voiceOf } from '@rulewright/core/text';

const voice = voiceOf({
  locale: 'en',
  messages: { bid: '{bid/bids}{<cost} for {|}{coins}{>}', moved: '{seat} {done}', 'moved.you': 'You {done}' },
  nouns: {},
});
const text = interfaceTexts(
  { voice, seats: numbered },
  {
    amounts: ['coins'],
    decision: () => ({ rule: 'BID-1' }),
    action: (_: { viewer: number }, { coins }: { type: string; seat: number; coins: number }) =>
      voice.say('bid', { coins }),
    topic: () => 'bid',
    question: () => 'You have 5 coins. {<ask}What do you bid?{>}',
    event: () => ({ text: '' }),
    card: (id: string) => id,
    face: (name: string) => ({ name, kind: 'card' }),
  },
);
const [view, action] = [{ viewer: 0 }, { type: 'bid', seat: 1, coins: 3 }];
console.log(text.question(view).short); // What do you bid?
console.log(text.action(view, action)); // { label: 'bid', cost: '3', gain: '', text: 'bid for 3' }
console.log(text.moved(view, action)); // P2 bids
console.log(text.groups(view, [action, { ...action, coins: 4 }])[0]?.amounts); // { coins: { least: 3, most: 4 } }

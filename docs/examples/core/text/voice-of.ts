import { voiceOf } from '@rulewright/core/text';

const voice = voiceOf({
  locale: 'en',
  messages: { bids: '{who} bids {n:coin}' },
  nouns: { coin: { one: 'coin', other: 'coins' } },
});
console.log(voice.say('bids', { who: 'Ann', n: 1 })); // Ann bids 1 coin
console.log(voice.say('bids', { who: ['Ann', 'Ben'], n: 2 })); // Ann and Ben bids 2 coins

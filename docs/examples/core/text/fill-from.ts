import { fillFrom, type Naming, speakerOf } from '@rulewright/core/text';

const messages = { bid: '{seat} bids {amount:coin} for {lot}' };
const nouns = { coin: { one: 'coin', other: 'coins' } };
const speaker = speakerOf({ content: {} }, { locale: 'en', messages, nouns }, { seats: () => 'Ann' });
const naming: Naming = {
  seats: new Set(['seat']),
  name: (field, value) => (field === 'lot' ? `the ${value}` : value),
};

const event = { type: 'bid', seat: 0, amount: 3, lot: 'mill' };
console.log(speaker.voice.say('bid', fillFrom(speaker, event, naming))); // Ann bids 3 coins for the mill

import { numbered, speakerOf } from '@rulewright/core/text';

const english = { locale: 'en', messages: { turn: '{seat} is to move' }, nouns: {} };
const { voice, seats } = speakerOf({ content: {} }, english, { seats: numbered });
console.log(voice.say('turn', { seat: seats(1) })); // P2 is to move

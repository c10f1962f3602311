import { voiceOf } from '@rulewright/core/text';
import { pseudo } from '@rulewright/testing';

const english = { locale: 'en', messages: { turn: '{seat} is to move' }, nouns: {} };
const said = voiceOf(pseudo(english)).say('turn', { seat: 'Ann' });
console.log(said.includes('Ann'), said === 'Ann is to move'); // true false

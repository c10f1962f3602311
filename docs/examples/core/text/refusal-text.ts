import { numbered, refusalMessages, refusalText, voiceOf } from '@rulewright/core/text';

const messages = { ...refusalMessages({ 'not-empty': 'That square is taken.' }), 'fact.square': 'square {value}' };
const voice = voiceOf({ locale: 'en', messages, nouns: {} });
const why = { code: 'not-empty', rule: 'TTT-1', details: { square: 4 } };
console.log(refusalText({ voice, seats: numbered }, why)); // That square is taken. (square 4)

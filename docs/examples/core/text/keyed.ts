import { keyed, voiceOf } from '@rulewright/core/text';

const voice = voiceOf({ locale: 'en', messages: { drawn: 'A card', 'drawn.last': 'The last card' }, nouns: {} });
console.log(keyed(voice, 'drawn', 'last'), keyed(voice, 'drawn', 'first')); // drawn.last drawn

import { commonWords } from '@rulewright/core/positions';

console.log(commonWords.give, commonWords.discard, commonWords.wait); // SEAT CARD+ CARD+ FIELDS*

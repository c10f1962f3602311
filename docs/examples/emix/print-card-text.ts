import { parseCardText, printCardText } from '@rulewright/emix';

console.log(printCardText(parseCardText('play any: gain pos 2; action 1'))); // play any: gain pos 2; action 1

import { parseCardText } from '@rulewright/emix';

console.log(parseCardText('play any: gain pos 2').play?.ops.length); // 1

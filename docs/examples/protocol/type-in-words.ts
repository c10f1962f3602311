import { typeInWords } from '@rulewright/protocol';

console.log(typeInWords({ type: 'integer', minimum: 2, maximum: 4 })); // 2 to 4

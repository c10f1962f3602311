import { numbered } from '@rulewright/core/text';

console.log(numbered(0)); // P1

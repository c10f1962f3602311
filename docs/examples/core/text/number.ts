import { number } from '@rulewright/core/text';

console.log(number(-3)); // −3

import { decimal } from '@rulewright/core/text';

console.log(decimal(-2.5, 2)); // −2.50
console.log(decimal(-2.5, 2, 'ru')); // −2,50

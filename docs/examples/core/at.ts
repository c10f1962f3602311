import { at } from '@rulewright/core';

console.log(at(['first', 'second'], 1)); // second

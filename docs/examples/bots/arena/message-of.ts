import { messageOf } from '@rulewright/bots/arena';

console.log(messageOf(new Error('no luck'))); // no luck
console.log(messageOf(undefined)); // undefined was thrown

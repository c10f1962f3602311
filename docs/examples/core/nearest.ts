import { nearest } from '@rulewright/core';

console.log(nearest('biuld', ['build', 'bid', 'pass'])); // [ 'build' ]
console.log(nearest('wiat', ['wait', 'pass']), nearest('wiat', ['wait', 'want'], 2)); // [ 'wait' ] [ 'wait', 'want' ]

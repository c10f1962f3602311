import { catalogue } from '@rulewright/core';

const rules = catalogue({
  'TTT-1': { title: 'An empty square', text: 'A mark goes on an empty square.', source: 'Play' },
});
console.log(Object.isFrozen(rules), rules['TTT-1'].title); // true An empty square

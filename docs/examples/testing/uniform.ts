import { generator, uniform } from '@rulewright/testing';

console.log(uniform(['a', 'b', 'c'], undefined, generator('seed')) < 3); // true

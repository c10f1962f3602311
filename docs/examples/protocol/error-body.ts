import { InputError } from '@rulewright/core';
import { errorBody } from '@rulewright/protocol';

console.log(errorBody(new InputError('not a seat')).code); // 2
// of what is no error of ours nothing is told
console.log(errorBody(new TypeError('a secret')).message); // the server has made a mistake

import { list, overlong, whole } from '@rulewright/core/words';

console.log(overlong(list(whole, 2), [1, 2, 3]).length, overlong(list(whole, 3), [1, 2, 3]).length); // 1 0

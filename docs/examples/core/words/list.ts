import { list, whole } from '@rulewright/core/words';

console.log(list(whole).safeParse([1, 2]).success, list(whole).safeParse([-1]).success); // true false

import { list, whole, z } from '@rulewright/core/words';

console.log(z.safeParse(list(whole), [1, 2]).success, z.safeParse(list(whole), [-1]).success); // true false

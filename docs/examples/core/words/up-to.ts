import { upTo, z } from '@rulewright/core/words';

console.log(z.safeParse(upTo(8), 8).success, z.safeParse(upTo(8), 9).success); // true false

import { upToOrNone, z } from '@rulewright/core/words';

console.log(z.safeParse(upToOrNone(8), -1).success, z.safeParse(upToOrNone(8), 9).success); // true false

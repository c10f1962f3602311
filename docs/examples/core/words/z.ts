import { z } from '@rulewright/core/words';

const offer = z.strictObject({ coins: z.int().check(z.minimum(0), z.maximum(9)), note: z.optional(z.string()) });
console.log(z.parse(offer, { coins: 3 })); // { coins: 3 }
console.log(z.safeParse(offer, { coins: 10 }).success); // false

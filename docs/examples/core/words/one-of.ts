import { oneOf, z } from '@rulewright/core/words';

const side = oneOf('heads', 'tails');
console.log(z.safeParse(side, 'heads').success, z.safeParse(side, 'edge').success); // true false

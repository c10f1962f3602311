import { oneOf } from '@rulewright/core/words';
import * as z from 'zod/mini';

const side = oneOf('heads', 'tails');
console.log(z.safeParse(side, 'heads').success, z.safeParse(side, 'edge').success); // true false

import { upTo } from '@rulewright/core/words';
import * as z from 'zod/mini';

console.log(z.safeParse(upTo(8), 8).success, z.safeParse(upTo(8), 9).success); // true false

import { upTo, withDefault } from '@rulewright/core/words';
import * as z from 'zod/mini';

console.log(z.parse(withDefault(upTo(9), 3), undefined)); // 3

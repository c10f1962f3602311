import { upTo, withDefault, z } from '@rulewright/core/words';

console.log(z.parse(withDefault(upTo(9), 3), undefined)); // 3

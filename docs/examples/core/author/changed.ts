import { changed } from '@rulewright/core/author';

// the amount is 5 now, and it was changed by 3
console.log(changed(5, 3)); // { from: 2, to: 5 }

import { viewerAt } from '@rulewright/core';

console.log(viewerAt(1, 3), viewerAt(3, 3)); // 1 spectator

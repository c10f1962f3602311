import { reward } from '@rulewright/bots';

// seat 2 has won, the others share the second place
console.log(reward({ ranking: [[2], [0, 1]] }, 2), reward({ ranking: [[2], [0, 1]] }, 0)); // 1 -0.5

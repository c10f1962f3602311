import { worth } from '@rulewright/bots/ecologic';

// what is in balance counts twice when the game is over, and what is not counts less
console.log(worth(10, 10, 0), worth(5, 15, 0) < 20); // 20 true

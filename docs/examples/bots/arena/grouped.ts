import { grouped } from '@rulewright/bots/arena';
import { shareInterval } from '@rulewright/core';

// the two games of each deal go alike: they count as fewer
const [low] = grouped([
  [1, 1],
  [0, 0],
  [1, 1],
  [1, 1],
]);
console.log(low < shareInterval(3 / 4, 8)[0]); // true

import { grouped, wilson } from '@rulewright/bots/arena';

// the two games of each deal go alike: they count as fewer
const [low] = grouped([
  [1, 1],
  [0, 0],
  [1, 1],
  [1, 1],
]);
console.log(low < wilson(3 / 4, 8)[0]); // true

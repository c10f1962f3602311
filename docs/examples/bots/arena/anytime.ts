import { anytime } from '@rulewright/bots/arena';

const [low, high] = anytime(Array.from({ length: 40 }, () => 1));
console.log(low > 0.8, high); // true 1

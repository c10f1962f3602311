import { chanceOf, drawn } from '@rulewright/bots';

// what has no weight is never drawn
console.log(drawn(['raise', 'pass'], [3, 0], chanceOf('seed'))); // raise

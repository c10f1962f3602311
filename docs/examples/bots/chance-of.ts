import { chanceOf } from '@rulewright/bots';

const [one, same] = [chanceOf('seed'), chanceOf('seed')];
console.log(one() === same(), one() < 1); // true true

import { generator } from '@rulewright/testing';

const [one, other] = [generator('seed'), generator('seed')];
console.log(one() === other(), one() < 1); // true true

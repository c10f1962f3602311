import { playerSeed } from '@rulewright/bots';

console.log(playerSeed('monday', 0) !== playerSeed('monday', 1)); // true

import { oneAtATime } from '@rulewright/testing';

console.log(oneAtATime({ players: [3, 4], finalTie: ['shared'] }).length); // 4

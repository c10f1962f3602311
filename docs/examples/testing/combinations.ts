import { combinations } from '@rulewright/testing';

console.log(combinations({ players: [2, 3], finalTie: ['balance', 'shared'] }).length); // 4

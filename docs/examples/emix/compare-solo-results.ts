import { compareSoloResults } from '@rulewright/emix';

const quick = { score: 80, rounds: 6, side: 'light' } as const;
const slow = { score: 80, rounds: 9, side: 'dark' } as const;
console.log(compareSoloResults(quick, slow) < 0); // true

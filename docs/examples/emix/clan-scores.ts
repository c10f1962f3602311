import { clanScores } from '@rulewright/emix';

// the dark clan strives below 0
console.log(clanScores({ light: [0, 1], dark: [2, 3] }, [5, 2, -4, 1])); // { light: 7, dark: 3 }

import { calibrated } from '@rulewright/bots';

// values of this game promise too much: of positions at 90 % about 79 % were won
console.log(calibrated(0.9, { slope: 0.6 }).toFixed(2), calibrated(0.5, { slope: 0.6 })); // 0.79 0.5

import { utilityFrom } from '@rulewright/core';

console.log(utilityFrom(undefined), utilityFrom({ points: 13 })); // places { points: 13 }

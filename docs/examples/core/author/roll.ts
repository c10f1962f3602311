import { type Random, roll } from '@rulewright/core/author';

// in a rule it is `roll(turn.random, 2)`; here the dice fall as we say
const faces = [6, 1];
const random: Pick<Random, 'die'> = { die: () => faces.shift() ?? 1 };
console.log(roll(random as Random, 2)); // [ 6, 1 ]

import { gameOfRule } from '@rulewright/games/cases';

console.log(gameOfRule('ECO-AUC.2')); // ecologic
console.log(gameOfRule('ABC-1')); // undefined

import { gameFromFile } from '@rulewright/games/node';

const { title, rules } = await gameFromFile('examples/games/kuhn-poker.ts');
console.log(title, Object.keys(rules)); // Kuhn poker [ 'KUHN-1', 'KUHN-2', 'KUHN-3' ]

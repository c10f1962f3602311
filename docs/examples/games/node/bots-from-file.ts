import { botsFromFile } from '@rulewright/games/node';

const { bots } = await botsFromFile('tests/bots/table-module.ts');
console.log(Object.keys(bots)); // [ 'first', 'last', 'wrong', 'slow' ]

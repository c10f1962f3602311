import { moduleFromFile } from '@rulewright/games/node';

const exports = await moduleFromFile('tests/bots/table-module.ts');
console.log(Object.keys(exports)); // [ 'bots', 'engine' ]

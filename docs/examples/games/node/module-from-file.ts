import { moduleFromFile } from '@rulewright/games/node';

const exports = await moduleFromFile('tests/bots/table-module.ts');
console.log('bots' in exports); // true

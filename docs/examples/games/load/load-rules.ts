import { loadRules } from '@rulewright/games/load';

const rules = await loadRules('emix');
console.log(rules?.['EMX-CHG.5']?.title.length !== 0); // true

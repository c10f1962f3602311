import { aidRow } from '@rulewright/core/text';

const { name, text, rule } = aidRow('{<name}Charge{>}: two dice bring emons.', 'EMX-CHG.2');
console.log(name, text, rule); // Charge: two dice bring emons. EMX-CHG.2

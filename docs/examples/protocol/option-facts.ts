import { engine } from '@rulewright/ecologic';
import { rules } from '@rulewright/ecologic/rules';
import { optionFacts } from '@rulewright/protocol';

const [players] = optionFacts({ engine, rules });
console.log(players?.name, players?.default, players?.schema.maximum); // players 2 4

import { engine } from '@rulewright/ecologic';
import { words } from '@rulewright/ecologic/positions';

const { put, shared } = words(engine);
console.log(put?.takes); // ZONE LIST LIST?
console.log(shared?.takes); // FIELDS

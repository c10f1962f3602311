import { words } from '@rulewright/ecologic/positions';

const { put, shared } = words;
console.log(put?.takes); // ZONE LIST LIST?
console.log(shared?.takes); // FIELDS

import { agendaOf } from '@rulewright/core/author';

// the first record is the next to happen: the last one of the stack
console.log(agendaOf({ kind: 'deal' }, { kind: 'bid' }).at(-1)); // { kind: 'deal' }

import { samePart } from '@rulewright/core';

// zone and seat count only where both say them
console.log(samePart({ kind: 'card', id: 'joy' }, { kind: 'card', id: 'joy', zone: 'hands.0' })); // true
console.log(samePart({ kind: 'card', id: 'joy', zone: 'rows.1' }, { kind: 'card', id: 'joy', zone: 'hands.0' })); // false

import { askNext } from '@rulewright/core/author';

// seat 2 has answered, seat 0 is still to be asked
console.log(askNext({ kind: 'veto', seat: 2, left: [0] })); // { kind: 'veto', seat: -1, left: [ 0 ] }

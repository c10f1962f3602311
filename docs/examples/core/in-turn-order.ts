import { inTurnOrder, seatsAfter } from '@rulewright/core';

console.log({ kind: 'veto', ...inTurnOrder(seatsAfter(1, 3)) }); // { kind: 'veto', seat: -1, left: [ 2, 0 ] }

import { seatsAfter } from '@rulewright/core';
import { inTurnOrder } from '@rulewright/core/author';

console.log({ kind: 'veto', ...inTurnOrder(seatsAfter(1, 3)) }); // { kind: 'veto', seat: -1, left: [ 2, 0 ] }

import { effectSteps } from '@rulewright/does-not-exist';

const parts = effectSteps({ op: 'seq', ops: [{ op: 'loseSouls', n: 1 }, { op: 'discardHand' }] });
console.log(parts.map(({ op }) => op)); // [ 'loseSouls', 'discardHand' ]

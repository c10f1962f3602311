import { engine } from '@rulewright/ecologic';
import { lastState, plans } from '@rulewright/testing';
import fc from 'fast-check';

const some = plans({ options: [{ players: 2 }], maxDecisions: 20 });
fc.assert(
  fc.property(some, (plan) => engine.validate(lastState(engine, plan)).length === 0),
  { numRuns: 5 },
);
console.log('every plan ends in a sound state'); // every plan ends in a sound state

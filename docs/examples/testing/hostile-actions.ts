import { engine } from '@rulewright/ecologic';
import { hostileActions } from '@rulewright/testing';
import fc from 'fast-check';

const state = engine.init('seed', { players: 2 });
const hostile = hostileActions(engine)(state, engine.legalActions(state), []);
fc.assert(
  fc.property(hostile, (action) => {
    engine.explain(state, action); // never throws
  }),
  { numRuns: 20 },
);
console.log('nothing was thrown'); // nothing was thrown

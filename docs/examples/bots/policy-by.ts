import { policyBy } from '@rulewright/bots';
import { weights } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const state = engine.init('seed');
const [seat = 0] = engine.deciders(state);
const legal = engine.legalActions(state, seat);
const policy = policyBy(weights(engine));
console.log(policy(state, seat, legal).length === legal.length); // true

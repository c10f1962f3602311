import { likelihoods } from '@rulewright/bots';
import { weights } from '@rulewright/bots/emix';
import { engine } from '@rulewright/emix';

const state = engine.init('seed');
const [seat = 0] = engine.deciders(state);
const legal = engine.legalActions(state, seat);
const likely = likelihoods(weights(engine), engine.view(state, seat).position, seat, legal);
console.log(likely.reduce((sum, share) => sum + share, 0).toFixed(3)); // 1.000

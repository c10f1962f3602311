import { likelihoods } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const state = engine.init('seed');
const [seat = 0] = engine.deciders(state);
const legal = engine.legalActions(state, seat);
const likely = likelihoods(expertise.weights(engine), engine.view(state, seat).position, seat, legal);
console.log(
  likely.length === legal.length,
  likely.every((weight) => weight >= 0),
); // true true

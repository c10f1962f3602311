import { addFractions, fraction, toNumber } from '@rulewright/core';
import { chanceOutcomes, init, legalActions } from '@rulewright/ecologic';

const state = init('seed', { players: 2 });
const [action] = legalActions(state);
if (action === undefined) throw new Error('the game is over');
const results = chanceOutcomes(state, action, { viewer: action.seat });
const sum = results.reduce((all, { probability }) => addFractions(all, probability), fraction(0));
console.log(toNumber(sum)); // 1

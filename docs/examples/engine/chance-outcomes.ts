import { addFractions, fraction, toNumber } from '@rulewright/core';
import { engine } from '@rulewright/ecologic';

const { chanceOutcomes, init, legalActions, view } = engine;
const state = init('seed', { players: 2 });
const [action] = legalActions(state);
if (action === undefined) throw new Error('the game is over');

// what the player may expect: nothing but the view is read, and where it is too much to list, `code` says why
const seen = view(state, action.seat);
const expected = chanceOutcomes(seen, action);
const all = expected.exact ? expected.outcomes.map(({ probability }) => probability) : [fraction(1)];
console.log(toNumber(all.reduce(addFractions))); // 1

// a sample can always be had
const { outcomes } = chanceOutcomes(seen, action, { worlds: 20, seed: 'sample' });
console.log(outcomes.reduce((sum, { share }) => sum + share, 0).toFixed(3)); // 1.000

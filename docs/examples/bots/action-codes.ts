import { actionCodes } from '@rulewright/bots';
import { fields } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const state = engine.init('seed', { players: 2 });
const codes = actionCodes(engine, state.options, fields(state.options));
const legal = engine.legalActions(state);
const numbers = codes.codes(legal);
console.log(new Set(numbers).size === legal.length, codes.mask(legal).length === codes.size); // true true

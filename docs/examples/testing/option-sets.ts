import { engine } from '@rulewright/ecologic';
import { combinations, optionSets } from '@rulewright/testing';
import fc from 'fast-check';

const { init } = engine;
const sets = optionSets(combinations({ players: [2, 3, 4] }));
fc.assert(fc.property(sets, (options) => init('seed', options).options.players === options.players));
console.log('every set of options is played'); // every set of options is played

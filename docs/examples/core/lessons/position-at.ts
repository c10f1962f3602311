import { positionAt } from '@rulewright/core/lessons';
import { engine } from '@rulewright/ecologic';

const state = positionAt(engine, { seed: 'L1', options: { players: 2 }, actions: ['1 place-first oil 1'] });
console.log(engine.deciders(state)); // [ 0 ]

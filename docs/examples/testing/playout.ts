import { engine } from '@rulewright/ecologic';
import { playout } from '@rulewright/testing';

const { states, actions, end } = playout(engine, { seed: 'a random game', options: { players: 2 } });
console.log(states.length === actions.length + 1, engine.outcome(end) !== undefined); // true true

import { engine } from '@rulewright/ecologic';
import { lastState, playout } from '@rulewright/testing';

const plan = { seed: 'a random game', options: { players: 2 } };
const fast = engine.outcome(lastState(engine, plan));
console.log(JSON.stringify(fast) === JSON.stringify(engine.outcome(playout(engine, plan).end))); // true

import { byScore } from '@rulewright/core/author';
import { jsonSchemas } from '@rulewright/core/schema';
import { smallGame } from '@rulewright/core/small';
import { numbers, ofSeats } from '@rulewright/core/words';

// three dice a player, all in one list
const { action, create } = smallGame({
  id: 'dice',
  players: 2,
  state: { dice: ofSeats(numbers, { per: 3 }) },
  choices: { stop: {} },
  rules: { 'DICE-1': 'Stop.' },
});
const stop = action('stop', { during: ['stop'], fields: {}, perform: () => {} });
const engine = create({
  setup: () => ({ dice: [1, 1, 1, 6, 6, 6], agenda: [{ kind: 'stop', seat: 0 }] }),
  choices: { stop: { rule: 'DICE-1', actions: [stop] } },
  outcome: () => byScore([0, 0], 'stopped'),
});
console.log(JSON.stringify(jsonSchemas(engine).state).includes('"x-seat":{"per":3}')); // true

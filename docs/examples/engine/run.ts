import { engine, init } from '@rulewright/ecologic';

const state = init('seed', { players: 2 });
try {
  engine.run(state, JSON.parse('{ "kind": "no-such-task" }'));
} catch (error) {
  console.log(error instanceof Error && error.name); // InputError
}

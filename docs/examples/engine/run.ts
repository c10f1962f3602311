import { engine } from '@rulewright/ecologic';

const { init } = engine;
const state = init('seed', { players: 2 });
try {
  engine.run(state, JSON.parse('{ "kind": "no-such-task" }'));
} catch (error) {
  console.log(error instanceof Error && error.name); // InputError
}

import type { AnyAction, Engine } from '@rulewright/core';

// Plays a random game of the gallery: `npm start -w examples/games hearts a-seed`.

const [name = 'liars-dice', seed = 'a-seed'] = process.argv.slice(2);
const { engine } = (await import(`./${name}.ts`)) as { engine: Engine<object, AnyAction, unknown, unknown> };

let state = engine.init(seed);
for (let decision = 1; engine.outcome(state) === undefined; decision++) {
  const legal = engine.legalActions(state);
  const action = legal[(decision * 7919) % legal.length];
  if (action === undefined) throw new Error(`${name} asks nobody`);
  console.log(`${decision}. ${engine.format(action)}`);
  state = engine.apply(state, action);
}
console.log(engine.outcome(state));

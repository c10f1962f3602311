import { byScore } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { numbers } from '@rulewright/core/words';

// each player throws a die once, and the higher face wins
const { action, create } = smallGame({
  id: 'highest-die',
  players: 2,
  state: { faces: numbers },
  choices: { throw: {} },
  rules: { 'DIE-1': 'Throw the die once; the higher face wins.' },
});
const roll = action('roll', {
  during: ['throw'],
  fields: {},
  perform({ state, random, queue }, { seat }) {
    state.faces[seat] = random.die(6);
    if (seat === 0) queue({ kind: 'throw', seat: 1 });
  },
});
const engine = create({
  setup: () => ({ faces: [], agenda: [{ kind: 'throw', seat: 0 }] }),
  choices: { throw: { rule: 'DIE-1', actions: [roll] } },
  outcome: ({ state }) => byScore(state.faces, 'thrown'),
});

let state = engine.init('a seed', {}, [2, 5]);
for (const action of [...engine.legalActions(state), { type: 'roll', seat: 1 } as const])
  state = engine.apply(state, action);
console.log(engine.outcome(state)?.winners); // [ 1 ]

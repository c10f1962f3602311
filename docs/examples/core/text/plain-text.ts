import { byScore } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { plainText } from '@rulewright/core/text';
import { numbers } from '@rulewright/core/words';

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

const text = plainText(engine, { seats: (seat) => ['Ann', 'Ben'][seat] ?? '' });
const state = engine.init('a seed');
console.log(text.moved(engine.view(state, 1), { type: 'roll', seat: 0 })); // Ann: roll

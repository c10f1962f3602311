import { byScore } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { numbers } from '@rulewright/core/words';
import { ownGame } from '@rulewright/games/own';

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

const game = ownGame({ engine });
const view = engine.view(engine.init('a seed'), 0);
console.log(game.title, game.text.question(view).text); // Highest die P1: throw

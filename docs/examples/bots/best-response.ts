import { bestResponse, gameTree } from '@rulewright/bots';
import { agendaOf, byScore, simultaneous } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { flag, list, sealed } from '@rulewright/core/words';

// matching pennies: seat 0 wins when both show the same side
const { action, create } = smallGame({
  id: 'pennies',
  players: 2,
  state: { shown: list(flag) },
  choices: { show: sealed },
  rules: { 'PEN-1': 'Both show a side at once.' },
});
const show = action('show', {
  during: ['show'],
  fields: { heads: flag },
  perform({ state }, { heads }) {
    state.shown.push(heads);
  },
});
const pennies = create({
  utility: { points: 1 },
  setup: () => ({ shown: [], agenda: agendaOf({ kind: 'show', ...simultaneous([0, 1]) }) }),
  choices: { show: { rule: 'PEN-1', actions: [show] } },
  outcome: ({ state: { shown } }) => byScore(shown[0] === shown[1] ? [1, -1] : [-1, 1], 'shown'),
});

// whoever always shows heads is found out: the first answer of both is tails, the second heads
const heads = { get: () => [0, 1] };
console.log(bestResponse(gameTree(pennies), heads, 1).value); // 1

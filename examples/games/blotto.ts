import { at } from '@rulewright/core';
import { byScore, simultaneous } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { bySeat, numbers, sealed, upTo, withDefault } from '@rulewright/core/words';

// Colonel Blotto: both split their troops among three fields in secret; more troops take a field.
const MOST = 20;

const { action, refuse, create, book } = smallGame({
  id: 'blotto',
  players: 2,
  options: { troops: withDefault(upTo(MOST), 10) },
  state: { fields: bySeat(numbers) },
  choices: { deploy: sealed },
  events: { deployed: { seat: upTo(1), troops: numbers } },
  rules: {
    'BLT-1': 'Each player splits all their troops among three fields, in secret and at once.',
    'BLT-2': 'More troops take a field; who takes more fields wins.',
  },
  refusals: { 'not-all': 'All your troops, and no more, go to the three fields.' },
});

const deploy = action('deploy', {
  during: ['deploy'],
  fields: { first: upTo(MOST), second: upTo(MOST), third: upTo(MOST) },
  candidates(
    {
      state: {
        options: { troops },
      },
    },
    seat,
    offer,
  ) {
    for (let first = 0; first <= troops; first++)
      for (let second = 0; second <= troops - first; second++)
        offer({ type: 'deploy', seat, first, second, third: troops - first - second });
  },
  check: (
    {
      state: {
        options: { troops },
      },
    },
    { first, second, third },
  ) =>
    first + second + third === troops
      ? undefined
      : refuse('BLT-1', 'not-all', { troops, sent: first + second + third }),
  perform({ state, emit }, { seat, first, second, third }) {
    state.fields[seat] = [first, second, third];
    emit?.({ type: 'deployed', rule: 'BLT-1', seat, troops: [first, second, third] });
  },
});

export const rulebook = book;
export const engine = create({
  setup: ({ each }) => ({ fields: each(() => []), agenda: [{ kind: 'deploy', ...simultaneous([0, 1]) }] }),
  choices: { deploy: { rule: 'BLT-1', actions: [deploy] } },
  outcome: ({ state: { fields } }) =>
    byScore(
      [0, 1].map((seat) => at(fields, seat).filter((troops, i) => troops > at(at(fields, 1 - seat), i)).length),
      'deployed',
    ),
});

import { give, setPlayer } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { decline, ids, initiatives, open, refuse, reveal, takeUp } from './initiatives.js';
import { changes } from './look.js';

// ECO-VAR.6: a refused initiative is offered to the next player.

rule('ECO-VAR.6', 'offers a refused card no more once it was revealed again and vetoed', () => {
  const game = initiatives(
    (state) => {
      for (const id of ids.slice(1)) give(state, 2, id);
      setPlayer(state, 2, { vetoes: 1 });
    },
    { refusedInitiative: 'offer-next' },
  );
  game.play(reveal(), refuse());
  expect(game.legal()).toEqual([reveal(1), takeUp(1), decline(1)]);
  expect(changes(game, reveal(1))).toEqual({ revealed: [0], initiativeDiscard: [], refused: -1 });
  game.play(open(1), { type: 'use-veto', seat: 2 });
  expect(game.state.initiativeDiscard).toEqual([0]);
  expect(game.legal()).toEqual([reveal(2), decline(2)]);
  expect(game.refusal(takeUp(2))).toEqual({ rule: 'ECO-VAR.6', code: 'nothing-refused' });
});

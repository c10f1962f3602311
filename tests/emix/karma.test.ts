import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { play } from './answers.js';
import { rich } from './rich.js';
import { activate, give, karma, pool, setPool } from './table.js';

const [A, B, C] = [0, 1, 2];

describe('when karma arises', () => {
  rule(['EMX-KRM.1', 'EMX-R39'], 'takes a neutral cancel in the colours that were paid', () => {
    const t = rich((state) => {
      give(state, A, 'joy', 'anger');
      give(state, C, 'indifference', 'memory');
    });
    t.script([1]).play(play('joy', B), { type: 'cancel', seat: C, card: 'indifference', pos: 2 });
    expect([karma(t, C), pool(t, C)]).toEqual([
      [4, 2],
      [2, 3],
    ]);
  });

  /** A tries to discard B's power; who protects it with what. */
  const protecting = (seat: number, card: string, owner: number) =>
    rich((state) => {
      setPool(state, A, 0, 3);
      give(state, A, 'brainwashing', 'joy');
      give(state, seat, card, 'memory');
      if (owner === C) activate(state, C, 'calm');
    }).play(play('brainwashing', owner), { type: 'protect', seat, card, pos: card === 'conviction' ? 1 : 0 });

  rule.each(
    ['EMX-KRM.1', 'EMX-KRM.2', 'EMX-KRM.10', 'EMX-MOM.15'],
    "arises for protecting somebody else's power, not one of one’s own",
    [
      { seat: B, card: 'conviction', owner: B, karma: [0, 0], pool: [3, 4] },
      { seat: C, card: 'conviction', owner: B, karma: [2, 0], pool: [3, 4] },
      { seat: C, card: 'obstinacy', owner: B, karma: [0, 2], pool: [4, 3] },
      { seat: C, card: 'habit', owner: B, karma: [0, 0], pool: [4, 4] },
      { seat: C, card: 'obstinacy', owner: C, karma: [0, 0], pool: [4, 3] },
    ],
    ({ seat, card, owner, karma: expected, pool: left }) => {
      const t = protecting(seat, card, owner);
      expect([karma(t, seat), pool(t, seat)]).toEqual([expected, left]);
    },
  );
});

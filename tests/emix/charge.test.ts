import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { charging, harvesting } from './phases.js';
import { pool, setPool } from './table.js';

const [A, B] = [0, 1];

describe('step 1: the dice', () => {
  rule.each('EMX-R1', 'has no face but 1 to 6', [{ face: 0 }, { face: 7 }], ({ face }) => {
    expect(() => charging().script([face, 1]).run({ kind: 'charge', seat: A })).toThrow('one of 6 is drawn here');
    expect(() => charging().script([1, face]).run({ kind: 'charge', seat: A })).toThrow('one of 6 is drawn here');
  });
});

describe('step 4 and what follows', () => {
  rule('EMX-CHG.8', 'brings dice only in round 1, and asks nobody before the first slot', () => {
    const first = engine.init('first', { players: 4, firstPlayer: 0 });
    expect(first.agenda.at(-1)).toEqual({ kind: 'action', rule: 'EMX-INF.1', seat: 0 });
    for (const faces of [first.pool.pos, first.pool.neg])
      expect(faces.every((face) => face >= 1 && face <= 6)).toBe(true);
    expect([first.karmaDue, first.hands.map((cards) => cards.length)]).toEqual([
      { pos: [0, 0, 0, 0], neg: [0, 0, 0, 0] },
      [5, 5, 5, 5],
    ]);
  });

  rule('EMX-CHG.9', 'adds to an open pool without a limit', () => {
    const t = charging((state) => setPool(state, A, 174, 170));
    t.script([6, 6]).run({ kind: 'charge', seat: A });
    expect(pool(t, A)).toEqual([180, 176]);
    for (const viewer of [B, 'spectator'] as const)
      expect(engine.view(t.state, viewer).position.pool).toEqual(t.state.pool);
  });
});

rule('EMX-RND.2', 'a Charge turn that is worked off by itself belongs to the Charge phase', () => {
  expect(() => harvesting().run({ kind: 'charge', seat: A })).toThrow('belongs to the phase charge, found result');
});

import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked } from './look.js';
import { acting, endRound, next } from './phases.js';
import { activate, discards, give, hand, karma, pool, row, setPool, stack } from './table.js';

// Section 9 of the specification, number by number: actions. A = seat 0, B = seat 1, C = seat 2.

const [A, B, C] = [0, 1, 2];

describe('worked examples: actions', () => {
  rule(['EMX-INF.4', 'EMX-INF.13', 'EMX-VOC.22', 'EMX-KRM.2'], '1. Inspiration grants another action', () => {
    const t = acting((state) => {
      setPool(state, A, 3, 1);
      give(state, A, 'inspiration', 'joy');
    });
    t.play({ type: 'play', seat: A, card: 'inspiration', target: A, pos: 0 });
    expect(pool(t, A)).toEqual([5, 1]);
    expect(discards(t)).toEqual(['inspiration']);
    expect(engine.decision(t.state)?.seats ?? []).toEqual([A]);
    t.play({ type: 'draw', seat: A });
    expect(hand(t, A)).toHaveLength(2);
    expect(asked(t)).toEqual(next);
    expect(karma(t, A)).toEqual([0, 0]);
  });

  rule(['EMX-INF.13', 'EMX-PWR.1'], '2. The extra action of an Inspiration on another is the actor’s', () => {
    const t = acting((state) => {
      setPool(state, A, 3, 1);
      give(state, A, 'inspiration', 'joy');
    });
    t.play({ type: 'play', seat: A, card: 'inspiration', target: B, pos: 0 });
    expect([pool(t, A), pool(t, B)]).toEqual([
      [3, 1],
      [2, 0],
    ]);
    expect(engine.decision(t.state)?.seats ?? []).toEqual([A]);
  });

  rule(['EMX-APP.3', 'EMX-VOC.9', 'EMX-VOC.12'], '3. Cleansing removes as much as there is', () => {
    const t = acting((state) => {
      setPool(state, B, 0, 1);
      give(state, A, 'cleansing');
    });
    expect(t.legal('play').map(({ target }) => target)).toEqual([B]);
    expect(t.refusal({ type: 'play', seat: A, card: 'cleansing', target: A, pos: 0 })).toEqual({
      rule: 'EMX-VOC.9',
      code: 'nothing-would-happen',
      details: { card: 'cleansing' },
    });
    t.play({ type: 'play', seat: A, card: 'cleansing', target: B, pos: 0 });
    expect(pool(t, B)).toEqual([0, 0]);
  });

  rule(['EMX-PWR.3', 'EMX-PWR.5'], '5. Self-development makes room for a sixth power', () => {
    const t = acting((state) => {
      setPool(state, A, 9, 9);
      activate(state, A, 'optimism', 'calm', 'love', 'wisdom', 'self-development');
      give(state, A, 'kindness');
    });
    t.play({ type: 'play', seat: A, card: 'kindness', target: A, pos: 2 });
    expect(row(t, A)).toEqual(['optimism', 'calm', 'love', 'wisdom', 'self-development', 'kindness']);
    expect(pool(t, A)).toEqual([7, 9]);
  });

  rule(['EMX-MOM.13', 'EMX-MOM.14', 'EMX-MOM.15', 'EMX-KRM.1'], '8. Conviction protects a power', () => {
    const t = acting((state) => {
      setPool(state, A, 1, 5);
      setPool(state, B, 2, 0);
      give(state, A, 'brainwashing');
      give(state, B, 'conviction');
      activate(state, B, 'love');
    });
    t.play(
      { type: 'play', seat: A, card: 'brainwashing', target: B, pos: 0 },
      { type: 'protect', seat: B, card: 'conviction', pos: 1 },
    );
    expect(row(t, B)).toEqual(['love']);
    expect(discards(t)).toEqual(['conviction', 'brainwashing']);
    expect([pool(t, A), karma(t, A)]).toEqual([
      [1, 2],
      [0, 6],
    ]);
    expect([pool(t, B), karma(t, B)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  rule(
    ['EMX-MOM.2', 'EMX-MOM.3', 'EMX-MOM.4', 'EMX-MOM.5', 'EMX-MOM.6', 'EMX-MOM.7', 'EMX-KRM.1'],
    '9. Fear undoes a Joy, and the die is not rolled again',
    () => {
      const t = acting((state) => {
        setPool(state, A, 1, 1);
        setPool(state, B, 4, 3);
        give(state, A, 'joy');
        give(state, B, 'fear');
      });
      const before = t.state.rng;
      t.script([6]).play({ type: 'play', seat: A, card: 'joy', target: A, pos: 0 });
      expect(pool(t, A)).toEqual([7, 1]);
      const rolled = t.state.rng.alea;
      expect(rolled).not.toEqual(before.alea);
      t.play({ type: 'cancel', seat: B, card: 'fear', pos: 0 });
      expect([pool(t, A), hand(t, A)]).toEqual([[1, 1], ['joy']]);
      expect([pool(t, B), karma(t, B), hand(t, B)]).toEqual([[4, 1], [0, 4], []]);
      expect(discards(t)).toEqual(['fear']);
      expect(t.state.rng.alea).toEqual(rolled);
      expect(asked(t)).toEqual(next);
    },
  );

  rule(['EMX-PWR.1', 'EMX-KRM.3', 'EMX-KRM.5', 'EMX-CHG.3'], '10. Pessimism on another comes back doubled', () => {
    const t = acting((state) => {
      setPool(state, A, 0, 2);
      give(state, A, 'pessimism');
      give(state, B, 'joy', 'love');
      stack(state, 'drawPiles', ['memory']);
    });
    t.play({ type: 'play', seat: A, card: 'pessimism', target: B, pos: 0 });
    expect([pool(t, A), karma(t, A), row(t, B)]).toEqual([[0, 0], [0, 4], ['pessimism']]);
    // round 3 begins with B: a blue and a red die for B, C and A; then B may act
    endRound(t.script([1, 1, 1, 1, 1, 1]));
    expect([t.state.round, t.state.firstPlayer]).toEqual([3, B]);
    expect([pool(t, B), pool(t, A), karma(t, A)]).toEqual([
      [1, 3],
      [1, 5],
      [0, 0],
    ]);
  });

  rule(['EMX-INF.7', 'EMX-VOC.10'], '12. Two copies of Creativity double one use', () => {
    const t = acting((state) => {
      setPool(state, A, 1, 0);
      activate(state, A, 'creativity', 'creativity');
    });
    t.play({ type: 'use', seat: A, power: 'creativity', target: A });
    expect(pool(t, A)).toEqual([5, 0]);
    expect(asked(t)).toEqual(next);
  });

  rule(['EMX-VOC.14', 'EMX-APP.3', 'EMX-KRM.2'], '13. Two copies of Greed take what is there', () => {
    const t = acting((state) => {
      setPool(state, B, 3, 0);
      give(state, C, 'joy');
      activate(state, A, 'greed', 'greed');
    });
    t.play({ type: 'use', seat: A, power: 'greed', target: B });
    expect([pool(t, A), pool(t, B), karma(t, A)]).toEqual([
      [3, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  rule(['EMX-INF.9', 'EMX-INF.10'], '14. Three cards for three emons', () => {
    const t = acting((state) => give(state, A, 'joy', 'fear', 'love', 'calm'));
    t.play(
      { type: 'exchange', seat: A, card: 'joy', colour: 'pos' },
      { type: 'exchange', seat: A, card: 'fear', colour: 'pos' },
      { type: 'exchange', seat: A, card: 'love', colour: 'neg' },
    );
    expect([pool(t, A), hand(t, A)]).toEqual([[2, 1], ['calm']]);
    expect([t.state.faceDown[0]?.length, discards(t)]).toEqual([3, []]);
    expect(asked(t)).toEqual(next);
  });

  rule(['EMX-VOC.2', 'EMX-KRM.1', 'EMX-KRM.3'], '18. Celebration concerns everybody', () => {
    const t = acting((state) => {
      setPool(state, A, 1, 0);
      give(state, A, 'celebration');
    });
    t.play({ type: 'play', seat: A, card: 'celebration', target: A, pos: 1 });
    expect([A, B, C].map((human) => pool(t, human))).toEqual([
      [2, 0],
      [2, 0],
      [2, 0],
    ]);
    expect(karma(t, A)).toEqual([2, 0]);
  });

  rule(
    ['EMX-INF.1', 'EMX-INF.2', 'EMX-INF.3', 'EMX-INF.6', 'EMX-MOM.1'],
    '26. Nobody passes, and Moments are no actions',
    () => {
      const t = acting((state) => {
        setPool(state, A, 5, 5);
        give(state, A, 'fear', 'habit');
        activate(state, A, 'love');
      });
      expect(t.legal()).toEqual([
        { type: 'exchange', seat: A, card: 'fear', colour: 'pos' },
        { type: 'exchange', seat: A, card: 'fear', colour: 'neg' },
        { type: 'exchange', seat: A, card: 'habit', colour: 'pos' },
        { type: 'exchange', seat: A, card: 'habit', colour: 'neg' },
        { type: 'draw', seat: A },
      ]);
    },
  );
});

import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { cancel, pass } from './answers.js';
import { asked, window } from './look.js';
import { playing, playOwn } from './own-effect.js';
import { acting } from './phases.js';
import { give, hand, setPool, stack } from './table.js';

// EMX-MOM.3, EMX-MOM.11, EMX-MOM.17: who may cancel an action, and with what.

const [A, B, C, D] = [0, 1, 2, 3];

rule.each(
  ['EMX-MOM.3', 'EMX-R17'],
  'a Moment must be held when the action begins and when it ends',
  [
    { text: 'play other: draw 1', held: [], asked: false },
    { text: 'play other: steal 1', held: ['fear'], asked: false },
    { text: 'play other: discard 1', held: ['fear'], asked: false },
    { text: 'play other: discard 1; draw 1', held: ['fear'], asked: false },
    { text: 'play other: draw 1', held: ['fear'], asked: true },
  ],
  ({ text, held, asked }) => {
    const t = playing(text, (state) => {
      give(state, B, ...held);
      stack(state, 'drawPiles', ['fear']);
      setPool(state, B, 0, 9);
    });
    t.play(playOwn(B));
    expect(hand(t, B)).toEqual(text.endsWith('draw 1') ? (asked ? ['fear', 'fear'] : ['fear']) : []);
    expect(window(t)).toEqual(asked ? [B, C] : undefined);
    if (asked) expect(t.legal('cancel')).toEqual([cancel(B, 'fear')]);
  },
);

rule(
  ['EMX-MOM.17', 'EMX-R37'],
  'with option reactionPrompt = all everybody but the actor is asked until one reacts',
  () => {
    const t = acting(
      (state) => {
        give(state, A, 'fear', 'joy');
        give(state, C, 'fear');
        setPool(state, A, 0, 9);
        setPool(state, C, 0, 2);
      },
      { players: 4, reactionPrompt: 'all' },
    );
    t.play({ type: 'draw', seat: A });
    expect([window(t), t.legal()]).toEqual([[B, C, 3], [pass(B)]]);
    expect(t.refusal(cancel(B, 'fear'))).toMatchObject({ rule: 'EMX-MOM.3' });
    t.play(pass(B));
    expect([window(t), t.legal()]).toEqual([
      [C, 3],
      [cancel(C, 'fear'), pass(C)],
    ]);
    const open = engine.apply(t.state, pass(C));
    expect(engine.legalActions(open)).toEqual([pass(3)]);
    expect(asked(t.play(cancel(C, 'fear')))).toEqual({ kind: 'action', seat: D });
  },
);

import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { play } from './answers.js';
import { acts, piles, setAside } from './happened.js';
import { next } from './phases.js';
import { fear, threatened } from './restored.js';
import { give, ids, NONE, type State, slot } from './table.js';

// EMX-MOM.4 to EMX-MOM.7, EMX-MOM.10: what a cancelled action gives back, and what it leaves behind.

const [A, B, C] = [0, 1, 2];

rule(['EMX-MOM.12', 'EMX-MOM.4'], 'a thief keeps what they saw, and what they knew before', () => {
  const number = (id: string) => engine.content.cards.findIndex((card) => card.id === id);
  const t = threatened((state) => {
    give(state, B, 'anger');
    // seat 2 has seen one card of the victim, and the thief another one
    state.memory['hands.1'] = [[number('habit')], [], [number('anger')], []];
  });
  t.script(['anger', 'love'], 'first').play(play('charm', B, 1));
  const known = (viewer: number) => engine.view(t.state, viewer).position.hands[B]?.filter((card) => card >= 0);
  expect(known(A)).toEqual([number('habit')]);
  t.play(fear);
  expect([A, C].map((viewer) => ids(t.state, known(viewer)).toSorted())).toEqual([
    ['anger', 'habit', 'love'],
    ['anger'],
  ]);
  expect(t.state.hands[A]?.some((card) => card === number('love'))).toBe(false);
});

rule(['EMX-MOM.5', 'EMX-SET.12'], 'the generator is not rewound: the next roll is another one', () => {
  const twice = (state: State): void => {
    slot(state, A, { kind: 'slot', seat: A }, next);
  };
  const t = threatened(twice);
  const fresh = t.state.rng;
  t.play(play('joy'));
  const rolled = t.state.rng;
  expect(rolled).not.toEqual(fresh);
  t.play(fear);
  expect(t.state.rng).toEqual(rolled);
  const again = t.play(play('joy')).state.rng;
  expect(again).toEqual(engine.apply({ ...threatened(twice).state, rng: rolled }, play('joy')).rng);
});

rule(['EMX-MOM.7', 'EMX-MOM.1', 'EMX-KRM.1'], 'the events tell the cancel, its price and its karma', () => {
  const t = threatened(() => {});
  t.script([3], 'first').play(play('joy'));
  t.play(fear);
  expect(t.events).toEqual([
    {
      type: 'card-activated',
      rule: 'EMX-MOM.1',
      seat: B,
      human: B,
      card: 'fear',
      target: NONE,
      player: NONE,
      pos: 0,
      neg: 2,
    },
    { type: 'action-cancelled', rule: 'EMX-MOM.4', seat: B, actor: A, card: 'fear' },
    { type: 'emons-restored', rule: 'EMX-MOM.4', human: A, pool: piles([8, 6], [5, 6]), karma: piles([0, 0], [0, 0]) },
    setAside(B, [4, 5], [4, 3]),
    acts(C),
  ]);
});

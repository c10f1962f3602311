import type { EmixAction } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { draw } from './answers.js';
import { free, playFor } from './free.js';
import { asked, pools } from './look.js';
import { acting } from './phases.js';
import { activate, at, give, hand, karma, NONE, setPool } from './table.js';

// Free feeding in Influence: any player acts for any human.

const A = 0;
const useFor = (human: number, power: string, target: number, player = NONE) =>
  ({ type: 'use', seat: A, human, power, ...at(target, player) }) as const;
const exchangeFor = (human: number, card: string, colour: 'pos' | 'neg') =>
  ({ type: 'exchange', seat: A, human, card, colour }) as const;

rule('EMX-FREE.4', 'every action but draw names the acting human, which pays and takes', () => {
  const t = acting((state) => {
    give(state, A, 'optimism');
    activate(state, 1, 'creativity');
    setPool(state, 2, 2, 0);
  }, free());
  expect(t.legal()).toEqual([
    playFor(2, 'optimism', { target: 0, player: NONE, pos: 2 }),
    playFor(2, 'optimism', { target: 1, player: NONE, pos: 2 }),
    playFor(2, 'optimism', { target: 2, player: NONE, pos: 2 }),
    useFor(1, 'creativity', 0),
    useFor(1, 'creativity', 1),
    useFor(1, 'creativity', 2),
    exchangeFor(0, 'optimism', 'pos'),
    exchangeFor(0, 'optimism', 'neg'),
    exchangeFor(1, 'optimism', 'pos'),
    exchangeFor(1, 'optimism', 'neg'),
    exchangeFor(2, 'optimism', 'pos'),
    exchangeFor(2, 'optimism', 'neg'),
    draw,
  ]);
  expect(t.refusal(playFor(0, 'optimism', { target: 0, player: NONE, pos: 2 }))).toEqual({
    rule: 'EMX-CRD.5',
    code: 'too-few-emons',
    details: { pos: 2, neg: 0 },
  });
  expect(t.refusal(useFor(0, 'creativity', 1))).toEqual({
    rule: 'EMX-INF.6',
    code: 'not-in-the-row',
    details: { power: 'creativity' },
  });
});

rule('EMX-FREE.4', 'emons for exchanged cards go to the acting human, those for further cards too', () => {
  const t = acting((state) => give(state, A, 'joy', 'fear', 'love'), free());
  t.play(exchangeFor(2, 'joy', 'pos'));
  expect(asked(t)).toEqual({ kind: 'exchange-more', seat: A, human: 2, more: 2 });
  expect(t.refusal(exchangeFor(2, 'fear', 'neg'))).toEqual({
    rule: 'EMX-INF.10',
    code: 'human-is-given',
    details: { human: 2 },
  });
  t.play({ type: 'exchange', seat: A, card: 'fear', colour: 'neg' });
  expect(asked(t)).toEqual({ kind: 'exchange-more', seat: A, human: 2, more: 1 });
  t.play({ type: 'stop', seat: A });
  expect([pools(t), hand(t, A)]).toEqual([
    [
      [0, 0],
      [0, 0],
      [1, 1],
    ],
    ['love'],
  ]);
});

rule('EMX-FREE.4', 'an extra action may be for another human than the action that granted it', () => {
  const t = acting((state) => {
    give(state, A, 'inspiration', 'optimism');
    activate(state, 2, 'creativity');
  }, free());
  t.play(playFor(0, 'inspiration', { target: 1 }));
  expect([pools(t)[1], asked(t)]).toEqual([[2, 0], { kind: 'action', seat: A }]);
  expect(t.legal('play').map(({ human }) => human)).toEqual([1, 1, 1]);
  t.play(useFor(2, 'creativity', 0));
  expect(pools(t)).toEqual([
    [2, 0],
    [2, 0],
    [0, 0],
  ]);
});

rule(['EMX-FREE.4', 'EMX-VOC.2'], 'scope self is the acting human, and other any other one', () => {
  const t = acting((state) => {
    give(state, A, 'euphoria', 'blame');
    setPool(state, 1, 4, 4);
  }, free());
  const legal = t.legal('play').map(({ human, card, target, player = NONE }) => [human, card, target, player]);
  expect(legal).toEqual([
    [1, 'euphoria', 1, A],
    [1, 'blame', 0, NONE],
    [1, 'blame', 2, NONE],
  ]);
  t.play(playFor(1, 'blame', { target: 2 }));
  expect([pools(t)[1], pools(t)[2], karma(t, 1)]).toEqual([
    [4, 0],
    [0, 3],
    [0, 2],
  ]);
});

rule.each(
  'EMX-FREE.4',
  'scope all is every human, the acting one first, then by rising number',
  [
    { human: 0, order: [0, 1, 2, 3, 4] },
    { human: 1, order: [1, 0, 2, 3, 4] },
    { human: 3, order: [3, 0, 1, 2, 4] },
    { human: 4, order: [4, 0, 1, 2, 3] },
  ],
  ({ human, order }) => {
    const t = acting((state) => {
      give(state, A, 'celebration');
      setPool(state, human, 1, 0);
    }, free(5));
    t.play(playFor(human, 'celebration', { target: human, player: A, pos: 1 }));
    expect(t.events.flatMap((event) => (event.type === 'emons-taken' ? [event.human] : []))).toEqual(order);
    expect([pools(t), karma(t, human)]).toEqual([Array(5).fill([2, 0]), [2, 0]]);
  },
);

rule.each(
  'EMX-FREE.4',
  'refuses an action for a human that is not at the table',
  [playFor(3, 'joy', { target: 0 }), useFor(3, 'creativity', 0), exchangeFor(3, 'joy', 'pos')] satisfies EmixAction[],
  (action) => {
    const t = acting((state) => give(state, A, 'joy'), free());
    expect(t.refusal(action)).toEqual({ rule: 'EMX-FREE.4', code: 'no-such-human', details: { human: 3 } });
  },
);

rule.each(
  'EMX-FREE.4',
  'refuses an action that names no human',
  [
    { type: 'play', seat: A, card: 'joy', target: 0, pos: 0 },
    { type: 'use', seat: A, power: 'creativity', target: 0 },
    { type: 'exchange', seat: A, card: 'joy', colour: 'pos' },
  ] satisfies EmixAction[],
  (action) => {
    const t = acting((state) => {
      give(state, A, 'joy');
      activate(state, 0, 'creativity');
    }, free());
    expect(t.refusal(action)).toEqual({ rule: 'EMX-FREE.4', code: 'names-no-human' });
  },
);

rule.each(
  'EMX-FREE.1',
  'without free feeding everybody acts for their own human',
  [
    playFor(0, 'joy', { target: 0, player: 0 }),
    useFor(0, 'creativity', 0, 0),
    exchangeFor(0, 'joy', 'pos'),
  ] satisfies EmixAction[],
  (action) => {
    const t = acting((state) => {
      give(state, A, 'joy');
      activate(state, 0, 'creativity');
    });
    expect(t.refusal(action)).toEqual({ rule: 'EMX-FREE.1', code: 'not-free' });
  },
);

rule('EMX-FREE.10', 'a human takes five different powers, whoever activates them', () => {
  const t = acting((state) => {
    give(state, A, 'kindness');
    activate(state, 2, 'optimism', 'pessimism', 'calm', 'love', 'wisdom');
    setPool(state, 0, 2, 0);
  }, free());
  expect(t.legal('play').map(({ human, target }) => [human, target])).toEqual([
    [0, 0],
    [0, 1],
  ]);
  expect(t.refusal(playFor(0, 'kindness', { target: 2, player: NONE, pos: 2 }))).toEqual({
    rule: 'EMX-PWR.3',
    code: 'row-full',
    details: { human: 2, most: 5 },
  });
});

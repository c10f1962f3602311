import type { EmixAction } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { cancel, pass, play } from './answers.js';
import { asked, eventTypes, pools, window } from './look.js';
import { acting, charging, harvesting, next, ownMoment } from './phases.js';
import { activate, discards, give, hand, karma, pool, row, type State, setPlayer, setPool, stack } from './table.js';
import { watched } from './watched.js';

// EMX-MOM.2, EMX-MOM.9: when a window opens in which an action may be cancelled. Who is asked stands in
// `moments-asked.test.ts`, what comes back in `moments-restored.test.ts`.

const [A, B, C] = [0, 1, 2];

rule.each(
  ['EMX-MOM.2', 'EMX-MOM.1'],
  'the window opens after an action of each kind, and before the next one',
  [
    { action: { type: 'play', seat: A, card: 'joy', target: B, pos: 0 }, scripted: [4] },
    { action: { type: 'play', seat: A, card: 'optimism', target: C, pos: 2 }, scripted: [] },
    { action: { type: 'use', seat: A, power: 'creativity', target: A }, scripted: [] },
    { action: { type: 'draw', seat: A }, scripted: [] },
  ] satisfies { action: EmixAction; scripted: number[] }[],
  ({ action, scripted }) => {
    const t = watched((state) => {
      setPool(state, A, 2, 0);
      give(state, A, 'joy', 'optimism');
      activate(state, A, 'creativity');
    });
    t.script(scripted, 'first').play(action);
    expect(asked(t)).toMatchObject({ kind: 'cancel', seat: B, actor: A, passed: [] });
    expect(window(t)).toEqual([B, C]);
    expect(t.legal()).toEqual([cancel(B, 'fear'), pass(B)]);
    expect(asked(t.play(pass(B)))).toEqual(next);
  },
);

rule(['EMX-MOM.2', 'EMX-INF.10'], 'an exchange is one action: its window opens after the last card', () => {
  const exchange = (card: string) => ({ type: 'exchange', seat: A, card, colour: 'pos' }) as const;
  const t = watched((state) => give(state, A, 'joy', 'love', 'calm', 'anger'));
  t.play(exchange('joy'));
  expect(asked(t)?.kind).toBe('exchange-more');
  t.play(exchange('love'));
  expect(asked(t)?.kind).toBe('exchange-more');
  t.play(exchange('calm'));
  expect(window(t)).toEqual([B, C]);
  t.play(cancel(B, 'fear'));
  expect([hand(t, A), pool(t, A), t.state.faceDown, asked(t)]).toEqual([
    ['joy', 'love', 'calm', 'anger'],
    [0, 0],
    [[]],
    next,
  ]);
});

rule('EMX-MOM.2', 'the window opens when everything that the action asks has been answered', () => {
  const t = watched((state) => {
    give(state, A, 'memory');
    setPool(state, A, 0, 0);
  });
  t.play(play('memory'));
  expect(asked(t)?.kind).toBe('split');
  t.play({ type: 'split', seat: A, pos: 2 });
  expect([window(t), discards(t), t.state.limbo]).toEqual([[B, C], ['memory'], []]);
});

rule(['EMX-MOM.2', 'EMX-INF.13'], 'the window opens before the extra action, and another one after it', () => {
  const t = watched((state) => give(state, A, 'inspiration', 'joy'));
  t.play(play('inspiration'));
  expect([window(t), t.state.slot]).toEqual([[B, C], { todo: 0, done: 1, granted: 1 }]);
  t.play(pass(B));
  expect([asked(t), t.state.slot]).toEqual([
    { kind: 'action', seat: A },
    { todo: 0, done: 2, granted: 0 },
  ]);
  t.play({ type: 'draw', seat: A });
  expect(window(t)).toEqual([B, C]);
});

rule(
  ['EMX-MOM.9', 'EMX-CHG.10'],
  'steps of Charge and Result, refills and free activations cannot be cancelled',
  () => {
    const holder = (state: State) => {
      setPool(state, B, 0, 9);
      give(state, B, 'fear', 'joy', 'joy', 'anger', 'anger');
      activate(state, A, 'wisdom', 'love', 'self-development');
      give(state, A, 'calm');
      stack(state, 'drawPiles', ['memory', 'envy', 'care', 'panic', 'apathy']);
    };
    const charged = charging(holder, { neutralPowerEmon: 'none' });
    charged.script([1, 1, 1], 'first').run({ kind: 'charge', seat: A });
    expect([hand(charged, A).length, asked(charged)]).toEqual([2, next]);
    const harvested = harvesting(holder);
    harvested.run({ kind: 'result', seat: A });
    expect([row(harvested, A).at(-1), hand(harvested, A).length, asked(harvested)]).toEqual(['calm', 5, next]);
  },
);

rule(['EMX-MOM.9', 'EMX-SYM.4'], 'symbols cannot be cancelled', () => {
  const t = harvesting((state) => {
    give(state, A, 'joy', 'joy', 'anger', 'anger', 'calm');
    give(state, B, 'fear');
    setPool(state, B, 0, 9);
    setPlayer(state, A, { marker: 16 });
    setPool(state, A, 1, 0);
    activate(state, C, 'love');
  });
  t.run({ kind: 'result', seat: A });
  expect([row(t, C), asked(t)]).toEqual([[], next]);
});

rule(['EMX-MOM.7', 'EMX-KRM.2'], 'a free Moment cancels too, without karma', () => {
  const t = acting(
    (state) => {
      give(state, A, 'joy');
      give(state, B, 'own');
    },
    { customCards: [ownMoment('own', 'cancel')] },
  );
  t.script([3], 'first').play(play('joy'), cancel(B, 'own'));
  expect([pools(t)[A], hand(t, A), karma(t, B), discards(t)]).toEqual([[0, 0], ['joy'], [0, 0], ['own']]);
  expect(eventTypes(t)).toEqual([
    'card-activated',
    'die-rolled',
    'emons-taken',
    'card-spent',
    'card-activated',
    'action-cancelled',
    'emons-restored',
    'action-began',
  ]);
});

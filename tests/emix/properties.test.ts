import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { use } from './answers.js';
import { acts, piles, spent } from './happened.js';
import { asked, eventTypes, pools } from './look.js';
import { playing, playOwn, targets } from './own-effect.js';
import { acting, next, ownEffect, ownPower } from './phases.js';
import {
  activate,
  begin,
  discards,
  give,
  hand,
  pool,
  row,
  setKarma,
  setPool,
  setSupply,
  slot,
  stack,
  table,
} from './table.js';

// EMX-VOC.1 to EMX-VOC.7: scopes, targets, the order of operations, and amounts.

const [A, B, C] = [0, 1, 2];

rule.each(
  ['EMX-VOC.2', 'EMX-APP.1', 'EMX-INF.3'],
  'the scope says at whom an Effect is aimed',
  [
    { scope: 'self', allowed: [A], target: B },
    { scope: 'other', allowed: [B, C], target: A },
    { scope: 'any', allowed: [A, B, C], target: 3 },
    { scope: 'all', allowed: [A], target: C },
  ] as const,
  ({ scope, allowed, target }) => {
    const t = playing(`play ${scope}: gain pos 1`);
    expect(targets(t)).toEqual(allowed);
    expect(t.refusal(playOwn(target))).toEqual({
      rule: 'EMX-VOC.2',
      code: 'wrong-target',
      details: { scope, target, player: target },
    });
  },
);

rule.each(
  ['EMX-VOC.2', 'EMX-APP.1', 'EMX-APP.2', 'EMX-INF.6'],
  'the scope says at whom an Influence property is aimed, whose use costs an action',
  [
    { scope: 'self', allowed: [A], target: C },
    { scope: 'other', allowed: [B, C], target: A },
    { scope: 'any', allowed: [A, B, C], target: 3 },
    { scope: 'all', allowed: [A], target: B },
  ] as const,
  ({ scope, allowed, target }) => {
    const customCards = [ownPower('own', `influence ${scope}: gain pos 1`)];
    const t = acting((state) => activate(state, A, 'own'), { customCards });
    expect(t.legal('use').map((action) => action.target)).toEqual(allowed);
    expect(t.refusal(use('own', target))).toEqual({
      rule: 'EMX-VOC.2',
      code: 'wrong-target',
      details: { scope, target, player: target },
    });
    t.play(use('own', allowed[0]));
    expect([row(t, A), asked(t)]).toEqual([['own'], next]);
  },
);

rule(['EMX-VOC.2', 'EMX-VOC.4', 'EMX-SUP.2'], 'scope all reaches every human, the actor first, then clockwise', () => {
  for (const [actor, expected] of [
    [A, ['2,0', '1,0', '0,9']],
    [B, ['0,0', '2,0', '1,9']],
  ] as const) {
    const customCards = [ownEffect('own', 'play all: gain pos 2')];
    const t = table({ customCards }).edit((state) => {
      begin(state);
      slot(state, actor, next);
      give(state, C, 'love');
      give(state, actor, 'own');
      setPool(state, C, 0, 9);
      setKarma(state, A, 177, 0);
    });
    t.play({ type: 'play', seat: actor, card: 'own', target: actor, pos: 0 });
    expect(pools(t).map(String)).toEqual(expected);
  }
});

rule(
  ['EMX-VOC.3', 'EMX-VOC.4', 'EMX-VOC.1'],
  'the target is the same for all operations, which come as written',
  () => {
    const t = playing('play any: gain pos 2; flip pos 1; lose neg 1; gain neg 3 @actor');
    t.play(playOwn(B));
    expect(pools(t)).toEqual([
      [0, 3],
      [1, 0],
      [0, 0],
    ]);
    expect(t.events.slice(1)).toEqual([
      { type: 'emons-taken', rule: 'EMX-VOC.11', human: B, pos: 2, neg: 0, pool: piles([0, 0], [2, 0]) },
      { type: 'emons-returned', rule: 'EMX-VOC.13', human: B, pos: 1, neg: 0, pool: piles([2, 0], [1, 0]) },
      { type: 'emons-taken', rule: 'EMX-VOC.13', human: B, pos: 0, neg: 1, pool: piles([1, 0], [1, 1]) },
      { type: 'emons-returned', rule: 'EMX-VOC.12', human: B, pos: 0, neg: 1, pool: piles([1, 1], [1, 0]) },
      { type: 'emons-taken', rule: 'EMX-VOC.11', human: A, pos: 0, neg: 3, pool: piles([0, 0], [0, 3]) },
      spent('own'),
      acts(C),
    ]);
  },
);

rule('EMX-VOC.4', 'with scope all an operation is carried out for everybody before the next one', () => {
  const t = playing('play all: gain pos 2; lose pos 1', (state) => {
    setKarma(state, A, 177, 0);
  });
  t.play(playOwn(A));
  expect(pools(t)).toEqual([
    [1, 0],
    [0, 0],
    [0, 0],
  ]);
});

rule(['EMX-VOC.4', 'EMX-VOC.22'], 'with scope all what is marked for the actor, and every action, happens once', () => {
  const t = playing('play all: gain pos 1 @actor; draw 1 @actor; action 1; gain neg 1', (state) =>
    give(state, A, 'joy'),
  );
  t.play(playOwn(A));
  expect(pools(t)).toEqual([
    [1, 1],
    [0, 1],
    [0, 1],
  ]);
  expect([hand(t, A).length, t.state.slot]).toEqual([2, { todo: 0, done: 2, granted: 0 }]);
});

rule(
  ['EMX-VOC.7', 'EMX-VOC.2', 'EMX-VOC.17'],
  'with scope all every player draws, or chooses what to discard, in turn',
  () => {
    const t = playing('play all: draw 1; discard 1', (state) => {
      give(state, B, 'joy');
      give(state, C, 'joy');
    });
    const drawn = [0, 1, 2].map((seat) => ({ type: 'cards-drawn', rule: 'EMX-VOC.17', seat, count: 1 }));
    t.play(playOwn(A));
    expect(t.events.slice(1)).toMatchObject([
      ...drawn,
      { type: 'choice-forced', rule: 'EMX-VOC.18', choice: 'hand-discard', seat: A, action: 'discard' },
      { type: 'card-discarded', rule: 'EMX-VOC.18', seat: A },
    ]);
    expect([asked(t)?.kind, engine.decision(t.state)?.seats ?? []]).toEqual(['hand-discard', [B]]);
    t.play({ type: 'discard', seat: B, card: 'joy' });
    expect([asked(t)?.kind, engine.decision(t.state)?.seats ?? []]).toEqual(['hand-discard', [C]]);
    t.play({ type: 'discard', seat: C, card: 'joy' });
    expect([asked(t), discards(t)]).toEqual([next, ['own']]);
  },
);

rule(['EMX-VOC.5', 'EMX-VOC.2'], 'with scope all every subject has a die of its own, and amounts of its own', () => {
  const t = playing('play all: gain pos die; gain neg all; lose pos powers', (state) => {
    setPool(state, A, 0, 1);
    setPool(state, C, 0, 2);
    activate(state, B, 'optimism', 'love');
  });
  t.script([1, 6, 3]).play(playOwn(A));
  expect(pools(t)).toEqual([
    [1, 2],
    [4, 0],
    [3, 4],
  ]);
});

rule('EMX-VOC.5', 'an amount is computed when its operation starts, not before', () => {
  const t = playing('play any: gain pos 2; gain pos all; draw 1; gain pos all', (state) => setPool(state, B, 1, 0));
  expect(pool(t.play(playOwn(B)), B)).toEqual([12, 0]);
});

rule('EMX-VOC.6', 'with scope all the actor splits for everybody', () => {
  const t = playing('play all: gain any 1', (state) => setSupply(state, 'neg', 2, C));
  t.play(playOwn(A));
  for (const pos of [1, 0, 0]) {
    expect(engine.decision(t.state)?.seats ?? []).toEqual([A]);
    t.play({ type: 'split', seat: A, pos });
  }
  expect([pool(t, A), pool(t, B), pool(t, C), asked(t)]).toEqual([[1, 0], [0, 1], [0, 179], next]);
});

rule.each(
  ['EMX-VOC.4', 'EMX-VOC.6'],
  'what follows an operation that asks somebody waits for the answer',
  [
    { text: 'gain any 2; gain pos all', answer: { type: 'split', seat: A, pos: 2 }, pool: [4, 0] },
    {
      text: 'gain pos 3; gain neg 1; flip any 2; lose pos all',
      answer: { type: 'flip', seat: A, colour: 'pos' },
      pool: [0, 3],
    },
    { text: 'activate 1; gain pos powers', answer: { type: 'activate', seat: B, card: 'love' }, pool: [3, 0] },
    {
      text: 'discardPower 1; gain pos powers',
      answer: { type: 'discard-power', seat: A, human: B, place: 0 },
      pool: [1, 0],
    },
    { text: 'discard 2; activate 1; gain pos powers', answer: { type: 'discard', seat: B, card: 'joy' }, pool: [3, 0] },
  ] as const,
  ({ text, answer, ...after }) => {
    const t = playing(`play other: ${text}`, (state) => {
      activate(state, B, 'optimism', 'calm');
      give(state, B, 'love', 'joy', 'wisdom');
    });
    t.play(playOwn(B), answer);
    if (text.startsWith('discard 2')) t.play({ type: 'discard', seat: B, card: 'wisdom' });
    expect([pool(t, B), asked(t)]).toEqual([after.pool, next]);
  },
);

rule.each(
  ['EMX-APP.4', 'EMX-VOC.9'],
  'an operation that is impossible leaves no trace',
  [
    'steal 2',
    'take pos 1',
    'give neg 1',
    'swap any',
    'action 1',
    'discardPower 1',
    'activate 1',
    'lose any 3',
    'flip any 1',
  ],
  (operation) => {
    const t = playing(
      `play any: draw 1; ${operation}; gain neg 1`,
      (state) => {
        give(state, A, 'joy', 'anger');
        stack(state, 'drawPiles', ['memory']);
        setSupply(state, 'neg', 9, C);
      },
      { maxActionsPerSlot: 1 },
    );
    const { rng } = t.state;
    t.play(playOwn(A));
    expect(eventTypes(t)).toEqual(['card-activated', 'cards-drawn', 'emons-taken', 'card-spent', 'action-began']);
    expect([t.state.rng, pool(t, A), asked(t)]).toEqual([rng, [0, 1], next]);
  },
);

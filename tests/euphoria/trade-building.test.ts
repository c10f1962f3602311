import { engine } from '@rulewright/euphoria';
import { give, setGoods, setPlayer } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { facts } from './facts.js';
import { asked } from './positions.js';
import { one } from './proposals.js';
import { ask, cancel, giving, itemsOffered, open, submit, toAsk, trading } from './trading.js';

// EUP-TRD.4 to EUP-TRD.6: a proposal is put together item by item.

rule(['EUP-TRD.4', 'EUP-TRD.6'], 'first what can be given is offered: goods, named kinds and an unnamed card', () => {
  const game = trading((state) => {
    setGoods(state, 0, { water: 1, clay: 2 });
    setPlayer(state, 0, { morale: 3 });
    give(state, 0, 'book', 'bat', 'book');
    setGoods(state, 1, { gold: 1 });
  }).play(open(1));
  expect(game.legal()).toEqual([
    giving('water'),
    giving('clay'),
    giving('bat'),
    giving('book'),
    giving('artifact'),
    cancel(),
  ]);
});

rule('EUP-TRD.4', 'items are added in canonical order, so what comes earlier is closed', () => {
  const game = trading((state) => {
    setGoods(state, 0, { energy: 1, water: 2, gold: 1 });
    setPlayer(state, 0, { morale: 3 });
    give(state, 0, 'book', 'bat', 'box');
    setGoods(state, 1, { gold: 1 });
  }).play(open(1), giving('water'));
  expect(itemsOffered(game)).toEqual(['water', 'gold', 'bat', 'book', 'box', 'artifact']);
  expect(game.refusal(giving('energy'))).toEqual({ rule: 'EUP-TRD.4', code: 'not-in-order' });
  game.play(giving('book'));
  expect(itemsOffered(game)).toEqual(['box', 'artifact']);
  game.play(giving('artifact'));
  expect(itemsOffered(game)).toEqual(['artifact']);
  expect(game.refusal(giving('box'))).toEqual({ rule: 'EUP-TRD.4', code: 'not-in-order' });
});

rule('EUP-TRD.6', 'nobody gives more of a good than they own', () => {
  const game = trading((state) => {
    setGoods(state, 0, { energy: 2 });
    setGoods(state, 1, { gold: 1 });
  }).play(open(1), giving('energy'), giving('energy'));
  expect(game.refusal(giving('energy'))).toEqual({ rule: 'EUP-TRD.6', code: 'not-owned', details: { item: 'energy' } });
  expect(game.refusal(giving('water'))).toEqual({ rule: 'EUP-TRD.6', code: 'not-owned', details: { item: 'water' } });
});

rule(['EUP-TRD.6', 'EUP-TRD.9'], 'a named kind that is given is really held, as often as it is named', () => {
  const game = trading((state) => {
    setPlayer(state, 0, { morale: 3 });
    give(state, 0, 'book', 'book', 'bat');
    setGoods(state, 1, { gold: 1 });
  }).play(open(1));
  expect(game.refusal(giving('bear'))).toEqual({ rule: 'EUP-TRD.6', code: 'not-owned', details: { item: 'bear' } });
  game.play(giving('book'), giving('book'));
  expect(game.refusal(giving('book'))).toEqual({ rule: 'EUP-TRD.6', code: 'not-owned', details: { item: 'book' } });
  expect(itemsOffered(game)).toEqual(['artifact']);
  game.play(giving('artifact'));
  expect(itemsOffered(game)).toEqual([]);
  expect(game.refusal(giving('artifact'))).toEqual({
    rule: 'EUP-TRD.6',
    code: 'not-owned',
    details: { item: 'artifact' },
  });
});

rule.each(
  ['EUP-TRD.5', 'EUP-R51'],
  'a side holds no more items than the option allows',
  [1, 2, 6, 10],
  (tradeItemsPerSide) => {
    const game = trading(
      (state) => {
        setGoods(state, 0, { energy: 12 });
        setGoods(state, 1, { gold: 12 });
      },
      { tradeItemsPerSide },
    ).play(open(1));
    for (let n = 0; n < tradeItemsPerSide; n++) game.play(giving('energy'));
    const full = { rule: 'EUP-TRD.5', code: 'side-is-full', details: { most: tradeItemsPerSide } };
    expect(game.refusal(giving('energy'))).toEqual(full);
    expect(game.legal()).toEqual([toAsk(), cancel()]);
    game.play(toAsk());
    for (let n = 0; n < tradeItemsPerSide; n++) game.play(ask('gold'));
    expect(game.refusal(ask('gold'))).toEqual(full);
    expect(game.legal()).toEqual([submit(), cancel()]);
  },
);

rule('EUP-TRD.5', 'cards fill a side as goods do', () => {
  const game = trading(
    (state) => {
      setGoods(state, 0, { energy: 1 });
      setPlayer(state, 0, { morale: 2 });
      give(state, 0, 'bat', 'bear');
      setGoods(state, 1, { gold: 1 });
    },
    { tradeItemsPerSide: 2 },
  ).play(open(1), giving('energy'), giving('bat'));
  expect(game.refusal(giving('artifact'))).toEqual({ rule: 'EUP-TRD.5', code: 'side-is-full', details: { most: 2 } });
});

rule('EUP-TRD.5', 'something is given before anything can be asked, and asked before the proposal is made', () => {
  const game = trading(one).play(open(1));
  expect(game.refusal(toAsk())).toEqual({ rule: 'EUP-TRD.5', code: 'side-is-empty' });
  expect(game.refusal(submit())).toEqual({ rule: 'EUP-TRD.5', code: 'side-is-empty' });
  game.play(giving('energy'));
  expect(game.refusal(submit())).toEqual({ rule: 'EUP-TRD.5', code: 'side-is-empty' });
  expect(game.legal()).toEqual([toAsk(), cancel()]);
  game.play(toAsk());
  expect(game.refusal(submit())).toEqual({ rule: 'EUP-TRD.5', code: 'side-is-empty' });
  expect(game.legal()).toEqual([ask('gold'), cancel()]);
  game.play(ask('gold'));
  expect(game.legal()).toEqual([submit(), cancel()]);
});

rule('EUP-TRD.4', 'there is no way back from asking to giving, and none ahead of it', () => {
  const game = trading((state) => {
    setGoods(state, 0, { energy: 2 });
    setGoods(state, 1, { gold: 2 });
  }).play(open(1), giving('energy'));
  expect(game.refusal(ask('gold'))).toEqual({ rule: 'EUP-TRD.4', code: 'other-side' });
  game.play(toAsk());
  expect(game.refusal(giving('energy'))).toEqual({ rule: 'EUP-TRD.4', code: 'other-side' });
  expect(game.refusal(toAsk())).toEqual({ rule: 'EUP-TRD.4', code: 'other-side' });
});

rule('EUP-TRD.6', 'goods are asked as far as the partner owns them, cards of any kind as far as the hand goes', () => {
  const game = trading((state) => {
    setGoods(state, 0, { energy: 1 });
    setGoods(state, 1, { food: 1, stone: 2 });
    setPlayer(state, 1, { morale: 2 });
    give(state, 1, 'bat', 'bat');
  }).play(open(1), giving('energy'), toAsk());
  const cards = ['balloons', 'bat', 'bear', 'book', 'box', 'glasses', 'artifact'];
  expect(itemsOffered(game)).toEqual(['food', 'stone', ...cards]);
  game.play(ask('stone'));
  expect(itemsOffered(game)).toEqual(['stone', ...cards]);
  expect(game.refusal(ask('food'))).toEqual({ rule: 'EUP-TRD.4', code: 'not-in-order' });
  game.play(ask('stone'));
  expect(game.refusal(ask('stone'))).toEqual({ rule: 'EUP-TRD.6', code: 'not-owned', details: { item: 'stone' } });
  game.play(ask('book'));
  expect(itemsOffered(game)).toEqual(['book', 'box', 'glasses', 'artifact']);
  game.play(ask('artifact'));
  expect(game.refusal(ask('artifact'))).toEqual({
    rule: 'EUP-TRD.6',
    code: 'not-owned',
    details: { item: 'artifact' },
  });
});

rule('EUP-TRD.5', 'no good and no named kind stands on both sides, unnamed cards may', () => {
  const game = trading((state) => {
    setGoods(state, 0, { energy: 1 });
    setGoods(state, 1, { energy: 1, water: 1 });
    for (const seat of [0, 1]) {
      setPlayer(state, seat, { morale: 2 });
      give(state, seat, 'bat', 'bear');
    }
  }).play(open(1), giving('energy'), giving('bat'), giving('artifact'), toAsk());
  const other = (item: string) => ({ rule: 'EUP-TRD.5', code: 'on-the-other-side', details: { item } });
  expect(game.refusal(ask('energy'))).toEqual(other('energy'));
  expect(game.refusal(ask('bat'))).toEqual(other('bat'));
  expect(itemsOffered(game)).toEqual(['water', 'balloons', 'bear', 'book', 'box', 'glasses', 'artifact']);
});

rule('EUP-TRD.4', 'a proposal can be cancelled at every step and nothing has changed hands', () => {
  const steps = [[], [giving('energy')], [giving('energy'), toAsk()], [giving('energy'), toAsk(), ask('gold')]];
  for (const built of steps) {
    const game = trading(one);
    const before = facts(game.state);
    game.play(open(1), ...built, cancel());
    expect(facts(game.state)).toEqual(before);
    expect(asked(game)).toEqual({ kind: 'turn-main', seat: 0 });
    expect(game.events).toEqual([
      { type: 'trade-opened', rule: 'EUP-TRD.3', seat: 0, partner: 1, proposals: { from: 0, to: 1 } },
      { type: 'trade-cancelled', rule: 'EUP-TRD.4', seat: 0, partner: 1 },
    ]);
  }
});

rule(['EUP-TRD.4', 'EUP-TRD.9'], 'a submitted proposal names all its items in order and asks the partner', () => {
  const game = trading((state) => {
    setGoods(state, 0, { energy: 2 });
    setPlayer(state, 0, { morale: 2 });
    give(state, 0, 'bat', 'bear');
    setGoods(state, 1, { gold: 1 });
    give(state, 1, 'box');
  }).play(
    open(1),
    giving('energy'),
    giving('energy'),
    giving('bat'),
    giving('artifact'),
    toAsk(),
    ask('gold'),
    ask('box'),
  );
  expect(game.events).toEqual([
    { type: 'trade-opened', rule: 'EUP-TRD.3', seat: 0, partner: 1, proposals: { from: 0, to: 1 } },
  ]);
  game.play(submit());
  const given = ['energy', 'energy', 'bat', 'artifact'];
  expect(game.events).toEqual([
    { type: 'trade-proposed', rule: 'EUP-TRD.4', seat: 0, partner: 1, give: given, ask: ['gold', 'box'] },
  ]);
  expect(game.eventsFor('spectator')).toEqual(game.events);
  expect(engine.decision(game.state)?.seats ?? []).toEqual([1]);
  expect(asked(game)).toMatchObject({ kind: 'trade-respond', seat: 1, proposer: 0 });
});

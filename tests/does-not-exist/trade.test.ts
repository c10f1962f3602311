import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import {
  asked,
  begin,
  discards,
  give,
  giveAny,
  hand,
  inventory,
  type Options,
  phase,
  type State,
  setOut,
  setWaiting,
  store,
  type Table,
  table,
} from './table.js';

// DNE-TRD: the exchange of sound cards.

const open = (target: number) => ({ type: 'trade-open', seat: 0, target }) as const;
const offer = (card: string) => ({ type: 'give', seat: 0, card }) as const;
const request = (card: string) => ({ type: 'ask', seat: 0, card }) as const;
const cancel = { type: 'trade-cancel', seat: 0 } as const;
const accept = (card: string, seat = 1) => ({ type: 'accept', seat, card }) as const;
const decline = { type: 'decline', seat: 1 } as const;

/** Seat 0 prepares, with two hand cards and one in the inventory; seat 1 likewise. */
const at = (recipe: (state: State) => void = () => {}, options: Options = {}): Table =>
  table(options).edit((state) => {
    begin(state);
    give(state, 0, 'demo-jing', 'demo-jelz');
    store(state, 0, 'vinyl-am');
    give(state, 1, 'demo-smith', 'demo-madness');
    store(state, 1, 'vinyl-igor');
    recipe(state);
  });
const summary = (recipe: (state: State) => void = () => {}, options: Options = {}): Table =>
  at((state) => {
    phase(state, 'summary', { kind: 'summary', seat: 0 });
    recipe(state);
  }, options);
const possessions = (game: Table) => [0, 1].map((seat) => [hand(game, seat), inventory(game, seat)]);

rule.each(
  ['DNE-TRD.1', 'DNE-R72'],
  'the Host trades in preparation and summary, and comes back to them',
  [
    { title: 'preparation', start: at, window: 'prepare 0' },
    { title: 'summary', start: summary, window: 'summary 0' },
  ],
  ({ start, window }) => {
    const game = start();
    expect(game.legal('trade-open')).toEqual([open(1), open(2)]);
    game.play(open(1));
    expect([asked(game), game.state.turn.trades]).toEqual(['trade-give 0', 1]);
    game.play(offer('demo-jing'), request('none'), accept('none'));
    expect([asked(game), game.legal('trade-open').length]).toEqual([window, 2]);
    game.play(open(2), cancel);
    expect([asked(game), game.legal('trade-open').length]).toEqual([window, 0]);
  },
);

rule(['DNE-TRD.1', 'DNE-GNL.2'], 'trades are proposed to active opponents only', () => {
  const game = at(
    (state) => {
      setWaiting(state, 2);
      setOut(state, 3);
      giveAny(state, 4, 1);
    },
    { players: 5 },
  );
  expect(game.legal('trade-open')).toEqual([open(1), open(4)]);
  for (const target of [0, 2, 3, 5])
    expect(game.refusal(open(target))).toEqual({ rule: 'DNE-TRD.1', code: 'no-such-player', details: { target } });
});

rule.each(
  ['DNE-TRD.1', 'DNE-R72'],
  'a turn has so many proposals, also those that came to nothing',
  [{ proposalsPerTurn: 0 }, { proposalsPerTurn: 1 }, { proposalsPerTurn: 2 }, { proposalsPerTurn: 3 }],
  ({ proposalsPerTurn }) => {
    const game = at(() => {}, { trading: { mode: 'host', proposalsPerTurn } });
    const vain = [
      [open(1), cancel],
      [open(1), offer('demo-jing'), request('none'), decline],
      [open(2), offer('demo-jing'), cancel],
    ] as const;
    for (const actions of vain.slice(0, proposalsPerTurn)) {
      expect(game.legal('trade-open').length).toBe(2);
      game.play(...actions);
    }
    expect(game.legal('trade-open')).toEqual([]);
    expect(game.refusal(open(1))).toEqual({
      rule: 'DNE-TRD.1',
      code: 'no-proposal-left',
      details: { limit: proposalsPerTurn },
    });
  },
);

rule(['DNE-TRD.6', 'DNE-R72'], 'with trading switched off nothing is proposed', () => {
  const game = at(() => {}, { trading: { mode: 'off', proposalsPerTurn: 2 } });
  expect(game.legal('trade-open')).toEqual([]);
  expect(game.refusal(open(1))).toEqual({ rule: 'DNE-TRD.6', code: 'switched-off' });
});

rule('DNE-TRD.2', 'where neither holds a card there is nothing to trade', () => {
  const poor = (recipe: (state: State) => void) =>
    table().edit((state) => {
      begin(state);
      recipe(state);
    });
  expect(poor(() => {}).refusal(open(1))).toEqual({
    rule: 'DNE-TRD.2',
    code: 'nothing-to-trade',
    details: { target: 1 },
  });
  expect(poor((state) => store(state, 0, 'demo-jing')).legal('trade-open')).toEqual([open(1), open(2)]);
  expect(poor((state) => give(state, 1, 'demo-jing')).legal('trade-open')).toEqual([open(1)]);
});

rule(
  ['DNE-TRD.2', 'DNE-STO.2', 'DNE-R28'],
  'the Host offers a held card, or nothing to somebody who has a card',
  () => {
    const game = at().play(open(1));
    expect(game.legal()).toEqual([...['demo-jing', 'demo-jelz', 'vinyl-am', 'none'].map(offer), cancel]);
    expect(game.refusal(offer('demo-smith'))).toEqual({
      rule: 'DNE-TRD.2',
      code: 'not-held',
      details: { card: 'demo-smith' },
    });
    const poor = at().play(open(2));
    expect(poor.legal()).toEqual([...['demo-jing', 'demo-jelz', 'vinyl-am'].map(offer), cancel]);
    expect(poor.refusal(offer('none'))).toEqual({ rule: 'DNE-TRD.2', code: 'nothing-for-nothing' });
  },
);

rule(['DNE-TRD.2', 'DNE-TRD.3'], 'the Host asks for a card of the inventory, one of the hand, or nothing', () => {
  const game = at().play(open(1), offer('demo-jing'));
  expect([asked(game), game.legal()]).toEqual([
    'trade-ask 0',
    [...['vinyl-igor', 'hand', 'none'].map(request), cancel],
  ]);
  for (const card of ['demo-smith', 'vinyl-am'])
    expect(game.refusal(request(card))).toEqual({
      rule: 'DNE-TRD.2',
      code: 'not-in-the-inventory',
      details: { card },
    });
  const begging = at().play(open(1), offer('none'));
  expect(begging.legal('ask')).toEqual(['vinyl-igor', 'hand'].map(request));
  expect(begging.refusal(request('none'))).toEqual({ rule: 'DNE-TRD.2', code: 'nothing-for-nothing' });
  const handless = at((state) => store(state, 2, 'demo-courtesy')).play(open(2), offer('demo-jing'));
  expect(handless.legal('ask')).toEqual(['demo-courtesy', 'none'].map(request));
  expect(handless.refusal(request('hand'))).toEqual({ rule: 'DNE-TRD.3', code: 'empty-hand', details: { target: 2 } });
});

rule('DNE-TRD.2', 'the Host may cancel at each step, and nothing moves', () => {
  const before = possessions(at());
  const first = at().play(open(1), cancel);
  const second = at().play(open(1), offer('demo-jing'), cancel);
  for (const game of [first, second]) {
    expect(game.events.at(-1)).toEqual({ type: 'trade-cancelled', rule: 'DNE-TRD.2', seat: 0, target: 1 });
    expect([possessions(game), asked(game), game.state.turn.trades]).toEqual([before, 'prepare 0', 1]);
  }
});

rule('DNE-TRD.3', 'who is asked for a hand card accepts by naming it', () => {
  const game = at().play(open(1), offer('none'), request('hand'));
  expect([asked(game), game.legal()]).toEqual([
    'trade-answer 1',
    [accept('demo-smith'), accept('demo-madness'), decline],
  ]);
  expect(game.refusal(accept('none'))).toEqual({ rule: 'DNE-TRD.3', code: 'names-a-card' });
  expect(game.refusal(accept('vinyl-igor'))).toEqual({
    rule: 'DNE-TRD.3',
    code: 'not-in-hand',
    details: { card: 'vinyl-igor' },
  });
});

rule('DNE-TRD.3', 'who is asked for no hand card names none', () => {
  for (const card of ['vinyl-igor', 'none']) {
    const game = at().play(open(1), offer('demo-jing'), request(card));
    expect(game.legal()).toEqual([accept('none'), decline]);
    expect(game.refusal(accept('demo-smith'))).toEqual({
      rule: 'DNE-TRD.3',
      code: 'names-no-card',
      details: { card: 'demo-smith' },
    });
  }
});

rule('DNE-TRD.3', 'who declines keeps everything', () => {
  const game = at().play(open(1), offer('vinyl-am'), request('vinyl-igor'), decline);
  expect(game.events.at(-1)).toEqual({ type: 'trade-declined', rule: 'DNE-TRD.3', seat: 1, target: 0 });
  expect([possessions(game), asked(game)]).toEqual([possessions(at()), 'prepare 0']);
});

rule.each(
  ['DNE-TRD.4', 'DNE-STO.2', 'DNE-R72'],
  'accepted cards change hands at once and come into the hand',
  [
    {
      title: 'hand for hand',
      terms: ['demo-jelz', 'hand', 'demo-smith'],
      host: [['demo-jing', 'demo-smith'], ['vinyl-am']],
      other: [['demo-madness', 'demo-jelz'], ['vinyl-igor']],
    },
    {
      title: 'inventory for inventory',
      terms: ['vinyl-am', 'vinyl-igor', 'none'],
      host: [['demo-jing', 'demo-jelz', 'vinyl-igor'], []],
      other: [['demo-smith', 'demo-madness', 'vinyl-am'], []],
    },
    {
      title: 'a gift',
      terms: ['vinyl-am', 'none', 'none'],
      host: [['demo-jing', 'demo-jelz'], []],
      other: [['demo-smith', 'demo-madness', 'vinyl-am'], ['vinyl-igor']],
    },
    {
      title: 'a request',
      terms: ['none', 'hand', 'demo-madness'],
      host: [['demo-jing', 'demo-jelz', 'demo-madness'], ['vinyl-am']],
      other: [['demo-smith'], ['vinyl-igor']],
    },
  ],
  ({ terms: [given, wanted, named], host, other }) => {
    const game = at().play(open(1), offer(given), request(wanted), accept(named));
    expect(possessions(game)).toEqual([host, other]);
    const got = wanted === 'hand' ? named : wanted;
    expect(game.events).toEqual([
      { type: 'trade-opened', rule: 'DNE-TRD.1', seat: 0, target: 1 },
      { type: 'trade-proposed', rule: 'DNE-TRD.2', seat: 0, target: 1, give: given, ask: wanted },
      { type: 'trade-made', rule: 'DNE-TRD.4', seat: 0, target: 1, give: given, got },
    ]);
    expect([asked(game), discards(game)]).toEqual(['prepare 0', []]);
  },
);

rule(['DNE-TRD.4', 'DNE-GNL.8', 'DNE-GNL.15'], 'after a swap the hand limit is enforced, for the target too', () => {
  const full = (state: State) => {
    giveAny(state, 0, 3);
    giveAny(state, 1, 3);
  };
  const gift = at(full).play(open(1), offer('demo-jing'), request('none'), accept('none'));
  expect([asked(gift), hand(gift, 1).length]).toEqual(['overflow 1', 6]);
  gift.play({ type: 'stash', seat: 1, card: 'demo-smith' });
  expect([asked(gift), inventory(gift, 1)]).toEqual(['prepare 0', ['vinyl-igor', 'demo-smith']]);
  const both = at(full).play(open(1), offer('vinyl-am'), request('vinyl-igor'), accept('none'));
  expect([asked(both), hand(both, 0).length, hand(both, 1).length]).toEqual(['overflow 0', 6, 6]);
  both.play({ type: 'drop', seat: 0, card: 'demo-jing' });
  expect([asked(both), discards(both)]).toEqual(['overflow 1', ['demo-jing']]);
});

rule.each(
  'DNE-TRD.5',
  'traded hand cards are named to the two traders only',
  [
    { title: 'hand for hand', terms: ['demo-jing', 'hand', 'demo-smith'], gave: false, got: false },
    { title: 'inventory for hand', terms: ['vinyl-am', 'hand', 'demo-smith'], gave: true, got: false },
    { title: 'hand for inventory', terms: ['demo-jing', 'vinyl-igor', 'none'], gave: false, got: true },
    { title: 'inventory for inventory', terms: ['vinyl-am', 'vinyl-igor', 'none'], gave: true, got: true },
    { title: 'nothing for a hand card', terms: ['none', 'hand', 'demo-smith'], gave: true, got: false },
  ],
  ({ terms: [given, wanted, named], gave, got }) => {
    const game = at().play(open(1), offer(given), request(wanted), accept(named));
    for (const viewer of [0, 1]) expect(game.eventsFor(viewer)).toEqual(game.events);
    const card = wanted === 'hand' ? named : wanted;
    for (const viewer of [2, 'spectator'] as const)
      expect(game.eventsFor(viewer)).toEqual([
        { type: 'trade-opened', rule: 'DNE-TRD.1', seat: 0, target: 1 },
        { type: 'trade-proposed', rule: 'DNE-TRD.2', seat: 0, target: 1, ask: wanted, ...(gave && { give: given }) },
        {
          type: 'trade-made',
          rule: 'DNE-TRD.4',
          seat: 0,
          target: 1,
          ...(gave && { give: given }),
          ...(got && { got: card }),
        },
      ]);
  },
);

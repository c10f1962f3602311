import { available, give, setGoods, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { endTurn, eventTypes } from './facts.js';
import { asked, place, type position } from './positions.js';
import { one } from './proposals.js';
import { ask, cancel, giving, open, submit, toAsk, trading } from './trading.js';

// EUP-TRD.1 to EUP-TRD.3: who may open a proposal, and when.

const NOTHING = Array.from({ length: 14 }, () => 0);
const partners = (game: ReturnType<typeof position>) => game.legal('open-trade').map(({ partner }) => partner);

rule(['EUP-TRD.1', 'EUP-TRD.2'], 'the active player may open a proposal to every opponent who owns something', () => {
  const game = trading((state) => {
    setGoods(state, 0, { energy: 1 });
    setGoods(state, 2, { clay: 1 });
    give(state, 3, 'bat');
  });
  expect(partners(game)).toEqual([2, 3]);
  expect(game.refusal(open(1))).toEqual({ rule: 'EUP-TRD.2', code: 'nothing-to-trade' });
});

rule('EUP-TRD.2', 'a single artifact in one’s own hand is enough to trade with', () => {
  const game = trading((state) => {
    give(state, 0, 'bat');
    setGoods(state, 1, { clay: 1 });
  });
  expect(partners(game)).toEqual([1]);
});

rule('EUP-TRD.2', 'who owns nothing cannot open a proposal', () => {
  const game = trading((state) => setGoods(state, 1, { gold: 1 }));
  expect(partners(game)).toEqual([]);
  expect(game.refusal(open(1))).toEqual({ rule: 'EUP-TRD.2', code: 'nothing-to-trade' });
});

rule('EUP-TRD.1', 'nobody trades with themselves, or with a seat that is not taken', () => {
  const game = trading(one);
  expect(game.refusal(open(0))).toEqual({ rule: 'EUP-TRD.1', code: 'no-such-partner', details: { partner: 0 } });
  expect(game.refusal(open(4))).toEqual({ rule: 'EUP-TRD.1', code: 'no-such-partner', details: { partner: 4 } });
});

rule('EUP-TRD.1', 'only the active player opens proposals', () => {
  expect(trading(one).refusal(open(0, 1))).toMatchObject({ code: 'not-asked' });
});

rule('EUP-TRD.3', 'an opened proposal is used up at once, before anything is named', () => {
  const game = trading(one).play(open(1));
  expect(game.state.proposals).toBe(1);
  expect(asked(game)).toEqual({
    kind: 'trade-build',
    seat: 0,
    partner: 1,
    give: NOTHING,
    ask: NOTHING,
    isAsking: false,
  });
});

rule('EUP-TRD.3', 'after two proposals, cancelled or rejected, no third can be opened in the turn', () => {
  const game = trading(one).play(open(1), cancel());
  expect(partners(game)).toEqual([1]);
  game.play(open(1), giving('energy'), toAsk(), ask('gold'), submit(), { type: 'reject', seat: 1 });
  expect(game.state.proposals).toBe(2);
  expect(partners(game)).toEqual([]);
  expect(game.refusal(open(1))).toMatchObject({ rule: 'EUP-TRD.3', code: 'no-proposal-left' });
});

rule(['EUP-TRD.3', 'EUP-TRN.9'], 'the next player has all proposals again', () => {
  const game = trading(one).play(open(1), cancel(), open(1), cancel(), place(0, 1, 'farm'), endTurn());
  expect(game.state.proposals).toBe(0);
  expect(game.legal('open-trade').map(({ seat, partner }) => [seat, partner])).toEqual([[1, 0]]);
});

rule.each(
  ['EUP-TRD.3', 'EUP-R51'],
  'the option sets how many proposals a turn has',
  [0, 1, 3, 10],
  (tradeProposalsPerTurn) => {
    const game = trading(one, { tradeProposalsPerTurn });
    for (let n = 0; n < tradeProposalsPerTurn; n++) game.play(open(1), cancel());
    expect(game.refusal(open(1))).toMatchObject({ rule: 'EUP-TRD.3', code: 'no-proposal-left' });
  },
);

rule(['EUP-TRD.2', 'EUP-R33'], 'between two placements and after the last one a proposal may be opened', () => {
  const game = trading((state) => {
    one(state);
    available(state, 0, 2, 2);
  }).play(place(0, 2, 'farm'));
  expect(asked(game)?.kind).toBe('turn-continue');
  expect(game.legal().map(({ type }) => type)).toContain('open-trade');
  game.play(open(1), cancel());
  expect(game.legal('place').length).toBeGreaterThan(0);
  game.play(place(0, 2, 'farm'));
  expect(game.legal()).toEqual([open(1), endTurn()]);
});

rule('EUP-TRD.2', 'after a retrieval a proposal may still be opened', () => {
  const game = trading((state) => {
    one(state);
    stand(state, 0, 'farm', 1);
  })
    .script([1])
    .play({ type: 'retrieve', seat: 0, workers: [3], price: 'free' });
  expect(game.legal()).toEqual([open(1), endTurn()]);
});

rule('EUP-TRD.2', 'with the window before-action a proposal waits for no pause after the action', () => {
  const game = trading(
    (state) => {
      one(state);
      available(state, 0, 2, 2);
    },
    { tradeWindow: 'before-action' },
  );
  expect(partners(game)).toEqual([1]);
  game.play(place(0, 2, 'farm'));
  expect(game.legal('open-trade')).toEqual([]);
  expect(game.refusal(open(1))).toEqual({ rule: 'EUP-TRD.2', code: 'too-late-to-trade' });
  game.play(place(0, 2, 'farm'));
  expect(game.state.active).toBe(1);
});

rule(['EUP-TRD.2', 'EUP-TRN.9'], 'the turn ends by itself when nobody else owns anything', () => {
  const alone = trading((state) => {
    setGoods(state, 0, { energy: 3 });
    available(state, 0, 1, 2);
  }).play(place(0, 1, 'farm'));
  expect(alone.state.active).toBe(1);
});

rule(['EUP-TRD.2', 'EUP-TRN.9'], 'the turn ends by itself when the active player has nothing to give', () => {
  const game = trading((state) => {
    setGoods(state, 0, { energy: 1 });
    setGoods(state, 1, { gold: 1 });
    available(state, 0, 1, 2);
  }).play(place(0, 1, 'euphorian-tunnel'), { type: 'take', seat: 0, items: ['gold'] });
  expect(asked(game)?.kind).toBe('turn-continue');
  const broke = trading((state) => {
    setGoods(state, 1, { gold: 1 });
    available(state, 0, 1, 2);
    stand(state, 0, 'farm', 1);
  })
    .script([1])
    .play({ type: 'retrieve', seat: 0, workers: [3], price: 'free' });
  expect(broke.state.active).toBe(1);
});

rule('EUP-TRD.2', 'inside a resolution nobody can trade', () => {
  const game = trading((state) => {
    one(state);
    setGoods(state, 0, { energy: 2 });
  }).play(place(0, 1, 'euphorian-tunnel'));
  expect(asked(game)?.kind).toBe('place-benefit');
  expect(game.refusal(open(1))).toMatchObject({ rule: 'EUP-TRD.2', code: 'not-offered' });
});

rule(['EUP-TRD.2', 'EUP-TRN.4'], 'a trade before the action leaves the whole action and its doubles', () => {
  const game = trading((state) => {
    one(state);
    available(state, 0, 2, 2);
  }).play(open(1), giving('energy'), toAsk(), ask('gold'), submit(), { type: 'accept', seat: 1 });
  game.play(place(0, 2, 'farm'));
  expect(game.legal('place').length).toBeGreaterThan(0);
  expect(eventTypes(game)[0]).toBe('worker-placed');
});

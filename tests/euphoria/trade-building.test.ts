import { engine } from '@rulewright/euphoria';
import { available, giveArtifacts, setGoods, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { endTurn, eventTypes, facts } from './facts.js';
import { asked, type EuState, place, type position } from './positions.js';
import { ask, cancel, give, itemsOffered, open, submit, toAsk, trading } from './trading.js';

const NOTHING = Array.from({ length: 14 }, () => 0);
const partners = (game: ReturnType<typeof position>) => game.legal('open-trade').map(({ partner }) => partner);
const one = (state: EuState) => {
  setGoods(state, 0, { energy: 1 });
  setGoods(state, 1, { gold: 1 });
};

rule(['EUP-TRD.1', 'EUP-TRD.2'], 'the active player may open a proposal to every opponent who owns something', () => {
  const game = trading((state) => {
    setGoods(state, 0, { energy: 1 });
    setGoods(state, 2, { clay: 1 });
    giveArtifacts(state, 3, 'bat');
  });
  expect(partners(game)).toEqual([2, 3]);
  expect(game.refusal(open(1))).toEqual({ rule: 'EUP-TRD.2', code: 'nothing-to-trade' });
});

rule('EUP-TRD.2', 'a single artifact in one’s own hand is enough to trade with', () => {
  const game = trading((state) => {
    giveArtifacts(state, 0, 'bat');
    setGoods(state, 1, { clay: 1 });
  });
  expect(partners(game)).toEqual([1]);
});

rule('EUP-TRD.2', 'who owns nothing cannot open a proposal', () => {
  const game = trading((state) => setGoods(state, 1, { gold: 1 }));
  expect(partners(game)).toEqual([]);
  expect(game.refusal(open(1))).toEqual({ rule: 'EUP-TRD.2', code: 'nothing-to-trade' });
});

rule('EUP-TRD.1', 'nobody trades with themselves or with a seat that is not at the table', () => {
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
  game.play(open(1), give('energy'), toAsk(), ask('gold'), submit(), { type: 'reject', seat: 1 });
  expect(game.state.proposals).toBe(2);
  expect(partners(game)).toEqual([]);
  expect(game.refusal(open(1))).toEqual({ rule: 'EUP-TRD.3', code: 'no-proposal-left' });
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
    expect(game.refusal(open(1))).toEqual({ rule: 'EUP-TRD.3', code: 'no-proposal-left' });
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
  expect(game.refusal(open(1))).toMatchObject({ code: 'not-offered' });
});

rule(['EUP-TRD.4', 'EUP-TRD.6'], 'first what can be given is offered: goods, named kinds and an unnamed card', () => {
  const game = trading((state) => {
    setGoods(state, 0, { water: 1, clay: 2 });
    state.morale[0] = 3;
    giveArtifacts(state, 0, 'book', 'bat', 'book');
    setGoods(state, 1, { gold: 1 });
  }).play(open(1));
  expect(game.legal()).toEqual([give('water'), give('clay'), give('bat'), give('book'), give('artifact'), cancel()]);
});

rule('EUP-TRD.4', 'items are added in canonical order, so what comes earlier is closed', () => {
  const game = trading((state) => {
    setGoods(state, 0, { energy: 1, water: 2, gold: 1 });
    state.morale[0] = 3;
    giveArtifacts(state, 0, 'book', 'bat', 'box');
    setGoods(state, 1, { gold: 1 });
  }).play(open(1), give('water'));
  expect(itemsOffered(game)).toEqual(['water', 'gold', 'bat', 'book', 'box', 'artifact']);
  expect(game.refusal(give('energy'))).toEqual({ rule: 'EUP-TRD.4', code: 'not-in-order' });
  game.play(give('book'));
  expect(itemsOffered(game)).toEqual(['box', 'artifact']);
  game.play(give('artifact'));
  expect(itemsOffered(game)).toEqual(['artifact']);
  expect(game.refusal(give('box'))).toEqual({ rule: 'EUP-TRD.4', code: 'not-in-order' });
});

rule('EUP-TRD.6', 'nobody gives more of a good than they own', () => {
  const game = trading((state) => {
    setGoods(state, 0, { energy: 2 });
    setGoods(state, 1, { gold: 1 });
  }).play(open(1), give('energy'), give('energy'));
  expect(game.refusal(give('energy'))).toEqual({ rule: 'EUP-TRD.6', code: 'not-owned', details: { item: 'energy' } });
  expect(game.refusal(give('water'))).toEqual({ rule: 'EUP-TRD.6', code: 'not-owned', details: { item: 'water' } });
});

rule(['EUP-TRD.6', 'EUP-TRD.9'], 'a named kind that is given is really held, as often as it is named', () => {
  const game = trading((state) => {
    state.morale[0] = 3;
    giveArtifacts(state, 0, 'book', 'book', 'bat');
    setGoods(state, 1, { gold: 1 });
  }).play(open(1));
  expect(game.refusal(give('bear'))).toEqual({ rule: 'EUP-TRD.6', code: 'not-owned', details: { item: 'bear' } });
  game.play(give('book'), give('book'));
  expect(game.refusal(give('book'))).toEqual({ rule: 'EUP-TRD.6', code: 'not-owned', details: { item: 'book' } });
  expect(itemsOffered(game)).toEqual(['artifact']);
  game.play(give('artifact'));
  expect(itemsOffered(game)).toEqual([]);
  expect(game.refusal(give('artifact'))).toEqual({
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
    for (let n = 0; n < tradeItemsPerSide; n++) game.play(give('energy'));
    const full = { rule: 'EUP-TRD.5', code: 'side-is-full', details: { most: tradeItemsPerSide } };
    expect(game.refusal(give('energy'))).toEqual(full);
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
      state.morale[0] = 2;
      giveArtifacts(state, 0, 'bat', 'bear');
      setGoods(state, 1, { gold: 1 });
    },
    { tradeItemsPerSide: 2 },
  ).play(open(1), give('energy'), give('bat'));
  expect(game.refusal(give('artifact'))).toEqual({ rule: 'EUP-TRD.5', code: 'side-is-full', details: { most: 2 } });
});

rule('EUP-TRD.5', 'something is given before anything can be asked, and asked before the proposal is made', () => {
  const game = trading(one).play(open(1));
  expect(game.refusal(toAsk())).toEqual({ rule: 'EUP-TRD.5', code: 'side-is-empty' });
  expect(game.refusal(submit())).toEqual({ rule: 'EUP-TRD.5', code: 'side-is-empty' });
  game.play(give('energy'));
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
  }).play(open(1), give('energy'));
  expect(game.refusal(ask('gold'))).toEqual({ rule: 'EUP-TRD.4', code: 'other-side' });
  game.play(toAsk());
  expect(game.refusal(give('energy'))).toEqual({ rule: 'EUP-TRD.4', code: 'other-side' });
  expect(game.refusal(toAsk())).toEqual({ rule: 'EUP-TRD.4', code: 'other-side' });
});

rule('EUP-TRD.6', 'goods are asked as far as the partner owns them, cards of any kind as far as the hand goes', () => {
  const game = trading((state) => {
    setGoods(state, 0, { energy: 1 });
    setGoods(state, 1, { food: 1, stone: 2 });
    state.morale[1] = 2;
    giveArtifacts(state, 1, 'bat', 'bat');
  }).play(open(1), give('energy'), toAsk());
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
      state.morale[seat] = 2;
      giveArtifacts(state, seat, 'bat', 'bear');
    }
  }).play(open(1), give('energy'), give('bat'), give('artifact'), toAsk());
  const other = (item: string) => ({ rule: 'EUP-TRD.5', code: 'on-the-other-side', details: { item } });
  expect(game.refusal(ask('energy'))).toEqual(other('energy'));
  expect(game.refusal(ask('bat'))).toEqual(other('bat'));
  expect(itemsOffered(game)).toEqual(['water', 'balloons', 'bear', 'book', 'box', 'glasses', 'artifact']);
});

rule('EUP-TRD.4', 'a proposal can be cancelled at every step and nothing has changed hands', () => {
  const steps = [[], [give('energy')], [give('energy'), toAsk()], [give('energy'), toAsk(), ask('gold')]];
  for (const built of steps) {
    const game = trading(one);
    const before = facts(game.state);
    game.play(open(1), ...built, cancel());
    expect(facts(game.state)).toEqual(before);
    expect(asked(game)).toEqual({ kind: 'turn-main', seat: 0 });
    expect(game.events).toEqual([{ type: 'trade-cancelled', seat: 0, partner: 1 }]);
  }
});

rule(['EUP-TRD.4', 'EUP-TRD.9'], 'a submitted proposal names all its items in order and asks the partner', () => {
  const game = trading((state) => {
    setGoods(state, 0, { energy: 2 });
    state.morale[0] = 2;
    giveArtifacts(state, 0, 'bat', 'bear');
    setGoods(state, 1, { gold: 1 });
    giveArtifacts(state, 1, 'box');
  }).play(open(1), give('energy'), give('energy'), give('bat'), give('artifact'), toAsk(), ask('gold'), ask('box'));
  expect(game.events).toEqual([]);
  game.play(submit());
  const given = ['energy', 'energy', 'bat', 'artifact'];
  expect(game.events).toEqual([{ type: 'trade-proposed', seat: 0, partner: 1, give: given, ask: ['gold', 'box'] }]);
  expect(game.eventsFor('spectator')).toEqual(game.events);
  expect(engine.decision(game.state)?.seats ?? []).toEqual([1]);
  expect(asked(game)).toMatchObject({ kind: 'trade-respond', seat: 1, proposer: 0 });
});

rule(['EUP-TRD.2', 'EUP-TRN.4'], 'a trade before the action leaves the whole action and its doubles', () => {
  const game = trading((state) => {
    one(state);
    available(state, 0, 2, 2);
  }).play(open(1), give('energy'), toAsk(), ask('gold'), submit(), { type: 'accept', seat: 1 });
  game.play(place(0, 2, 'farm'));
  expect(game.legal('place').length).toBeGreaterThan(0);
  expect(eventTypes(game)[0]).toBe('worker-placed');
});

import { cardsOfDeck } from '@rulewright/core/author';
import { engine } from '@rulewright/ecologic';
import { discard, give, happen, setMoney, stack } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { decline, ids, initiatives, open, pass, refuse, reveal, takeUp } from './initiatives.js';
import { asked, changes } from './look.js';

// ECO-INI: the series of initiatives. What `offer-next` does with a refused card has a file of its own.

const stacked = (...cards: string[]) => initiatives((state) => stack(state, 'initiativeDeck', [...cards]));

/** All other initiatives are in the hand of seat 2; these lie in the discard pile, the last one on top. */
const emptyDeck = (...discarded: string[]) =>
  initiatives((state) => {
    for (const id of discarded) discard(state, id);
    for (const id of ids) if (!discarded.includes(id)) give(state, 2, id);
  });

rule(['ECO-INI.1', 'ECO-R18'], 'lets the holder of the right reveal the top card or decline', () => {
  expect(initiatives().legal()).toEqual([reveal(), decline()]);
});

rule(['ECO-INI.1', 'ECO-R18'], 'leaves the deck alone when the holder of the right declines', () => {
  const game = initiatives();
  expect(changes(game, decline())).toEqual({});
  expect(game.events).toEqual([
    { type: 'opening-declined', rule: 'ECO-SER.4', seat: 0, series: 'initiatives' },
    { type: 'slot-began', rule: 'ECO-SER.3', seat: 1, series: 'initiatives' },
  ]);
  expect(asked(game)).toEqual({ kind: 'reveal-initiative', seat: 1 });
});

rule(
  ['ECO-INI.1', 'ECO-INI.2', 'ECO-R18'],
  'turns up the top card at no cost and asks whether to open its auction',
  () => {
    const game = stacked('I18', 'I02');
    const { bags } = game.state.initiativeDeck;
    expect(changes(game, reveal())).toEqual({ revealed: [17], 'initiativeDeck.bags': bags.slice(0, -1) });
    expect(game.events).toEqual([{ type: 'initiative-revealed', rule: 'ECO-INI.1', seat: 0, initiative: 'I18' }]);
    expect(asked(game)).toEqual({ kind: 'open-initiative', seat: 0 });
  },
);

rule('ECO-INI.2', 'lets the revealer open or refuse', () => {
  const game = stacked('I08').play(reveal());
  expect(game.legal()).toEqual([open(), refuse()]);
  expect(changes(game, open())).toEqual({
    auction: {
      item: { kind: 'initiative', initiative: 7 },
      opener: 0,
      highBid: 4,
      highBidder: 0,
      stillIn: [true, true, true],
    },
  });
  expect(game.events).toEqual([
    { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 0, item: 'I08', nominal: 4, excluded: [] },
  ]);
  expect(asked(game)).toEqual({ kind: 'bid', seat: 1 });
});

rule.each(
  ['ECO-INI.6', 'ECO-INI.2', 'ECO-AUC.1'],
  'opens an initiative at the nominal of its level, which the opener must have',
  [
    { card: 'I01', nominal: 2 },
    { card: 'I07', nominal: 2 },
    { card: 'I08', nominal: 4 },
    { card: 'I13', nominal: 4 },
    { card: 'I14', nominal: 8 },
    { card: 'I17', nominal: 8 },
    { card: 'I18', nominal: 12 },
    { card: 'I20', nominal: 12 },
  ],
  ({ card, nominal }) => {
    const withMoney = (money: number) =>
      initiatives((state) => {
        stack(state, 'initiativeDeck', [card]);
        setMoney(state, money);
      }).play(reveal());
    expect(withMoney(nominal - 1).refusal(open())).toEqual({
      rule: 'ECO-AUC.1',
      code: 'too-poor',
      details: { nominal, money: nominal - 1 },
    });
    expect(withMoney(nominal - 1).legal()).toEqual([refuse()]);
    expect(withMoney(nominal).play(open()).state.auction?.highBid).toBe(nominal);
  },
);

rule('ECO-INI.6', 'is not touched by an event that changes the nominals of plants', () => {
  const game = initiatives((state) => {
    stack(state, 'initiativeDeck', ['I08']);
    happen(state, 'EV306');
  });
  expect(game.play(reveal(), open()).state.auction?.highBid).toBe(4);
});

rule(
  ['ECO-INI.3', 'ECO-INI.4', 'ECO-R19'],
  'discards a refused card, for which nobody may bid, and lets the next player reveal the next card',
  () => {
    const game = stacked('I18', 'I02').play(reveal());
    expect(changes(game, refuse())).toEqual({ revealed: [], initiativeDiscard: [17], refused: 17 });
    expect(game.events).toEqual([
      { type: 'initiative-refused', rule: 'ECO-INI.3', seat: 0, initiative: 'I18' },
      { type: 'slot-began', rule: 'ECO-SER.3', seat: 1, series: 'initiatives' },
    ]);
    expect(asked(game)).toEqual({ kind: 'reveal-initiative', seat: 1 });
    expect(game.legal()).toEqual([reveal(1), decline(1)]);
    expect(game.refusal(takeUp(1))).toEqual({ rule: 'ECO-VAR.6', code: 'switched-off' });
    game.play(reveal(1));
    expect(game.events).toEqual([{ type: 'initiative-revealed', rule: 'ECO-INI.1', seat: 1, initiative: 'I02' }]);
  },
);

rule('ECO-INI.3', 'puts each refused card on top of the discard pile', () => {
  const game = stacked('I18', 'I02', 'I05');
  game.play(reveal(0), refuse(0), reveal(1), refuse(1), reveal(2), refuse(2));
  expect(game.state.initiativeDiscard).toEqual([17, 1, 4]);
  expect(game.state.refused).toBe(4);
});

rule('ECO-INI.4', 'reveals one card in an opening slot, whether it is sold or refused', () => {
  const game = stacked('I01', 'I02').play(reveal());
  expect(game.refusal(reveal())).toMatchObject({ rule: 'ECO-INI.1', code: 'not-offered' });
  game.play(open(), pass(1), pass(2), { type: 'keep', seat: 0 });
  expect(asked(game)).toEqual({ kind: 'reveal-initiative', seat: 1 });
});

rule(['ECO-INI.5', 'ECO-AUC.7'], 'lets players without an object take part, and gives the winner the card', () => {
  const game = stacked('I08').play(reveal(), open(), { type: 'raise', seat: 1, amount: 5 }, pass(2));
  expect(changes(game, pass(0))).toEqual({
    auction: null,
    revealed: [],
    bank: 20,
    'players.1.money': 5,
    'players.1.initiatives': [7],
  });
  expect(game.events).toEqual([
    { type: 'bid-passed', rule: 'ECO-AUC.5', seat: 0 },
    { type: 'auction-won', rule: 'ECO-AUC.7', seat: 1, item: 'I08', amount: 5, money: { from: 10, to: 5 } },
  ]);
  expect(asked(game)).toEqual({ kind: 'place-bought', seat: 1, item: { kind: 'initiative', initiative: 7 } });
});

rule(['ECO-INI.7', 'ECO-R21'], 'shuffles the discard pile into a new deck when the deck is empty', () => {
  const game = emptyDeck('I04', 'I09', 'I18').script(['I09']);
  const known = Array(4).fill([3, 17]);
  expect(changes(game, reveal())).toEqual({
    'initiativeDeck.bags': [{ cards: [3, 17], known }],
    initiativeDiscard: [],
    revealed: [8],
  });
  expect(game.events).toEqual([
    { type: 'initiatives-shuffled', rule: 'ECO-INI.7', cards: 3 },
    { type: 'initiative-revealed', rule: 'ECO-INI.1', seat: 0, initiative: 'I09' },
  ]);
});

rule(['ECO-INI.7', 'ECO-R21'], 'gives every card of the new deck the same chance to be on top', () => {
  const game = emptyDeck('I04', 'I09', 'I18');
  const found = engine
    .chanceOutcomes(game.state, reveal())
    .map(({ probability: { numerator, denominator }, state }) =>
      [...cardsOfDeck(state.initiativeDeck), ...state.revealed, `${numerator}/${denominator}`].join(),
    );
  expect(found.sort()).toEqual(['3,8,17', '3,17,8', '8,17,3'].map((order) => `${order},1/3`).sort());
});

rule('ECO-INI.7', 'draws the last card of the deck without a shuffle', () => {
  const game = initiatives((state) => {
    for (const id of ids.slice(2)) give(state, 2, id);
    discard(state, 'I02');
  });
  const { rng } = game.state;
  expect(changes(game, reveal())).toEqual({ 'initiativeDeck.bags': [], revealed: [0] });
  expect(game.state.rng).toEqual(rng);
});

rule('ECO-INI.7', 'skips a slot when no card is left to be revealed', () => {
  const game = emptyDeck('I01').play(reveal());
  game.play(open(), pass(1), pass(2), { type: 'keep', seat: 0 });
  expect(asked(game)).toEqual({ kind: 'build', seat: 0, left: [1, 2] });
});

rule('ECO-INI.7', 'goes on when a card is to be revealed and there is none', () => {
  const game = emptyDeck();
  expect(changes(game, reveal())).toEqual({});
  expect(game.events).toEqual([
    { type: 'slot-skipped', rule: 'ECO-INI.7', seat: 1, series: 'initiatives' },
    { type: 'slot-skipped', rule: 'ECO-INI.7', seat: 2, series: 'initiatives' },
  ]);
  expect(asked(game)).toEqual({ kind: 'build', seat: 0, left: [1, 2] });
});

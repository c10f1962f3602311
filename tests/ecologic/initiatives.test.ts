import { cardsOfDeck } from '@rulewright/core/author';
import { engine } from '@rulewright/ecologic';
import { discard, give, happen, setMoney, stack } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { decline, ids, initiatives, open, pass, refuse, reveal } from './initiatives.js';
import { asked } from './look.js';

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

rule('ECO-INI.3', 'puts each refused card on top of the discard pile', () => {
  const game = stacked('I18', 'I02', 'I05');
  game.play(reveal(0), refuse(0), reveal(1), refuse(1), reveal(2), refuse(2));
  expect(game.state.initiativeDiscard).toEqual([17, 1, 4]);
  expect(game.state.refused).toBe(4);
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

rule('ECO-INI.7', 'skips a slot when no card is left to be revealed', () => {
  const game = emptyDeck('I01').play(reveal());
  game.play(open(), pass(1), pass(2), { type: 'keep', seat: 0 });
  expect(asked(game)).toEqual({ kind: 'build', seat: 0, left: [1, 2] });
});

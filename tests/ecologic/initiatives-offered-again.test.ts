import { begin, build, discard, give, setField, setPlayer, setShared, stack } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { decline, ids, initiatives, open, pass, refuse, reveal, takeUp } from './initiatives.js';
import { asked, changes } from './look.js';
import { BUILD_STEP, type EcoState, table } from './table.js';

// ECO-VAR.6: a refused initiative is offered to the next player.

const offerNext = (recipe: (state: EcoState) => void = () => {}) =>
  initiatives(
    (state) => {
      stack(state, 'initiativeDeck', ['I18', 'I02', 'I05']);
      setPlayer(state, 1, { money: 12 });
      recipe(state);
    },
    { refusedInitiative: 'offer-next' },
  );

rule(['ECO-R19', 'ECO-VAR.6'], 'offers the card refused last to the next player under `offer-next`', () => {
  const game = offerNext();
  expect(game.refusal(takeUp(0))).toEqual({ rule: 'ECO-VAR.6', code: 'nothing-refused' });
  game.play(reveal(), refuse());
  expect(game.legal()).toEqual([reveal(1), takeUp(1), decline(1)]);
  expect(changes(game, takeUp(1))).toEqual({
    refused: -1,
    revealed: [17],
    initiativeDiscard: [],
    auction: {
      item: { kind: 'initiative', initiative: 17 },
      opener: 1,
      highBid: 12,
      highBidder: 1,
      stillIn: [true, true, true],
    },
  });
  expect(game.events).toEqual([
    { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 1, item: 'I18', nominal: 12, excluded: [] },
  ]);
  expect(asked(game)).toEqual({ kind: 'bid', seat: 2 });
});

rule(['ECO-VAR.6', 'ECO-AUC.1'], 'asks the nominal of whoever takes up a refused card', () => {
  const game = offerNext((state) => setPlayer(state, 1, { money: 11 })).play(reveal(), refuse());
  expect(game.refusal(takeUp(1))).toEqual({
    rule: 'ECO-AUC.1',
    code: 'too-poor',
    details: { nominal: 12, money: 11 },
  });
  expect(game.legal()).toEqual([reveal(1), decline(1)]);
});

rule('ECO-VAR.6', 'offers a refused card to the player after the next, too, while it lies on top', () => {
  const game = offerNext((state) => setPlayer(state, 2, { money: 12 })).play(reveal(), refuse(), decline(1));
  expect(game.legal()).toEqual([reveal(2), takeUp(2), decline(2)]);
});

rule('ECO-VAR.6', 'offers only the card refused last', () => {
  const game = offerNext().play(reveal(), refuse(), reveal(1), refuse(1)).play(takeUp(2));
  expect(game.events).toEqual([
    { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 2, item: 'I02', nominal: 2, excluded: [] },
  ]);
  expect(game.state.initiativeDiscard).toEqual([17]);
});

rule('ECO-VAR.6', 'does not offer a card that another one covers in the discard pile', () => {
  const game = offerNext()
    .play(reveal(), refuse())
    .edit((state) => discard(state, 'I10'));
  expect(game.refusal(takeUp(1))).toEqual({ rule: 'ECO-VAR.6', code: 'nothing-refused' });
});

rule('ECO-VAR.6', 'does not offer a card that was refused before this series', () => {
  const game = table({ mutualAid: 'off', refusedInitiative: 'offer-next' }).edit((state) => {
    begin(state, { kind: 'open-plant', seat: 2 }, { kind: 'series', series: 'initiatives' }, BUILD_STEP);
    discard(state, 'I01');
    setShared(state, { refused: 'I01' });
  });
  expect(changes(game, decline(2))).toEqual({ refused: -1 });
  expect(game.refusal(takeUp(0))).toEqual({ rule: 'ECO-VAR.6', code: 'nothing-refused' });
});

rule('ECO-VAR.6', 'offers a refused card no more once it was revealed again and vetoed', () => {
  const game = initiatives(
    (state) => {
      for (const id of ids.slice(1)) give(state, 2, id);
      setPlayer(state, 2, { vetoes: 1 });
    },
    { refusedInitiative: 'offer-next' },
  );
  game.play(reveal(), refuse());
  expect(game.legal()).toEqual([reveal(1), takeUp(1), decline(1)]);
  expect(changes(game, reveal(1))).toEqual({ revealed: [0], initiativeDiscard: [], refused: -1 });
  game.play(open(1), { type: 'use-veto', seat: 2 });
  expect(game.state.initiativeDiscard).toEqual([0]);
  expect(game.legal()).toEqual([reveal(2), decline(2)]);
  expect(game.refusal(takeUp(2))).toEqual({ rule: 'ECO-VAR.6', code: 'nothing-refused' });
});

rule('ECO-VAR.6', 'offers a refused card no more once it was revealed again, sold and discarded from the field', () => {
  const game = table({ players: 4, mutualAid: 'off', refusedInitiative: 'offer-next' }).edit((state) => {
    const slots = [1, 2, 3].map((seat) => ({ kind: 'slot', series: 'initiatives', seat }) as const);
    begin(state, { kind: 'reveal-initiative', seat: 0 }, ...slots, BUILD_STEP);
    setField(state);
    build(state, 1, 8, { branch: 'oil' });
    for (const id of ids.slice(2)) give(state, 2, id);
    discard(state, 'I02');
  });
  const place = { type: 'place-bought', seat: 1, hex: 8 } as const;
  game.play(reveal(), refuse());
  expect(game.state.initiativeDiscard).toEqual([1, 0]);
  game.script(['I01']);
  game.play(reveal(1), open(1), pass(2), pass(3), pass(0), place);
  game.play(reveal(2), open(2), pass(3), pass(0), { type: 'raise', seat: 1, amount: 3 }, pass(2), place);
  expect(game.state.initiativeDiscard).toEqual([0]);
  expect(game.legal()).toEqual([reveal(3), decline(3)]);
});

rule('ECO-VAR.6', 'goes on offering a refused card while other cards are revealed and sold', () => {
  const game = offerNext((state) => setPlayer(state, 2, { money: 12 })).play(reveal(), refuse());
  game.play(reveal(1), open(1), pass(2), pass(0), { type: 'keep', seat: 1 });
  expect(game.legal()).toEqual([reveal(2), takeUp(2), decline(2)]);
});

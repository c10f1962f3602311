import { begin, setField, setPlayer, stack } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, changes } from './look.js';
import { askInstead, type EcoState, NONE, table } from './table.js';

type Options = Parameters<typeof table>[0];
const useVeto = (seat: number) => ({ type: 'use-veto', seat }) as const;
const holdVeto = (seat: number) => ({ type: 'hold-veto', seat }) as const;
const openOil = { type: 'open-plant', seat: 0, branch: 'oil' } as const;
const openReserve = { type: 'open-special', seat: 0, special: 'reserve' } as const;

/** Seat 0 may open, then seat 1; the vetoes are given by seat. Everybody has 15 coins, and I08 is the top initiative. */
const opening = (
  kind: 'open-plant' | 'open-special' | 'reveal-initiative',
  vetoes: number[],
  options: Options = {},
  recipe: (state: EcoState) => void = () => {},
) =>
  table({ mutualAid: 'off', ...options }).edit((state) => {
    const series = { 'open-plant': 'plants', 'open-special': 'specials', 'reveal-initiative': 'initiatives' } as const;
    const seats = vetoes.map((_, seat) => seat);
    begin(
      state,
      { kind, seat: 0 },
      { kind: 'slot', series: series[kind], seat: 1 },
      { kind: 'build', seat: NONE, left: seats },
    );
    setField(state);
    stack(state, 'initiativeDeck', ['I08', 'I01']);
    if (vetoes.length === 3) for (const seat of [0, 1, 2]) setPlayer(state, seat, { money: 15 });
    for (const [seat, count] of vetoes.entries()) setPlayer(state, seat, { vetoes: count });
    recipe(state);
  });

rule('ECO-AUC.12', 'asks the holder of a veto directly after an opening, before anybody may raise', () => {
  const game = opening('open-plant', [0, 0, 1]).play(openOil);
  expect(asked(game)).toEqual({ kind: 'veto', seat: 2, left: [] });
  expect(game.legal()).toEqual([useVeto(2), holdVeto(2)]);
});

rule('ECO-AUC.12', 'asks nobody without an unused veto', () => {
  const game = opening('open-plant', [0, 0, 0]).play(openOil);
  expect(asked(game)).toEqual({ kind: 'bid', seat: 1 });
});

rule('ECO-AUC.12', 'does not ask the opener about their own auction', () => {
  const game = opening('open-plant', [2, 0, 0]).play(openOil);
  expect(asked(game)).toEqual({ kind: 'bid', seat: 1 });
  expect(game.state.vetoes).toEqual([2, 0, 0]);
});

rule('ECO-AUC.12', 'asks the holders clockwise from the left of the opener, one after the other', () => {
  const game = opening('open-plant', [1, 1, 0, 1], { players: 4 }).edit((state) => {
    askInstead(state, { kind: 'open-plant', seat: 1 });
  });
  game.play({ ...openOil, seat: 1 });
  expect(asked(game)).toEqual({ kind: 'veto', seat: 3, left: [0] });
  expect(changes(game, holdVeto(3))).toEqual({});
  expect(asked(game)).toEqual({ kind: 'veto', seat: 0, left: [] });
  expect(changes(game, holdVeto(0))).toEqual({});
  expect(asked(game)).toEqual({ kind: 'bid', seat: 2 });
});

rule('ECO-AUC.12', 'asks nobody else once a veto was used', () => {
  const game = opening('open-plant', [0, 1, 1]).play(openOil, useVeto(1));
  expect(asked(game)).toEqual({ kind: 'open-plant', seat: 1 });
  expect(game.state.vetoes).toEqual([0, 0, 1]);
});

rule('ECO-AUC.12', 'cancels the auction of a piece: nobody pays, the piece stays in supply, the right is spent', () => {
  const game = opening('open-plant', [0, 1, 0]).play(openOil);
  expect(changes(game, useVeto(1))).toEqual({ auction: null, 'vetoes.1': 0 });
  expect(game.events).toEqual([
    { type: 'auction-vetoed', rule: 'ECO-AUC.12', seat: 1, item: 'oil', vetoes: { from: 1, to: 0 } },
    { type: 'slot-began', rule: 'ECO-SER.3', seat: 1, series: 'plants' },
  ]);
  expect(asked(game)).toEqual({ kind: 'open-plant', seat: 1 });
});

rule(['ECO-AUC.12', 'ECO-R43'], 'leaves a special in the offer at the same nominal', () => {
  const game = opening('open-special', [0, 1, 0]).play(openReserve);
  expect(changes(game, useVeto(1))).toEqual({ auction: null, 'vetoes.1': 0 });
  expect(game.events).toEqual([
    { type: 'auction-vetoed', rule: 'ECO-AUC.12', seat: 1, item: 'reserve', vetoes: { from: 1, to: 0 } },
    { type: 'slot-began', rule: 'ECO-SER.3', seat: 1, series: 'specials' },
  ]);
  expect(asked(game)).toEqual({ kind: 'open-special', seat: 1 });
  game.play({ ...openReserve, seat: 1 });
  expect(game.state.auction?.highBid).toBe(12);
});

rule('ECO-AUC.12', 'puts an initiative on the discard pile', () => {
  const game = opening('reveal-initiative', [0, 0, 1]).play(
    { type: 'reveal', seat: 0 },
    { type: 'open-initiative', seat: 0 },
  );
  expect(changes(game, useVeto(2))).toEqual({
    auction: null,
    'vetoes.2': 0,
    revealed: [],
    initiativeDiscard: [7],
  });
  expect(game.events).toEqual([
    { type: 'auction-vetoed', rule: 'ECO-AUC.12', seat: 2, item: 'I08', vetoes: { from: 1, to: 0 } },
    { type: 'slot-began', rule: 'ECO-SER.3', seat: 1, series: 'initiatives' },
  ]);
  expect(asked(game)).toEqual({ kind: 'reveal-initiative', seat: 1 });
});

rule(['ECO-AUC.12', 'ECO-VAR.6'], 'cancels the auction of a refused card that was taken up, too', () => {
  const game = opening('reveal-initiative', [0, 0, 1], { refusedInitiative: 'offer-next' }).play(
    { type: 'reveal', seat: 0 },
    { type: 'refuse-initiative', seat: 0 },
    { type: 'take-refused', seat: 1 },
  );
  expect(changes(game, useVeto(2))).toEqual({
    auction: null,
    'vetoes.2': 0,
    revealed: [],
    initiativeDiscard: [7],
  });
});

rule('ECO-AUC.12', 'lets a held veto be used in a later auction of the same phase', () => {
  const game = opening('open-plant', [0, 0, 1]).play(
    openOil,
    holdVeto(2),
    { type: 'pass', seat: 1 },
    { type: 'pass', seat: 2 },
    { type: 'keep', seat: 0 },
    { ...openOil, seat: 1 },
  );
  expect(asked(game)).toEqual({ kind: 'veto', seat: 2, left: [0] });
  expect(changes(game, useVeto(2))).toEqual({ auction: null, 'vetoes.2': 0 });
  expect(asked(game)).toEqual({ kind: 'build', seat: 0, left: [1, 2] });
});

rule('ECO-AUC.12', 'spends one veto of several', () => {
  const game = opening('open-plant', [0, 0, 3]).play(openOil);
  expect(changes(game, useVeto(2))).toEqual({ auction: null, 'vetoes.2': 2 });
});

rule('ECO-AUC.12', 'lets the auction go on with the first raise when the veto is held', () => {
  const game = opening('open-plant', [0, 0, 1]).play(openOil);
  expect(changes(game, holdVeto(2))).toEqual({});
  expect(game.events).toEqual([{ type: 'veto-held', rule: 'ECO-AUC.12', seat: 2, item: 'oil' }]);
  expect(asked(game)).toEqual({ kind: 'bid', seat: 1 });
  expect(game.refusal(useVeto(1))).toMatchObject({ rule: 'ECO-AUC.12', code: 'not-offered' });
});

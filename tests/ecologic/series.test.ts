import { begin, discard, give, setField, setPlayer, setShared, special, stack } from '@rulewright/ecologic/positions';
import { expect, test } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, changes } from './look.js';
import { BUILD_STEP, type EcoState, table } from './table.js';

const decline = (seat: number) => ({ type: 'decline-opening', seat }) as const;
const passBuilding = (seat: number) => ({ type: 'pass-building', seat }) as const;
const keep = (seat: number) => ({ type: 'keep', seat }) as const;
const allInitiatives = Array.from({ length: 20 }, (_, i) => `I${String(i + 1).padStart(2, '0')}`);

const ACTION_PHASE = { kind: 'action-phase' } as const;

/** The known field before the Action phase begins. */
const beforeActions = (recipe: (state: EcoState) => void = () => {}, firstPlayer = 0) =>
  table({ mutualAid: 'off' }).edit((state) => {
    begin(state);
    setField(state);
    recipe(state);
    setShared(state, { firstPlayer });
  });

rule(
  ['ECO-SER.2', 'ECO-SER.3', 'ECO-SER.4', 'ECO-SER.5', 'ECO-R15', 'ECO-R17'],
  'gives everybody the opening right once in each of the three series, each beginning with the first player; then all build',
  () => {
    const game = beforeActions(() => {}, 1).run(ACTION_PHASE);
    const series = [];
    for (const kind of ['open-special', 'open-plant', 'reveal-initiative'] as const)
      for (const seat of [1, 2, 0]) {
        expect(asked(game)).toEqual({ kind, seat });
        expect(game.refusal(decline((seat + 1) % 3)).code).toBe('not-asked');
        expect(changes(game, decline(seat))).toEqual({});
        series.push(...game.events);
      }
    expect(series).toEqual([
      { type: 'opening-declined', rule: 'ECO-SER.4', seat: 1, series: 'specials' },
      { type: 'slot-began', rule: 'ECO-SER.3', seat: 2, series: 'specials' },
      { type: 'opening-declined', rule: 'ECO-SER.4', seat: 2, series: 'specials' },
      { type: 'slot-began', rule: 'ECO-SER.3', seat: 0, series: 'specials' },
      { type: 'opening-declined', rule: 'ECO-SER.4', seat: 0, series: 'specials' },
      { type: 'series-began', rule: 'ECO-SER.2', series: 'plants', offer: [] },
      { type: 'slot-began', rule: 'ECO-SER.3', seat: 1, series: 'plants' },
      { type: 'opening-declined', rule: 'ECO-SER.4', seat: 1, series: 'plants' },
      { type: 'slot-began', rule: 'ECO-SER.3', seat: 2, series: 'plants' },
      { type: 'opening-declined', rule: 'ECO-SER.4', seat: 2, series: 'plants' },
      { type: 'slot-began', rule: 'ECO-SER.3', seat: 0, series: 'plants' },
      { type: 'opening-declined', rule: 'ECO-SER.4', seat: 0, series: 'plants' },
      { type: 'series-began', rule: 'ECO-SER.2', series: 'initiatives', offer: [] },
      { type: 'slot-began', rule: 'ECO-SER.3', seat: 1, series: 'initiatives' },
      { type: 'opening-declined', rule: 'ECO-SER.4', seat: 1, series: 'initiatives' },
      { type: 'slot-began', rule: 'ECO-SER.3', seat: 2, series: 'initiatives' },
      { type: 'opening-declined', rule: 'ECO-SER.4', seat: 2, series: 'initiatives' },
      { type: 'slot-began', rule: 'ECO-SER.3', seat: 0, series: 'initiatives' },
      { type: 'opening-declined', rule: 'ECO-SER.4', seat: 0, series: 'initiatives' },
    ]);
    expect(asked(game)).toEqual({ kind: 'build', seat: 1, left: [2, 0] });
    game.play(passBuilding(1), passBuilding(2));
    expect(asked(game)).toEqual({ kind: 'build', seat: 0, left: [] });
  },
);

/** Seat 0 opens the auctions of the given series, then seat 1, then the build step; everybody has 15 coins. */
const twoSlots = (series: 'specials' | 'plants' | 'initiatives', vetoes = [0, 0, 0]) =>
  table({ mutualAid: 'off' }).edit((state) => {
    const kind = { specials: 'open-special', plants: 'open-plant', initiatives: 'reveal-initiative' } as const;
    begin(state, { kind: kind[series], seat: 0 }, { kind: 'slot', series, seat: 1 }, BUILD_STEP);
    setField(state);
    for (const seat of [0, 1, 2]) setPlayer(state, seat, { money: 15 });
    for (const [seat, count] of vetoes.entries()) setPlayer(state, seat, { vetoes: count });
  });

rule('ECO-SER.4', 'passes the right on when the auction is vetoed', () => {
  const game = twoSlots('plants', [0, 1, 0]).play(
    { type: 'open-plant', seat: 0, branch: 'oil' },
    { type: 'use-veto', seat: 1 },
  );
  expect(asked(game)).toEqual({ kind: 'open-plant', seat: 1 });
});

rule('ECO-SER.6', 'goes on with the specials series while one special is in the offer', () => {
  const game = beforeActions((state) => {
    special(state, 0, 'exchange');
    special(state, 1, 'reserve');
  }).run(ACTION_PHASE);
  game.play(decline(0));
  expect(asked(game)).toEqual({ kind: 'open-special', seat: 1 });
});

rule('ECO-INI.7', 'skips the slots of the initiatives series when no card is left', () => {
  const game = table({ mutualAid: 'off' }).edit((state) => {
    begin(state, { kind: 'open-plant', seat: 2 }, { kind: 'series', series: 'initiatives' }, BUILD_STEP);
    for (const id of allInitiatives) give(state, 1, id);
  });
  expect(changes(game, decline(2))).toEqual({});
  expect(asked(game)).toEqual({ kind: 'build', seat: 0, left: [1, 2] });
});

rule.each(
  'ECO-INI.7',
  'holds the initiatives series when one card is left, in the deck or in the discard pile',
  [{ pile: 'deck' }, { pile: 'discard' }],
  ({ pile }) => {
    const game = table({ mutualAid: 'off' }).edit((state) => {
      begin(state, { kind: 'open-plant', seat: 2 }, { kind: 'series', series: 'initiatives' }, BUILD_STEP);
      for (const id of allInitiatives.slice(1)) give(state, 1, id);
      if (pile === 'discard') discard(state, 'I01');
    });
    game.play(decline(2));
    expect(asked(game)).toEqual({ kind: 'reveal-initiative', seat: 0 });
  },
);

rule(['ECO-SER.2', 'ECO-RND.4'], 'ends the Action phase with the build step, and unused vetoes with it', () => {
  const game = beforeActions((state) => {
    stack(state, 'eventDeck', ['EV101']);
    setPlayer(state, 0, { vetoes: 1 });
    setPlayer(state, 2, { vetoes: 2 });
  }).run(ACTION_PHASE);
  for (let series = 0; series < 3; series++) game.play(decline(0), decline(1), decline(2));
  game.play(passBuilding(0), passBuilding(1));
  expect(game.state.vetoes).toEqual([1, 0, 2]);
  game.play(passBuilding(2));
  expect(game.state.vetoes).toEqual([0, 0, 0]);
});

rule('ECO-AID.3', 'forgets at the beginning of each opening slot who has asked whom for aid', () => {
  const game = twoSlots('plants').edit((state) => {
    const pairs = [0, 1, 2].flatMap((asker) => [0, 1, 2].map((helper) => ({ asker, helper })));
    setShared(state, { aidAsked: pairs.filter(({ asker, helper }) => asker !== helper) });
  });
  game.play(decline(0));
  expect(game.state.aidAsked).toEqual([
    [false, false, false],
    [false, false, false],
    [false, false, false],
  ]);
});

test('What a decision does not offer is refused with the name of the rule that asks.', () => {
  const refused = (game: ReturnType<typeof table>, seat = 0) => game.refusal(keep(seat));
  const details = (choice: string, asks: string) => ({
    rule: 'ECO-AUC.8',
    code: 'not-offered',
    details: { action: 'keep', choice, asks },
  });
  expect(refused(twoSlots('specials'))).toEqual(details('open-special', 'ECO-SPI.1'));
  const plants = twoSlots('plants');
  expect(refused(plants)).toEqual(details('open-plant', 'ECO-PLT.1'));
  plants.play({ type: 'open-plant', seat: 0, branch: 'oil' });
  expect(refused(plants, 1)).toEqual(details('bid', 'ECO-AUC.4'));
  const initiatives = twoSlots('initiatives');
  expect(refused(initiatives)).toEqual(details('reveal-initiative', 'ECO-INI.1'));
  initiatives.play({ type: 'reveal', seat: 0 });
  expect(refused(initiatives)).toEqual(details('open-initiative', 'ECO-INI.2'));
});

import { engine } from '@rulewright/ecologic';
import {
  activate,
  begin,
  build,
  end,
  pieces,
  setEcoFund,
  setField,
  setPlayer,
  setShared,
  special,
  stack,
  wait,
} from '@rulewright/ecologic/positions';
import { expect, test } from 'vitest';
import { rule } from '../support/rule.js';
import { OF_SET_UP, type Options, trial } from './option-values.js';
import { BUILDING, type EcoState, lastToBuild, table } from './table.js';

// Each value of each option beside the default: the same position, the same actions, and what they come to.

const { tried, differs } = trial();

/** A position on the known field in which the given records wait, or seat 0 in the build step. */
const known = (options: Options, recipe: (state: EcoState) => void, ...records: EcoState['agenda']) =>
  table(options).edit((state) => {
    setField(state);
    begin(state, ...records);
    recipe(state);
  });
const asksForAid = (options: Options) =>
  known(options, (state) => setPlayer(state, 2, { money: 0 }), { kind: 'open-plant', seat: 0 }).legal('ask-aid');

rule(
  ['ECO-SUP.4', 'ECO-R2'],
  'option supply: what a bank of 3 coins pays, and what 2 eco points are left for',
  differs(
    (options) => {
      const recipe = (state: EcoState) => {
        build(state, 0, 8, { branch: 'oil', level: 4 });
        activate(state, 8, 'I18');
        special(state, 0, 'reserve', { hex: 5 });
        setPlayer(state, 1, { money: 22 });
        setPlayer(state, 1, { ecoFund: 43 });
      };
      const game = known(options, recipe).run({ kind: 'environment', seat: 0 }).run({ kind: 'income', seat: 0 });
      const { bank, ecoSupply, players } = game.state;
      return { bank, ecoSupply, money: players[0]?.money, ecoFund: players[0]?.ecoFund };
    },
    { bank: 0, ecoSupply: 0, money: 13, ecoFund: 2 },
    [{ supply: 'unlimited' }, { bank: 'unlimited', ecoSupply: 'unlimited', money: 15, ecoFund: 3 }],
  ),
);

rule(
  ['ECO-VAR.1', 'ECO-R9'],
  'option eventDraw: how many events are drawn in a round',
  differs((options) => known(options, () => undefined).run({ kind: 'event-phase' }).state.currentEvents.length, 1, [
    { eventDraw: 'player' },
    3,
  ]),
);

rule(
  ['ECO-AID.2', 'ECO-R36'],
  'option mutualAid: what a player may ask others for',
  differs(
    (options) => [...new Set(asksForAid(options).map(({ due }) => (due === 0 ? 'gift' : 'loan')))],
    ['gift', 'loan'],
    [{ mutualAid: 'gifts' }, ['gift']],
    [{ mutualAid: 'off' }, []],
  ),
);

rule(
  ['ECO-AID.2', 'ECO-R36'],
  'option loanInterest: what is due for a loan of 10 coins',
  differs(
    (options) => asksForAid(options).flatMap((ask) => (ask.due > 0 && ask.amount === 10 ? ask.due : [])),
    [10],
    [{ loanInterest: [5] }, [15]],
    [{ loanInterest: [2, 0] }, [12, 10]],
    [{ loanInterest: [] }, []],
  ),
);

rule(
  ['ECO-VAR.8', 'ECO-R36'],
  'option loanEnforcement: whether a borrower is asked before paying back',
  differs(
    (options) => {
      const recipe = (state: EcoState) => setShared(state, { loans: [{ lender: 1, borrower: 0, due: 4 }] });
      const game = known(options, recipe).run({ kind: 'income', seat: 0 });
      return game.legal().map(({ type }) => type);
    },
    ['pass-building'],
    [{ loanEnforcement: 'promise' }, ['repay-loan', 'withhold']],
  ),
);

rule(
  ['ECO-VAR.5', 'ECO-R20'],
  'option buildStep: who is asked after seat 0 has built and seat 1 has passed',
  differs(
    (options) => {
      const recipe = (state: EcoState) => pieces(state, 0, 'oil');
      const game = known(options, recipe, { kind: 'build', seat: 0, left: [1] }, { kind: 'open-plant', seat: 2 });
      game.play({ type: 'place-piece', seat: 0, branch: 'oil', hex: 0 }, { type: 'pass-building', seat: 1 });
      return game.decision;
    },
    BUILDING,
    [{ buildStep: 'one-each' }, { kind: 'open-plant', seats: [2], rule: 'ECO-PLT.1' }],
  ),
);

rule(
  ['ECO-R28', 'ECO-RMV.1', 'ECO-PLT.2'],
  'option removal: what a player may give up before opening an auction',
  differs(
    (options) => {
      const recipe = (state: EcoState) => build(state, 0, 8, { branch: 'oil', level: 3 });
      return known(options, recipe, { kind: 'open-plant', seat: 0 }).legal('remove-piece');
    },
    [],
    [{ removal: 'action-phase' }, [{ type: 'remove-piece', seat: 0, branch: 'oil', hex: 8 }]],
  ),
);

rule(
  ['ECO-R28', 'ECO-RMV.1', 'ECO-RMV.3'],
  'a removal at an opening lowers the nominal, and the opening goes on',
  () => {
    const game = known(
      { removal: 'action-phase' },
      (state) => {
        build(state, 0, 8, { branch: 'oil', level: 3 });
        activate(state, 8, 'I01');
      },
      { kind: 'open-plant', seat: 0 },
    );
    const price = () => engine.ask(game.state).nominal('oil');
    expect(price()).toBe(4);
    game.play(
      { type: 'remove-piece', seat: 0, branch: 'oil', hex: 8 },
      { type: 'remove-initiative', seat: 0, hex: 8 },
      { type: 'remove-piece', seat: 0, branch: 'oil', hex: 8 },
    );
    expect([price(), game.decision?.kind]).toEqual([2, 'open-plant']);
    game.play({ type: 'open-plant', seat: 0, branch: 'oil' });
    expect(game.refusal({ type: 'remove-piece', seat: 0, branch: 'oil', hex: 8 })).toMatchObject({ rule: 'ECO-BLD.8' });
  },
);

rule(['ECO-R28', 'ECO-BLD.8'], 'without the option nothing is given up at an opening, and the refusal says so', () => {
  const recipe = (state: EcoState) => build(state, 0, 8, { branch: 'oil', level: 3 });
  const game = known({}, recipe, { kind: 'open-plant', seat: 0 });
  for (const action of [
    { type: 'remove-piece', seat: 0, branch: 'oil', hex: 8 },
    { type: 'remove-initiative', seat: 0, hex: 8 },
  ] as const)
    expect(game.refusal(action)).toEqual({ rule: 'ECO-BLD.8', code: 'switched-off' });
});

rule(
  ['ECO-AUC.3', 'ECO-R48'],
  'option biddingOrder: who is asked, one after the other, when seat 1 has opened an auction',
  differs(
    (options) => {
      const game = known(options, () => undefined, { kind: 'open-plant', seat: 1 });
      game.play({ type: 'open-plant', seat: 1, branch: 'oil' });
      const asked = [];
      while (game.decision?.kind === 'bid') {
        const [seat = 1] = game.decision.seats;
        asked.push(seat);
        game.play({ type: 'pass', seat });
      }
      return asked;
    },
    [2, 0],
    [{ biddingOrder: 'first-player' }, [0, 2]],
  ),
);

rule(
  ['ECO-VAR.6', 'ECO-R19'],
  'option refusedInitiative: what may be done after another has refused an initiative',
  differs(
    (options) => {
      const game = known(
        options,
        () => undefined,
        { kind: 'reveal-initiative', seat: 0 },
        { kind: 'reveal-initiative', seat: 1 },
      );
      game.edit((state) => stack(state, 'initiativeDeck', ['I01']));
      return game
        .play({ type: 'reveal', seat: 0 }, { type: 'refuse-initiative', seat: 0 })
        .legal()
        .map(({ type }) => type);
    },
    ['reveal', 'decline-opening'],
    [{ refusedInitiative: 'offer-next' }, ['reveal', 'take-refused', 'decline-opening']],
  ),
);

rule(
  ['ECO-VAR.7', 'ECO-R4'],
  'option dualHex: which branches fit on a dual hex where the player has an oil piece',
  differs(
    (options) => {
      const recipe = (state: EcoState) => {
        build(state, 0, 9, { branch: 'oil' });
        pieces(state, 0, 'oil');
        pieces(state, 0, 'mineral');
      };
      const places = known(options, recipe).legal('place-piece');
      return places.flatMap(({ branch, hex }) => (hex === 9 ? branch : []));
    },
    ['oil'],
    [{ dualHex: 'mixed' }, ['oil', 'mineral']],
  ),
);

rule(
  ['ECO-BIO.2', 'ECO-R29'],
  'option bioCapacityOnce: what a hex pays to seat 0 after seat 1 has had its bio-capacity',
  differs(
    (options) => {
      const recipe = (state: EcoState) => {
        pieces(state, 0, 'oil');
        pieces(state, 1, 'oil');
      };
      const piece = { branch: 'oil', hex: 0 } as const;
      const game = known(options, recipe, { kind: 'build', seat: 1, left: [] });
      game.play({ type: 'place-piece', seat: 1, ...piece }, { type: 'remove-piece', seat: 1, ...piece });
      game.edit((state) => wait(state, lastToBuild()));
      const { state } = game.play({ type: 'place-piece', seat: 0, ...piece });
      return [state.players[0]?.ecoFund, state.bioTaken.map((taken) => taken[0])];
    },
    [0, [true, true, true]],
    [{ bioCapacityOnce: 'per-player' }, [4, [true, true, false]]],
  ),
);

rule(
  ['ECO-BLD.5', 'ECO-R24'],
  'option specialAdjacency: where a special may be built with one object next to one site',
  differs(
    (options) => {
      const recipe = (state: EcoState) => {
        build(state, 0, 4, { branch: 'oil' });
        special(state, 0, 'reserve');
        special(state, 1, 'academy', { hex: 7 });
      };
      return known(options, recipe)
        .legal('place-special')
        .map(({ hex }) => hex);
    },
    [5],
    [{ specialAdjacency: false }, [5, 15]],
  ),
);

rule(
  ['ECO-ENV.4', 'ECO-R31'],
  'option dirtiness: which of two objects is the dirtiest',
  differs(
    (options) => {
      const recipe = (state: EcoState) => {
        setEcoFund(state, -9);
        build(state, 0, 8, { branch: 'oil', level: 3 });
        activate(state, 8, 'I08');
        build(state, 0, 12, { branch: 'oil', level: 2 });
      };
      const game = known(options, recipe).run({ kind: 'environment', seat: 0 });
      return game.events.flatMap((event) => (event.type === 'object-lost' ? event.hex : []));
    },
    [8],
    [{ dirtiness: 'net' }, [12]],
  ),
);

rule(
  ['ECO-END.4', 'ECO-R39'],
  'option negativeEco: what an eco fund of −12 scores with 10 coins',
  differs(
    (options) =>
      engine.outcome(
        known(options, (state) => {
          setEcoFund(state, -12);
          end(state);
        }).state,
      )?.scores[0],
    { numerator: 0, denominator: 1 },
    [{ negativeEco: 'formula' }, { numerator: 12, denominator: 5 }],
  ),
);

rule(
  ['ECO-END.6', 'ECO-R42'],
  'option finalTie: how equal scores rank',
  differs(
    (options) => {
      const recipe = (state: EcoState) => {
        for (const [seat, fund, money] of [
          [0, 3, 6],
          [1, 6, 3],
          [2, 0, 9],
        ] as const) {
          setPlayer(state, seat, { ecoFund: fund });
          setPlayer(state, seat, { money });
        }
        end(state);
      };
      return engine.outcome(known(options, recipe).state)?.ranking;
    },
    [[1], [0], [2]],
    [{ finalTie: 'shared' }, [[0, 1], [2]]],
  ),
);

test('Every option has been tried, here or with the set-up.', () => {
  expect([...tried, ...OF_SET_UP].sort()).toEqual(Object.keys(engine.init('options').options).sort());
});

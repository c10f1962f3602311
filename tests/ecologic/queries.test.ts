import { type Fraction, isInputError } from '@rulewright/core';
import { type EcoLogicState, engine } from '@rulewright/ecologic';
import {
  activate,
  begin,
  build,
  happen,
  own,
  placeOf,
  setEcoFund,
  setField,
  setMoney,
  setPlayer,
  special,
} from '@rulewright/ecologic/positions';
import { expect, test } from 'vitest';
import { often } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { type EcoState, NONE, possessions, table } from './table.js';
import { inEveryStep } from './walks.js';

/** The answers about a position on the known field in which seat 0 waits. */
const asking = (recipe: (state: EcoState) => void = () => {}, options: Parameters<typeof table>[0] = {}) => {
  const { state } = table(options).edit((draft) => {
    begin(draft);
    setField(draft);
    recipe(draft);
  });
  return engine.ask(state);
};

rule.each(
  ['ECO-SPI.2', 'ECO-PLT.2', 'ECO-PLT.4', 'ECO-INI.6'],
  'tell the nominal of any item, with what events change',
  [
    { item: 'academy', sold: 0, event: 'EV101', nominal: 12 },
    { item: 'academy', sold: 1, event: 'EV101', nominal: 15 },
    { item: 'academy', sold: 2, event: 'EV101', nominal: 20 },
    { item: 'oil', sold: 0, event: 'EV101', nominal: 5 },
    { item: 'mineral', sold: 0, event: 'EV101', nominal: 1 },
    { item: 'oil', sold: 0, event: 'EV306', nominal: 2 },
    { item: 'mineral', sold: 0, event: 'EV306', nominal: 1 },
    { item: 'I01', sold: 0, event: 'EV306', nominal: 2 },
    { item: 'I20', sold: 0, event: 'EV101', nominal: 12 },
  ],
  ({ item, sold, event, nominal }) => {
    const questions = asking((state) => {
      build(state, 0, 8, { branch: 'oil', level: 4 });
      for (const id of ['exchange', 'reserve'].slice(0, sold)) special(state, 2, id);
      happen(state, event);
    });
    expect(questions.nominal(item)).toBe(nominal);
  },
);

rule('ECO-ENV.1', 'tell the parts of an ecological effect', () => {
  const questions = asking((state) => {
    possessions(state);
    special(state, 0, 'academy', { hex: 5 });
    special(state, 1, 'reserve', { hex: 7 });
    happen(state, 'EV304', 1);
  });
  expect([0, 1, 2].map((seat) => questions.ecologicalEffect(seat))).toEqual([
    { objects: -4, initiatives: 5, specials: 1, events: 2, total: 4 },
    { objects: -5, initiatives: 3, specials: 2, events: 4, total: 4 },
    { objects: -4, initiatives: 0, specials: 0, events: 0, total: -4 },
  ]);
});

rule(['ECO-INC.2', 'ECO-INC.3', 'ECO-INC.4', 'ECO-INC.5'], 'tell the parts of a net income', () => {
  const questions = asking((state) => {
    possessions(state);
    happen(state, 'EV202', 1);
  });
  expect([0, 1, 2].map((seat) => questions.netIncome(seat))).toEqual([
    { objects: 6, events: -2, upkeep: 2, net: 2 },
    { objects: 7, events: -4, upkeep: 1, net: 2 },
    { objects: 7, events: 0, upkeep: 0, net: 7 },
  ]);
});

rule.each(
  ['ECO-ENV.3', 'ECO-ENV.4', 'ECO-ENV.5'],
  'tell which objects are at risk: the dirtiest, when the fund would be below 0',
  [
    { ecoFund: 7, atRisk: [] },
    { ecoFund: 6, atRisk: ['H01', 'H07'] },
    { ecoFund: -3, atRisk: ['H01', 'H07'] },
  ],
  ({ ecoFund, atRisk }) => {
    const { state } = table().edit((draft) => {
      begin(draft);
      own(draft, 0, { H01: 3, H02: 1, H07: 3 });
      own(draft, 1, { H03: 4 });
      setEcoFund(draft, ecoFund);
    });
    const hexes = atRisk.map((tile) => placeOf(state, tile)).sort((a, b) => a - b);
    expect(engine.ask(state).objectsAtRisk(0)).toEqual(hexes);
  },
);

rule(['ECO-R31', 'ECO-ENV.7'], 'follow the option dirtiness, and name nothing without an object', () => {
  const dirt = (dirtiness: 'gross' | 'net') =>
    asking(
      (state) => {
        build(state, 0, 8, { branch: 'oil', level: 3 });
        activate(state, 8, 'I08');
        build(state, 0, 12, { branch: 'oil', level: 2 });
        setEcoFund(state, -9, -9);
      },
      { dirtiness },
    );
  expect([dirt('gross').objectsAtRisk(0), dirt('net').objectsAtRisk(0), dirt('gross').objectsAtRisk(1)]).toEqual([
    [8],
    [12],
    [],
  ]);
});

rule('ECO-SUP.3', 'see that a short eco supply may leave a fund below 0 or at 0', () => {
  const atRisk = (ecoFund: number) =>
    asking((state) => {
      build(state, 0, 8, { branch: 'oil', level: 1 });
      activate(state, 8, 'I18');
      setEcoFund(state, ecoFund, 45);
    }).objectsAtRisk(0);
  expect([atRisk(-4), atRisk(-5)]).toEqual([[], [8]]);
});

rule.each(
  'ECO-INC.5',
  'tell which initiatives are at risk: those with an upkeep, when money and net income do not suffice',
  [
    { money: 1, atRisk: [] },
    { money: 0, atRisk: [8, 14] },
  ],
  ({ money, atRisk }) => {
    const questions = asking((state) => {
      for (const [hex, id] of [
        [8, 'I18'],
        [12, 'I01'],
        [14, 'I19'],
      ] as const) {
        build(state, 0, hex, { branch: 'oil' });
        activate(state, hex, id);
      }
      setMoney(state, money);
    });
    // incomes of 3, upkeep of 4
    expect(questions.initiativesAtRisk(0)).toEqual(atRisk);
    expect(questions.initiativesAtRisk(1)).toEqual([]);
  },
);

rule(['ECO-GEN.4', 'ECO-GEN.5'], 'tell the owner and the level of a hex', () => {
  const questions = asking((state) => {
    build(state, 2, 8, { branch: 'oil', level: 3 });
    build(state, 0, 18, { branch: 'mineral', level: 1 });
  });
  expect([0, 8, 18].map((hex) => [questions.owner(hex), questions.level(hex)])).toEqual([
    [undefined, 0],
    [2, 3],
    [0, 1],
  ]);
});

rule(['ECO-BIO.2', 'ECO-R29'], 'tell the bio-capacity that a hex has left for a settler', () => {
  const left = (bioCapacityOnce: 'global' | 'per-player') => {
    const questions = asking(
      (state) => {
        for (const [seat, taken] of state.bioTaken.entries()) taken[0] = bioCapacityOnce === 'global' || seat === 0;
      },
      { bioCapacityOnce },
    );
    return [questions.bioLeft(0, 0), questions.bioLeft(1, 0), questions.bioLeft(1, 2), questions.bioLeft(1, 5)];
  };
  expect(left('global')).toEqual([0, 0, 3, 0]);
  expect(left('per-player')).toEqual([0, 4, 3, 0]);
});

rule(['ECO-BLD.2', 'ECO-BLD.5', 'ECO-BLD.6'], 'tell where an item could be placed', () => {
  const questions = asking((state) => {
    build(state, 0, 8, { branch: 'oil' });
    build(state, 0, 9, { branch: 'mineral', level: 2 });
    build(state, 1, 4, { branch: 'oil' });
  });
  expect(questions.places(0, 'oil')).toEqual([8, 12, 14]);
  expect(questions.places(0, 'mineral')).toEqual([3, 10, 13]);
  expect(questions.places(0, 'academy')).toEqual([5, 7]);
  expect(questions.places(0, 'I01')).toEqual([8, 9]);
  expect(questions.places(2, 'I01')).toEqual([]);
});

rule(['ECO-END.3', 'ECO-END.4', 'ECO-R39'], 'tell what a player would score now', () => {
  const scores = (negativeEco: 'zero' | 'formula') => {
    const questions = asking(
      (state) => {
        for (const [seat, fund, money] of [
          [0, 12, 13],
          [1, -12, 10],
          [2, 7, 0],
        ] as const) {
          setPlayer(state, seat, { ecoFund: fund });
          setPlayer(state, seat, { money });
        }
      },
      { negativeEco },
    );
    return [0, 1, 2].map((seat) => questions.score(seat));
  };
  const zero = { numerator: 0, denominator: 1 };
  expect(scores('zero')).toEqual([{ numerator: 300, denominator: 13 }, zero, zero]);
  expect(scores('formula')).toEqual([{ numerator: 300, denominator: 13 }, { numerator: 12, denominator: 5 }, zero]);
});

test('Wrong arguments are an InputError.', () => {
  const questions = asking((state) => special(state, 1, 'reserve'));
  const wrong = [
    () => questions.netIncome(3),
    () => questions.netIncome(-1),
    () => questions.netIncome(0.5),
    () => questions.ecologicalEffect(1e9),
    () => questions.objectsAtRisk(3),
    () => questions.initiativesAtRisk(3),
    () => questions.score(3),
    () => questions.owner(19),
    () => questions.level(-1),
    () => questions.bioLeft(0, 19),
    () => questions.bioLeft(3, 0),
    () => questions.places(3, 'oil'),
    () => questions.places(0, 'bank'),
    () => questions.places(0, 'I99'),
    () => questions.nominal('reserve'),
    () => questions.nominal('bank'),
    () => questions.nominal('I00'),
    () => questions.nominal('coal'),
    () => questions.nominal({ kind: 'plant', branch: 'oil' } as never),
  ];
  for (const ask of wrong) expect(ask, String(ask)).toThrow(expect.toSatisfy(isInputError));
});

/** Every answer about a position. */
function answers(position: EcoLogicState | ReturnType<typeof engine.view>, { players, field }: EcoLogicState) {
  const questions = engine.ask(position);
  const items = ['oil', 'mineral', 'I08'];
  return {
    nominals: items.map((item) => questions.nominal(item)),
    players: players.map((_, seat) => [
      questions.ecologicalEffect(seat),
      questions.netIncome(seat),
      questions.objectsAtRisk(seat),
      questions.initiativesAtRisk(seat),
      questions.score(seat),
      items.map((item) => questions.places(seat, item)),
    ]),
    hexes: field.tile.map((_, hex) => [questions.owner(hex), questions.level(hex), questions.bioLeft(0, hex)]),
  };
}

test('A view answers every question as the state does, and the answers are what the rules settle.', () => {
  let count = 0;
  let settled = 0;
  inEveryStep(({ before, events }) => {
    count++;
    const [first] = events;
    if (events.length === 1 && first?.type === 'auction-opened' && before.agenda.at(-1)?.kind === 'open-plant') {
      expect(engine.ask(before).nominal(first.item)).toBe(first.nominal);
      settled++;
    }
    if (count % 40 > 0) return;
    expect(answers(engine.view(before, 'spectator'), before)).toEqual(answers(before, before));
  });
  expect(settled).toBeGreaterThanOrEqual(often(20));
});

rule(['ECO-SET.9', 'ECO-SET.10'], 'places at set-up are those of the two placements', () => {
  const game = table({ dualHex: 'mixed' }).edit(setField);
  const [seat = NONE] = game.decision?.seats ?? [];
  expect(engine.ask(game.state).places(seat, 'oil')).toEqual([0, 2, 6, 12, 17, 18]);
  game.play({ type: 'place-first', seat, branch: 'oil', hex: 17 });
  // not 17 itself: the second piece founds an object of its own
  expect(engine.ask(game.state).places(seat, 'mineral')).toEqual([13, 16, 18]);
});

rule(
  ['ECO-SET.9', 'ECO-SET.12'],
  'a first piece has no place inside while an edge hex of the other branch is free',
  () => {
    const edges = [0, 2, 6, 12, 17, 18];
    const start = table({ players: 4, dualHex: 'mixed' }).edit(setField);
    const [seat = NONE] = start.decision?.seats ?? [];
    const others = [0, 1, 2, 3].filter((one) => one !== seat);
    const game = start.edit((draft) => {
      for (const [i, hex] of edges.entries()) build(draft, others[i % others.length] ?? NONE, hex, { branch: 'oil' });
    });
    expect(engine.ask(game.state).places(seat, 'oil')).toEqual([]);
    expect(game.legal('place-first').filter(({ branch }) => branch === 'oil')).toEqual([]);
    expect(engine.ask(game.state).places(seat, 'mineral').length).toBeGreaterThan(0);
  },
);

rule.each(
  ['ECO-END.3', 'ECO-R39'],
  'k of a standing is the factor that gives its value',
  [
    { negativeEco: 'zero', ecoFund: -5, k: 0, value: 0 },
    { negativeEco: 'formula', ecoFund: -5, k: -1 / 2, value: -5 / 2 },
    { negativeEco: 'zero', ecoFund: 4, k: 2 / 5, value: 28 / 5 },
  ] as const,
  ({ negativeEco, ecoFund, k, value }) => {
    const { state } = table({ negativeEco }).edit((draft) => {
      begin(draft);
      setEcoFund(draft, ecoFund);
      setMoney(draft, 10);
    });
    const standing = engine.standing(state)[0];
    const number = ({ numerator, denominator }: Fraction) => numerator / denominator;
    expect([standing?.parts.k, standing?.value].map((one) => number(one as Fraction))).toEqual([k, value]);
  },
);

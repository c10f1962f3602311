import { engine } from '@rulewright/ecologic';
import { begin, build, happen, pieces, setField, setMoney, stack } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';
import { expect } from 'vitest';
import { basePack } from '../../packages/ecologic/src/content/base.js';
import { rule } from '../support/rule.js';
import { engineFor } from './packs.js';
import { askInstead, BUILD_STEP, type EcoState, table } from './table.js';

const open = (branch: 'oil' | 'mineral', seat = 0) => ({ type: 'open-plant', seat, branch }) as const;
const decline = { type: 'decline-opening', seat: 0 } as const;

const prepare = (state: EcoState): void => {
  begin(state, { kind: 'open-plant', seat: 0 }, { kind: 'slot', series: 'plants', seat: 1 }, BUILD_STEP);
  setField(state);
  setMoney(state, 20);
};

/** Seat 0 may open a plant and has 20 coins; nothing stands on the field. */
const plants = (recipe: (state: EcoState) => void = () => {}, options: Parameters<typeof table>[0] = {}) =>
  table({ mutualAid: 'off', ...options }).edit((state) => {
    prepare(state);
    recipe(state);
  });

/** What a piece of this branch would open at. */
const nominalOf = ({ state }: ReturnType<typeof table>, branch: 'oil' | 'mineral') =>
  engine.apply(state, open(branch)).auction?.highBid;

rule('ECO-PLT.1', 'lets the opener choose either branch or decline', () => {
  const game = plants();
  expect(game.legal()).toEqual([open('oil'), open('mineral'), decline]);
});

rule('ECO-PLT.1', 'knows no third branch', () => {
  const coal = { type: 'open-plant', seat: 0, branch: 'coal' } as never;
  expect(plants().refusal(coal)).toMatchObject({ rule: 'CORE-ACT.1', code: 'malformed' });
});

rule.each(
  ['ECO-PLT.2', 'ECO-R30'],
  'asks one coin more than there are pieces of the branch on the field',
  [
    { oil: [], mineral: [], nominals: [1, 1] },
    { oil: [1], mineral: [], nominals: [2, 1] },
    { oil: [4], mineral: [2], nominals: [5, 3] },
    { oil: [3, 1, 2], mineral: [4], nominals: [7, 5] },
    { oil: [4, 4, 4], mineral: [1, 1, 1], nominals: [13, 4] },
  ],
  ({ oil, mineral, nominals }) => {
    const game = plants((state) => {
      for (const [i, level] of oil.entries()) build(state, i, [0, 2, 6][i] ?? -1, { branch: 'oil', level });
      for (const [i, level] of mineral.entries())
        build(state, 2 - i, [13, 10, 11][i] ?? -1, { branch: 'mineral', level });
    });
    expect([nominalOf(game, 'oil'), nominalOf(game, 'mineral')]).toEqual(nominals);
  },
);

rule('ECO-R30', 'counts the branch of the piece and not of the hex, one for one on a dual hex', () => {
  const game = plants((state) => build(state, 1, 9, { branch: 'mineral', level: 2 }));
  expect([nominalOf(game, 'oil'), nominalOf(game, 'mineral')]).toEqual([1, 3]);
});

rule(['ECO-R30', 'ECO-VAR.7'], 'counts each piece of a mixed object in its own branch', () => {
  const game = plants(
    (state) => {
      build(state, 1, 9, { branch: 'mineral', level: 1 });
      build(state, 1, 9, { branch: 'oil', level: 1 });
    },
    { dualHex: 'mixed' },
  );
  expect([nominalOf(game, 'oil'), nominalOf(game, 'mineral')]).toEqual([2, 2]);
});

rule(['ECO-PLT.3', 'ECO-GEN.7'], 'counts neither hands nor supplies', () => {
  const game = plants((state) => {
    build(state, 1, 0, { branch: 'oil', level: 4 });
    build(state, 2, 2, { branch: 'oil', level: 2 });
    pieces(state, 1, 'oil', 2);
  });
  expect([nominalOf(game, 'oil'), nominalOf(game, 'mineral')]).toEqual([7, 1]);
});

rule.each(
  'ECO-PLT.4',
  'lowers every nominal by 3 under an Investment Wave, but not below 1',
  [
    { pieces: 0, nominal: 1 },
    { pieces: 2, nominal: 1 },
    { pieces: 3, nominal: 1 },
    { pieces: 4, nominal: 2 },
    { pieces: 8, nominal: 6 },
  ],
  ({ pieces, nominal }) => {
    const game = plants((state) => {
      if (pieces > 0) build(state, 1, 0, { branch: 'oil', level: Math.min(pieces, 4) });
      if (pieces > 4) build(state, 2, 2, { branch: 'oil', level: pieces - 4 });
      happen(state, 'EV306', 2);
    });
    expect(nominalOf(game, 'oil')).toBe(nominal);
    expect(nominalOf(game, 'mineral')).toBe(1);
  },
);

type Effects = (typeof basePack)['events'][number]['effects'];

/** The position of `plants` with an event of our own in this round; 4 oil pieces stand on the field. */
const under = (effects: Effects, first: EcoState['agenda'][number]) => {
  const events = basePack.events.map((event) => (event.id === 'EV306' ? { ...event, effects } : event));
  const priced = engineFor({ ...basePack, id: 'priced', events });
  return scenario(priced, { options: { players: 3, mutualAid: 'off' } }).edit((state) => {
    prepare(state);
    askInstead(state, first);
    build(state, 1, 0, { branch: 'oil', level: 4 });
    stack(state, 'initiativeDeck', ['I08']);
    happen(state, 'EV306');
  });
};

rule.each(
  'ECO-PLT.4',
  'adds all changes of the series to 1 plus the pieces before the greatest minimum is applied',
  [
    { changes: [[2, 0]], nominal: 7 },
    { changes: [[-5, 0]], nominal: 0 },
    { changes: [[-5, 3]], nominal: 3 },
    {
      changes: [
        [-3, 4],
        [2, 0],
      ],
      nominal: 4,
    },
    {
      changes: [
        [-4, 0],
        [-1, 2],
      ],
      nominal: 2,
    },
    {
      changes: [
        [1, 9],
        [1, 0],
      ],
      nominal: 9,
    },
  ],
  ({ changes, nominal }) => {
    const effects = changes.map(([n, min]) => ({ op: 'nominalDelta', series: 'plants', n, min }) as const);
    const game = under(effects, { kind: 'open-plant', seat: 0 }).play(open('oil'));
    expect(game.state.auction?.highBid).toBe(nominal);
  },
);

rule.each(
  ['ECO-PLT.4', 'ECO-SPI.2', 'ECO-INI.6'],
  'changes the nominals of the series that the event names, and no others',
  [
    { series: 'specials', nominals: { special: 13, plant: 5, initiative: 4 } },
    { series: 'plants', nominals: { special: 12, plant: 6, initiative: 4 } },
    { series: 'initiatives', nominals: { special: 12, plant: 5, initiative: 5 } },
  ] as const,
  ({ series, nominals }) => {
    const effects: Effects = [{ op: 'nominalDelta', series, n: 1, min: 0 }];
    const special = under(effects, { kind: 'open-special', seat: 0 });
    special.play({ type: 'open-special', seat: 0, special: 'reserve' });
    const plant = under(effects, { kind: 'open-plant', seat: 0 }).play(open('oil'));
    const initiative = under(effects, { kind: 'reveal-initiative', seat: 0 });
    initiative.play({ type: 'reveal', seat: 0 }, { type: 'open-initiative', seat: 0 });
    expect({
      special: special.state.auction?.highBid,
      plant: plant.state.auction?.highBid,
      initiative: initiative.state.auction?.highBid,
    }).toEqual(nominals);
  },
);

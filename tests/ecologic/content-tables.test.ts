import { engine } from '@rulewright/ecologic';
import {
  begin,
  own,
  pieces,
  placeOf,
  setEcoFund,
  setField,
  setMoney,
  setPlayer,
  stack,
} from '@rulewright/ecologic/positions';
import { expect, test } from 'vitest';
import { basePack } from '../../packages/ecologic/src/content/base.js';
import { rule } from '../support/rule.js';
import { BUILDING, lastToBuild, setUp, table, upFrom } from './table.js';

/** The names in Russian are ours but for those of printed cards. */
const RUSSIAN = /^[А-ЯЁ][а-яё -]+$/;

/** id, resources, room, bio-capacity */
const TILES = [
  ['H01', 'oil', 4, 4],
  ['H02', 'oil', 4, 3],
  ['H03', 'oil', 4, 3],
  ['H04', 'oil', 4, 2],
  ['H05', 'oil', 4, 2],
  ['H06', 'oil', 4, 1],
  ['H07', 'mineral', 4, 4],
  ['H08', 'mineral', 4, 3],
  ['H09', 'mineral', 4, 3],
  ['H10', 'mineral', 4, 2],
  ['H11', 'mineral', 4, 2],
  ['H12', 'mineral', 4, 1],
  ['H13', 'oil mineral', 2, 4],
  ['H14', 'oil mineral', 2, 3],
  ['H15', 'oil mineral', 2, 3],
  ['H16', 'oil mineral', 2, 2],
  ['H17', '', 0, 0],
  ['H18', '', 0, 0],
  ['H19', '', 0, 0],
  ['X01', 'oil', 4, 4],
  ['X02', 'oil', 4, 3],
  ['X03', 'oil', 4, 3],
  ['X04', 'oil', 4, 2],
  ['X05', 'oil', 4, 2],
  ['X06', 'oil', 4, 2],
  ['X07', 'oil', 4, 1],
  ['X08', 'mineral', 4, 4],
  ['X09', 'mineral', 4, 3],
  ['X10', 'mineral', 4, 3],
  ['X11', 'mineral', 4, 2],
  ['X12', 'mineral', 4, 2],
  ['X13', 'mineral', 4, 2],
  ['X14', 'mineral', 4, 1],
  ['X15', 'oil mineral', 2, 3],
  ['X16', 'oil mineral', 2, 3],
  ['X17', 'oil mineral', 2, 2],
  ['X18', 'oil mineral', 2, 2],
] as const;

/** id, title, level, nominal, effect, upkeep */
const INITIATIVES = [
  ['I01', 'Tree planting', 1, 2, 1, 0],
  ['I02', 'Waste sorting', 1, 2, 1, 0],
  ['I03', 'Awareness day', 1, 2, 1, 0],
  ['I04', 'Water meters', 1, 2, 1, 0],
  ['I05', 'Litter clean-up', 1, 2, 1, 0],
  ['I06', 'Energy-saving lighting', 1, 2, 1, 0],
  ['I07', 'Bird sanctuary', 1, 2, 1, 0],
  ['I08', 'Dust filter', 2, 4, 2, 1],
  ['I09', 'Oil trap', 2, 4, 2, 1],
  ['I10', 'Closed water loop', 2, 4, 2, 1],
  ['I11', 'Noise barrier', 2, 4, 2, 1],
  ['I12', 'Soil clean-up', 2, 4, 2, 1],
  ['I13', 'Solar roof', 2, 4, 2, 1],
  ['I14', 'Waste-water treatment', 3, 8, 3, 1],
  ['I15', 'Flue-gas scrubber', 3, 8, 3, 1],
  ['I16', 'Land reclamation', 3, 8, 3, 1],
  ['I17', 'Leak detection', 3, 8, 3, 1],
  ['I18', 'Zero-discharge process', 4, 12, 5, 2],
  ['I19', 'Carbon capture', 4, 12, 5, 2],
  ['I20', 'Full-cycle recycling', 4, 12, 5, 2],
] as const;

const oilPays = (n: number) => ({ op: 'moneyPerObject', branch: 'oil', minLevel: 1, n });
const EVENTS = [
  ['EV101', 1, 'Dry Summer', 'all', { op: 'eco', n: -1 }],
  ['EV102', 1, 'Clean-up Weekend', 'all', { op: 'eco', n: 1 }],
  ['EV103', 1, 'Small-business Grant', 'drawer', { op: 'money', n: 2 }],
  ['EV104', 1, 'Praise in the Press', 'drawer', { op: 'eco', n: 2 }],
  ['EV105', 1, 'Tax Audit', 'drawer', { op: 'money', n: -2 }],
  ['EV106', 1, 'Court Injunction', 'drawer', { op: 'veto', uses: 1 }],
  ['EV107', 1, 'Oil Demand', 'all', oilPays(1)],
  ['EV201', 2, 'Ore Boom', 'all', { ...oilPays(2), branch: 'mineral' }],
  ['EV202', 2, 'Oil Slump', 'all', oilPays(-2)],
  ['EV203', 2, 'Flood', 'all', { op: 'loseInitiative' }],
  ['EV204', 2, 'Green Subsidy', 'all', { op: 'upkeepZero' }],
  ['EV205', 2, 'Pollution Tax', 'all', { op: 'moneyPerObject', branch: 'any', minLevel: 2, n: -1 }],
  ['EV206', 2, 'Trade Embargo', 'all', { op: 'skipSeries', series: 'plants' }],
  ['EV207', 2, 'Technology Transfer', 'drawer', { op: 'drawInitiative' }],
  ['EV301', 3, 'Financial Crisis', 'all', { op: 'incomeFactor', num: 1, den: 2 }],
  ['EV302', 3, 'Oil Spill', 'all', { op: 'ecoPerLevel', branch: 'oil', n: -1 }],
  ['EV303', 3, 'Tailings Dam Breach', 'all', { op: 'ecoPerLevel', branch: 'mineral', n: -1 }],
  ['EV304', 3, 'Green Revolution', 'all', { op: 'ecoPerInitiative', n: 2 }],
  ['EV305', 3, 'Nationalisation', 'drawer', { op: 'loseTopPiece', from: 'highest' }],
  ['EV306', 3, 'Investment Wave', 'all', { op: 'nominalDelta', series: 'plants', n: -3, min: 1 }],
  ['EV307', 3, 'Final Report', 'all', { op: 'finalReport' }],
] as const;

rule('ECO-GEN.6', 'the box has 19 hexes and the extension 18, each with its resources, room and bio', () => {
  const tiles = TILES.map(([id, resources, capacity, bio]) => ({
    id,
    resources: resources.split(' ').filter((branch) => branch !== ''),
    capacity,
    bio,
    provenance: 'reconstructed',
  }));
  expect(engine.content.tiles).toEqual(tiles);
  expect(basePack.tiles.box.map(({ id }) => id)).toEqual(tiles.slice(0, 19).map(({ id }) => id));
});

rule(
  ['ECO-INI.6', 'ECO-ENV.1', 'ECO-INC.4'],
  'the 20 initiatives have the nominals, effects and upkeeps of Table 2',
  () => {
    expect(engine.content.initiatives).toEqual(
      INITIATIVES.map(([id, name, level, nominal, eco, upkeep]) => ({
        id,
        name: { en: name, ru: expect.stringMatching(RUSSIAN) },
        level,
        nominal,
        eco,
        upkeep,
        provenance: 'reconstructed',
      })),
    );
  },
);

rule(['ECO-SER.1', 'ECO-ENV.1'], 'the three specials do what is said of them', () => {
  expect(engine.content.specials).toEqual([
    {
      id: 'exchange',
      name: { en: 'Exchange', ru: 'Биржа' },
      effects: [{ op: 'coins', n: 2 }],
      provenance: 'reconstructed',
    },
    {
      id: 'reserve',
      name: { en: 'Reserve', ru: 'Заповедник' },
      effects: [{ op: 'eco', n: 2 }],
      provenance: 'reconstructed',
    },
    {
      id: 'academy',
      name: { en: 'Academy', ru: 'Академия' },
      effects: [{ op: 'ecoPerInitiative', n: 1, max: 3 }],
      provenance: 'reconstructed',
    },
  ]);
});

rule('ECO-R11', 'each event level has seven cards, and a single card ends the game', () => {
  expect(engine.content.events).toEqual(
    EVENTS.map(([id, level, en, scope, effect]) => ({
      id,
      name: { en, ru: id === 'EV307' ? 'Итоговый Отчет' : expect.stringMatching(RUSSIAN) },
      level,
      scope,
      effects: [effect],
      provenance: id === 'EV307' ? 'attested' : 'reconstructed',
    })),
  );
});

test('Only the Final Report is attested; all other cards and hexes say that they are reconstructed.', () => {
  const { tiles, initiatives, specials, events } = basePack;
  const attested = [...tiles.box, ...tiles.extension, ...initiatives, ...specials, ...events].flatMap((card) =>
    card.provenance === 'reconstructed' ? [] : [`${card.id} ${card.provenance}`],
  );
  expect(attested).toEqual(['EV307 attested']);
  expect(basePack.specials.map(({ name }) => name.ru)).toEqual(['Биржа', 'Заповедник', 'Академия']);
  expect(basePack.events.at(-1)?.name.ru).toBe('Итоговый Отчет');
});

rule.each(
  ['ECO-GEN.6', 'ECO-BIO.1'],
  'settling brings the bio-capacity of the hex',
  TILES,
  ([id, resources, room, bio]) => {
    const tile = engine.content.tiles.findIndex((each) => each.id === id);
    const others = upFrom(0, 37).filter((other) => other !== tile);
    const game = setUp({ field: { kind: 'hexagon', radius: 3 } }, { tiles: [tile, ...others] });
    const legal = game.legal('place-first').filter(({ hex }) => hex === 0);
    expect(legal.map(({ branch }) => branch)).toEqual(resources.split(' ').filter((branch) => branch !== ''));
    const [first] = legal;
    if (first === undefined) return expect([room, bio]).toEqual([0, 0]);
    game.play(first);
    expect(game.state.players[0]?.ecoFund).toBe(bio);
    expect(game.events).toContainEqual({
      type: 'bio-taken',
      rule: 'ECO-BIO.1',
      seat: 0,
      hex: 0,
      amount: bio,
      ecoFund: {
        from: 0,
        to: bio,
      },
    });
    game.edit((state) => {
      begin(state);
      pieces(state, 0, first.branch, room);
    });
    return expect(
      Array.from({ length: room }, () => {
        const piece = { type: 'place-piece', seat: 0, branch: first.branch, hex: 0 } as const;
        const refused = engine.explain(game.state, piece);
        if (refused === undefined) game.play(piece);
        return refused?.code ?? 'placed';
      }),
    ).toEqual([...Array(room - 1).fill('placed'), 'full']);
  },
);

rule.each(
  ['ECO-INI.6', 'ECO-ENV.1', 'ECO-INC.4'],
  'opens at its nominal; on the field it brings its effect and costs its upkeep',
  INITIATIVES,
  ([id, , , nominal, eco, upkeep]) => {
    const game = table().edit((state) => {
      setField(state);
      begin(
        state,
        { kind: 'reveal-initiative', seat: 0 },
        { kind: 'environment', seat: 0 },
        { kind: 'income', seat: 0 },
        lastToBuild(),
      );
      own(state, 0, { H04: 2 });
      setMoney(state, 12);
      setEcoFund(state, 5);
      stack(state, 'initiativeDeck', [id]);
    });
    game.play({ type: 'reveal', seat: 0 }, { type: 'open-initiative', seat: 0 });
    expect(game.events).toEqual([
      { type: 'initiative-revealed', rule: 'ECO-INI.1', seat: 0, initiative: id },
      { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 0, item: id, nominal, excluded: [] },
    ]);
    for (const seat of [1, 2])
      if ((engine.decision(game.state)?.seats ?? [])[0] === seat) game.play({ type: 'pass', seat });
    const hex = placeOf(game.state, 'H04');
    game.play({ type: 'place-bought', seat: 0, hex });
    const money = 12 - nominal;
    expect(game.events).toEqual([
      { type: 'initiative-placed', rule: 'ECO-AUC.8', seat: 0, initiative: id, hex },
      {
        type: 'environment-settled',
        rule: 'ECO-ENV.2',
        seat: 0,
        effect: { objects: -2, initiatives: eco, specials: 0, events: 0, total: eco - 2 },
        ecoFund: { from: 5, to: 3 + eco },
      },
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 0,
        income: {
          objects: 3,
          events: 0,
          upkeep,
          net: 3 - upkeep,
        },
        money: { from: money, to: money + 3 - upkeep },
      },
    ]);
  },
);

rule.each(
  ['ECO-SPI.2', 'ECO-R43'],
  'the three specials cost 12, 15 and 20 in the order of their purchase, whichever they are and whoever buys',
  [
    ['exchange', 'reserve', 'academy'],
    ['academy', 'exchange', 'reserve'],
    ['reserve', 'academy', 'exchange'],
  ],
  (order) => {
    const game = table({ supply: 'unlimited' }).edit((state) => {
      begin(state, ...[0, 1, 2].map((seat) => ({ kind: 'open-special', seat }) as const));
      for (const seat of [0, 1, 2]) setPlayer(state, seat, { money: 60 });
    });
    const nominals = order.map((special, seat) => {
      game.play({ type: 'open-special', seat, special });
      const opened = game.events[0];
      // the first one is driven up to 30, which changes nothing for the others
      const [left, right] = [(seat + 1) % 3, (seat + 2) % 3];
      if (seat === 0)
        game.play({ type: 'raise', seat: left, amount: 30 }, { type: 'pass', seat: right }, { type: 'pass', seat });
      else game.play({ type: 'pass', seat: left }, { type: 'pass', seat: right });
      game.play({ type: 'keep', seat: seat === 0 ? left : seat });
      return opened;
    });
    expect(nominals).toEqual(
      order.map((item, seat) => ({
        type: 'auction-opened',
        rule: 'ECO-AUC.1',
        seat,
        item,
        nominal: [12, 15, 20][seat],
        excluded: [],
      })),
    );
  },
);

rule('ECO-R43', 'a vetoed auction of a special is no purchase: the next nominal is 12 again', () => {
  const game = table().edit((state) => {
    begin(state, { kind: 'open-special', seat: 0 }, { kind: 'open-special', seat: 1 });
    setMoney(state, 12, 13);
    setPlayer(state, 2, { vetoes: 1 });
  });
  game.play({ type: 'open-special', seat: 0, special: 'reserve' }, { type: 'use-veto', seat: 2 });
  expect(game.state.specials.owner).toEqual([-1, -1, -1]);
  game.play({ type: 'open-special', seat: 1, special: 'reserve' });
  expect(game.events).toEqual([
    { type: 'auction-opened', rule: 'ECO-AUC.1', seat: 1, item: 'reserve', nominal: 12, excluded: [] },
  ]);
});

rule('ECO-R45', 'whoever wins an item without a legal place for it keeps it in hand', () => {
  const game = table({ mutualAid: 'off' }).edit((state) => {
    begin(state, { kind: 'open-special', seat: 0 }, { kind: 'reveal-initiative', seat: 0 }, lastToBuild());
    setMoney(state, 20);
    stack(state, 'initiativeDeck', ['I01']);
  });
  const pass = [1, 2].map((seat) => ({ type: 'pass', seat }) as const);
  game.play({ type: 'open-special', seat: 0, special: 'academy' }, ...pass);
  expect(game.legal()).toEqual([{ type: 'keep', seat: 0 }]);
  game.play({ type: 'keep', seat: 0 });
  expect(game.events).toEqual([{ type: 'item-kept', rule: 'ECO-AUC.8', seat: 0, item: 'academy' }]);
  game.play({ type: 'reveal', seat: 0 }, { type: 'open-initiative', seat: 0 }, ...pass);
  expect(game.legal()).toEqual([{ type: 'keep', seat: 0 }]);
  game.play({ type: 'keep', seat: 0 });
  expect(game.state.specials).toEqual({ owner: [-1, -1, 0], hex: [-1, -1, -1] });
  expect(game.state.players[0]).toMatchObject({ initiatives: [0], money: 6 });
  expect(game.decision).toEqual(BUILDING);
  expect([...game.legal('place-special'), ...game.legal('place-initiative')]).toEqual([]);
});

import type { EcoLogicOptions, EcoLogicState } from '@rulewright/ecologic';
import {
  begin,
  giveInitiative,
  givePieces,
  giveSpecial,
  happen,
  own,
  placeOf,
  setEcoFund,
} from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { BUILDING, type EcoState, NONE, table } from './table.js';

/** Seat 0 settles its Environment step in the position that `recipe` makes of an empty field. */
const settle = (recipe: (state: EcoState) => void, options: Partial<EcoLogicOptions> = {}) =>
  table(options)
    .edit((state) => {
      begin(state);
      recipe(state);
    })
    .run({ kind: 'environment', seat: 0 });

/** The effect of seat 0, read off a fund that cannot become negative. */
function effectOf(recipe: (state: EcoState) => void, options: Partial<EcoLogicOptions> = {}): number {
  const { state } = settle((position) => {
    recipe(position);
    setEcoFund(position, 0, 20);
  }, options);
  return (state.players[0]?.ecoFund ?? Number.NaN) - 20;
}

const loses = (state: EcoLogicState, seat: number) => ({
  fund: state.players[seat]?.ecoFund,
  objects: state.field.owner.filter((owner) => owner === seat).length,
});

rule.each(
  ['ECO-ENV.1', 'ECO-GEN.5'],
  "adds up the effects of Table 1 over all of the player's objects",
  [
    { levels: {}, effect: 0 },
    { levels: { H01: 1 }, effect: -1 },
    { levels: { H01: 2 }, effect: -2 },
    { levels: { H01: 3 }, effect: -3 },
    { levels: { H01: 4 }, effect: -4 },
    { levels: { H07: 4 }, effect: -4 },
    { levels: { H01: 4, H02: 1, H07: 3, H13: 2 }, effect: -10 },
  ],
  ({ levels, effect }) => {
    expect(effectOf((state) => own(state, 0, levels))).toBe(effect);
  },
);

rule.each(
  'ECO-ENV.1',
  "adds the effect of each of the player's initiatives on the field",
  [
    { initiatives: { H01: 'I07' }, effect: 1 },
    { initiatives: { H01: 'I08' }, effect: 2 },
    { initiatives: { H01: 'I14' }, effect: 3 },
    { initiatives: { H01: 'I18' }, effect: 5 },
    { initiatives: { H01: 'I18', H02: 'I17', H07: 'I13' }, effect: 10 },
  ],
  ({ initiatives, effect }) => {
    expect(effectOf((state) => own(state, 0, { H01: 1, H02: 1, H07: 1 }, initiatives))).toBe(effect - 3);
  },
);

rule.each(
  'ECO-ENV.1',
  'adds what built specials give: 2 for the Reserve, 1 for each of up to three initiatives for the Academy',
  [
    { built: ['reserve'], initiatives: {}, effect: 2 },
    { built: ['exchange'], initiatives: { H01: 'I01' }, effect: 0 },
    { built: ['academy'], initiatives: {}, effect: 0 },
    { built: ['academy'], initiatives: { H01: 'I01' }, effect: 1 },
    { built: ['academy'], initiatives: { H01: 'I01', H02: 'I02' }, effect: 2 },
    { built: ['academy'], initiatives: { H01: 'I01', H02: 'I02', H03: 'I03' }, effect: 3 },
    { built: ['academy'], initiatives: { H01: 'I01', H02: 'I02', H03: 'I03', H04: 'I04' }, effect: 3 },
    { built: ['reserve', 'academy'], initiatives: { H01: 'I01' }, effect: 3 },
  ],
  ({ built, initiatives, effect }) => {
    const printed = Object.keys(initiatives).length - 4;
    const found = effectOf((state) => {
      own(state, 0, { H01: 1, H02: 1, H03: 1, H04: 1 }, initiatives);
      built.forEach((id, i) => {
        giveSpecial(state, 0, id, placeOf(state, `H1${7 + i}`));
      });
    });
    expect(found).toBe(printed + effect);
  },
);

rule(['ECO-ENV.1', 'ECO-GEN.7'], 'leaves out whatever is still in the hand', () => {
  const found = effectOf((state) => {
    own(state, 0, { H01: 1 });
    givePieces(state, 0, 'oil', 3);
    givePieces(state, 0, 'mineral', 2);
    giveInitiative(state, 0, 'I18');
    giveSpecial(state, 0, 'reserve');
  });
  expect(found).toBe(-1);
});

rule('ECO-ENV.1', 'leaves out what others own', () => {
  const found = effectOf((state) => {
    own(state, 0, { H01: 1 });
    own(state, 1, { H02: 4, H07: 2 }, { H02: 'I18' });
    giveSpecial(state, 1, 'reserve', placeOf(state, 'H17'));
  });
  expect(found).toBe(-1);
});

rule.each(
  ['ECO-ENV.1', 'ECO-EVT.2', 'ECO-EVT.4', 'ECO-R13'],
  "adds the eco effects of this round's event to a total that is −3 without it",
  [
    { event: 'EV101', drawer: 1, total: -4 },
    { event: 'EV102', drawer: 1, total: -2 },
    { event: 'EV104', drawer: 0, total: -1 },
    { event: 'EV104', drawer: 1, total: -3 },
    { event: 'EV302', drawer: 1, total: -6 },
    { event: 'EV303', drawer: 1, total: -7 },
    { event: 'EV304', drawer: 1, total: 5 },
    { event: 'EV103', drawer: 0, total: -3 },
    { event: 'EV201', drawer: 0, total: -3 },
  ],
  ({ event, drawer, total }) => {
    const found = effectOf((state) => {
      own(state, 0, { H01: 2, H02: 1, H07: 2, H08: 2 }, { H01: 'I01', H02: 'I02', H07: 'I03', H08: 'I04' });
      own(state, 1, { H03: 3, H09: 3 }, { H03: 'I05' });
      giveInitiative(state, 0, 'I06');
      givePieces(state, 0, 'oil');
      happen(state, event, drawer);
    });
    expect(found).toBe(total);
  },
);

rule('ECO-VAR.1', 'adds up the eco effects of all events of the round', () => {
  const found = effectOf(
    (state) => {
      own(state, 0, { H01: 2 });
      happen(state, 'EV101', 0);
      happen(state, 'EV104', 0);
      happen(state, 'EV302', 1);
    },
    { eventDraw: 'player' },
  );
  expect(found).toBe(-2 - 1 + 2 - 2);
});

rule(['ECO-ENV.1', 'ECO-RND.2', 'ECO-R46'], 'settles the players one after the other, from the first player on', () => {
  const done = table()
    .edit((state) => {
      begin(state);
      state.firstPlayer = 1;
      own(state, 0, { H01: 1 });
      own(state, 2, { H07: 2 });
      for (const seat of [0, 1, 2]) setEcoFund(state, seat, 5);
    })
    .run({ kind: 'environment-phase' });
  expect(done.events).toEqual([
    { type: 'phase-began', rule: 'ECO-RND.1', phase: 'environment' },
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 1,
      effect: { objects: 0, initiatives: 0, specials: 0, events: 0, total: 0 },
      ecoFund: { from: 5, to: 5 },
    },
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 2,
      effect: { objects: -2, initiatives: 0, specials: 0, events: 0, total: -2 },
      ecoFund: { from: 5, to: 3 },
    },
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 0,
      effect: { objects: -1, initiatives: 0, specials: 0, events: 0, total: -1 },
      ecoFund: { from: 5, to: 4 },
    },
  ]);
  expect(done.state.phase).toBe('environment');
  expect(done.state.players.map(({ ecoFund }) => ecoFund)).toEqual([4, 5, 3]);
  expect(done.state.ecoSupply).toBe(45 - 12);
});

rule(
  'ECO-ENV.2',
  'changes the fund once by the total: it does not dip below 0 in between, nor run into an empty supply',
  () => {
    const dipping = settle((state) => {
      own(state, 0, { H01: 4 }, { H01: 'I18' });
      setEcoFund(state, 0, 2);
    });
    expect(loses(dipping.state, 0)).toEqual({ fund: 3, objects: 1 });
    const full = settle((state) => {
      own(state, 0, { H01: 4 }, { H01: 'I18' });
      setEcoFund(state, 0, 2);
      setEcoFund(state, 1, 42);
    });
    expect(loses(full.state, 0)).toEqual({ fund: 3, objects: 1 });
    expect(full.state.ecoSupply).toBe(0);
  },
);

rule.each(
  ['ECO-ENV.3', 'ECO-R32', 'ECO-GEN.2'],
  'takes an object only from a fund below 0',
  [
    { before: 4, fund: 1, objects: 1 },
    { before: 3, fund: 0, objects: 1 },
    { before: 2, fund: -1, objects: 0 },
    { before: -2, fund: -5, objects: 0 },
  ],
  ({ before, fund, objects }) => {
    const { state } = settle((position) => {
      own(position, 0, { H01: 3 });
      setEcoFund(position, 0, before);
    });
    expect(loses(state, 0)).toEqual({ fund, objects });
  },
);

rule(
  ['ECO-ENV.3', 'ECO-RMV.2', 'ECO-GEN.8', 'ECO-R47'],
  'empties the hex: pieces to the supply, initiative to the discard',
  () => {
    const done = settle((state) => {
      own(state, 0, { H01: 3, H02: 2, H07: 1 }, { H01: 'I01', H02: 'I02' });
      setEcoFund(state, 0, 1);
    });
    const { state } = done;
    const lost = placeOf(state, 'H01');
    const kept = placeOf(state, 'H02');
    const card = (id: string) => Number(id.slice(1)) - 1;
    expect(done.events).toEqual([
      {
        type: 'environment-settled',
        rule: 'ECO-ENV.2',
        seat: 0,
        effect: { objects: -6, initiatives: 2, specials: 0, events: 0, total: -4 },
        ecoFund: { from: 1, to: -3 },
      },
      { type: 'choice-forced', rule: 'ECO-ENV.3', choice: 'lose-object', seat: 0, action: 'lose-object' },
      { type: 'object-lost', rule: 'ECO-ENV.3', seat: 0, hex: lost, pieces: ['oil', 'oil', 'oil'] },
      { type: 'initiative-discarded', rule: 'ECO-RMV.2', seat: 0, initiative: 'I01', hex: lost },
    ]);
    expect(state.field.owner[lost]).toBe(NONE);
    expect(state.field.pieces[lost]).toEqual([]);
    expect(state.field.initiatives[lost]).toEqual([]);
    expect(state.initiativeDiscard).toEqual([card('I01')]);
    expect(state.players[0]).toEqual({
      money: 10,
      ecoFund: -3,
      supply: { oil: 8, mineral: 9 },
      hand: { oil: 0, mineral: 0 },
      initiatives: [],
    });
    expect(state.field.pieces[kept]).toEqual(['oil', 'oil']);
    expect(state.field.initiatives[kept]).toEqual([card('I02')]);
    expect(state.bioTaken.map((taken) => taken[lost])).toEqual([true, true, true]);
    expect(state.ecoSupply).toBe(45);
  },
);

rule(['ECO-ENV.3', 'ECO-RMV.4', 'ECO-R27'], 'never takes a special', () => {
  const { state } = settle((position) => {
    own(position, 0, { H01: 4 });
    giveSpecial(position, 0, 'academy', placeOf(position, 'H17'));
  });
  expect(state.specials).toEqual({ owner: [NONE, NONE, 0], hex: [NONE, NONE, placeOf(state, 'H17')] });
  expect(loses(state, 0)).toEqual({ fund: -4, objects: 0 });
});

rule(['ECO-ENV.7', 'ECO-R32'], 'takes nothing from a player without an object, whose fund stays negative', () => {
  const done = settle((state) => {
    setEcoFund(state, 0, -4);
    happen(state, 'EV101');
  });
  expect(done.events).toEqual([
    {
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 0,
      effect: { objects: 0, initiatives: 0, specials: 0, events: -1, total: -1 },
      ecoFund: { from: -4, to: -5 },
    },
    { type: 'choice-skipped', rule: 'ECO-ENV.3', choice: 'lose-object', seat: 0 },
  ]);
  expect(done.decision).toEqual(BUILDING);
});

rule(['ECO-ENV.4', 'ECO-R31'], 'measures dirt by the pieces alone, whatever initiative stands on them', () => {
  const { state } = settle((position) => {
    own(position, 0, { H01: 3, H02: 2 }, { H01: 'I18' });
    setEcoFund(position, 0, -1);
  });
  expect(state.field.owner[placeOf(state, 'H01')]).toBe(NONE);
  expect(state.field.owner[placeOf(state, 'H02')]).toBe(0);
});

rule('ECO-ENV.4', 'does not offer an object that is less dirty than another one', () => {
  const tied = settle((state) => {
    own(state, 0, { H01: 2, H02: 1, H07: 2 });
    own(state, 1, { H03: 4 });
  });
  const [oil, mineral, small, foreign] = ['H01', 'H07', 'H02', 'H03'].map((id) => placeOf(tied.state, id));
  expect(tied.refusal({ type: 'lose-object', seat: 0, hex: small ?? NONE })).toEqual({
    rule: 'ECO-ENV.4',
    code: 'not-the-dirtiest',
    details: { hex: small },
  });
  for (const hex of [foreign ?? NONE, 99])
    expect(tied.refusal({ type: 'lose-object', seat: 0, hex })).toEqual({
      rule: 'ECO-ENV.3',
      code: 'not-your-object',
      details: { hex },
    });
  expect(tied.legal().map(({ type, ...rest }) => [type, rest])).toEqual(
    [oil, mineral].sort((a = 0, b = 0) => a - b).map((hex) => ['lose-object', { seat: 0, hex }]),
  );
});

rule(['ECO-ENV.5', 'ECO-GEN.9'], 'lets the owner choose among equally dirty objects, of either branch', () => {
  const tied = settle((state) => own(state, 0, { H01: 2, H02: 1, H07: 2 }));
  const chosen = placeOf(tied.state, 'H07');
  tied.play({ type: 'lose-object', seat: 0, hex: chosen });
  expect(tied.events).toEqual([
    { type: 'object-lost', rule: 'ECO-ENV.3', seat: 0, hex: chosen, pieces: ['mineral', 'mineral'] },
  ]);
  expect(tied.state.field.owner.filter((owner) => owner === 0)).toHaveLength(2);
  expect(tied.state.players[0]?.supply).toEqual({ oil: 7, mineral: 10 });
  expect(tied.decision).toEqual(BUILDING);
});

rule('ECO-ENV.6', 'takes one object a round, again in every round that leaves the fund negative', () => {
  const step = { kind: 'environment', seat: 0 } as const;
  const game = table()
    .edit((state) => {
      begin(state);
      own(state, 0, { H01: 3, H02: 2, H03: 1 }, { H03: 'I18' });
      setEcoFund(state, 0, -5);
    })
    .run(step);
  expect(loses(game.state, 0)).toEqual({ fund: -6, objects: 2 });
  game.run(step);
  expect(loses(game.state, 0)).toEqual({ fund: -4, objects: 1 });
  expect(game.state.field.owner[placeOf(game.state, 'H03')]).toBe(0);
  game.run(step);
  expect(loses(game.state, 0)).toEqual({ fund: 0, objects: 1 });
});

rule.each(
  'ECO-R31',
  'under `net` counts an initiative for its object, but not the Academy',
  [
    { levels: { H01: 3, H02: 2 }, initiatives: { H01: 'I08' }, lost: ['H02'] },
    { levels: { H01: 3, H02: 2 }, initiatives: { H01: 'I01' }, lost: ['H01', 'H02'] },
    { levels: { H01: 3, H02: 2 }, initiatives: { H02: 'I01' }, lost: ['H01'] },
    { levels: { H01: 4, H02: 1 }, initiatives: { H01: 'I18' }, lost: ['H02'] },
    { levels: { H01: 2, H02: 1 }, initiatives: { H01: 'I02', H02: 'I01' }, lost: ['H01'] },
  ],
  ({ levels, initiatives, lost }) => {
    const done = settle(
      (state) => {
        own(state, 0, levels, initiatives);
        giveSpecial(state, 0, 'academy', placeOf(state, 'H17'));
        setEcoFund(state, 0, -20);
      },
      { dirtiness: 'net' },
    );
    const { state } = done;
    const gone = Object.keys(levels).filter((id) => state.field.owner[placeOf(state, id)] === NONE);
    const offered = done.legal('lose-object').map(({ hex }) => hex);
    const candidates = lost.map((id) => placeOf(state, id)).sort((a, b) => a - b);
    expect({ gone, offered }).toEqual(
      lost.length === 1 ? { gone: lost, offered: [] } : { gone: [], offered: candidates },
    );
  },
);

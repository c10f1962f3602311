import { engine } from '@rulewright/ecologic';
import { begin, happen, own, placeOf, setEcoFund, setPlayer, special } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { loses, settle } from './environment.js';
import { BUILDING, NONE, table } from './table.js';

// ECO-ENV.3 to ECO-ENV.7: the object that a negative eco fund costs.

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
      setEcoFund(position, before);
    });
    expect(loses(state, 0)).toEqual({ fund, objects });
  },
);

rule(
  ['ECO-ENV.3', 'ECO-RMV.2', 'ECO-GEN.8', 'ECO-R47'],
  'empties the hex: pieces to the supply, initiative to the discard',
  () => {
    const done = settle((state) => {
      own(state, 0, { H01: 3, H02: 2, H07: 1 }, { initiatives: { H01: 'I01', H02: 'I02' } });
      setEcoFund(state, 1);
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
    special(position, 0, 'academy', { hex: placeOf(position, 'H17') });
  });
  expect(state.specials).toEqual({ owner: [NONE, NONE, 0], hex: [NONE, NONE, placeOf(state, 'H17')] });
  expect(loses(state, 0)).toEqual({ fund: -4, objects: 0 });
});

rule(['ECO-ENV.7', 'ECO-R32'], 'takes nothing from a player without an object, whose fund stays negative', () => {
  const done = settle((state) => {
    setEcoFund(state, -4);
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
    { type: 'choice-skipped', rule: 'ECO-ENV.7', choice: 'lose-object', seat: 0 },
  ]);
  expect(done.decision).toEqual(BUILDING);
});

rule(['ECO-ENV.4', 'ECO-R31'], 'measures dirt by the pieces alone, whatever initiative stands on them', () => {
  const { state } = settle((position) => {
    own(position, 0, { H01: 3, H02: 2 }, { initiatives: { H01: 'I18' } });
    setEcoFund(position, -1);
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

rule('ECO-ENV.3', 'the query names what the question is about while it waits', () => {
  const losing = settle((position) => {
    own(position, 0, { H01: 2, H02: 1, H07: 2 });
    own(position, 1, { H03: 4 });
    setPlayer(position, 1, { ecoFund: 45 });
  });
  const { objectsAtRisk } = engine.ask(engine.view(losing.state, 1));
  expect(objectsAtRisk(0)).toEqual(losing.legal().flatMap((action) => ('hex' in action ? [action.hex] : [])));
  expect([objectsAtRisk(0).length, objectsAtRisk(1)]).toEqual([2, []]);
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
      own(state, 0, { H01: 3, H02: 2, H03: 1 }, { initiatives: { H03: 'I18' } });
      setEcoFund(state, -5);
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
        own(state, 0, levels, { initiatives });
        special(state, 0, 'academy', { hex: placeOf(state, 'H17') });
        setEcoFund(state, -20);
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

import { type DoesNotExistState, engine } from '@rulewright/does-not-exist';
import { describe, expect, test } from 'vitest';
import { inFull, often } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { A, ask, B, C, inRave } from './asking.js';
import {
  bounty,
  giveAny,
  guest,
  hire,
  lay,
  rave,
  raving,
  type State,
  saviour,
  setClass,
  setLaid,
  setPlayer,
  setShared,
  setSouls,
  store,
} from './table.js';
import { always } from './walks.js';

// What the engine answers about positions and views.

test('Nobody may invade outside a rave.', () => {
  expect([A, B, C].map((seat) => ask().mayInvade(seat))).toEqual([false, false, false]);
});

rule.each(
  ['DNE-FIN.1', 'DNE-FIN.8'],
  'isAtStake is whether two souls more would win',
  [
    { souls: 7, winSouls: 10, isAtStake: false },
    { souls: 8, winSouls: 10, isAtStake: true },
    { souls: 8, winSouls: 11, isAtStake: false },
  ],
  ({ souls, winSouls, isAtStake }) => {
    expect(ask((state) => setSouls(state, souls), { winSouls }).isAtStake(A)).toBe(isAtStake);
  },
);

describe('callees and helpers', () => {
  const holding = (state: State): void => {
    for (const seat of [B, C]) giveAny(state, seat, 1);
  };
  const called = (state: State, times: number): void => {
    setShared(state, { rave: { calls: state.rave.calls.map((calls, seat) => (seat === B ? times : calls)) } });
  };

  rule.each(
    ['DNE-FRD.1', 'DNE-FRD.2', 'DNE-CLS.12', 'DNE-FRD.10'],
    'are the opponents who can become the Saviour',
    [
      { change: () => {}, options: {}, callees: [B, C], helpers: [B, C] },
      { change: (state: State) => called(state, 1), options: {}, callees: [B, C], helpers: [B, C] },
      { change: (state: State) => called(state, 2), options: {}, callees: [C], helpers: [C] },
      { change: (state: State) => lay(state, B, 'demo-jing'), options: {}, callees: [C], helpers: [C] },
      { change: (state: State) => banned(state), options: {}, callees: [C], helpers: [C] },
      { change: (state: State) => saviour(state, B), options: {}, callees: [], helpers: [] },
      { change: (state: State) => setShared(state, { rave: { copied: [A] } }), options: {}, callees: [], helpers: [] },
      { change: (state: State) => leading(state), options: {}, callees: [], helpers: [] },
      {
        change: (state: State) => leading(state),
        options: { callWhenLeading: true },
        callees: [B, C],
        helpers: [B, C],
      },
      { change: () => {}, options: off, callees: [], helpers: [] },
      { change: (state: State) => forceful(state), options: off, callees: [], helpers: [B, C] },
      {
        change: (state: State) => {
          forceful(state);
          setShared(state, { turn: { challenged: [C] } });
        },
        options: off,
        callees: [],
        helpers: [B],
      },
      { change: (state: State) => setClass(state, A, 'dj'), options: off, callees: [], helpers: [] },
    ] as const,
    ({ change, options, callees, helpers }) => {
      const { state } = raving(
        A,
        (it) => {
          holding(it);
          change(it);
        },
        options,
      );
      const told = engine.ask(state);
      expect([told.callees(), told.helpers()]).toEqual([callees, helpers]);
      const named = engine.legalActions(state, A).flatMap((action) => (action.type === 'call' ? [action.target] : []));
      expect([...new Set(named)]).toEqual(callees);
    },
  );

  test('are nobody outside a rave.', () => {
    const told = ask(holding);
    expect([told.callees(), told.helpers()]).toEqual([[], []]);
  });
});
const off = { calls: { enabled: false, perOpponent: 2, counter: true } };
/** The Host can challenge, and holds a card for it. */
const forceful = (state: State): void => {
  setClass(state, A, 'dj');
  giveAny(state, A, 1);
};
const banned = (state: State): void => setPlayer(state, B, { helpBan: true });
const leading = (state: State): void => {
  lay(state, A, 'vinyl-am');
  setShared(state, { turn: { expectation: 7 } });
};

rule(['DNE-GNL.7', 'DNE-CLS.23', 'DNE-SPC.8'], 'handLimit goes by the class, and may wait for the Host', () => {
  const told = ask((state) => {
    setClass(state, B, 'olivye');
    setClass(state, A, 'dragonborn');
  });
  expect([told.handLimit(A), told.handLimit(B)]).toEqual([5, 6]);
  const freed = ask((state) => {
    setClass(state, B, 'olivye');
    setShared(state, { turn: { isUnlimited: true } });
  });
  expect([freed.handLimit(A), freed.handLimit(B)]).toEqual([null, 6]);
});

describe('invitation', () => {
  const level = engine.content.monsters.find(({ id }) => id === 'oxymoron')?.level ?? 0;

  rule.each(
    ['DNE-MON.2', 'DNE-MON.6'],
    'tells whether the monster comes',
    [
      { expectation: level, options: {}, comes: true },
      { expectation: level - 1, options: {}, comes: false },
      { expectation: 1, options: { monsterLevel: 'add' }, comes: true },
    ] as const,
    ({ expectation, options, comes }) => {
      expect(ask(() => {}, options, expectation).invitation('oxymoron')).toMatchObject({ level, comes });
    },
  );

  rule(
    ['DNE-MON.3', 'DNE-MON.4', 'DNE-SPC.11', 'DNE-SPC.15', 'DNE-R13', 'DNE-R17'],
    'tells level, price and souls',
    () => {
      const { monsters } = engine.content;
      const of = (isIt: (monster: (typeof monsters)[number]) => boolean) => monsters.find(isIt)?.id ?? '';
      const free = of(({ special }) => special.invite?.cost === 0);
      const dear = of(({ special }) => special.invite?.extraHandCards === 1);
      const blank = of(({ souls }) => souls === null);
      const picky = monsters.find(({ levelMods }) => levelMods.some(({ who }) => 'class' in who));
      const mod = picky?.levelMods.find(({ who }) => 'class' in who);
      const named = mod !== undefined && 'class' in mod.who ? mod.who.class.replace('class-', '') : '';
      const told = ask((state) => setClass(state, A, named));
      const others = ask((state) => setClass(state, B, named));
      expect(told.invitation(free)).toMatchObject({ handCards: 0, heldCards: 0 });
      expect(told.invitation(dear)).toMatchObject({ handCards: 1, heldCards: 1 });
      expect(ask(() => {}, { monsterChoice: 'random' }).invitation(dear)).toMatchObject({ handCards: 0, heldCards: 1 });
      expect(told.invitation(picky?.id ?? '').level).toBe((picky?.level ?? 0) + (mod?.delta ?? 0));
      expect(others.invitation(picky?.id ?? '').level).toBe(picky?.level);
      expect(told.invitation(blank).souls).toBe(0);
      expect(ask(() => {}, { blankMonsterSouls: 1 }).invitation(blank).souls).toBe(1);
      expect(() => told.invitation('felix')).toThrow('there is no monster felix');
      expect(() => told.invitation('constructor')).toThrow('there is no monster constructor');
    },
  );
});

describe('pursuer', () => {
  rule('DNE-BTY.14', 'is the guest, also when it has just joined the winner', () => {
    expect(ask().pursuer()).toBe(null);
    expect(inRave((state) => guest(state, 'oxymoron')).pursuer()).toBe('oxymoron');
    const joined = ask((state) => {
      rave(state, 1, [], ['vinyl-am']);
      hire(state, B, 'the-hand-of-fate');
      bounty(state, B, { kind: 'escape', seat: A });
    });
    expect(joined.pursuer()).toBe('the-hand-of-fate');
    const before = inRave((state) => hire(state, B, 'the-hand-of-fate'));
    expect(before.pursuer()).toBe(null);
  });

  rule.each(
    ['DNE-SPC.3', 'DNE-CLS.26', 'DNE-CLS.28'],
    'and what helps against it make the escapeBonus',
    [
      { id: 'writer', monster: 'telemarketer', points: 30, bonus: 0 },
      { id: 'alien', monster: 'telemarketer', points: 0, bonus: 1 },
      { id: 'alien', monster: easy(1), points: 0, bonus: 2 },
      { id: 'alien', monster: easy(2), points: 0, bonus: 3 },
      { id: 'dragonborn', monster: 'telemarketer', points: 10, bonus: 0 },
      { id: 'dragonborn', monster: 'telemarketer', points: 11, bonus: 1 },
      { id: 'dragonborn', monster: 'telemarketer', points: 15, bonus: 1 },
      { id: 'dragonborn', monster: 'telemarketer', points: 16, bonus: 2 },
      { id: 'dragonborn', monster: easy(2), points: 16, bonus: 4 },
    ],
    ({ id, monster, points, bonus }) => {
      const told = inRave((state) => {
        setClass(state, A, id);
        guest(state, monster);
        lay(state, A, 'vinyl-am');
        setLaid(state, A, 0, { fixed: points });
      });
      expect(told.escapeBonus(A)).toBe(bonus);
    },
  );
});
/** A monster against which that much is added to the escape roll. */
function easy(add: number): string {
  return engine.content.monsters.find(({ special }) => special.escape?.add === add)?.id ?? '';
}

/** Every answer that a viewer may know. */
const answers = (position: Parameters<typeof engine.ask>[0], state: DoesNotExistState, viewer: number): unknown[] => {
  const told = engine.ask(position);
  const seats = [...state.players.keys()];
  return [
    ...seats.map((seat) => [told.needed(seat), told.role(seat), told.room(seat), told.handLimit(seat)]),
    ...seats.map((seat) => [told.isAtStake(seat), told.mayInvade(seat), told.escapeBonus(seat)]),
    ...state.lineups.map(({ owner }) => [told.lineup(owner), told.lineupWith(owner, [{ card: 'vinyl-am' }])]),
    [told.strongest(), told.callees(), told.helpers(), told.pursuer(), told.mustAdd(viewer)],
    told.invitation('oxymoron'),
  ];
};

test('A view gives the same answers as its state.', inFull, () => {
  const asked = new Set<string>();
  let compared = 0;
  always(({ steps }) => {
    // a bounty is soon over, so more of its moments are looked at
    for (const { before } of steps.filter((step, i) => i % (step.before.phase === 'bounty' ? 10 : 60) === 0))
      for (const viewer of before.players.keys()) {
        expect(answers(engine.view(before, viewer), before, viewer)).toEqual(answers(before, before, viewer));
        asked.add(before.phase);
        compared++;
      }
  });
  expect(compared).toBeGreaterThanOrEqual(often(300));
  expect([...asked].sort()).toEqual(['bounty', 'gentle-round', 'preparation', 'rave', 'start', 'summary']);
});

test('Every question is asked above.', inFull, () => {
  expect(Object.keys(engine.schemas.queries).sort()).toEqual(
    [
      ...['callees', 'escapeBonus', 'handLimit', 'helpers', 'invitation', 'isAtStake', 'lineup', 'lineupWith'],
      ...['mayInvade', 'mustAdd', 'needed', 'pursuer', 'role', 'player', 'room', 'strongest', 'shared'],
    ].sort(),
  );
});

rule('DNE-GNL.3', 'cards in the inventory are held like those in the hand', () => {
  const told = inRave((state) => store(state, C, 'demo-jing'));
  expect(told.helpers()).toEqual([C]);
});

rule(['DNE-RIV.1', 'DNE-GNL.3'], 'nobody invades without a card', () => {
  const told = inRave((state) => giveAny(state, C, 1));
  expect([B, C].map((seat) => told.mayInvade(seat))).toEqual([false, true]);
});

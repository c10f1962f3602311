import { type DoesNotExistState, engine } from '@rulewright/does-not-exist';
import { describe, expect, test } from 'vitest';
import { rule } from '../rule.js';
import {
  at,
  bounty,
  give,
  giveAny,
  guest,
  hire,
  lay,
  layFor,
  type Options,
  rave,
  raving,
  type State,
  save,
  setClass,
  setOut,
  setSouls,
  store,
} from './table.js';
import { always } from './walks.js';

// What the engine answers about positions and views.

const [A, B, C] = [0, 1, 2];
const ask = (recipe: (state: State) => void = () => {}, options: Options = {}, expectation?: number) =>
  engine.ask(at(recipe, options, expectation).state);
/** A rave against an expectation of 20, in which seat 0 has priority. */
const inRave = (recipe: (state: State) => void, options: Options = {}) => engine.ask(raving(A, recipe, options).state);
/** A card of seat 0 that counts as printed. */
const plain = (card: string, value: number) => ({ card, by: A, base: value, genreSteps: 0, value });

describe('lineup', () => {
  rule(['DNE-SND.1', 'DNE-GEN.1', 'DNE-GEN.2', 'DNE-DUR.1'], 'counts card by card', () => {
    const told = inRave((state) => {
      lay(state, A, 'vinyl-in-utero', 'vinyl-am');
      layFor(state, A, B, 'vinyl-nevermind');
      save(state, B);
    });
    expect(told.lineup(A)).toEqual({
      owner: A,
      total: 22,
      minutes: 41 + 41 + 49,
      cards: [
        { card: 'vinyl-in-utero', by: A, base: 6, genreSteps: 1, value: 9 },
        plain('vinyl-am', 8),
        { card: 'vinyl-nevermind', by: B, base: 3, genreSteps: 1, value: 5 },
      ],
    });
  });

  rule('DNE-GEN.3', 'gives half points where only the total is rounded', () => {
    const told = inRave((state) => lay(state, A, 'vinyl-in-utero', 'vinyl-nevermind'), { genreRounding: 'ceilTotal' });
    expect(told.lineup(A).cards.map(({ value }) => value)).toEqual([9, 4.5]);
    expect(told.lineup(A).total).toBe(14);
  });

  rule('DNE-CLS.10', 'gives a copy no base', () => {
    const game = raving(A, (state) => {
      setClass(state, A, 'proxy');
      lay(state, A, 'vinyl-am');
      give(state, A, 'demo-jing');
    }).play({ type: 'copy', seat: A, card: 'demo-jing' });
    expect(engine.ask(game.state).lineup(A)).toEqual({
      owner: A,
      total: 16,
      minutes: 41 + 54,
      cards: [plain('vinyl-am', 8), { ...plain('demo-jing', 8), base: null }],
    });
  });

  rule.each(
    ['DNE-CLS.27', 'DNE-SPC.2'],
    'counts the bases that a class or a monster makes greater',
    [
      { id: 'dragonborn', isInvaded: false, bases: [3, 4, 8] },
      { id: 'dragonborn', isInvaded: true, bases: [6, 4, 8] },
      { id: 'ttter', isInvaded: false, bases: [6, 4, 8] },
      { id: 'writer', isInvaded: true, bases: [3, 4, 8] },
    ],
    ({ id, isInvaded, bases }) => {
      const told = inRave((state) => {
        setClass(state, A, id);
        guest(state, weakener);
        lay(state, A, 'vinyl-nevermind', 'album-noir-times', 'vinyl-am');
        if (isInvaded) lay(state, B, 'demo-jing');
      });
      expect(told.lineup(A).cards.map(({ base }) => base)).toEqual(bases);
    },
  );

  test('of nobody is an error.', () => {
    const told = inRave(() => {});
    expect(told.lineup(A)).toEqual({ owner: A, total: 0, minutes: 0, cards: [] });
    expect(() => told.lineup(B)).toThrow('seat 1 has no line-up');
    expect(() => told.lineup(3)).toThrow('nobody sits at 3');
  });
});

/** The monster that doubles the weakest card of a Tattooist. */
const weakener = engine.content.monsters.find(({ special }) => special.lineup !== undefined)?.id ?? '';

describe('lineupWith', () => {
  rule(['DNE-SND.1', 'DNE-GEN.1'], 'counts further cards as if they lay there, and changes nothing', () => {
    const game = raving(A, (state) => {
      lay(state, A, 'vinyl-in-utero');
      give(state, A, 'vinyl-nevermind');
    });
    const told = engine.ask(game.state);
    const grunge = told.lineupWith(A, [{ card: 'vinyl-nevermind' }]);
    expect([grunge.total, grunge.cards.map(({ value }) => value)]).toEqual([14, [9, 5]]);
    expect(told.lineupWith(A, [{ card: 'vinyl-nevermind', base: 6 }, { card: 'vinyl-am' }]).total).toBe(26);
    expect(told.lineupWith(A, [])).toEqual(told.lineup(A));
    expect(told.lineup(A).total).toBe(6);
    expect(engine.ask(game.play({ type: 'play', seat: A, card: 'vinyl-nevermind' }).state).lineup(A)).toEqual(grunge);
  });

  rule(['DNE-SND.4', 'DNE-RIV.1', 'DNE-CLS.27'], 'declares a line-up, and takes a die as it was rolled', () => {
    const before = ask((state) => setClass(state, A, 'dragonborn'));
    expect(before.lineupWith(A, [{ card: 'demo-spawn', base: 4 }]).total).toBe(4);
    expect(() => before.lineupWith(A, [{ card: 'demo-spawn' }])).toThrow('a die gives the bonus of demo-spawn');
    expect(() => before.lineupWith(A, [{ card: 'spawn' }])).toThrow('there is no card spawn');
    expect(() => before.lineupWith(B, [])).toThrow('seat 1 cannot have a line-up');
    const rave = inRave((state) => setClass(state, B, 'dragonborn'));
    // a second line-up makes it an invasion: a 3 counts twice
    expect(rave.lineupWith(B, [{ card: 'vinyl-igor' }]).total).toBe(6);
    expect(() => rave.lineupWith(A, [{ card: 'vinyl-am', base: -1 }])).toThrow('not what lineupWith asks for');
  });
});

rule.each(
  ['DNE-SND.2', 'DNE-R8', 'DNE-R64', 'DNE-MON.6', 'DNE-BTY.2'],
  'needed is the least total that wins, strongest whose line-up has it',
  [
    { options: {}, id: 'alien', total: 12, needed: 11, strongest: A },
    { options: {}, id: 'alien', total: 11, needed: 11, strongest: A },
    { options: {}, id: 'alien', total: 10, needed: 11, strongest: null },
    { options: { successMargin: 0 }, id: 'alien', total: 10, needed: 10, strongest: A },
    { options: { writerTie: 'lineupsAndExpectation' }, id: 'writer', total: 10, needed: 10, strongest: A },
    { options: { writerTie: 'lineupsAndExpectation' }, id: 'alien', total: 10, needed: 11, strongest: null },
    { options: { monsterLevel: 'add' }, id: 'alien', total: 17, needed: 18, strongest: null },
    { options: { monsterLevel: 'add' }, id: 'alien', total: 18, needed: 18, strongest: A },
  ] as const,
  ({ options, id, total, needed, strongest }) => {
    const told = inRave((state) => {
      setClass(state, A, id);
      state.turn.expectation = 10;
      guest(state, 'oxymoron');
      state.turn.level = 7;
      lay(state, A, 'vinyl-am');
      const [line] = state.lineups;
      if (line !== undefined) line.frozen = [2 * total];
    }, options);
    expect([told.lineup(A).total, told.needed(A), told.strongest()]).toEqual([total, needed, strongest]);
  },
);

rule(['DNE-RAV.5', 'DNE-RAV.6', 'DNE-RAV.7', 'DNE-RAV.8', 'DNE-RIV.1'], 'role is the part in the rave', () => {
  const told = inRave(
    (state) => {
      lay(state, A, 'vinyl-am');
      layFor(state, A, B, 'vinyl-igor');
      save(state, B);
      lay(state, C, 'demo-jing');
    },
    { players: 5 },
  );
  expect([0, 1, 2, 3, 4].map((seat) => told.role(seat))).toEqual([
    'host',
    'saviour',
    'invader',
    'bystander',
    'bystander',
  ]);
  expect([0, 1, 2, 3, 4].map((seat) => told.mayInvade(seat))).toEqual([false, false, false, true, true]);
});

rule.each(
  ['DNE-RIV.2', 'DNE-RIV.7', 'DNE-CLS.20'],
  'mayInvade is false for who may not any more',
  [
    { change: () => {}, options: {}, may: true },
    { change: (state: State) => lay(state, C, 'demo-jing'), options: { maxInvaders: 1 }, may: false },
    { change: (state: State) => lay(state, C, 'demo-jing'), options: { maxInvaders: 2 }, may: true },
    { change: (state: State) => invaded(state), options: {}, may: true },
    { change: (state: State) => invaded(state), options: { invasionLimit: 'oncePerRound' }, may: false },
    { change: (state: State) => state.rave.expelled.push(B), options: {}, may: false },
    { change: (state: State) => setOut(state, B), options: {}, may: false },
  ] as const,
  ({ change, options, may }) => {
    expect(inRave((state) => void change(state), options).mayInvade(B)).toBe(may);
  },
);
const invaded = (state: State): void => void Object.assign(state.players[B] ?? {}, { invaded: true });

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

/** A rave in which seat 1 is a forced Saviour, who has laid `own`, and the Host has laid `bases`. */
const forced = (state: State, bases: readonly string[], own: readonly string[] = []): void => {
  lay(state, A, ...bases);
  layFor(state, A, B, ...own);
  save(state, B);
  Object.assign(state.rave, { forced: true, joined: own.length > 0 });
};

describe('room', () => {
  rule('DNE-CLS.13', 'is what the Host has laid from held cards less what the forced Saviour has added', () => {
    const told = inRave((state) => forced(state, ['vinyl-am', 'vinyl-igor'], ['demo-jing']));
    expect([told.room(A), told.room(B), told.room(C)]).toEqual([null, 9, null]);
    const rolled = inRave((state) => {
      forced(state, ['vinyl-am', 'vinyl-igor']);
      const [line] = state.lineups;
      if (line !== undefined) line.via[0] = 'mercenary';
    });
    expect(rolled.room(B)).toBe(3);
    expect(inRave((state) => save(state, B)).room(B)).toBe(null);
  });

  rule.each(
    ['DNE-CLS.13'],
    'decides whether the Saviour must add a card',
    [
      { laid: 'vinyl-igor', held: 'vinyl-nevermind', must: true },
      { laid: 'demo-jing', held: 'vinyl-nevermind', must: false },
    ],
    ({ laid, held, must }) => {
      const game = raving(B, (state) => {
        forced(state, [laid]);
        give(state, B, held);
      });
      expect(engine.ask(game.state).mustAdd(B)).toBe(must);
      expect(engine.ask(engine.view(game.state, B)).mustAdd(B)).toBe(must);
      expect(engine.explain(game.state, { type: 'hold', seat: B })?.code).toBe(must ? 'must-add-a-card' : undefined);
      expect(() => engine.ask(engine.view(game.state, A)).mustAdd(B)).toThrow('the hand of seat 1 is hidden');
    },
  );
});

describe('callees and helpers', () => {
  const holding = (state: State): void => {
    for (const seat of [B, C]) giveAny(state, seat, 1);
  };
  const called = (state: State, times: number): void => {
    state.rave.calls[B] = times;
  };

  rule.each(
    ['DNE-FRD.1', 'DNE-FRD.2', 'DNE-CLS.12', 'DNE-FRD.10'],
    'are the opponents who can become the Saviour',
    [
      { change: () => {}, options: {}, callees: [B, C], helpers: [B, C] },
      { change: (state: State) => called(state, 1), options: {}, callees: [B, C], helpers: [B, C] },
      { change: (state: State) => called(state, 2), options: {}, callees: [C], helpers: [B, C] },
      { change: (state: State) => lay(state, B, 'demo-jing'), options: {}, callees: [C], helpers: [C] },
      { change: (state: State) => banned(state), options: {}, callees: [C], helpers: [C] },
      { change: (state: State) => save(state, B), options: {}, callees: [], helpers: [] },
      { change: (state: State) => state.rave.copied.push(A), options: {}, callees: [], helpers: [] },
      { change: (state: State) => leading(state), options: {}, callees: [], helpers: [B, C] },
      {
        change: (state: State) => leading(state),
        options: { callWhenLeading: true },
        callees: [B, C],
        helpers: [B, C],
      },
      { change: () => {}, options: off, callees: [], helpers: [B, C] },
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
const banned = (state: State): void => void Object.assign(state.players[B] ?? {}, { helpBan: true });
const leading = (state: State): void => {
  lay(state, A, 'vinyl-am');
  state.turn.expectation = 7;
};

rule(['DNE-GNL.7', 'DNE-CLS.23', 'DNE-SPC.8'], 'handLimit goes by the class, and may wait for the Host', () => {
  const told = ask((state) => {
    setClass(state, B, 'olivye');
    setClass(state, A, 'dragonborn');
  });
  expect([told.handLimit(A), told.handLimit(B)]).toEqual([5, 6]);
  const freed = ask((state) => {
    setClass(state, B, 'olivye');
    state.turn.unlimited = true;
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
        const [line] = state.lineups;
        if (line !== undefined) line.frozen = [2 * points];
      });
      expect(told.escapeBonus(A)).toBe(bonus);
    },
  );
});
/** A monster against which so much is added to the escape roll. */
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

test('A view gives the same answers as its state.', () => {
  const asked = new Set<string>();
  let compared = 0;
  always(({ steps }) => {
    for (const { before } of steps.filter((_, i) => i % 60 === 0))
      for (const viewer of before.players.keys()) {
        expect(answers(engine.view(before, viewer), before, viewer)).toEqual(answers(before, before, viewer));
        asked.add(before.phase);
        compared++;
      }
  });
  expect(compared).toBeGreaterThan(300);
  expect([...asked].sort()).toEqual(['bounty', 'gentle-round', 'preparation', 'rave', 'start', 'summary']);
});

test('Every question is asked above.', () => {
  expect(Object.keys(engine.schemas.queries).sort()).toEqual(
    [
      ...['callees', 'escapeBonus', 'handLimit', 'helpers', 'invitation', 'isAtStake', 'lineup', 'lineupWith'],
      ...['mayInvade', 'mustAdd', 'needed', 'pursuer', 'role', 'room', 'strongest'],
    ].sort(),
  );
});

rule('DNE-GNL.3', 'cards in the inventory are held like those in the hand', () => {
  const told = inRave((state) => store(state, C, 'demo-jing'));
  expect(told.helpers()).toEqual([C]);
});

import { type EmixState, engine } from '@rulewright/emix';
import { describe, expect, test } from 'vitest';
import { rule, ruleInFull } from '../support/rule.js';
import {
  activate,
  begin,
  give,
  type Options,
  type State,
  setKarma,
  setKarmaDue,
  setMarkers,
  setPlayer,
  setPool,
  setShared,
  table,
} from './table.js';
import { always } from './walks.js';

// What the engine answers about positions and views.

const [A, B, C] = [0, 1, 2];

/** The questions about an empty table of three, with these things on it. */
const ask = (recipe: (state: State) => void = () => undefined, options: Options = {}) =>
  engine.ask(
    table(options).edit((state) => {
      begin(state, { kind: 'action', seat: A });
      recipe(state);
    }).state,
  );

describe('result and distance', () => {
  rule('EMX-RES.2', 'is positive minus negative emons of the pool, karma left out', () => {
    const asked = ask((state) => {
      setPool(state, A, 9, 4);
      setPool(state, B, 0, 7);
      setKarma(state, C, 6, 0);
    });
    expect([A, B, C].map((human) => asked.result(human))).toEqual([5, -7, 0]);
  });

  rule.each(
    ['EMX-END.1', 'EMX-END.3'],
    'is counted to both goals, and is nothing at the goal and beyond',
    [
      { position: 0, light: 100, dark: 100 },
      { position: 99, light: 1, dark: 199 },
      { position: 100, light: 0, dark: 200 },
      { position: 110, light: 0, dark: 210 },
      { position: -100, light: 200, dark: 0 },
    ],
    ({ position, light, dark }) => {
      const asked = ask((state) => {
        setPlayer(state, B, { marker: position });
      });
      expect(asked.distance(B)).toEqual({ light, dark });
    },
  );

  rule('EMX-RES.3', 'is what absorbing moves the marker by', () => {
    const t = table().edit((state) => {
      begin(state, { kind: 'action', seat: A });
      setPool(state, B, 2, 5);
    });
    const result = engine.ask(t.state).result(B);
    t.run({ kind: 'absorb', seat: B, human: B });
    expect(t.eventsOf('absorbed')).toEqual([
      { type: 'absorbed', rule: 'EMX-RES.2', seat: B, human: B, pos: 2, neg: 5, result },
    ]);
    expect(t.state.marker[B]).toBe(result);
  });
});

describe('payments', () => {
  rule.each(
    ['EMX-CRD.4', 'EMX-CRD.5'],
    'are in emons of the sign, and of a neutral card in any mix',
    [
      { card: 'joy', pool: [0, 0], ways: [[0, 0]] },
      { card: 'love', pool: [3, 9], ways: [] },
      { card: 'love', pool: [4, 0], ways: [[4, 0]] },
      { card: 'hatred', pool: [9, 4], ways: [[0, 4]] },
      {
        card: 'indifference',
        pool: [9, 9],
        ways: [
          [0, 3],
          [1, 2],
          [2, 1],
          [3, 0],
        ],
      },
      {
        card: 'indifference',
        pool: [2, 2],
        ways: [
          [1, 2],
          [2, 1],
        ],
      },
      { card: 'indifference', pool: [1, 1], ways: [] },
    ],
    ({ card, pool: [pos = 0, neg = 0], ways }) => {
      const asked = ask((state) => setPool(state, B, pos, neg));
      expect(asked.payments(B, card)).toEqual(ways.map(([pos, neg]) => ({ pos, neg })));
    },
  );
});

describe('slots', () => {
  const five = ['optimism', 'calm', 'love', 'wisdom'];
  rule.each(
    ['EMX-PWR.3', 'EMX-PWR.4'],
    'are five, copies use none, and Self-development gives one',
    [
      { row: [], free: 5 },
      { row: ['calm', 'calm'], free: 4 },
      { row: five, free: 1 },
      { row: [...five, 'kindness'], free: 0 },
      { row: [...five, 'self-development'], free: 1 },
    ],
    ({ row, free }) => {
      const asked = ask((state) => activate(state, B, ...row));
      expect(asked.freeSlots(B)).toBe(free);
      expect(asked.row(B)).toEqual(row);
    },
  );

  rule('EMX-PWR.6', 'are none, not fewer, when a slot was lost', () => {
    const asked = ask((state) => activate(state, B, ...five, 'kindness', 'faith'));
    expect(asked.freeSlots(B)).toBe(0);
  });

  rule(['EMX-PWR.3', 'EMX-PWR.4', 'EMX-PWR.5'], 'have room for a kind below its limit', () => {
    const asked = ask((state) => {
      activate(state, A, ...five, 'kindness');
      activate(state, B, 'hatred');
    });
    expect([asked.hasRoom(A, 'faith'), asked.hasRoom(A, 'calm'), asked.hasRoom(A, 'self-development')]).toEqual([
      false,
      true,
      false,
    ]);
    // one copy of Hatred may be active, and an effect is no power
    expect([asked.hasRoom(B, 'hatred'), asked.hasRoom(B, 'faith'), asked.hasRoom(B, 'joy')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('scores', () => {
  rule(['EMX-END.4', 'EMX-END.5', 'EMX-END.6', 'EMX-KRM.9'], 'have a marker, powers and karma as their parts', () => {
    const asked = ask((state) => {
      setMarkers(state, 62, -3, 0);
      activate(state, A, 'optimism', 'love', 'pessimism', 'self-development');
      activate(state, B, 'self-development');
      setKarma(state, A, 0, 4);
      setKarma(state, B, 2, 0);
    });
    expect(asked.score(A)).toEqual({
      marker: 62,
      powers: [
        { power: 'optimism', value: 2 },
        { power: 'love', value: 4 },
        { power: 'pessimism', value: -2 },
        { power: 'self-development', value: 2 },
      ],
      karma: { pos: 0, neg: 4 },
      total: 64,
    });
    expect(asked.score(B)).toEqual({
      marker: -3,
      powers: [{ power: 'self-development', value: -2 }],
      karma: { pos: 2, neg: 0 },
      total: -3,
    });
    expect(asked.scores()).toEqual([64, -3, 0]);
    expect(asked.clans()).toBeNull();
  });

  rule('EMX-TEAM.3', 'of clans add up, the dark one with its sign changed', () => {
    const options = { players: 4, teams: { light: [0, 2], dark: [1, 3] } };
    const asked = ask((state) => {
      setMarkers(state, 40, -30, -5, -8);
    }, options);
    expect(asked.clans()).toEqual({ light: 35, dark: 38 });
  });

  rule('EMX-FREE.11', 'in free feeding count the humans that were harvested', () => {
    const asked = ask(
      (state) => {
        setShared(state, {
          humans: [
            { human: 0, harvester: B },
            { human: 1, harvester: A },
            { human: 2, harvester: B },
          ],
        });
        activate(state, 0, 'love');
        setKarma(state, 2, 2, 0);
        setKarmaDue(state, 1, 0, 4);
      },
      { players: 2, freeFeeding: { humans: 3, chargeAll: false } },
    );
    expect(asked.scores()).toEqual([-4, 6]);
  });
});

describe('the table', () => {
  rule(['EMX-SYM.1', 'EMX-SYM.4'], 'has symbols on some cells', () => {
    expect([0, 5, -5, 17, 18].map((cell) => ask().symbol(cell))).toEqual([
      null,
      'draw-two',
      'draw-two',
      'discard-any-power',
      null,
    ]);
    expect(ask(undefined, { board: [{ cell: 1, symbol: 'back-ten' }] }).symbol(1)).toBe('back-ten');
  });

  test('Hands are asked for by name, with the deck of origin where there are several.', () => {
    expect(ask((state) => give(state, B, 'joy', 'love')).hand(B)).toEqual(['joy', 'love']);
    expect(ask((state) => give(state, B, 'love', 'joy')).hand(B)).toEqual(['joy', 'love']);
    const options: Options = { players: 2, individualDecks: { decks: 'ready-made', anyDeckSize: false } };
    expect(ask((state) => give(state, B, 'memory'), options).hand(B)).toEqual(['memory.1']);
  });

  test.each([
    ['a seat that is not there', () => ask().score(3), 'nobody sits at 3'],
    ['a human that is not there', () => ask().freeSlots(3), 'there is no human 3'],
    ['a card that is not there', () => ask().payments(0, 'jay'), 'no card is called jay'],
    ['an index below 0', () => ask().hand(-1), 'not what hand asks for'],
  ])('%s is refused', (_, question, message) => {
    expect(question).toThrow(message);
  });
});

/** Every answer that a viewer may know. */
function answers(position: Parameters<typeof engine.ask>[0], { state, viewer }: Asking) {
  const asked = engine.ask(position);
  const { cards } = engine.content;
  const card = cards[state.rng.alea[0] % cards.length]?.id ?? 'joy';
  const free = state.options.freeFeeding !== null;
  const effects = ['revenge', 'celebration', 'sympathy'].flatMap((id) =>
    [...state.rows.keys()]
      .filter((target) => id !== 'sympathy' || target !== viewer)
      .map((target) => {
        const human = free ? (target + 1) % state.rows.length : viewer;
        const at = id === 'celebration' ? human : target;
        return asked.effect({ seat: viewer, card: id, part: 'play', human, target: at });
      }),
  );
  return {
    humans: [...state.rows.keys()].map((human) => [
      asked.result(human),
      asked.payments(human, card),
      asked.freeSlots(human),
      asked.hasRoom(human, card),
      asked.row(human),
    ]),
    seats: [...state.hands.keys()].map((seat) => [asked.distance(seat), asked.score(seat)]),
    scores: [asked.scores(), asked.clans()],
    symbols: state.marker.map((cell) => asked.symbol(cell)),
    hand: asked.hand(viewer),
    effects,
  };
}
interface Asking {
  readonly state: EmixState;
  readonly viewer: number;
}

/** One state in that many; a number without small factors, so that every kind of state has its turn. */
const STRIDE = 101;

ruleInFull('EMX-CRD.2', 'a view answers as the state does, but for the hands of others', () => {
  always(({ steps }) => {
    for (let i = 0; i < steps.length; i += STRIDE) {
      const state = steps[i]?.before;
      for (const viewer of state?.hands.keys() ?? []) if (state !== undefined) mustAgree({ state, viewer });
    }
  });
});

function mustAgree({ state, viewer }: Asking): void {
  const view = engine.view(state, viewer);
  expect(answers(view, { state, viewer })).toEqual(answers(state, { state, viewer }));
  for (const other of state.hands.keys())
    if (view.position.hands[other]?.some((card) => card < 0))
      expect(() => engine.ask(view).hand(other)).toThrow(`the hand of seat ${other} is hidden`);
}

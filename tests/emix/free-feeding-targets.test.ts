import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { free, playFor } from './free.js';
import { pools } from './look.js';
import { acting, charging, harvesting, ownEffect, ownPower } from './phases.js';
import { activate, at, give, hand, NONE, type Options, pool, row } from './table.js';

// Free feeding: properties are aimed at humans, at players or at both.

const [A, B, C] = [0, 1, 2];
type Table = ReturnType<typeof acting>;

const everybody = [A, B, C];
const none = [NONE];
const pairs = (humans: readonly number[], players: readonly number[]) =>
  humans.flatMap((human) => players.map((player) => [human, player]));

rule.each(
  ['EMX-FREE.5', 'EMX-R35'],
  'a property is aimed at a player, at a human or at both, as its operations need',
  [
    { text: 'play any: draw 1', humans: none, players: everybody },
    { text: 'play other: draw 1', humans: none, players: [B, C] },
    { text: 'play any: discard 1', humans: none, players: everybody },
    { text: 'play other: steal 1', humans: none, players: [B, C] },
    { text: 'play any: gain pos 1', humans: [0, 1, 2, 3], players: none },
    { text: 'play other: gain pos 1', humans: [1, 2, 3], players: none },
    { text: 'play any: gain pos 1; draw 1', humans: [0, 1, 2, 3], players: everybody },
    { text: 'play other: gain pos 1; draw 1', humans: [1, 2, 3], players: [B, C] },
    { text: 'play any: activate 1', humans: [0, 1, 2, 3], players: everybody },
    { text: 'play other: activate 1', humans: [1, 2, 3], players: [B, C] },
    { text: 'play any: gain pos 1; draw 1 @actor', humans: [0, 1, 2, 3], players: none },
    { text: 'play any: draw 1; gain pos 1 @actor', humans: none, players: everybody },
    { text: 'play any: draw 1; action 1', humans: none, players: everybody },
    { text: 'play self: draw 1', humans: [0], players: [A] },
    { text: 'play all: draw 1', humans: [0], players: [A] },
  ],
  ({ text, humans, players }) => {
    const t = acting(
      (state) => {
        give(state, A, 'own', 'love');
        give(state, B, 'hatred');
        give(state, C, 'calm');
      },
      free(4, { customCards: [ownEffect('own', text)] }),
    );
    const found = t.legal('play').filter(({ human, card }) => human === 0 && card === 'own');
    expect(found.map(({ target = NONE, player = NONE }) => [target, player])).toEqual(pairs(humans, players));
  },
);

rule.each(
  'EMX-FREE.5',
  'refuses to aim at a human or player too many or too few',
  [
    { text: 'play any: draw 1', target: 0, player: A, scope: 'any' },
    { text: 'play any: draw 1', target: NONE, player: NONE, scope: 'any' },
    { text: 'play any: gain pos 1', target: 0, player: A, scope: 'any' },
    { text: 'play any: gain pos 1; draw 1', target: 0, player: NONE, scope: 'any' },
    { text: 'play other: draw 1', target: NONE, player: A, scope: 'other' },
    { text: 'play self: draw 1', target: 1, player: A, scope: 'self' },
  ],
  ({ text, target, player, scope }) => {
    const t = acting((state) => give(state, A, 'own'), free(3, { customCards: [ownEffect('own', text)] }));
    expect(t.refusal(playFor(0, 'own', { target, player }))).toEqual({
      rule: 'EMX-VOC.2',
      code: 'wrong-target',
      details: { scope, target, player },
    });
  },
);

/** Seat 0 plays an Effect of its own for human 2; every hand holds a power. */
const played = (text: string, target: number, player: number) => {
  const t = acting(
    (state) => {
      give(state, A, 'own', 'love');
      give(state, B, 'hatred');
      give(state, C, 'calm');
    },
    free(4, { customCards: [ownEffect('own', text)] }),
  );
  return t.play(playFor(2, 'own', { target, player }));
};
const rows = (t: Table) => [0, 1, 2, 3].map((human) => row(t, human));
const hands = (t: Table) => [A, B, C].map((seat) => hand(t, seat).length);

rule('EMX-FREE.5', 'operations with @actor and scope self concern the acting player and human', () => {
  const t = played('play any: draw 1; gain pos 2 @actor; draw 2 @actor', NONE, B);
  expect([hands(t), pool(t, 2)]).toEqual([
    [3, 2, 1],
    [2, 0],
  ]);
  expect(hands(played('play self: draw 2', 2, A))).toEqual([3, 1, 1]);
});

rule('EMX-FREE.5', 'with scope all everybody draws, and every human gains', () => {
  const t = played('play all: draw 1; gain neg 1', 2, A);
  expect(hands(t)).toEqual([2, 2, 2]);
  expect(t.events.flatMap((event) => (event.type === 'cards-drawn' ? [event.seat] : []))).toEqual([A, B, C]);
  expect(pools(t)).toEqual(Array(4).fill([0, 1]));
});

rule('EMX-FREE.5', 'the target player activates a power on the target human', () => {
  const t = played('play any: activate 1', 3, B);
  expect([rows(t), hand(t, B)]).toEqual([[[], [], [], ['hatred']], []]);
});

rule('EMX-FREE.5', 'with self and @actor the power goes on the acting human', () => {
  expect(rows(played('play self: activate 1', 2, A))).toEqual([[], [], ['love'], []]);
  expect(rows(played('play any: gain pos 1; activate 1 @actor', 0, NONE))).toEqual([[], [], ['love'], []]);
});

rule('EMX-FREE.5', 'with all everybody activates on the acting human, clockwise from the acting player', () => {
  expect(rows(played('play all: activate 1', 2, A))).toEqual([[], [], ['love', 'hatred', 'calm'], []]);
});

const mandatory = (text: string, options: Options = free(3)) =>
  charging((state) => activate(state, 1, 'own'), { ...options, customCards: [ownPower('own', text)] });

rule.each(
  ['EMX-FREE.5', 'EMX-CHG.6'],
  'a compulsory property is aimed by the player who charges the human',
  [
    { text: 'charge other: gain pos 1', humans: [0, 2], players: none },
    { text: 'charge any: draw 1', humans: none, players: everybody },
    { text: 'charge other: gain pos 1; draw 1', humans: [0, 2], players: [B, C] },
  ],
  ({ text, humans, players }) => {
    const t = mandatory(text, free(3, { neutralPowerEmon: 'none' }));
    t.run({ kind: 'charge', seat: A }).play({ type: 'choose-human', seat: A, human: 1 });
    expect(t.legal()).toEqual(
      pairs(humans, players).map(([target = NONE, player]) => ({ type: 'aim', seat: A, ...at(target, player) })),
    );
    expect(t.refusal({ type: 'aim', seat: A, target: 1, player: A })).toEqual({
      rule: 'EMX-VOC.2',
      code: 'wrong-target',
      details: { scope: text.includes('other') ? 'other' : 'any', target: 1, player: A },
    });
    expect(t.refusal({ type: 'aim', seat: A })).toEqual({
      rule: 'EMX-VOC.2',
      code: 'wrong-target',
      details: { scope: text.includes('other') ? 'other' : 'any', target: NONE, player: NONE },
    });
  },
);

rule(['EMX-FREE.5', 'EMX-CHG.6'], 'a compulsory property needs the right human and the right player', () => {
  const t = mandatory('charge other: gain pos 1; draw 1', free(3, { neutralPowerEmon: 'none' }));
  t.run({ kind: 'charge', seat: A }).play({ type: 'choose-human', seat: A, human: 1 });
  const wrong = [
    { target: 0, player: A },
    { target: 1, player: B },
    { target: 0, player: NONE },
    { target: NONE, player: B },
  ];
  expect(wrong.map(({ target, player }) => t.refusal({ type: 'aim', seat: A, ...at(target, player) }))).toEqual(
    wrong.map((aim) => ({ rule: 'EMX-VOC.2', code: 'wrong-target', details: { scope: 'other', ...aim } })),
  );
});

rule('EMX-FREE.5', 'an aimed property acts for the human of its row', () => {
  const t = mandatory('charge other: gain neg 2; draw 1; gain pos 3 @actor', free(3, { neutralPowerEmon: 'none' }));
  t.run({ kind: 'charge', seat: A }).script([1, 1]).play({ type: 'choose-human', seat: A, human: 1 });
  t.play({ type: 'aim', seat: A, target: 2, player: C });
  expect([pools(t), hands(t)]).toEqual([
    [
      [0, 0],
      [4, 1],
      [0, 2],
    ],
    [0, 0, 2],
  ]);
});

rule(['EMX-FREE.1', 'EMX-CHG.6'], 'without free feeding a property is aimed at a human of a player', () => {
  const t = charging((state) => activate(state, 0, 'kindness'), {});
  t.run({ kind: 'charge', seat: A });
  expect(t.refusal({ type: 'aim', seat: A, target: 1, player: 1 })).toEqual({
    rule: 'EMX-FREE.1',
    code: 'not-free',
  });
});

rule('EMX-FREE.5', 'Result properties on the acting player use the hand of the one who harvests', () => {
  const t = harvesting((state) => {
    activate(state, 1, 'self-development');
    give(state, A, 'love');
    give(state, B, 'hatred');
  }, free());
  t.run({ kind: 'result', seat: A }).play({ type: 'choose-human', seat: A, human: 1 });
  expect(row(t, 1)).toEqual(['self-development', 'love']);
});

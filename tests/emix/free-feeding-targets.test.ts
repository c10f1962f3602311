import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { free, playFor } from './free.js';
import { acting, ownEffect } from './phases.js';
import { give, hand, NONE, pool } from './table.js';

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
const hands = (t: Table) => [A, B, C].map((seat) => hand(t, seat).length);

rule('EMX-FREE.5', 'operations with @actor and scope self concern the acting player and human', () => {
  const t = played('play any: draw 1; gain pos 2 @actor; draw 2 @actor', NONE, B);
  expect([hands(t), pool(t, 2)]).toEqual([
    [3, 2, 1],
    [2, 0],
  ]);
  expect(hands(played('play self: draw 2', 2, A))).toEqual([3, 1, 1]);
});

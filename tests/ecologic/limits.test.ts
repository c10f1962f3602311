import { createEngine, engine } from '@rulewright/ecologic';
import { expect, test } from 'vitest';
import { basePack } from '../../packages/ecologic/src/content/base.js';
import { rule } from '../rule.js';
import { begin, giveHand, table } from './table.js';

const { options } = engine.init(0, { players: 4 });

rule(
  'ECO-SUP.5',
  'bounds a game of four by 21 rounds of 12 slots with 79 decisions, 210 of building and 28 of losses',
  () => {
    expect(engine.longest(options)).toBe(8 + 21 * (12 * 79 + 210 + 28));
    expect(engine.longest({ ...options, loanEnforcement: 'promise' })).toBe(
      8 + 21 * (12 * 79 + 210 + 28 + 12 * 12 * 21),
    );
    expect(engine.longest({ ...options, players: 2, piecesPerBranch: 5 })).toBe(
      4 + 21 * (6 * (3 + 4 + 2 + 45 + 1) + (2 * (20 + 23) + 2) + (4 + 20)),
    );
  },
);

/** More coins than can come into play: 10 a player, what events give to each, and 37 full hexes and the Exchange a round. */
const unlimited = (fromEvents: number, aRound: number): number => 4 * (10 + fromEvents) + 21 * aRound;
const longestWith = (coins: number): number => 8 + 21 * (12 * (79 - 45 + coins) + 210 + 28);

rule('ECO-SUP.4', 'bounds the bids of a game with an unlimited supply by all that can be earned', () => {
  expect(engine.longest({ ...options, supply: 'unlimited' })).toBe(longestWith(unlimited(2 + 37 + 2 * 37, 259 + 2)));
  const events = basePack.events.map((card) =>
    card.id === 'EV301' ? { ...card, effects: [{ op: 'incomeFactor', num: 3, den: 2 }] } : card,
  );
  const booming = createEngine({ content: { ...basePack, id: 'boom', events } });
  expect(booming.longest({ ...options, supply: 'unlimited' })).toBe(
    longestWith(unlimited(2 + 37 + 2 * 37, 259 * 1.5 + 2)),
  );
});

test('A card has at most ten effects.', () => {
  const withEffects = (count: number) => () =>
    createEngine({
      content: {
        ...basePack,
        specials: basePack.specials.map((card) => ({
          ...card,
          effects: Array.from({ length: count }, () => ({ op: 'eco', n: 1 })),
        })),
        events: basePack.events.map((card) =>
          card.id === 'EV101'
            ? { ...card, effects: Array.from({ length: count }, () => ({ op: 'loseInitiative' })) }
            : card,
        ),
      },
    });
  expect(withEffects(10)().longest(options)).toBe(8 + 21 * (12 * 79 + 210 + 28 + 4 * 9));
  expect(withEffects(11)).toThrow(/specials\.0\.effects.*events\.0\.effects/s);
});

rule('ECO-SET.9', 'takes a first piece from the hand only', () => {
  const game = table().edit((state) => {
    begin(state, { kind: 'setup-first', seat: 0, left: [1] });
    giveHand(state, 0, 'mineral');
  });
  expect(game.refusal({ type: 'place-first', seat: 0, branch: 'oil', hex: 0 })).toEqual({
    rule: 'ECO-SET.9',
    code: 'not-in-hand',
    details: { branch: 'oil' },
  });
  expect(new Set(game.legal('place-first').map(({ branch }) => branch))).toEqual(new Set(['mineral']));
});

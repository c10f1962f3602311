import { conformance } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { engine as draughts } from '../../examples/games/draughts.js';
import { engine as hearts } from '../../examples/games/hearts.js';
import { engine as leduc } from '../../examples/games/leduc-poker.js';
import { engine as liarsDice } from '../../examples/games/liars-dice.js';
import { engine as othello } from '../../examples/games/othello.js';
import { goesOn, perft, simulated } from '../gallery/perft.js';

describe('perft, as deep as is published', () => {
  test('Othello', () => expect([6, 7].map((depth) => perft(simulated(othello), depth))).toEqual([8200, 55092]));
  test('draughts', () => expect(perft(simulated(draughts), 6, goesOn)).toBe(36768));
});

describe('all laws, over many games', () => {
  test('hearts', () => expect(conformance(hearts, { games: 100 }).games).toBe(100));
  test('Leduc', () => expect(conformance(leduc, { games: 300, density: 0.2 }).games).toBe(300));
  test("liar's dice", () =>
    expect(conformance(liarsDice, { games: 200, options: [{}, { players: 4, dice: 3 }], density: 0.1 }).games).toBe(
      400,
    ));
});

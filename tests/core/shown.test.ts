import { createEngine, type Viewer } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { spec } from '../games/veil.js';
import { laid, table } from './veil-table.js';

/** Seat 1 shows its hand to seat 0, and everybody sees the top of the deck. */
const engine = createEngine({
  ...spec,
  secrets: {
    ...spec.secrets,
    shown: ({ hands, deck }, viewer, pool) =>
      pool === 'cards' ? [...deck.slice(-1), ...(viewer === 0 ? (hands[1] ?? []) : [])] : [],
  },
});
const seen = (viewer: Viewer) => laid(engine.view(table(), viewer).position);

describe('cards that are shown', () => {
  test('are face up in the views of those who see them, and only there', () => {
    expect(seen(0)).toEqual({ hands: [[0, 1], [2]], deck: [-1, 4], pile: [5] });
    expect(seen(1)).toEqual({ hands: [[-2, -3], [2]], deck: [-1, 4], pile: [5] });
    expect(seen('spectator')).toEqual({ hands: [[-2, -3], [-4]], deck: [-1, 4], pile: [5] });
  });

  test('stay where they are in every world that is dealt', () => {
    for (let seed = 0; seed < 20; seed++) {
      const world = engine.determinize(engine.view(table(), 1), seed);
      expect([world.hands[1], world.deck[1]]).toEqual([[2], 4]);
      expect(laid(engine.view(world, 1).position)).toEqual(seen(1));
    }
  });
});

import { engine } from '@rulewright/euphoria';
import { describe, expect } from 'vitest';
import { rule } from '../rule.js';
import { NONE, table } from './positions.js';

// EUP-VAR.3: who knows what of tiles that were chosen.

const chosenIn = (position: unknown): readonly number[] | undefined =>
  (position as { readonly agenda: readonly { readonly chosen?: readonly number[] }[] }).agenda[0]?.chosen;

/** Three players choose the first tile that they were dealt. */
function chosen() {
  const game = table({ marketChoice: true });
  const tiles = game.state.dealtTiles.map((dealt) => dealt[0] ?? NONE);
  for (const [seat, tile] of tiles.entries())
    game.play({ type: 'pick-market', seat, tile: engine.content.tiles[tile]?.id ?? '' });
  return { game, tiles };
}

describe('market choice', () => {
  rule('EUP-VAR.3', 'everybody remembers their own tile and nobody the tile of another player', () => {
    const { game, tiles } = chosen();
    expect(chosenIn(game.state)).toEqual(tiles);
    for (const seat of [0, 1, 2]) {
      const seen = chosenIn(engine.view(game.state, seat).position);
      expect(seen).toEqual(tiles.map((tile, owner) => (owner === seat ? tile : NONE)));
    }
    expect(chosenIn(engine.view(game.state, 'spectator').position)).toEqual([NONE, NONE, NONE]);
  });

  rule('EUP-VAR.3', 'without the variant there is nothing to remember', () => {
    expect(chosenIn(table().state)).toBeUndefined();
  });

  rule('EUP-VAR.3', 'a saved game with a chosen tile that is out of play is refused', () => {
    const { game } = chosen();
    expect(() =>
      game.edit((state) => {
        const [bottom] = state.agenda;
        if (bottom?.kind === 'next-turn')
          bottom.chosen = [state.tilesOut[0] ?? NONE, ...(bottom.chosen ?? []).slice(1)];
      }),
    ).toThrow('the cards of the set-up are dealt');
  });
});

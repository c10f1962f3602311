import { cardsOfDeck } from '@rulewright/core/author';
import { engine } from '@rulewright/euphoria';
import { begin, put, setGoods, setPlayer, stand } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { bent } from '../support/bent.js';
import { rule } from '../support/rule.js';
import { NONE, table } from './positions.js';

// EUP-VAR.3: who knows what of tiles that were chosen.

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
    for (const seat of [0, 1, 2]) {
      const { bags } = engine.view(game.state, seat).position.unbuiltTiles;
      const known = [0, 1, 2, 3].map((viewer) => (viewer === seat ? [tiles[seat]] : []));
      expect(bags).toEqual([{ cards: [tiles[seat], -1, -1, -1, -1, -1], known }]);
    }
    expect(engine.view(game.state, 'spectator').position.unbuiltTiles).toEqual({
      bags: [{ cards: Array(6).fill(-1), known: [] }],
    });
  });

  rule(['EUP-VAR.3', 'EUP-BLD.6'], 'who chose a tile knows that it is still there until it is turned up', () => {
    const { game, tiles } = chosen();
    const other = cardsOfDeck(game.state.unbuiltTiles).find((tile) => !tiles.includes(tile)) ?? NONE;
    const complete = (tile: number) => {
      const at = game.edit((state) => {
        begin(state);
        stand(state, 0, 'euphorian-a-2', 2);
        setGoods(state, 0, { clay: 1 });
      });
      at.script([engine.content.tiles[tile]?.id ?? '', 1, 1]).play({
        type: 'place',
        seat: 0,
        value: 1,
        space: 'euphorian-a-1',
      });
      return engine.view(at.state, 1).position.unbuiltTiles.bags[0]?.cards;
    };
    expect(complete(other)).toEqual([tiles[1], -1, -1, -1, -1]);
    game.edit((state) => {
      const built = engine.content.tiles[state.builtTiles[0]?.[0] ?? NONE]?.id ?? '';
      put(state, ['builtTiles.*', 5], [built]);
      for (const seat of state.stars.keys()) setPlayer(state, seat, { tileStars: [] });
    });
    expect(complete(tiles[1] ?? NONE)).toEqual([-1, -1, -1, -1]);
  });

  rule('EUP-VAR.3', 'without the variant there is nothing to remember', () => {
    const { bags } = table().state.unbuiltTiles;
    expect(bags.map(({ known }) => known)).toEqual([[]]);
  });

  rule('EUP-VAR.3', 'a saved game in which somebody remembers a tile that is out of play is refused', () => {
    const { game } = chosen();
    expect(() =>
      game.edit((state) => {
        bent(state).unbuiltTiles.bags[0]?.known.splice(0, 1, [state.tilesOut.bags[0]?.cards[0] ?? NONE]);
      }),
    ).toThrow('is remembered');
  });
});

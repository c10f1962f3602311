import { cardsOfDeck, deckSize, shuffledDeck } from '@rulewright/core/author';
import { engine } from '@rulewright/euphoria';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { table, upTo } from './positions.js';

type Options = Parameters<typeof engine.init>[1];

/** A new game whose decks keep the order of their lists, so that the last card of a list is on top. */
const unshuffled = (options: Options) => table(options, 'variants', [upTo(48), upTo(6), upTo(18)]);
const tileId = (tile: number): string => engine.content.tiles[tile]?.id ?? '';
const pick = (seat: number, tile: number) => ({ type: 'pick-market', seat, tile: tileId(tile) }) as const;
rule.each(
  ['EUP-VAR.3', 'EUP-R49'],
  'two tiles are dealt to each player and the rest is set aside, in no order that anybody knows',
  [
    [2, 14],
    [3, 12],
    [6, 6],
  ] as const,
  ([players, aside]) => {
    const { dealtTiles, tilesOut, unbuiltTiles } = unshuffled({ players, marketChoice: true }).state;
    expect(dealtTiles).toEqual(upTo(players).map((seat) => [16 - 2 * seat, 17 - 2 * seat]));
    expect(tilesOut).toEqual(shuffledDeck(upTo(aside)));
    expect(unbuiltTiles).toEqual({ bags: [] });
  },
);

rule.each(
  ['EUP-VAR.3', 'EUP-R49'],
  'so many tiles are added unseen to those that were chosen',
  [
    { players: 2, added: 4 },
    { players: 4, added: 2 },
    { players: 5, added: 1 },
    { players: 6, added: 0 },
  ],
  ({ players, added }) => {
    const game = unshuffled({ players, marketChoice: true });
    for (let seat = 0; seat < players; seat++) game.play(pick(seat, 17 - 2 * seat));
    const aside = 18 - 2 * players;
    const chosen = upTo(players).map((seat) => 17 - 2 * seat);
    const { unbuiltTiles, tilesOut } = game.state;
    const onSites = cardsOfDeck(unbuiltTiles);
    expect(onSites).toHaveLength(6);
    expect(onSites).toEqual(expect.arrayContaining(chosen));
    expect(unbuiltTiles.bags).toHaveLength(1);
    expect(deckSize(tilesOut)).toBe(aside - added);
    expect([...onSites.filter((tile) => tile < aside), ...cardsOfDeck(tilesOut)].sort((a, b) => a - b)).toEqual(
      upTo(aside),
    );
  },
);

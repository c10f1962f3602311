import { cardsOfDeck, deckSize, shuffledDeck } from '@rulewright/core/author';
import { type EuphoriaState, engine } from '@rulewright/euphoria';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { type EuScenario, NONE, table, upTo } from './positions.js';

type Options = Parameters<typeof engine.init>[1];

/** A new game whose decks keep the order of their lists, so that the last card of a list is on top. */
const unshuffled = (options: Options) => table(options, 'variants', [upTo(48), upTo(6), upTo(18)]);
const tileId = (tile: number): string => engine.content.tiles[tile]?.id ?? '';
const recruitId = (recruit: number): string => engine.content.recruits[recruit]?.id ?? '';
const pick = (seat: number, tile: number) => ({ type: 'pick-market', seat, tile: tileId(tile) }) as const;
const draft = (seat: number, recruit: number) =>
  ({ type: 'draft-recruit', seat, recruit: recruitId(recruit) }) as const;
const token = (seat: number, track: 'morale' | 'knowledge', cell: number) =>
  ({ type: 'place-token', seat, track, cell }) as const;
const asks = ({ state }: { readonly state: EuphoriaState }) => [
  state.agenda[state.agenda.length - 1]?.kind,
  engine.decision(state)?.seats ?? [],
];

// EUP-VAR.3

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

rule(['EUP-VAR.3', 'EUP-SET.15'], 'everybody chooses one of their own two tiles, in secret and in any order', () => {
  const game = unshuffled({ players: 3, marketChoice: true });
  expect(game.legal()).toEqual(
    [17, 16, 15, 14, 13, 12].map((tile, i) => pick(Math.floor(i / 2), i % 2 ? tile + 1 : tile - 1)),
  );
  expect(game.refusal(pick(0, 15))).toEqual({
    rule: 'EUP-VAR.3',
    code: 'no-such-tile',
    details: { tile: tileId(15) },
  });
  game.play(pick(1, 14), pick(2, 13));
  expect([asks(game), game.events]).toEqual([['setup-pick-market', [0]], []]);
  expect(game.state.dealtTiles).toEqual([
    [16, 17],
    [14, 15],
    [12, 13],
  ]);
});

rule(
  ['EUP-VAR.3', 'EUP-R49', 'EUP-ENG.3'],
  'the chosen tiles and enough unseen ones lie on the sites in no order, the rejected ones stay with their holders',
  () => {
    const game = unshuffled({ players: 3, marketChoice: true });
    game
      .play(pick(2, 13), pick(0, 17))
      .script([9, 11, 10].map((tile) => ({ for: 'tilesOut', is: tileId(tile) })))
      .play(pick(1, 14));
    expect(game.state.unbuiltTiles.bags).toEqual([
      // each of the three knows the tile of their own choice
      { cards: [9, 10, 11, 13, 14, 17], known: [[17], [14], [13], []] },
    ]);
    expect(game.state.tilesOut).toEqual(shuffledDeck(upTo(9)));
    expect(game.state.dealtTiles).toEqual([[16], [15], [12]]);
    expect(game.events).toEqual([
      { type: 'market-picked', rule: 'EUP-VAR.3', seat: 0, tile: tileId(17) },
      { type: 'market-picked', rule: 'EUP-VAR.3', seat: 1, tile: tileId(14) },
      { type: 'market-picked', rule: 'EUP-VAR.3', seat: 2, tile: tileId(13) },
      { type: 'tiles-shuffled', rule: 'EUP-VAR.3', unseen: 3 },
    ]);
    expect(game.eventsFor(1)).toEqual([
      { type: 'market-picked', rule: 'EUP-VAR.3', seat: 0 },
      { type: 'market-picked', rule: 'EUP-VAR.3', seat: 1, tile: tileId(14) },
      { type: 'market-picked', rule: 'EUP-VAR.3', seat: 2 },
      { type: 'tiles-shuffled', rule: 'EUP-VAR.3', unseen: 3 },
    ]);
    expect(asks(game)).toEqual(['setup-keep-recruits', [0, 1, 2]]);
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

// EUP-VAR.4

rule('EUP-VAR.4', 'X24: tokens go round clockwise, and back from the player before the last', () => {
  const game = unshuffled({ players: 3, trackDraft: true });
  expect([game.state.morale, game.state.knowledge]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  const order: unknown[] = [];
  const step = (...[seat, track, cell]: Parameters<typeof token>) => {
    order.push(game.state.agenda[game.state.agenda.length - 1]);
    game.play(token(seat, track, cell));
    expect(game.events[0]).toEqual({ type: 'track-token-placed', rule: 'EUP-VAR.4', seat, track, cell });
  };
  step(0, 'morale', 4);
  step(1, 'knowledge', 1);
  step(2, 'morale', 6);
  expect(game.refusal(token(2, 'morale', 5))).toEqual({ rule: 'EUP-VAR.4', code: 'token-placed' });
  step(2, 'knowledge', 2);
  expect(game.refusal(token(1, 'morale', 6))).toEqual({ rule: 'EUP-VAR.4', code: 'cell-taken', details: { cell: 6 } });
  step(1, 'morale', 5);
  step(0, 'knowledge', 3);
  expect(order).toEqual([0, 1, 2, 2, 1, 0].map((seat) => ({ kind: 'setup-place-track-token', seat })));
  expect([game.state.morale, game.state.knowledge]).toEqual([
    [4, 5, 6],
    [3, 1, 2],
  ]);
  expect(asks(game)).toEqual(['setup-keep-recruits', [0, 1, 2]]);
});

/** Who places a token, one after the other. */
function tokenSeats(game: EuScenario): number[] {
  const seats: number[] = [];
  for (;;) {
    const [first] = game.legal('place-token');
    if (first === undefined) return seats;
    seats.push(first.seat);
    game.play(first);
  }
}
rule.each(
  'EUP-VAR.4',
  'the track draft begins with the oldest player',
  [
    [2, 1, [1, 0, 0, 1]],
    [3, 2, [2, 0, 1, 1, 0, 2]],
    [4, 1, [1, 2, 3, 0, 0, 3, 2, 1]],
  ] as const,
  ([players, eldestSeat, order]) => {
    expect(tokenSeats(unshuffled({ players, eldestSeat, trackDraft: true }))).toEqual(order);
  },
);

rule('EUP-VAR.4', 'the first token goes on any of twelve cells, later ones on free cells of the tracks', () => {
  const game = unshuffled({ players: 2, trackDraft: true });
  const cells = (track: 'morale' | 'knowledge', seat: number, ...list: number[]) =>
    list.map((cell) => token(seat, track, cell));
  expect(game.legal()).toEqual([...cells('morale', 0, 1, 2, 3, 4, 5, 6), ...cells('knowledge', 0, 1, 2, 3, 4, 5, 6)]);
  game.play(token(0, 'knowledge', 6));
  expect(game.legal()).toEqual([...cells('morale', 1, 1, 2, 3, 4, 5, 6), ...cells('knowledge', 1, 1, 2, 3, 4, 5)]);
  game.play(token(1, 'morale', 1));
  expect(game.legal()).toEqual(cells('knowledge', 1, 1, 2, 3, 4, 5));
  game.play(token(1, 'knowledge', 1));
  expect(game.legal()).toEqual(cells('morale', 0, 2, 3, 4, 5, 6));
});

// EUP-VAR.1

rule(['EUP-VAR.1', 'EUP-R50'], 'everybody picks in secret, then the rest of each hand goes to the left', () => {
  const game = unshuffled({ players: 3, recruitDraft: true });
  expect(game.legal()).toHaveLength(12);
  expect(game.legal('draft-recruit').slice(0, 4)).toEqual([44, 45, 46, 47].map((card) => draft(0, card)));
  expect(game.refusal(draft(0, 43))).toEqual({
    rule: 'EUP-VAR.1',
    code: 'no-such-recruit',
    details: { recruit: recruitId(43) },
  });
  game.play(draft(2, 36), draft(0, 47));
  expect([asks(game), game.events]).toEqual([['setup-draft-recruit', [1]], []]);
  expect(game.state.draftedRecruits).toEqual([[], [], []]);
  game.play(draft(1, 41));
  expect(game.events).toEqual([
    { type: 'recruit-drafted', rule: 'EUP-VAR.1', seat: 0, recruit: recruitId(47) },
    { type: 'recruit-drafted', rule: 'EUP-VAR.1', seat: 1, recruit: recruitId(41) },
    { type: 'recruit-drafted', rule: 'EUP-VAR.1', seat: 2, recruit: recruitId(36) },
    { type: 'recruits-passed', rule: 'EUP-VAR.1', cards: 3 },
  ]);
  expect(game.eventsFor(2)).toEqual([
    { type: 'recruit-drafted', rule: 'EUP-VAR.1', seat: 0 },
    { type: 'recruit-drafted', rule: 'EUP-VAR.1', seat: 1 },
    { type: 'recruit-drafted', rule: 'EUP-VAR.1', seat: 2, recruit: recruitId(36) },
    { type: 'recruits-passed', rule: 'EUP-VAR.1', cards: 3 },
  ]);
  expect(game.state.draftedRecruits).toEqual([[47], [41], [36]]);
  expect(game.state.dealtRecruits).toEqual([
    [37, 38, 39],
    [44, 45, 46],
    [40, 42, 43],
  ]);
});

rule(
  ['EUP-VAR.1', 'EUP-R50', 'EUP-SET.9'],
  'four picks go round, the last card of each hand too, and two of the four picked are kept',
  () => {
    const game = unshuffled({ players: 2, recruitDraft: true });
    game.play(draft(0, 47), draft(1, 43), draft(0, 40), draft(1, 44), draft(0, 45), draft(1, 41));
    expect([asks(game), game.state.dealtRecruits]).toEqual([
      ['setup-draft-recruit', [0, 1]],
      [[42], [46]],
    ]);
    expect(game.legal()).toEqual([draft(0, 42), draft(1, 46)]);
    game.play(draft(1, 46), draft(0, 42));
    expect(asks(game)).toEqual(['setup-keep-recruits', [0, 1]]);
    expect(game.state.dealtRecruits).toEqual([
      [47, 40, 45, 42],
      [43, 44, 41, 46],
    ]);
    expect(game.state.draftedRecruits).toEqual([[], []]);
    const keep = { type: 'keep-recruits', active: recruitId(40), hidden: recruitId(42) } as const;
    game.play({ ...keep, seat: 0 });
    game.play({ ...keep, seat: 1, active: recruitId(41), hidden: recruitId(44) });
    const { activeRecruits, hiddenRecruits, discardedRecruits } = game.state;
    expect([activeRecruits, hiddenRecruits, discardedRecruits]).toEqual([
      [[40], [41]],
      [[42], [44]],
      [
        [47, 45],
        [43, 46],
      ],
    ]);
  },
);

rule(
  ['EUP-SET.15', 'EUP-VAR.1', 'EUP-VAR.3', 'EUP-VAR.4'],
  'with all three variants tiles come first, then tokens, then the draft',
  () => {
    const game = unshuffled({ players: 2, marketChoice: true, trackDraft: true, recruitDraft: true });
    game.play(pick(0, 16), pick(1, 15));
    expect(asks(game)).toEqual(['setup-place-track-token', [0]]);
    game.play(token(0, 'morale', 1), token(1, 'morale', 2), token(1, 'knowledge', 3), token(0, 'knowledge', 4));
    expect(asks(game)).toEqual(['setup-draft-recruit', [0, 1]]);
    expect(game.state.turn).toBe(0);
    expect(game.state.place).toEqual(Array(8).fill(NONE));
  },
);

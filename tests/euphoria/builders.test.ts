import { cardsOfDeck, deckSize } from '@rulewright/core/author';
import {
  activate,
  available,
  begin,
  discard,
  end,
  give,
  hand,
  hide,
  leave,
  market,
  put,
  recruitOf,
  setDilemma,
  setPlayer,
  siteOf,
  spaceOf,
  stack,
  stand,
  star,
  tileOf,
  turn,
  wait,
} from '@rulewright/euphoria/positions';
import { expect, test } from 'vitest';
import { availableOf, handOf, kindOf, position, table } from './positions.js';

// The published builders of positions: what they leave behind is a position, and what is not there is an InputError.

test('begin leaves the set-up of any variant behind.', () => {
  for (const options of [{ recruitDraft: true }, { trackDraft: true }, { players: 6 }]) {
    const { state } = table(options).edit((it) => {
      begin(it);
      turn(it, 1);
    });
    expect([state.turn, state.active, deckSize(state.recruitDeck)]).toEqual([1, 1, 48]);
    expect([state.morale[1], state.knowledge[1], availableOf(state, 1)]).toEqual([1, 3, [1, 1]]);
  }
});

test('stack lays cards on top, the first one first, and leaves the rest without an order.', () => {
  const { state } = position((it) => {
    stack(it, 'artifactDeck', ['glasses', 'bat']);
    stack(it, 'recruitDeck', ['lee-the-gossip']);
    stack(it, 'unbuiltTiles', ['bemusement-park', 'fountain-of-wishful-thinking']);
  });
  expect(cardsOfDeck(state.artifactDeck).slice(0, 2).map(kindOf)).toEqual(['glasses', 'bat']);
  expect(state.artifactDeck.bags.map(({ cards }) => cards.length)).toEqual([34, 1, 1]);
  expect(cardsOfDeck(state.recruitDeck)[0]).toBe(recruitOf('lee-the-gossip'));
  expect(cardsOfDeck(state.unbuiltTiles).slice(0, 2)).toEqual([
    tileOf('bemusement-park'),
    tileOf('fountain-of-wishful-thinking'),
  ]);
  expect([deckSize(state.unbuiltTiles), deckSize(state.tilesOut)]).toEqual([6, 12]);
});

test('Cards, tiles and dilemmas are moved, never made.', () => {
  const { state } = position((it) => {
    give(it, 0, 'bat');
    hand(it, 1, 'bat', 'bat', 'book');
    discard(it, 'bat');
    leave(it, 'box', 'bear');
    activate(it, 0, 'lee-the-gossip');
    hide(it, 1, 'ray-the-foreman');
    market(it, 'subterran-a', 'bemusement-park', 0, 2);
    for (const kind of ['bat', 'bear', 'book'] as const) setDilemma(it, 0, kind);
  });
  expect([handOf(state, 1), state.morale[1]]).toEqual([['bat', 'bat', 'book'], 3]);
  expect(cardsOfDeck(state.artifactDeck).map(kindOf)).toEqual(['box', 'bear']);
  expect(state.artifactDiscard).toHaveLength(36 - 6);
  expect(state.builtTiles[siteOf('subterran-a')]).toEqual([tileOf('bemusement-park')]);
});

test('What somebody knows of a deck goes with the cards that are taken out.', () => {
  const [tile, other] = [tileOf('bemusement-park'), tileOf('fountain-of-wishful-thinking')];
  const { state } = position((it) => {
    stack(it, 'unbuiltTiles', ['bemusement-park', 'fountain-of-wishful-thinking']);
    const known = [[tile], [tile, other].sort((a, b) => a - b), [], []];
    it.unbuiltTiles.bags = [{ cards: cardsOfDeck(it.unbuiltTiles).sort((a, b) => a - b), known }];
    market(it, 'subterran-a', 'bemusement-park');
  });
  expect(state.unbuiltTiles.bags.map(({ known }) => known)).toEqual([[[], [other], [], []]]);
});

test('turn clears the marks of the turn, and wait says what comes first.', () => {
  const game = position((it) => {
    stand(it, 1, 'euphorian-a-1', 1);
    setPlayer(it, 0, { workers: [{ worker: 1, where: 'space', space: 'farm', value: 1 }] });
    turn(it, 1);
  });
  expect([game.state.noted, game.state.active]).toEqual([[true, true, false, false], 1]);
  game.edit((it) => {
    give(it, 2, 'bat', 'bear');
    wait(it, { kind: 'hand-discard', seat: 2 }, { kind: 'hand-limit', seat: 2 }, { kind: 'pause' });
  });
  game.play({ type: 'discard', seat: 2, artifact: 'bat' });
  expect([game.state.turn, game.state.active, handOf(game.state, 2)]).toEqual([2, 2, ['bear']]);
});

test.each([
  ['an unknown space', () => spaceOf('moon'), 'nothing is called moon'],
  ['an unknown recruit', () => recruitOf('nobody'), 'nothing is called nobody'],
])('%s is refused', (_, build, message) => {
  expect(build).toThrow(message);
});

test('An end that only dice decide is refused.', () => {
  const finished = () =>
    position((it) => {
      for (const seat of [0, 1]) star(it, seat, 'wastelander', 10);
      end(it);
    });
  expect(finished).toThrow('only dice decide between those who finished');
});

test('What the position has not got is refused.', () => {
  const edit = (recipe: Parameters<typeof position>[0]) => () => position(recipe);
  expect(edit((it) => give(it, 0, ...Array<'bat'>(7).fill('bat')))).toThrow('no bat left in the deck');
  expect(edit((it) => activate(it, 0, 'lee-the-gossip', 'lee-the-gossip'))).toThrow(
    'lee-the-gossip is not in the deck',
  );
  expect(edit((it) => available(it, 0, 1, 1, 1, 1, 1))).toThrow('seat 0 has no worker in the supply');
  expect(edit((it) => stack(it, 'artifactDeck', ['gold']))).toThrow('nothing is called gold');
  expect(
    edit((it) => {
      market(it, 'subterran-a', 'bemusement-park');
      market(it, 'subterran-b', 'bemusement-park');
    }),
  ).toThrow('bemusement-park cannot come into play');
});

test('put takes cards from where it is told, and says where they lie instead.', () => {
  const game = position((it) => {
    give(it, 1, 'bat', 'book');
    put(it, 'artifactDiscard', ['bat'], [['hands.*', 1]]);
  });
  expect([handOf(game.state, 1), game.state.artifactDiscard.map(kindOf)]).toEqual([['book'], ['bat']]);
  expect(() => position((it) => put(it, 'artifactDiscard', ['bat'], [['hands.*', 2]]))).toThrow(
    'no bat at hands.2; it lies at artifactDeck',
  );
});

import { cardsOfDeck } from '@rulewright/core/author';
import { type EuphoriaState, engine } from '@rulewright/euphoria';
import {
  discard,
  give,
  hide,
  put,
  setAllegiance,
  setDilemma,
  setGoods,
  setMorale,
  setPlayer,
  setShared,
  turn,
} from '@rulewright/euphoria/positions';
import { expect, test } from 'vitest';
import { inFull, some } from '../support/depth.js';
import { rule, ruleInFull } from '../support/rule.js';
import { middle } from './middle.js';
import {
  anyOf,
  asked,
  type EuScenario,
  type EuState,
  handOf,
  NONE,
  place,
  position,
  table,
  upTo,
} from './positions.js';
import { giving, propose, trading } from './trading.js';

// Which worlds a viewer may think possible: every one is sound, and each is as likely as it should be.

const viewersOf = ({ options }: EuphoriaState) => [...upTo(options.players), 'spectator' as const];
type Viewer = ReturnType<typeof viewersOf>[number];

/** Worlds that agree with what one viewer sees. */
function worlds(state: EuphoriaState, viewer: Viewer, count: number): EuphoriaState[] {
  const view = engine.view(state, viewer);
  return upTo(count).map((seed) => engine.determinize(view, seed));
}

/** How often each answer is given, and that every possible one is about as frequent as the others. */
function expectEven(answers: readonly (number | string)[], possible: number): void {
  const counts = new Map<number | string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  expect(counts.size).toBe(possible);
  const mean = answers.length / possible;
  // five standard deviations and more: with a fixed seed nothing but a wrong rule fails this
  for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(5 * Math.sqrt(mean));
}

/** Three factions are revealed, so that everything hidden is of the Wastelanders. */
const revealed = (recipe: (state: EuState) => void = () => undefined) =>
  position((state) => {
    setAllegiance(state, 'icarite', 8);
    setShared(state, { miners: { euphorian: 6, subterran: 6, wastelander: 0 } });
    hide(state, 0, 'ian-the-horticulturist');
    hide(state, 1, 'professor-reitz-the-archeologist', 'geek-the-oracle');
    hide(state, 2, 'jacko-the-archivist');
    recipe(state);
  });

/** Seat 0 fights: it chooses between two recruits, and some were discarded before. */
const fighting = () =>
  revealed((state) => {
    for (const seat of state.discardedRecruits.keys())
      put(state, ['discardedRecruits.*', seat], anyOf(state, 'recruitDeck', 2));
    setDilemma(state, 0, 'bat');
    give(state, 0, 'bat');
  }).play({ type: 'resolve-dilemma', seat: 0, side: 'fight', artifacts: ['bat'] });

/** Every player has chosen the first tile that was dealt; with `built`, that of these seats was turned up since. */
function chosen(players: number, built: readonly number[] = []): EuScenario {
  const game = table({ players, marketChoice: true });
  const tiles = game.state.dealtTiles.map(([tile = NONE]) => tile);
  for (const [seat, tile] of tiles.entries())
    game.play({ type: 'pick-market', seat, tile: engine.content.tiles[tile]?.id ?? '' });
  return game.edit((state) => {
    for (const seat of built) {
      const tile = engine.content.tiles[tiles[seat] ?? NONE]?.id ?? '';
      put(state, ['builtTiles.*', seat], [tile]);
    }
  });
}

/** Seat 0 has named a bat of its three cards to seat 1. */
const proposing = (recipe: (state: EuState) => void = () => undefined) =>
  trading((state) => {
    setMorale(state, 3, 3, 3, 3);
    give(state, 0, 'bat', 'bear', 'box');
    give(state, 1, 'book', 'glasses');
    give(state, 2, 'balloons');
    setGoods(state, 1, { food: 1 });
    recipe(state);
  }).play(...propose(['bat'], ['food']));

const POSITIONS: Readonly<Record<string, () => EuScenario>> = {
  'the middle of a game': middle,
  'revealed factions': revealed,
  'a fight': fighting,
  'a market choice of two': () => chosen(2),
  'a market choice of three, two of them built': () => chosen(3, [0, 2]),
  'a market choice of six': () => chosen(6),
  'a market choice of six, three of them built': () => chosen(6, [1, 2, 3]),
  'a proposal': proposing,
  'a recruit draft': () => table({ recruitDraft: true }),
  'the choice of recruits': () => table(),
};

test.each(some(Object.keys(POSITIONS)))(
  'Every world is sound and looks the same to its viewer: %s.',
  inFull,
  (name) => {
    const { state } = POSITIONS[name]?.() ?? middle();
    for (const viewer of viewersOf(state))
      for (const world of worlds(state, viewer, 12)) {
        expect(engine.validate(world)).toEqual([]);
        expect(engine.view(world, viewer)).toEqual(engine.view(state, viewer));
        if (viewer === 0) expect(engine.legalActions(world, 0)).toEqual(engine.legalActions(state, 0));
      }
  },
);

test('Determinised worlds differ in what is hidden, and have futures of their own.', () => {
  const { state } = middle();
  const found = worlds(state, 0, 20);
  for (const look of [
    (world: EuphoriaState) => world.hands[1],
    (world: EuphoriaState) => world.hiddenRecruits[1],
    (world: EuphoriaState) => world.unbuiltTiles,
    (world: EuphoriaState) => world.artifactDeck,
    (world: EuphoriaState) => world.rng.alea,
  ])
    expect(new Set([state, ...found].map((world) => JSON.stringify(look(world)))).size).toBeGreaterThan(10);
});

const factionOf = (card = NONE) => engine.content.recruits[card]?.faction;

rule('EUP-ALL.8', 'no world hides a recruit of a revealed faction, and all others are as likely', () => {
  const found = worlds(revealed().state, 0, 600);
  const hidden = found.map(({ hiddenRecruits }) => hiddenRecruits[2]?.[0] ?? NONE);
  expect(new Set(hidden.map(factionOf))).toEqual(new Set([2]));
  // 12 Wastelanders, one of which is the viewer's own
  expectEven(hidden, 11);
});

rule('EUP-ALL.8', 'what nobody hides may have been discarded, be dealt, or lie in the deck', () => {
  const { state } = fighting();
  const found = worlds(state, 1, 300);
  for (const look of [
    ({ dealtRecruits }: EuphoriaState) => dealtRecruits[0],
    ({ discardedRecruits }: EuphoriaState) => discardedRecruits[0],
    ({ discardedRecruits }: EuphoriaState) => discardedRecruits[2],
    ({ recruitDeck }: EuphoriaState) => cardsOfDeck(recruitDeck),
  ]) {
    const cards = found.flatMap((world) => look(world) ?? []);
    expect(new Set(cards.map(factionOf))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(cards).size).toBeGreaterThan(36);
  }
  for (const world of found)
    for (const zone of ['hiddenRecruits', 'discardedRecruits'] as const) expect(world[zone][1]).toEqual(state[zone][1]);
});

rule(
  'EUP-ALL.8',
  'when all but one of a faction are hidden, what was discarded or is dealt makes room for them',
  () => {
    const ids = engine.content.recruits.filter(({ faction }) => faction === 2).map(({ id }) => id);
    const { state } = position((it) => {
      setAllegiance(it, 'icarite', 8);
      setShared(it, { miners: { euphorian: 6, subterran: 6, wastelander: 0 } });
      hide(it, 1, ...ids.slice(0, 5));
      hide(it, 2, ...ids.slice(5, 11));
      for (const seat of [...it.discardedRecruits.keys()].slice(1))
        put(it, ['discardedRecruits.*', seat], anyOf(it, 'recruitDeck', 4));
      setDilemma(it, 1, 'bat');
      give(it, 1, 'bat');
      turn(it, 1);
    }).play({ type: 'resolve-dilemma', seat: 1, side: 'fight', artifacts: ['bat'] });
    for (const world of worlds(state, 0, 40)) {
      expect(engine.validate(world)).toEqual([]);
      expect(world.hiddenRecruits.flat().map(factionOf)).toEqual(Array(11).fill(2));
    }
  },
);

rule('EUP-TRD.9', 'in every world a proposer holds what was named, and no more is known', () => {
  // only one bat more is out of sight, so that few deals would do by chance
  const { state } = proposing((it) => discard(it, 'bat', 'bat', 'bat', 'bat'));
  const found = worlds(state, 2, 60);
  for (const world of found) expect(handOf(world, 0)).toContain('bat');
  expect(new Set(found.map((world) => handOf(world, 0).join())).size).toBeGreaterThan(4);
});

ruleInFull('EUP-TRD.9', 'beside the card that was named any other is as likely as in a random deal', () => {
  const { state } = trading((it) => {
    setMorale(it, 2, 1, 1, 1);
    give(it, 0, 'bat', 'bear');
    setGoods(it, 1, { food: 1 });
  }).play(...propose(['bat'], ['food']));
  const found = worlds(state, 2, 1500);
  const hands = found.map((world) => handOf(world, 0).join(' '));
  // One card is the bat that was named; the other one is any of 35, of which 5 are bats and 6 of each other kind.
  const share = (hand: string) => hands.filter((it) => it === hand).length / hands.length;
  expect(new Set(hands).size).toBe(6);
  expect(Math.abs(share('bat bat') - 5 / 35)).toBeLessThan(0.04);
  for (const other of ['bat bear', 'bat book', 'bat box', 'bat glasses', 'balloons bat'])
    expect(Math.abs(share(other) - 6 / 35)).toBeLessThan(0.04);
});

rule('EUP-TRD.9', 'the viewer’s own cards and those that lie open are in no proposer’s hand', () => {
  const { state } = proposing((it) => discard(it, 'bat', 'bat', 'bat'));
  for (const viewer of [1, 2, 3, 'spectator'] as const)
    for (const world of worlds(state, viewer, 40)) {
      expect(handOf(world, 0).filter((kind) => kind === 'bat').length).toBeLessThan(4);
      if (viewer !== 'spectator') expect(world.hands[viewer]).toEqual(state.hands[viewer]);
      expect(world.artifactDiscard).toEqual(state.artifactDiscard);
    }
});

rule('EUP-TRD.9', 'the proposer’s own cards are no guess, and a second kind of card is named with the first', () => {
  const { state } = proposing();
  for (const world of worlds(state, 0, 20)) expect(world.hands[0]).toEqual(state.hands[0]);
  const both = trading((it) => {
    setMorale(it, 3, 1, 1, 1);
    give(it, 0, 'bat', 'glasses', 'box');
    setGoods(it, 1, { food: 1 });
  }).play({ type: 'open-trade', seat: 0, partner: 1 }, giving('bat'), giving('glasses'), { type: 'to-ask', seat: 0 });
  both.play({ type: 'ask', seat: 0, item: 'food' }, { type: 'submit', seat: 0 });
  for (const world of worlds(both.state, 1, 40))
    expect(handOf(world, 0)).toEqual(expect.arrayContaining(['bat', 'glasses']));
});

rule(
  'EUP-VAR.3',
  'in every world that a player thinks possible their own tile is in the game, and any five others',
  () => {
    const { state } = chosen(3);
    const own = state.unbuiltTiles.bags[0]?.known[1]?.[0] ?? NONE;
    const rejected = state.dealtTiles[1]?.[0] ?? NONE;
    const found = worlds(state, 1, 640);
    for (const world of found) {
      expect(cardsOfDeck(world.unbuiltTiles)).toContain(own);
      expect(engine.view(world, 1).position.unbuiltTiles.bags[0]?.cards[0]).toBe(own);
    }
    // 16 tiles but the viewer's two are open; five of them lie on the sites
    const others = found.flatMap(({ unbuiltTiles }) => cardsOfDeck(unbuiltTiles).filter((tile) => tile !== own));
    expect(others).not.toContain(rejected);
    expectEven(others, 16);
  },
);

rule(
  ['EUP-R49', 'EUP-VAR.3'],
  'the tile that a player rejected is known to that player alone, and is out of the game',
  () => {
    const { state } = chosen(4);
    const rejected = state.dealtTiles[2];
    for (const world of worlds(state, 2, 60)) {
      expect(world.dealtTiles[2]).toEqual(rejected);
      expect(cardsOfDeck(world.unbuiltTiles)).not.toContain(rejected?.[0]);
    }
    // 18 tiles but the two that the viewer was dealt
    expectEven(
      worlds(state, 3, 640).map(({ dealtTiles }) => dealtTiles[2]?.[0] ?? NONE),
      16,
    );
  },
);

rule(['EUP-ENG.1', 'EUP-ART.2'], 'a player who is asked how to pay three cards has a pair in every world', () => {
  const game = position((state) => {
    setPlayer(state, 0, { morale: 3 });
    give(state, 0, 'bat', 'bat', 'bear');
  }).play(place(0, 1, 'free-press'));
  expect(asked(game)).toMatchObject({ kind: 'place-pay', seat: 0 });
  for (const world of worlds(game.state, 1, 60)) expect(new Set(handOf(world, 0)).size).toBeLessThan(3);
});

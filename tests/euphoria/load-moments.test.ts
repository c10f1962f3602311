import { engine } from '@rulewright/euphoria';
import { expect, it } from 'vitest';
import { bent } from '../support/bent.js';
import {
  breaks,
  broken,
  choosing,
  digging,
  fighting,
  keeps,
  move,
  NONE,
  over,
  quiet,
  retrieving,
  rolling,
  set,
} from './saved.js';

// A saved position is refused by name when it cannot be one of the game: cards, and what goes on.

breaks('tiles, dilemmas and recruits lie where they may', [
  ['a site without a tile', (state) => move(state.unbuiltTiles, state.tilesOut)],
  ['a tile more than there are sites', (state) => move(state.tilesOut, state.unbuiltTiles)],
  ['a built market with two tiles', (state) => move(state.unbuiltTiles, state.builtTiles[2])],
  ['a tile built over another', (state) => move(state.tilesOut, state.builtTiles[0])],
  ['a player without a dilemma', (state) => move(state.dilemmas[0], state.dilemmaDeck)],
  ['a player with two dilemmas', (state) => move(state.dilemmaDeck, state.dilemmas[0])],
  ['a dilemma that is resolved without a side', (state) => move(state.dilemmas[0], state.resolvedDilemmas[0])],
  ['a side taken without a card', (state) => (bent(state).dilemmaSides[0] = 'fight')],
  ['recruits to choose from in the middle of a game', (state) => move(state.recruitDeck, state.dealtRecruits[1])],
  ['artifacts put aside without a trade', (state) => move(state.artifactDeck, state.namedArtifacts[0])],
  ['artifacts picked without a trade', (state) => move(state.artifactDeck, state.pickedArtifacts[2])],
]);
keeps('the cards', [
  ['recruits of a fight', () => undefined, fighting],
  ['tiles that are being chosen', () => undefined, choosing],
  [
    'a dilemma that was fought',
    (state) => [bent(state).dilemmaSides.splice(0, 1, 'fight'), move(state.dilemmas[0], state.resolvedDilemmas[0])],
  ],
]);

breaks('a turn is bounded', [
  ['a tenth placement', (state) => (bent(state).placed = 10)],
  ['a proposal where trade is out', (state) => (bent(state).proposals = 1)],
  ['more fresh recruits than there are', (state) => (bent(state).freshRecruits = bent(Array(49)).fill(0))],
]);

breaks('what goes on fits the table', [
  ['a placement of nobody at the table', (state) => (bent(state).placement.seat = 3), digging],
  ['a placed worker that is none', (state) => (bent(state).placement.worker = 12), digging],
  ['a placement on no space', (state) => (bent(state).placement.space = 49), digging],
  ['a bumped worker that is none', (state) => (bent(state).placement.bumped = 12), digging],
  ['a new worker that is none', (state) => (bent(state).placement.added = 12), digging],
  ['a roll of nobody at the table', (state) => (bent(state).roll.seat = 3), rolling],
  ['a rolled worker that is none', (state) => (bent(state).roll.workers = [12]), rolling],
  ['more faces than dice', (state) => bent(state).roll.faces.push(0), rolling],
  ['a face of seven', (state) => (bent(state).roll.faces = [7]), rolling],
  ['a retrieval of nobody at the table', (state) => (bent(state).retrieval.seat = 3), retrieving],
  ['a retrieval from no space', (state) => set(state.retrieval.from, 0, 49), retrieving],
]);

breaks('what goes on fits the table', [
  ['steps of a placement that has not begun', (state) => (bent(state).placement.seat = NONE), digging],
  ['an end of a retrieval that has not begun', (state) => (bent(state).retrieval.seat = NONE), retrieving],
  ['an end of a roll that has not begun', (state) => (bent(state).roll.seat = NONE), rolling],
]);

breaks('a turn follows until the end', [
  ['no turn to follow', (state) => bent(state).agenda.shift()],
  [
    'a result in the middle of a game',
    (state) => (bent(state).end = { reason: 'turn-limit', finishers: [], tieBreaker: 'none', winners: [0] }),
  ],
  ['an end without a result', (state) => (bent(state).end = null), over],
]);
keeps('what is noted', [
  ['a worker that came home during the turn', (state) => (bent(state).noted = [false, false, false, false]), digging],
]);
keeps('the end', [['a game that is over', () => undefined, over]]);

it('refuses to load a broken position, with every name', () => {
  const state = quiet();
  set(state.morale, 2, 7);
  set(state.stars, 2, 9);
  expect(() => engine.load(state)).toThrow(/broken: the stars add up: .*\n.*broken: the tracks have ends: /);
});

it('names cards that are missing, doubled or unknown', () => {
  expect(broken((state) => bent(state).artifactDeck.bags[0]?.cards.pop())).toHaveLength(1);
  expect(broken((state) => bent(state).hiddenRecruits[0]?.push(state.recruitDeck.bags[0]?.cards[0] ?? 0))).toHaveLength(
    1,
  );
  expect(broken((state) => set(state.dealtTiles[0] ?? [], 0, 18)).length).toBeGreaterThan(0);
});

it('names what has not the shape of a state by its path', () => {
  expect(broken((state) => Object.assign(bent(state), { turn: -1 }))[0]).toMatch(/^turn: /);
  expect(broken((state) => Object.assign(bent(state), { noted: [true] }))[0]).toMatch(/^noted: /);
  expect(broken((state) => set(state.goods, 0, 0.5))[0]).toMatch(/^goods\.0: /);
  expect(broken((state) => set(state.goods, 3, -1))[0]).toMatch(/^goods\.3: /);
  expect(broken((state) => Object.assign(bent(state).agenda[2] ?? {}, { kind: 'turn-over' }))[0]).toMatch(/^agenda\.2/);
  expect(broken((state) => Object.assign(bent(state), { weather: 'fine' }))).toHaveLength(1);
});

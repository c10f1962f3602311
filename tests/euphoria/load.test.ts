import { engine } from '@rulewright/euphoria';
import { recruitOf, spaceOf } from '@rulewright/euphoria/positions';
import { bent } from '../support/bent.js';
import { breaks, cutting, keeps, move, NONE, type Row, set, starting, tokens } from './saved.js';

// A saved position is refused by name when it cannot be one of the game: players, stars and the board.

const LISTS = [
  'lostWorker',
  'goods',
  'place',
  'value',
  'stars',
  'territoryStars',
  'tileStars',
  'dilemmaSides',
] as const;
const TRACKS = ['morale', 'knowledge', 'allegiance', 'miners'] as const;
const ZONES = [
  'passedRecruits',
  'builtTiles',
  'hands',
  'namedArtifacts',
  'pickedArtifacts',
  'activeRecruits',
  'hiddenRecruits',
  'dealtRecruits',
  'draftedRecruits',
  'discardedRecruits',
  'dilemmas',
  'resolvedDilemmas',
  'dealtTiles',
] as const;

breaks('every list fits the table', [
  ...LISTS.map(
    (list): Row => [
      `an entry too many in ${list}`,
      (state) =>
        (bent(state)[list] as unknown[]).push(list === 'lostWorker' ? false : list === 'dilemmaSides' ? '' : 0),
    ],
  ),
  ...TRACKS.map((track): Row => [`an entry too many on ${track}`, (state) => bent(state)[track].push(1)]),
  ...ZONES.map((zone): Row => [`a list too many in ${zone}`, (state) => bent(state)[zone].push([])]),
  ['an active player who does not sit there', (state) => (bent(state).active = 3)],
  ['a worker on no space', (state) => set(state.place, 0, 49)],
  ['an ability used that nobody has', (state) => bent(state).usedAbilities.push(engine.content.abilities.length)],
  ['a group of sevens', (state) => (bent(state).groupValue = 7)],
]);
keeps('the lists', [
  ['the last ability used', (state) => bent(state).usedAbilities.push(engine.content.abilities.length - 1)],
  ['a worker on the last space', (state) => set(state.place, 4, 48)],
]);

breaks('workers are in play with a value', [
  ['a worker in the supply that shows a value', (state) => set(state.value, 3, 1)],
  ['a worker in play that shows nothing', (state) => set(state.value, 0, 0)],
  ['a worker that shows seven', (state) => set(state.value, 0, 7)],
  ['a player without workers', (state) => [bent(state).place.fill(NONE, 8), bent(state).value.fill(0, 8)]],
]);

breaks('the stars add up', [
  ['a star too many in the supply', (state) => set(state.stars, 2, 11)],
  ['a star too few in the supply', (state) => set(state.stars, 0, 8)],
  ['a star too many on a territory', (state) => set(state.territoryStars, 0, 1)],
  ['a star too many on a tile', (state) => set(state.tileStars, 2 * 3 + 1, 1)],
  ['a star gone from a recruit', (state) => bent(state).recruitStars.pop()],
  [
    'a dilemma joined without a star',
    (state) => [bent(state).dilemmaSides.splice(0, 1, 'join'), move(state.dilemmas[0], state.resolvedDilemmas[0])],
  ],
  [
    'nobody’s last star placed before the end',
    (state) => [
      set(state.stars, 1, 0),
      set(state.territoryStars, 1, 3),
      set(state.territoryStars, 4, 3),
      set(state.territoryStars, 7, 1),
    ],
  ],
]);

breaks('stars lie where they may', [
  ['a fourth star on a territory of three', (state) => [set(state.territoryStars, 9, 2), set(state.stars, 0, 7)]],
  ['a star on a tile that is not built', (state) => [set(state.tileStars, 0, 1), set(state.stars, 0, 8)]],
  ['two stars of a player on a tile', (state) => [set(state.tileStars, 6, 2), set(state.stars, 0, 8)]],
  [
    'a star on a recruit whose faction has not come to the end',
    (state) => [bent(state).recruitStars.push(recruitOf('amanda-the-broker')), set(state.stars, 0, 8)],
  ],
  [
    'a star on a hidden recruit',
    (state) => [bent(state).recruitStars.push(recruitOf('ray-the-foreman')), set(state.allegiance, 0, 11)],
  ],
  ['a recruit starred twice', (state) => bent(state).recruitStars.push(...state.recruitStars)],
  ['a star on no recruit', (state) => bent(state).recruitStars.push(48)],
]);

breaks('the tracks have ends', [
  ['morale 0', (state) => set(state.morale, 2, 0)],
  ['morale 7', (state) => set(state.morale, 2, 7)],
  ['knowledge 0', (state) => set(state.knowledge, 0, 0)],
  ['knowledge 7', (state) => set(state.knowledge, 0, 7)],
  ['allegiance 12', (state) => set(state.allegiance, 0, 12)],
  ['a miner at 10', (state) => set(state.miners, 0, 10)],
  ['tokens beside the tracks without their draft', (state) => set(state.morale, 0, 0), starting],
]);
keeps('the tracks', [
  ['tokens that stand beside the tracks during their draft', () => undefined, tokens],
  [
    'tokens at the ends',
    (state) => [
      set(state.morale, 0, 6),
      set(state.knowledge, 1, 1),
      set(state.knowledge, 2, 6),
      set(state.miners, 1, 9),
    ],
  ],
]);

breaks('hands keep to their limit', [
  ['a card too many', (state) => move(state.artifactDeck, state.hands[0])],
  [
    'a card too many of another than the one who discards',
    (state) => [move(state.artifactDeck, state.hands[1]), move(state.artifactDeck, state.hands[1])],
    cutting,
  ],
]);
keeps('the hands', [
  [
    'a card more with the morale for it',
    (state) => [set(state.morale, 0, 2), move(state.artifactDeck, state.hands[0])],
  ],
  ['cards of somebody who is about to discard', () => undefined, cutting],
]);

breaks('spaces hold one worker', [
  ['two workers on a tunnel', (state) => set(state.place, 0, spaceOf('euphorian-tunnel'))],
  ['two workers on a construction space', (state) => set(state.place, 4, spaceOf('wastelander-a-2'))],
  ['as many workers on a site as complete it', (state) => set(state.place, 4, spaceOf('wastelander-a-3'))],
  ['a worker on the site of a built market', (state) => set(state.place, 4, spaceOf('subterran-a-1'))],
  ['a worker in a market that is not built', (state) => set(state.place, 4, spaceOf('wastelander-a-visit'))],
]);
keeps('the spaces', [
  ['two workers on an area', (state) => set(state.place, 4, spaceOf('farm'))],
  ['a worker in a built market', (state) => set(state.place, 4, spaceOf('subterran-a-visit'))],
  ['workers on two sites', (state) => set(state.place, 4, spaceOf('wastelander-b-2'))],
]);

breaks('factions are revealed and starred in time', [
  ['a hidden recruit of a faction at cell 8', (state) => set(state.allegiance, 0, 8)],
  ['a hidden recruit of a faction whose miner is at 6', (state) => set(state.miners, 0, 6)],
  ['an active recruit without a star at cell 11', (state) => [bent(state).recruitStars.pop(), set(state.stars, 1, 8)]],
  [
    'a worker at the end of a tunnel that is not complete',
    (state) => set(state.place, 4, spaceOf('subterran-tunnel-end')),
  ],
]);
keeps('the factions', [
  [
    'a hidden recruit of a faction at cell 7 with the miner at 5',
    (state) => [set(state.allegiance, 0, 7), set(state.miners, 0, 5)],
  ],
  [
    'a worker at the end of a complete tunnel',
    (state) => [set(state.miners, 1, 9), set(state.place, 4, spaceOf('subterran-tunnel-end'))],
  ],
]);

import {
  activate,
  give,
  market,
  recruitOf,
  setAllegiance,
  setDilemma,
  setGoods,
  setPlayer,
  stack,
  stand,
  star,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { nineStars } from './nine-stars.js';
import { asked, handOf, place, position } from './positions.js';
import { readyForLoft, THEATER, toLoft } from './stars.js';

// EUP-STR.4 to EUP-STR.7: stars that are placed together, and the order of their consequences.

rule('EUP-STR.4', 'a completion is one batch for all builders: both last stars are placed at once', () => {
  const { state, events } = position((it) => {
    nineStars(it, 0, 1);
    setGoods(it, 0, { stone: 1 });
    stand(it, 1, 'wastelander-a-2', 3);
  }).play(place(0, 1, 'wastelander-a-1'));
  expect(state.end?.finishers).toEqual([0, 1]);
  expect(events.filter(({ type }) => type === 'star-placed')).toEqual([
    { type: 'star-placed', rule: 'EUP-BLD.7', seat: 0, on: 'tile', at: 'wastelander-a', stars: { from: 1, to: 0 } },
    { type: 'star-placed', rule: 'EUP-BLD.7', seat: 1, on: 'tile', at: 'wastelander-a', stars: { from: 1, to: 0 } },
  ]);
});

rule(['EUP-STR.4', 'EUP-STR.6'], 'tier 4 is one batch for all players, then each owner is asked clockwise', () => {
  const game = position(
    (state) => {
      setAllegiance(state, 'icarite', 10);
      activate(state, 0, 'amanda-the-broker');
      activate(state, 1, 'lee-the-gossip', 'rebecca-the-peddler', 'esme-the-fireman');
      activate(state, 2, 'flavio-the-merchant', 'ray-the-foreman');
      give(state, 1, 'bat');
      give(state, 2, 'bear');
      setGoods(state, 2, { gold: 3 });
      star(state, 0, 'icarite', 3);
    },
    {},
    2,
  ).play(place(2, 1, 'nimbus-loft'));
  expect(game.events.filter(({ type }) => type === 'star-placed')).toEqual([
    {
      type: 'star-placed',
      rule: 'EUP-ALL.6',
      seat: 2,
      on: 'recruit',
      at: 'flavio-the-merchant',
      stars: { from: 10, to: 9 },
    },
    {
      type: 'star-placed',
      rule: 'EUP-ALL.6',
      seat: 0,
      on: 'recruit',
      at: 'amanda-the-broker',
      stars: { from: 7, to: 6 },
    },
    {
      type: 'star-placed',
      rule: 'EUP-ALL.6',
      seat: 1,
      on: 'recruit',
      at: 'lee-the-gossip',
      stars: { from: 10, to: 9 },
    },
    {
      type: 'star-placed',
      rule: 'EUP-ALL.6',
      seat: 1,
      on: 'recruit',
      at: 'rebecca-the-peddler',
      stars: { from: 9, to: 8 },
    },
  ]);
  expect(asked(game)).toMatchObject({ kind: 'ability-react', seat: 1 });
  expect(game.state.stars).toEqual([6, 8, 9]);
});

rule(['EUP-STR.5', 'EUP-R12'], 'a last star ends the game before its penalty, its card and the allegiance step', () => {
  const { state, events } = position((it) => {
    readyForLoft(it);
    market(it, 'euphorian-a', THEATER);
    setAllegiance(it, 'icarite', 5);
    activate(it, 0, 'amanda-the-broker', 'esme-the-fireman');
    give(it, 0, 'bat');
    setPlayer(it, 0, { morale: 3 });
    star(it, 0, 'euphorian', 3);
    star(it, 0, 'subterran', 3);
    star(it, 0, 'wastelander', 2);
    star(it, 0, 'icarite', 1);
  }).play(toLoft);
  expect(events.map(({ type }) => type)).toEqual([
    'worker-placed',
    'placement-paid',
    'goods-lost',
    'choice-forced',
    'star-placed',
    'game-ended',
  ]);
  expect([state.knowledge[0], state.allegiance[3], handOf(state, 0), state.agenda]).toEqual([3, 5, ['bat'], []]);
});

rule('EUP-STR.5', 'the last star but one goes on with everything that follows it', () => {
  const { state, events } = position((it) => {
    readyForLoft(it);
    market(it, 'euphorian-a', THEATER);
    star(it, 0, 'euphorian', 3);
    star(it, 0, 'subterran', 3);
    star(it, 0, 'wastelander', 2);
  }).play(toLoft);
  expect([state.stars[0], state.knowledge[0], state.allegiance[3], state.end]).toEqual([1, 4, 1, null]);
  expect(events.map(({ type }) => type)).not.toContain('game-ended');
});

rule(['EUP-STR.6', 'EUP-R20'], 'the Theater comes first, then the card of the Icarites, then the abilities', () => {
  const game = position((state) => {
    readyForLoft(state);
    market(state, 'euphorian-a', THEATER);
    setAllegiance(state, 'icarite', 5);
    setPlayer(state, 0, { morale: 3 });
    activate(state, 0, 'amanda-the-broker', 'esme-the-fireman');
    stack(state, 'artifactDeck', ['glasses']);
  }).play(toLoft);
  expect(game.events.map(({ type }) => type).slice(3)).toEqual([
    'choice-forced',
    'star-placed',
    'track-moved',
    'artifacts-drawn',
  ]);
  expect(asked(game)).toMatchObject({ kind: 'ability-react', seat: 0 });
  expect([game.state.knowledge[0], handOf(game.state, 0), game.state.allegiance[3]]).toEqual([4, ['glasses'], 5]);
  game.play({ type: 'decline', seat: 0 });
  expect(game.events.map(({ type }) => type)).toEqual(['ability-declined', 'allegiance-moved']);
});

rule('EUP-STR.6', 'the stars of a completion have their consequences clockwise from the active player', () => {
  const { events } = position(
    (state) => {
      setGoods(state, 1, { stone: 1 });
      stand(state, 0, 'subterran-a-2', 3);
      stand(state, 2, 'subterran-a-3', 3);
      stack(state, 'unbuiltTiles', ['plaza-of-immortalized-humility']);
      market(state, 'euphorian-a', THEATER);
    },
    { players: 4 },
    1,
  )
    .edit((state) => setGoods(state, 1, { gold: 1 }))
    .script([1, 1, 1])
    .play(place(1, 1, 'subterran-a-1'));
  const told = events.filter(({ type }) => type === 'star-placed' || type === 'track-moved' || type === 'dice-rolled');
  expect(told.map((event) => [event.type, 'seat' in event && event.seat])).toEqual([
    ['star-placed', 1],
    ['star-placed', 2],
    ['star-placed', 0],
    ['track-moved', 1],
    ['track-moved', 2],
    ['track-moved', 0],
    ['dice-rolled', 1],
    ['dice-rolled', 2],
    ['dice-rolled', 0],
  ]);
});

rule(['EUP-STR.7', 'EUP-R69'], 'who has fewer stars than recruits stars the recruit of the lower number', () => {
  const { state, events } = position((it) => {
    setAllegiance(it, 'icarite', 10);
    activate(it, 1, 'rebecca-the-peddler', 'amanda-the-broker');
    activate(it, 2, 'lee-the-gossip');
    readyForLoft(it);
    star(it, 1, 'euphorian', 3);
    star(it, 1, 'subterran', 3);
    star(it, 1, 'wastelander', 3);
  }).play(toLoft);
  expect(events.filter(({ type }) => type === 'star-placed').slice(1)).toEqual([
    {
      type: 'star-placed',
      rule: 'EUP-ALL.6',
      seat: 1,
      on: 'recruit',
      at: 'amanda-the-broker',
      stars: { from: 1, to: 0 },
    },
    {
      type: 'star-placed',
      rule: 'EUP-ALL.6',
      seat: 2,
      on: 'recruit',
      at: 'lee-the-gossip',
      stars: { from: 10, to: 9 },
    },
  ]);
  expect([state.recruitStars, state.stars, state.end?.finishers]).toEqual([
    [recruitOf('amanda-the-broker'), recruitOf('lee-the-gossip')],
    [9, 0, 9],
    [1],
  ]);
});

rule(['EUP-ALL.7', 'EUP-STR.6', 'EUP-R69'], 'a recruit that is revealed at cell 11 gets its star at once', () => {
  const game = position((state) => {
    setAllegiance(state, 'euphorian', 11);
    market(state, 'subterran-a', THEATER);
    setDilemma(state, 0, 'bear');
    give(state, 0, 'bear');
    stack(state, 'recruitDeck', ['ray-the-foreman', 'lee-the-gossip']);
  }).play(
    { type: 'resolve-dilemma', seat: 0, side: 'fight', artifacts: ['bear'] },
    { type: 'keep-recruit', seat: 0, recruit: 'ray-the-foreman' },
  );
  expect([game.state.recruitStars, game.state.stars[0], game.state.knowledge[0]]).toEqual([
    [recruitOf('ray-the-foreman')],
    9,
    4,
  ]);
  expect(game.events.map(({ type }) => type)).toEqual([
    'dilemma-resolved',
    'artifact-discarded',
    'recruit-kept',
    'recruit-revealed',
    'star-placed',
    'track-moved',
    'turn-began',
  ]);
});

import {
  activate,
  buildTile,
  giveArtifacts,
  hide,
  recruitOf,
  setDilemma,
  setGoods,
  stack,
  stand,
  starTerritory,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { nineStars } from './nine-stars.js';
import { asked, type EuState, handOf, pay, place, position, territoryStars, tileStars } from './positions.js';

// EUP-STR: where stars go, what they set off, and in which order.

const SPA = 'spa-of-fleeting-pleasure';
const THEATER = 'theater-of-revelatory-propaganda';
const endTurn = (seat: number) => ({ type: 'end-turn', seat }) as const;
const starOn = (on: string, seat = 0) => ({ type: 'place-star', seat, on }) as const;
/** Seat 0 can pay for a visit to the Free Press, and has room for the cards. */
const readyForPress = (state: EuState): void => {
  giveArtifacts(state, 0, 'bat', 'bat');
  state.morale[0] = 3;
};
const toPress = place(0, 1, 'free-press');
const toLoft = place(0, 1, 'nimbus-loft');
const readyForLoft = (state: EuState): void => setGoods(state, 0, { gold: 3 });

rule('EUP-STR.1', 'a player may lay any number of stars on a territory while star spaces are free', () => {
  const loft = (stars: number) =>
    position((state) => {
      readyForLoft(state);
      starTerritory(state, 0, 'icarite', stars);
    }).play(toLoft).state;
  for (const [before, after] of [
    [0, 1],
    [2, 3],
    [3, 3],
  ] as const)
    expect([territoryStars(loft(before), 0, 'icarite'), loft(before).stars[0]]).toEqual([after, 10 - after]);
});

rule('EUP-STR.1', 'a territory has no more star spaces than players, whoever fills them', () => {
  const { state } = position(
    (it) => {
      readyForLoft(it);
      starTerritory(it, 1, 'icarite');
      starTerritory(it, 2, 'icarite', 2);
      starTerritory(it, 3, 'icarite');
    },
    { players: 4 },
  ).play(toLoft);
  expect([territoryStars(state, 0, 'icarite'), state.stars[0], state.allegiance[3]]).toEqual([0, 10, 1]);
});

rule(['EUP-STR.1', 'EUP-STR.2'], 'a tile takes one star of a player, so the star must go where room is left', () => {
  const press = (recipe: (state: EuState) => void) =>
    position((state) => {
      readyForPress(state);
      buildTile(state, 'subterran-a', SPA, 0);
      buildTile(state, 'subterran-b', THEATER);
      recipe(state);
    }).play(toPress);
  const open = press(() => undefined);
  expect(open.legal()).toEqual([starOn('territory'), starOn('subterran-b')]);
  expect(open.refusal(starOn('subterran-a'))).toEqual({
    rule: 'EUP-ART.4',
    code: 'no-star-space',
    details: { on: 'subterran-a' },
  });
  const full = press((state) => starTerritory(state, 1, 'subterran', 3));
  expect([tileStars(full.state, 0, 'subterran-b'), full.state.stars[0], full.state.allegiance[1]]).toEqual([1, 8, 1]);
  expect(asked(full)).toEqual({ kind: 'turn-continue', seat: 0 });
});

rule('EUP-STR.2', 'a star that can be placed must be placed: nothing but a place for it is on offer', () => {
  const game = position((state) => {
    readyForPress(state);
    buildTile(state, 'subterran-a', SPA);
    buildTile(state, 'wastelander-a', THEATER);
  }).play(toPress);
  expect(asked(game)).toEqual({ kind: 'place-star', seat: 0, orTile: true });
  expect(game.legal()).toEqual([starOn('territory'), starOn('subterran-a')]);
  for (const on of ['subterran-b', 'wastelander-a', 'euphorian-a', 'nowhere'])
    expect(game.refusal(starOn(on))).toEqual({ rule: 'EUP-ART.4', code: 'no-star-space', details: { on } });
});

rule('EUP-STR.1', 'a recruit carries one star, also when its faction stays at the end of its track', () => {
  const game = position((state) => {
    activate(state, 1, 'amanda-the-broker');
    state.allegiance[3] = 10;
    readyForLoft(state);
  });
  game.play(toLoft);
  expect(game.events.filter(({ type }) => type === 'star-placed')).toEqual([
    { type: 'star-placed', seat: 0, on: 'territory', at: 'icarite' },
    { type: 'star-placed', seat: 1, on: 'recruit', at: 'amanda-the-broker' },
  ]);
  const again = position((state) => {
    activate(state, 1, 'amanda-the-broker');
    state.allegiance[3] = 11;
    state.recruitStars = [recruitOf('amanda-the-broker')];
    state.stars[1] = 9;
    readyForLoft(state);
  }).play(toLoft);
  expect([again.state.recruitStars, again.state.allegiance[3], again.state.stars]).toEqual([
    [recruitOf('amanda-the-broker')],
    11,
    [9, 9, 10],
  ]);
});

rule('EUP-STR.1', 'a player’s dilemma carries one star once it has been joined', () => {
  const { state, events } = position((it) => {
    setDilemma(it, 0, 'bear');
    giveArtifacts(it, 0, 'bear');
  })
    .play({ type: 'resolve-dilemma', seat: 0, side: 'join', artifacts: ['bear'] })
    .play(place(1, 1, 'farm'), endTurn(1), place(2, 1, 'farm'), endTurn(2));
  expect([state.dilemmaSides, state.stars]).toEqual([
    ['join', '', ''],
    [9, 10, 10],
  ]);
  expect(events.at(-1)).toEqual({ type: 'turn-began', seat: 0, turn: 4 });
});

rule('EUP-STR.4', 'a completion is one batch for all builders: both last stars are placed at once', () => {
  const { state, events } = position((it) => {
    nineStars(it, 0, 1);
    setGoods(it, 0, { stone: 1 });
    stand(it, 1, 'wastelander-a-2', 3);
  }).play(place(0, 1, 'wastelander-a-1'));
  expect(state.end?.finishers).toEqual([0, 1]);
  expect(events.filter(({ type }) => type === 'star-placed')).toEqual([
    { type: 'star-placed', seat: 0, on: 'tile', at: 'wastelander-a' },
    { type: 'star-placed', seat: 1, on: 'tile', at: 'wastelander-a' },
  ]);
});

rule(['EUP-STR.4', 'EUP-STR.6'], 'tier 4 is one batch for all players, then each owner is asked clockwise', () => {
  const game = position(
    (state) => {
      state.allegiance[3] = 10;
      activate(state, 0, 'amanda-the-broker');
      activate(state, 1, 'lee-the-gossip', 'rebecca-the-peddler', 'esme-the-fireman');
      activate(state, 2, 'flavio-the-merchant', 'ray-the-foreman');
      giveArtifacts(state, 1, 'bat');
      giveArtifacts(state, 2, 'bear');
      setGoods(state, 2, { gold: 3 });
      starTerritory(state, 0, 'icarite', 3);
    },
    {},
    2,
  ).play(place(2, 1, 'nimbus-loft'));
  expect(game.events.filter(({ type }) => type === 'star-placed')).toEqual([
    { type: 'star-placed', seat: 2, on: 'recruit', at: 'flavio-the-merchant' },
    { type: 'star-placed', seat: 0, on: 'recruit', at: 'amanda-the-broker' },
    { type: 'star-placed', seat: 1, on: 'recruit', at: 'lee-the-gossip' },
    { type: 'star-placed', seat: 1, on: 'recruit', at: 'rebecca-the-peddler' },
  ]);
  expect(asked(game)).toMatchObject({ kind: 'ability-react', seat: 1 });
  expect(game.state.stars).toEqual([6, 8, 9]);
});

rule(['EUP-STR.5', 'EUP-R12'], 'a last star ends the game before its penalty, its card and the allegiance step', () => {
  const { state, events } = position((it) => {
    readyForLoft(it);
    buildTile(it, 'euphorian-a', THEATER);
    it.allegiance[3] = 5;
    activate(it, 0, 'amanda-the-broker', 'esme-the-fireman');
    giveArtifacts(it, 0, 'bat');
    it.morale[0] = 3;
    starTerritory(it, 0, 'euphorian', 3);
    starTerritory(it, 0, 'subterran', 3);
    starTerritory(it, 0, 'wastelander', 2);
    starTerritory(it, 0, 'icarite', 1);
  }).play(toLoft);
  expect(events.map(({ type }) => type)).toEqual([
    'worker-placed',
    'placement-paid',
    'goods-lost',
    'star-placed',
    'game-ended',
  ]);
  expect([state.knowledge[0], state.allegiance[3], handOf(state, 0), state.agenda]).toEqual([3, 5, ['bat'], []]);
});

rule('EUP-STR.5', 'the last star but one goes on with everything that follows it', () => {
  const { state, events } = position((it) => {
    readyForLoft(it);
    buildTile(it, 'euphorian-a', THEATER);
    starTerritory(it, 0, 'euphorian', 3);
    starTerritory(it, 0, 'subterran', 3);
    starTerritory(it, 0, 'wastelander', 2);
  }).play(toLoft);
  expect([state.stars[0], state.knowledge[0], state.allegiance[3], state.end]).toEqual([1, 4, 1, null]);
  expect(events.map(({ type }) => type)).not.toContain('game-ended');
});

rule(['EUP-STR.6', 'EUP-R20'], 'the Theater comes first, then the card of the Icarites, then the abilities', () => {
  const game = position((state) => {
    readyForLoft(state);
    buildTile(state, 'euphorian-a', THEATER);
    state.allegiance[3] = 5;
    state.morale[0] = 3;
    activate(state, 0, 'amanda-the-broker', 'esme-the-fireman');
    stack(state, 'artifactDeck', ['glasses']);
  }).play(toLoft);
  expect(game.events.map(({ type }) => type).slice(3)).toEqual(['star-placed', 'track-moved', 'artifacts-drawn']);
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
      buildTile(state, 'euphorian-a', THEATER);
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
    it.allegiance[3] = 10;
    activate(it, 1, 'rebecca-the-peddler', 'amanda-the-broker');
    activate(it, 2, 'lee-the-gossip');
    readyForLoft(it);
    starTerritory(it, 1, 'euphorian', 3);
    starTerritory(it, 1, 'subterran', 3);
    starTerritory(it, 1, 'wastelander', 3);
  }).play(toLoft);
  expect(events.filter(({ type }) => type === 'star-placed').slice(1)).toEqual([
    { type: 'star-placed', seat: 1, on: 'recruit', at: 'amanda-the-broker' },
    { type: 'star-placed', seat: 2, on: 'recruit', at: 'lee-the-gossip' },
  ]);
  expect([state.recruitStars, state.stars, state.end?.finishers]).toEqual([
    [recruitOf('amanda-the-broker'), recruitOf('lee-the-gossip')],
    [9, 0, 9],
    [1],
  ]);
});

rule(['EUP-ALL.7', 'EUP-STR.6', 'EUP-R69'], 'a recruit that is revealed at cell 11 gets its star at once', () => {
  const game = position((state) => {
    state.allegiance[0] = 11;
    buildTile(state, 'subterran-a', THEATER);
    setDilemma(state, 0, 'bear');
    giveArtifacts(state, 0, 'bear');
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

rule('EUP-STR.4', 'without an active recruit of the faction tier 4 places no star', () => {
  const { state } = position((it) => {
    it.allegiance[2] = 10;
    hide(it, 1, 'amanda-the-broker');
    activate(it, 1, 'ray-the-foreman');
  }).play(place(0, 1, 'farm'));
  expect([state.allegiance[2], state.recruitStars, state.stars]).toEqual([11, [], [10, 10, 10]]);
});

rule('EUP-STR.4', 'the star of a visit is a batch of its own, and the price is paid before it', () => {
  const game = position((state) => {
    readyForPress(state);
    giveArtifacts(state, 0, 'bear');
    buildTile(state, 'subterran-a', SPA);
  }).play(toPress);
  expect(game.legal()).toEqual([pay(0, 'bat', 'bat'), pay(0, 'bat', 'bat', 'bear')].reverse());
  game.play(pay(0, 'bat', 'bat'), starOn('subterran-a'));
  expect(game.events.map(({ type }) => type)).toEqual([
    'placement-paid',
    'artifact-discarded',
    'artifact-discarded',
    'star-placed',
    'allegiance-moved',
  ]);
});

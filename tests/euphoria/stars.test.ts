import {
  activate,
  give,
  hide,
  market,
  recruitOf,
  setAllegiance,
  setDilemma,
  setPlayer,
  star,
} from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, type EuState, pay, place, position, territoryStars, tileStars } from './positions.js';
import { readyForLoft, THEATER, toLoft } from './stars.js';

// EUP-STR.1 to EUP-STR.4: where stars go.
const SPA = 'spa-of-fleeting-pleasure';
const endTurn = (seat: number) => ({ type: 'end-turn', seat }) as const;
const starOn = (on: string, seat = 0) => ({ type: 'place-star', seat, on }) as const;
/** Seat 0 can pay for a visit to the Free Press, and has room for the cards. */
const readyForPress = (state: EuState): void => {
  give(state, 0, 'bat', 'bat');
  setPlayer(state, 0, { morale: 3 });
};
const toPress = place(0, 1, 'free-press');

rule('EUP-STR.1', 'a player may lay any number of stars on a territory while star spaces are free', () => {
  const loft = (stars: number) =>
    position((state) => {
      readyForLoft(state);
      star(state, 0, 'icarite', stars);
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
      star(it, 1, 'icarite');
      star(it, 2, 'icarite', 2);
      star(it, 3, 'icarite');
    },
    { players: 4 },
  ).play(toLoft);
  expect([territoryStars(state, 0, 'icarite'), state.stars[0], state.allegiance[3]]).toEqual([0, 10, 1]);
});

rule(['EUP-STR.1', 'EUP-STR.2'], 'a tile takes one star of a player, so the star must go where room is left', () => {
  const press = (recipe: (state: EuState) => void) =>
    position((state) => {
      readyForPress(state);
      market(state, 'subterran-a', SPA, 0);
      market(state, 'subterran-b', THEATER);
      recipe(state);
    }).play(toPress);
  const open = press(() => undefined);
  expect(open.legal()).toEqual([starOn('territory'), starOn('subterran-b')]);
  expect(open.refusal(starOn('subterran-a'))).toEqual({
    rule: 'EUP-ART.4',
    code: 'no-star-space',
    details: { on: 'subterran-a' },
  });
  const full = press((state) => star(state, 1, 'subterran', 3));
  expect([tileStars(full.state, 0, 'subterran-b'), full.state.stars[0], full.state.allegiance[1]]).toEqual([1, 8, 1]);
  expect(asked(full)).toEqual({ kind: 'turn-continue', seat: 0 });
});

rule('EUP-STR.2', 'a star that can be placed must be placed: nothing but a place for it is on offer', () => {
  const game = position((state) => {
    readyForPress(state);
    market(state, 'subterran-a', SPA);
    market(state, 'wastelander-a', THEATER);
  }).play(toPress);
  expect(asked(game)).toEqual({ kind: 'place-star', rule: 'EUP-ART.4', seat: 0, orTile: true });
  expect(game.legal()).toEqual([starOn('territory'), starOn('subterran-a')]);
  for (const on of ['subterran-b', 'wastelander-a', 'euphorian-a'])
    expect(game.refusal(starOn(on))).toEqual({ rule: 'EUP-ART.4', code: 'no-star-space', details: { on } });
});

rule('EUP-STR.1', 'a recruit carries one star, also when its faction stays at the end of its track', () => {
  const game = position((state) => {
    activate(state, 1, 'amanda-the-broker');
    setAllegiance(state, 'icarite', 10);
    readyForLoft(state);
  });
  game.play(toLoft);
  expect(game.events.filter(({ type }) => type === 'star-placed')).toEqual([
    { type: 'star-placed', rule: 'EUP-ICA.1', seat: 0, on: 'territory', at: 'icarite', stars: { from: 10, to: 9 } },
    {
      type: 'star-placed',
      rule: 'EUP-ALL.6',
      seat: 1,
      on: 'recruit',
      at: 'amanda-the-broker',
      stars: { from: 10, to: 9 },
    },
  ]);
  const again = position((state) => {
    activate(state, 1, 'amanda-the-broker');
    setAllegiance(state, 'icarite', 11);
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
    give(it, 0, 'bear');
  })
    .play({ type: 'resolve-dilemma', seat: 0, side: 'join', artifacts: ['bear'] })
    .play(place(1, 1, 'farm'), endTurn(1), place(2, 1, 'farm'), endTurn(2));
  expect([state.dilemmaSides, state.stars]).toEqual([
    ['join', '', ''],
    [9, 10, 10],
  ]);
  expect(events.at(-1)).toEqual({ type: 'turn-began', rule: 'EUP-TRN.9', seat: 0, turn: 4 });
});

rule('EUP-STR.4', 'without an active recruit of the faction tier 4 places no star', () => {
  const { state } = position((it) => {
    setAllegiance(it, 'wastelander', 10);
    hide(it, 1, 'amanda-the-broker');
    activate(it, 1, 'ray-the-foreman');
  }).play(place(0, 1, 'farm'));
  expect([state.allegiance[2], state.recruitStars, state.stars]).toEqual([11, [], [10, 10, 10]]);
});

rule('EUP-STR.4', 'the star of a visit is a batch of its own, and the price is paid before it', () => {
  const game = position((state) => {
    readyForPress(state);
    give(state, 0, 'bear');
    market(state, 'subterran-a', SPA);
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

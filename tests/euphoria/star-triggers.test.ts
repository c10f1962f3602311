import {
  activate,
  give,
  market,
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
import { asked, type EuState, handOf, place, position } from './positions.js';

// EUP-R20: which stars have consequences for their owner.

const THEATER = 'theater-of-revelatory-propaganda';
const starOn = (on: string, seat = 0) => ({ type: 'place-star', seat, on }) as const;
/** Seat 0 can pay for a visit to the Free Press, and has room for the cards. */
const readyForPress = (state: EuState): void => {
  give(state, 0, 'bat', 'bat');
  setPlayer(state, 0, { morale: 3 });
};
const toPress = place(0, 1, 'free-press');
const toLoft = place(0, 1, 'nimbus-loft');
const readyForLoft = (state: EuState): void => setGoods(state, 0, { gold: 3 });

rule('EUP-R20', 'a star on the Theater itself costs nothing: the penalty is tested after it was placed', () => {
  const game = position((state) => {
    readyForPress(state);
    market(state, 'subterran-a', THEATER);
  }).play(toPress, starOn('subterran-a'));
  expect(game.state.knowledge[0]).toBe(3);
});

rule.each(
  ['EUP-R20', 'EUP-STR.6'],
  'which stars have consequences',
  [
    { starTriggers: 'any', what: 'visit', knowledge: 4 },
    { starTriggers: 'visits', what: 'visit', knowledge: 4 },
    { starTriggers: 'any', what: 'completion', knowledge: 4 },
    { starTriggers: 'visits', what: 'completion', knowledge: 3 },
    { starTriggers: 'any', what: 'recruit', knowledge: 4 },
    { starTriggers: 'visits', what: 'recruit', knowledge: 3 },
    { starTriggers: 'any', what: 'dilemma', knowledge: 4 },
    { starTriggers: 'visits', what: 'dilemma', knowledge: 3 },
  ] as const,
  ({ starTriggers, what, knowledge }) => {
    const game = position(
      (state) => {
        market(state, 'euphorian-a', THEATER);
        if (what === 'visit') readyForLoft(state);
        if (what === 'completion') {
          setGoods(state, 0, { stone: 1 });
          stand(state, 1, 'wastelander-a-2', 1);
          stack(state, 'unbuiltTiles', ['plaza-of-immortalized-humility']);
        }
        if (what === 'recruit') {
          setAllegiance(state, 'wastelander', 10);
          activate(state, 0, 'flartner-the-luddite');
        }
        if (what === 'dilemma') {
          setDilemma(state, 0, 'bear');
          give(state, 0, 'bear');
        }
      },
      { starTriggers },
    );
    if (what === 'visit') game.play(toLoft);
    if (what === 'completion') game.script([1, 1]).play(place(0, 1, 'wastelander-a-1'));
    if (what === 'recruit') game.play(place(0, 1, 'farm'));
    if (what === 'dilemma') game.play({ type: 'resolve-dilemma', seat: 0, side: 'join', artifacts: ['bear'] });
    expect([game.state.stars[0], game.state.knowledge[0]]).toEqual([9, knowledge]);
  },
);

rule.each(
  ['EUP-R20', 'EUP-STR.6'],
  'whether an ability follows the star of a dilemma',
  [
    { starTriggers: 'any', isAsked: true },
    { starTriggers: 'visits', isAsked: false },
  ] as const,
  ({ starTriggers, isAsked }) => {
    const game = position(
      (state) => {
        setDilemma(state, 0, 'bear');
        give(state, 0, 'bear', 'bat');
        setPlayer(state, 0, { morale: 2 });
        activate(state, 0, 'esme-the-fireman');
      },
      { starTriggers },
    ).play({ type: 'resolve-dilemma', seat: 0, side: 'join', artifacts: ['bear'] });
    expect(asked(game)?.kind).toBe(isAsked ? 'ability-react' : 'turn-main');
  },
);

rule(
  ['EUP-R20', 'EUP-ICA.3'],
  'the card of the Icarites does not depend on the option about stars, nor comes without a star',
  () => {
    const loft = (starTriggers: 'any' | 'visits', full: boolean) =>
      position(
        (state) => {
          readyForLoft(state);
          setAllegiance(state, 'icarite', 5);
          activate(state, 0, 'amanda-the-broker');
          stack(state, 'artifactDeck', ['glasses']);
          if (full) star(state, 1, 'icarite', 3);
        },
        { starTriggers },
      ).play(toLoft).state;
    for (const starTriggers of ['any', 'visits'] as const) {
      expect(handOf(loft(starTriggers, false), 0)).toEqual(['glasses']);
      expect(handOf(loft(starTriggers, true), 0)).toEqual([]);
    }
  },
);

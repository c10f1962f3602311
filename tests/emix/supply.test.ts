import { type EmixState, engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { draw } from './answers.js';
import { acting } from './phases.js';
import { allTo, deck, discard, discardClosed, give, hand, type Options, setPool, setShared } from './table.js';

const [A, , C] = [0, 1, 2];

/** How many emons of a colour there are in all places together. */
function emons({ supply, pool: pools, karmaNew, karmaDue }: EmixState, colour: 'pos' | 'neg'): number {
  const out = [pools, karmaNew, karmaDue].flatMap((piles) => piles[colour]);
  return out.reduce((sum, n) => sum + n, Number(supply[colour]));
}

describe('emons', () => {
  rule.each(
    'EMX-SUP.1',
    'are neither made nor lost in a whole game',
    [
      { players: 2, sets: 1 },
      { players: 4, sets: 1 },
      { players: 5, sets: 2 },
    ],
    ({ players, sets }) => {
      let state = engine.init(`conserve ${players}`, { players, sets });
      for (let turn = 0; turn < 400 && state.agenda.length > 0; turn++) {
        const legal = engine.legalActions(state);
        const action = legal[(turn * 7) % legal.length];
        if (action === undefined) throw new Error('nothing to do');
        state = engine.apply(state, action);
        expect([emons(state, 'pos'), emons(state, 'neg')]).toEqual([180 * sets, 180 * sets]);
      }
    },
  );

  rule('EMX-SUP.1', 'refuses a position whose emons do not add up', () => {
    const broken = () =>
      acting((state) => {
        setShared(state, { supply: { pos: 181, neg: 180 } });
      });
    expect(broken).toThrow('broken: the emons add up');
  });
});

describe('cards', () => {
  /** A draw pile of that many cards, two discards face up and one face down; everything else is in C's hand. */
  const dry = (left: number, options: Options = {}) =>
    acting((state) => {
      give(state, A, 'insight', 'joy');
      setPool(state, A, 1, 0);
      discard(state, 'love', 'calm');
      discardClosed(state, 'faith');
      allTo(state, C, ...['anger', 'fear'].slice(0, left));
    }, options);
  const discarded = ({ state }: ReturnType<typeof dry>) => [
    ...(state.discardPiles[0] ?? []),
    ...(state.faceDown[0] ?? []),
  ];

  rule(
    ['EMX-SUP.3', 'EMX-R28'],
    'are shuffled when they come back: each of them is equally likely to come next',
    () => {
      const t = dry(0);
      const outcomes = engine.chanceOutcomes(t.state, draw);
      expect(outcomes.map(({ probability }) => probability)).toEqual(Array(3).fill({ numerator: 1, denominator: 3 }));
      expect(outcomes.map(({ state }) => hand({ state }, A).at(-1)).sort()).toEqual(['calm', 'faith', 'love']);
    },
  );

  rule.each(
    'EMX-SUP.3',
    'are reshuffled however many lie face up and face down',
    [
      { faceUp: 1, faceDown: 1 },
      { faceUp: 3, faceDown: 3 },
      { faceUp: 0, faceDown: 2 },
      { faceUp: 2, faceDown: 0 },
    ],
    ({ faceUp, faceDown }) => {
      const t = acting((state) => {
        give(state, A, 'joy');
        discard(state, ...['love', 'calm', 'faith'].slice(0, faceUp));
        discardClosed(state, ...['anger', 'fear', 'envy'].slice(0, faceDown));
        allTo(state, C);
      });
      t.play(draw);
      expect([t.state.hands[A]?.length, deck(t).length, discarded(t)]).toEqual([2, faceUp + faceDown - 1, []]);
    },
  );
});

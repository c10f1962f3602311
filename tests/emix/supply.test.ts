import { type EmixState, engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { draw, play } from './answers.js';
import { acts, piles } from './happened.js';
import { asked, changes, eventTypes } from './look.js';
import { acting, charging, harvesting, next, ownEffect, ownPower } from './phases.js';
import {
  activate,
  allTo,
  deck,
  discard,
  discardClosed,
  discards,
  give,
  hand,
  ids,
  karma,
  type Options,
  pool,
  setKarmaDue,
  setPool,
  setShared,
  setSupply,
} from './table.js';

const [A, B, C] = [0, 1, 2];

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

  /** A's Charge turn with six positive and two negative emons in the supply. */
  const short = (options: Options = {}) =>
    charging((state) => {
      activate(state, A, 'calm', 'greed', 'love', 'hatred');
      if (state.options.supply === 'limited') {
        setSupply(state, 'pos', 6, C);
        setSupply(state, 'neg', 2, C);
      }
    }, options);

  rule(['EMX-SUP.2', 'EMX-R29'], 'gives what is there to whoever takes them, and the rest is lost', () => {
    const t = short();
    t.script([3, 6, 6]).run({ kind: 'charge', seat: A });
    expect([pool(t, A), t.state.supply]).toEqual([[6, 2], { pos: 0, neg: 0 }]);
    expect(t.events.filter(({ type }) => type !== 'die-rolled' && type !== 'property-applied')).toEqual([
      { type: 'turn-began', rule: 'EMX-RND.2', seat: A, phase: 'charge' },
      { type: 'charge-rolled', rule: 'EMX-CHG.2', seat: A, human: A, blue: 3, red: 6 },
      { type: 'emons-taken', rule: 'EMX-CHG.2', human: A, pos: 3, neg: 0, pool: piles([0, 0], [3, 0]) },
      { type: 'emons-taken', rule: 'EMX-CHG.2', human: A, pos: 0, neg: 2, pool: piles([3, 0], [3, 2]) },
      { type: 'emons-taken', rule: 'EMX-CHG.3', human: A, pos: 1, neg: 0, pool: piles([3, 2], [4, 2]) },
      { type: 'emons-taken', rule: 'EMX-CHG.3', human: A, pos: 1, neg: 0, pool: piles([4, 2], [5, 2]) },
      { type: 'emons-taken', rule: 'EMX-VOC.11', human: A, pos: 1, neg: 0, pool: piles([5, 2], [6, 2]) },
    ]);
  });

  rule(['EMX-SUP.1', 'EMX-SUP.2', 'EMX-R29'], 'never run short under `supply: unlimited`', () => {
    const t = short({ supply: 'unlimited' });
    t.script([3, 6, 6, 6]).run({ kind: 'charge', seat: A });
    expect([pool(t, A), t.state.supply]).toEqual([[3 + 2 + 6, 6 + 2 + 6], { pos: 'unlimited', neg: 'unlimited' }]);
  });

  rule(['EMX-SUP.1', 'EMX-R29'], 'pays, returns and doubles under `supply: unlimited` as usual', () => {
    const t = acting(
      (state) => {
        setPool(state, A, 500, 300);
        give(state, A, 'faith', 'chaos', 'joy');
        activate(state, A, 'cruelty');
      },
      { supply: 'unlimited' },
    );
    t.play(play('faith', B, 3));
    expect([karma(t, A), pool(t, A), t.state.supply.pos]).toEqual([[6, 0], [497, 300], 'unlimited']);
  });

  rule(['EMX-SUP.1', 'EMX-R29'], 'lets an unlimited supply give two of any colour, in every split', () => {
    const t = acting((state) => give(state, A, 'memory', 'joy'), { supply: 'unlimited' });
    t.play(play('memory', A));
    expect(t.legal('split').map(({ pos }) => pos)).toEqual([0, 1, 2]);
  });

  rule('EMX-SUP.2', 'goes to whoever takes first', () => {
    const customCards = [ownEffect('rain', 'play all: gain pos 2')];
    const t = acting(
      (state) => {
        give(state, A, 'rain', 'joy');
        setSupply(state, 'pos', 3, C);
      },
      { customCards },
    );
    t.play(play('rain', A));
    expect([pool(t, A), pool(t, B), pool(t, C)]).toEqual([
      [2, 0],
      [1, 0],
      [177, 0],
    ]);
  });

  rule('EMX-SUP.1', 'leaves karma that waits out of the supply', () => {
    const t = charging((state) => {
      setKarmaDue(state, B, 0, 176);
    });
    t.script([1, 6]).run({ kind: 'charge', seat: A });
    expect(pool(t, A)).toEqual([1, 4]);
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

  rule('EMX-SUP.3', 'are reshuffled from all discards, face up and face down, when one is needed', () => {
    const t = dry(0);
    t.script(['calm']).play(draw);
    expect([hand(t, A).at(-1), deck(t).sort(), t.state.discardPiles, t.state.faceDown]).toEqual([
      'calm',
      ['faith', 'love'],
      [[]],
      [[]],
    ]);
    expect(t.events).toEqual([
      { type: 'deck-reshuffled', rule: 'EMX-SUP.3', deck: 0, cards: 3 },
      { type: 'cards-drawn', rule: 'EMX-INF.11', seat: A, count: 1, cards: ['calm'] },
      acts(C),
    ]);
  });

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

  rule(['EMX-SUP.4', 'EMX-R28'], 'stay discarded when the draw pile has just become empty', () => {
    const t = dry(1);
    expect(changes(t, draw)).toMatchObject({ 'drawPiles.0': 0 });
    expect([discarded(t).length, eventTypes(t)]).toEqual([3, ['cards-drawn', 'action-began']]);
  });

  rule(['EMX-SUP.3', 'EMX-SUP.4'], 'are reshuffled in the middle of a draw of several', () => {
    const t = dry(2);
    t.script(['fear', 'faith']).play(play('insight', A, 1));
    expect(hand(t, A).slice(-3)).toEqual(['fear', 'anger', 'faith']);
    expect([deck(t).sort(), discards(t)]).toEqual([['calm', 'love'], ['insight']]);
    expect(t.eventsOf('cards-drawn').at(-1)).toEqual({
      type: 'cards-drawn',
      rule: 'EMX-VOC.17',
      seat: A,
      count: 3,
      cards: ids(t.state, t.state.hands[A]?.slice(-3)),
    });
  });

  rule(
    ['EMX-SUP.5', 'EMX-CRD.8', 'EMX-R28'],
    'come back neither from hands and rows nor while they are resolved',
    () => {
      const t = acting((state) => {
        give(state, A, 'insight', 'joy');
        setPool(state, A, 1, 0);
        activate(state, A, 'love');
        discard(state, 'calm', 'faith');
        allTo(state, C);
      });
      t.play(play('insight', A, 1));
      expect([hand(t, A).sort(), deck(t), discards(t)]).toEqual([['calm', 'faith', 'joy'], [], ['insight']]);
    },
  );

  rule('EMX-SUP.3', 'cannot be drawn when both piles are empty, and nothing else happens', () => {
    const t = harvesting((state) => {
      allTo(state, C);
      setPool(state, A, 3, 0);
    });
    expect(changes(t, { kind: 'result', seat: A })).toEqual({
      'marker.0': 3,
      'pool.pos.0': 0,
      'supply.pos': 180,
      'harvester.0': A,
      'lastHarvest.0': A,
    });
    expect([eventTypes(t), asked(t)]).toEqual([['turn-began', 'emons-returned', 'absorbed', 'marker-moved'], next]);
  });

  rule('EMX-SUP.3', 'gives as many as draw pile and discards hold together', () => {
    const customCards = [ownPower('study', 'charge self: draw 9')];
    const t = charging(
      (state) => {
        activate(state, A, 'study');
        discard(state, 'calm', 'faith');
        allTo(state, C, 'joy');
      },
      { customCards, neutralPowerEmon: 'none' },
    );
    t.run({ kind: 'charge', seat: A });
    expect([t.state.hands[A]?.length, deck(t), t.state.discardPiles]).toEqual([3, [], [[]]]);
    expect(t.events.at(-1)).toMatchObject({ type: 'cards-drawn', count: 3 });
  });
});

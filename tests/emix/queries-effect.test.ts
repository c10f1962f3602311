import { type AimedProperty, engine } from '@rulewright/emix';
import { describe, expect, test } from 'vitest';
import { rule } from '../support/rule.js';
import { ownEffect, ownPower } from './phases.js';
import {
  activate,
  allTo,
  begin,
  discard,
  give,
  NONE,
  type Options,
  type State,
  setPool,
  setShared,
  setSupply,
  table,
} from './table.js';

// What the engine says a property would do.

const [A, B, C] = [0, 1, 2];

/** The questions about an empty table of three, with these things on it. */
const ask = (recipe: (state: State) => void = () => undefined, options: Options = {}) =>
  engine.ask(
    table(options).edit((state) => {
      begin(state, { kind: 'action', seat: A });
      recipe(state);
    }).state,
  );

/** What an own card would do for seat 0. */
const effect = (
  text: string,
  recipe: (state: State) => void = () => undefined,
  aim: Partial<AimedProperty> = {},
  options: Options = {},
) =>
  ask(recipe, { customCards: [ownEffect('own', `play ${text}`)], ...options }).effect({
    seat: A,
    card: 'own',
    part: 'play',
    ...aim,
  });

describe('effect', () => {
  rule.each(
    ['EMX-APP.3', 'EMX-VOC.11', 'EMX-VOC.12', 'EMX-VOC.13', 'EMX-VOC.14', 'EMX-VOC.15', 'EMX-VOC.16'],
    'is about as many emons as there are',
    [
      { text: 'any: gain pos 3', range: [3, 3] },
      { text: 'any: gain neg 3', range: [2, 2] },
      { text: 'any: gain any 9', range: [9, 9] },
      { text: 'any: gain pos die', range: [1, 6] },
      { text: 'any: gain neg die', range: [1, 2] },
      { text: 'any: gain pos all', range: [4, 4] },
      { text: 'any: gain neg powers', range: [0, 0] },
      { text: 'any: gain pos powers', range: [2, 2] },
      { text: 'any: lose pos 9', range: [4, 4] },
      { text: 'any: lose any all', range: [5, 5] },
      { text: 'any: flip pos 3', range: [2, 2] },
      { text: 'any: flip neg 3', range: [1, 1] },
      { text: 'any: flip any 3', range: [1, 2] },
      { text: 'other: take pos 3', range: [3, 3] },
      { text: 'other: take neg 3', range: [1, 1] },
      { text: 'other: give neg 9', range: [6, 6] },
      { text: 'other: swap pos', range: [4, 4] },
      { text: 'other: swap any', range: [11, 11] },
    ],
    ({ text, range: [least, most] }) => {
      const [found, ...others] = effect(
        text,
        (state) => {
          setPool(state, A, 0, 6);
          setPool(state, B, 4, 1);
          activate(state, B, 'calm', 'love');
          setSupply(state, 'neg', 2, C);
        },
        { target: B },
      );
      expect(found).toEqual({ op: text.split(' ')[1], human: B, player: B, least, most });
      expect(others).toEqual([]);
    },
  );

  rule.each(
    ['EMX-VOC.17', 'EMX-VOC.18', 'EMX-VOC.19', 'EMX-VOC.20', 'EMX-VOC.21', 'EMX-VOC.22'],
    'is about as many cards, powers and actions as there are',
    [
      { text: 'any: draw 9', aim: B, range: [3, 3] },
      { text: 'any: draw 2', aim: B, range: [2, 2] },
      { text: 'any: discard 3', aim: B, range: [2, 2] },
      { text: 'any: steal 1', aim: B, range: [1, 1] },
      { text: 'any: steal 1', aim: A, range: [0, 0] },
      // it may be protected
      { text: 'any: discardPower 2', aim: B, range: [0, 1] },
      { text: 'any: discardPower 2', aim: A, range: [0, 0] },
      { text: 'any: activate 9', aim: A, range: [1, 2] },
      // what another hand holds is secret
      { text: 'any: activate 9', aim: B, range: [0, 2] },
      { text: 'any: action 9', aim: B, range: [2, 2] },
    ],
    ({ text, aim, range: [least, most] }) => {
      const [found] = effect(
        text,
        (state) => {
          give(state, A, 'love', 'hatred', 'joy');
          give(state, B, 'care', 'anger');
          activate(state, B, 'calm');
          discard(state, 'envy', 'panic');
          allTo(state, C, 'insight');
          setShared(state, { slot: { todo: 0, done: 1, granted: 0 } });
        },
        { target: aim },
        { maxActionsPerSlot: 3 },
      );
      expect(found).toMatchObject({ least, most });
    },
  );

  rule(['EMX-VOC.2', 'EMX-VOC.4'], 'names every operation with each of its subjects', () => {
    const found = effect('all: gain pos 2; lose neg 1; gain neg 1 @actor', (state) => setPool(state, C, 0, 5));
    expect(found).toEqual([
      ...[A, B, C].map((human) => ({ op: 'gain', human, player: human, least: 2, most: 2 })),
      ...[A, B].map((human) => ({ op: 'lose', human, player: human, least: 0, most: 0 })),
      { op: 'lose', human: C, player: C, least: 1, most: 1 },
      { op: 'gain', human: A, player: A, least: 1, most: 1 },
    ]);
  });

  rule(['EMX-INF.7', 'EMX-VOC.10'], 'of an Influence property counts for all active copies', () => {
    const customCards = [
      ownPower('own', 'influence any: gain pos die; lose neg 2 / charge self: draw 1', { limit: 3, copies: 3 }),
    ];
    const asked = ask(
      (state) => {
        activate(state, A, 'own', 'own');
        setPool(state, B, 0, 9);
      },
      { customCards },
    );
    expect(asked.effect({ seat: A, card: 'own', part: 'influence', target: B })).toEqual([
      { op: 'gain', human: B, player: B, least: 2, most: 12 },
      { op: 'lose', human: B, player: B, least: 4, most: 4 },
    ]);
    expect(asked.effect({ seat: A, card: 'own', part: 'charge' })).toEqual([
      { op: 'draw', human: A, player: A, least: 1, most: 1 },
    ]);
  });

  rule('EMX-FREE.5', 'in free feeding concerns a human, a player or both', () => {
    const free = (text: string, aim: Partial<AimedProperty>) =>
      effect(text, (state) => give(state, B, 'joy'), aim, { freeFeeding: { humans: 5, chargeAll: false } });
    expect(free('any: gain pos 2', { human: 4, target: 3 })).toEqual([
      { op: 'gain', human: 3, player: NONE, least: 2, most: 2 },
    ]);
    expect(free('any: discard 2', { human: 4, player: B })).toEqual([
      { op: 'discard', human: NONE, player: B, least: 1, most: 1 },
    ]);
    expect(() => free('any: discard 2', { human: 4, target: 3, player: B })).toThrow('cannot be aimed there');
  });

  test('Nothing is told of a property that is not there, or of an aim outside its scope.', () => {
    expect(() => effect('other: gain pos 1', undefined, { target: A })).toThrow('own cannot be aimed there');
    expect(() => effect('self: gain pos 1', undefined, { target: B })).toThrow('own cannot be aimed there');
    expect(() => effect('self: gain pos 1', undefined, { part: 'charge' })).toThrow('own has no charge property');
  });
});

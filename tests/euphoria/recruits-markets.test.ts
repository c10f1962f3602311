import { activate, hand, market, setGoods, setPlayer, stack, star } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, done, drop, place, use } from './plays.js';
import { type EuState, tableWith } from './positions.js';

// HK7: after a visit to a built market or an artifact market.

type Edition = 'first' | 'second';
const nothing = (_: EuState): void => {};

/** Seat 0 visits a built market in Subterra, price 4 energy and 1 stone, on which it has a star. */
const visit = (recruit: string, recipe: (state: EuState) => void = nothing, recruitEdition: Edition = 'second') =>
  tableWith({ recruitEdition }, (state) => {
    activate(state, 0, recruit);
    market(state, 'subterran-a', 'courthouse-of-hasty-judgment', 0);
    setGoods(state, 0, { energy: 4, stone: 1 });
    recipe(state);
  });
const visiting = place('subterran-a-visit');

describe('Jacko, first edition', () => {
  const jacko = (recipe = nothing) =>
    visit(
      'jacko-the-archivist',
      (state) => {
        hand(state, 0, 'bat', 'bear', 'book');
        recipe(state);
      },
      'first',
    ).play(visiting);

  rule(['EUP-RCT.107', 'EUP-R63'], 'is not offered on a full territory, nor with one card', () => {
    expect(asked(jacko((state) => star(state, 1, 'subterran', 2)))).toBe('turn-main 1');
    expect(asked(visit('jacko-the-archivist', (state) => hand(state, 0, 'bat'), 'first').play(visiting))).toBe(
      'turn-main 1',
    );
  });
});

describe('Bradley', () => {
  const bradley = (recipe = nothing) => visit('bradley-the-futurist', recipe).play(visiting);

  rule('EUP-RCT.120', 'cards that were in the hand before cannot go, and knowledge 5 is too much', () => {
    const game = bradley((state) => {
      hand(state, 0, 'glasses');
      stack(state, 'artifactDeck', ['bat', 'bear']);
    }).play(use('bradley-the-futurist'));
    expect(game.refusal(drop('glasses'))).toMatchObject({ rule: 'EUP-DRW.4', code: 'not-in-hand' });
    expect(asked(bradley((state) => setPlayer(state, 0, { knowledge: 5 })))).toBe('turn-main 1');
  });

  rule(['EUP-RCT.120', 'EUP-DRW.5'], 'no other ability changes this draw', () => {
    const game = bradley((state) => activate(state, 0, 'geek-the-oracle')).play(use('bradley-the-futurist'));
    expect(asked(game)).toBe('draw-keep 0');
  });
});

describe('one window after a visit', () => {
  rule('EUP-REC.10', 'is closed by done', () => {
    const game = visit('bradley-the-futurist').play(visiting, done());
    expect(asked(game)).toBe('turn-main 1');
  });
});

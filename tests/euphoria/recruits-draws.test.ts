import { activate, hand, setGoods, setPlayer, stack } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, decline, discard, place, usable, use } from './plays.js';
import { type EuState, handOf, tableWith } from './positions.js';

// HK13: abilities that change a draw event.

type Edition = 'first' | 'second';
const nothing = (_: EuState): void => {};

/** Seat 0 with this recruit draws two artifacts in the Breeze Bar. */
const drawTwo = (recruit: string | readonly string[], edition: Edition, recipe: (state: EuState) => void = nothing) =>
  tableWith({ recruitEdition: edition }, (state) => {
    activate(state, 0, ...[recruit].flat());
    setGoods(state, 0, { bliss: 1, water: 1 });
    setPlayer(state, 0, { morale: 6 });
    recipe(state);
  }).play(place('breeze-bar'));

describe('Jonathan the Gambler, first edition', () => {
  rule('EUP-RCT.121', 'is not offered at knowledge 6, and can be declined', () => {
    const late = drawTwo('jonathan-the-gambler', 'first', (state) => setPlayer(state, 0, { knowledge: 6 }));
    expect([asked(late), handOf(late.state, 0).length]).toEqual(['turn-main 1', 2]);
    const game = drawTwo('jonathan-the-gambler', 'first', (state) =>
      stack(state, 'artifactDeck', ['bat', 'bear']),
    ).play(decline());
    expect([asked(game), handOf(game.state, 0)]).toEqual(['turn-main 1', ['bat', 'bear']]);
  });
});

describe('Jonathan the Gambler, second edition', () => {
  rule('EUP-RCT.121/2', 'the player’s own hand limit comes last', () => {
    const game = drawTwo('jonathan-the-gambler', 'second', (state) => {
      setPlayer(state, 0, { morale: 2 });
      hand(state, 1, 'glasses');
      stack(state, 'artifactDeck', ['bat', 'bear', 'bat', 'book']);
    }).play(use('jonathan-the-gambler'));
    expect(asked(game)).toBe('hand-discard 1');
    game.play(discard('book', 1));
    expect([asked(game), handOf(game.state, 0).length]).toEqual(['hand-discard 0', 3]);
  });
});

describe('together', () => {
  rule(['EUP-DRW.5', 'EUP-R55'], 'at most one of them changes a draw event', () => {
    const both = ['geek-the-oracle', 'jonathan-the-gambler'];
    const used = drawTwo(both, 'second', (state) => stack(state, 'artifactDeck', ['bat', 'bear', 'book'])).play(
      use('jonathan-the-gambler'),
    );
    expect(asked(used)).toBe('turn-main 1');
    const declined = drawTwo(both, 'second').play(decline());
    expect([asked(declined), usable(declined)]).toEqual(['draw-react 0', ['geek-the-oracle']]);
  });
});

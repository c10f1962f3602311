import { activate, discard, give, hide, put, setMorale } from '@rulewright/euphoria/positions';
import { anyOf, type EuState, position } from './positions.js';

// A position with secrets of every kind.

/** A game of three in the middle: everything that can lie somewhere does. */
export const middle = (recipe: (state: EuState) => void = () => undefined) =>
  position((state) => {
    setMorale(state, 4, 4, 4);
    give(state, 0, 'bat', 'bear');
    give(state, 1, 'book', 'box', 'box');
    give(state, 2, 'glasses');
    activate(state, 0, 'amanda-the-broker');
    hide(state, 0, 'ray-the-foreman');
    hide(state, 1, 'ian-the-horticulturist', 'lee-the-gossip');
    hide(state, 2, 'nick-the-understudy');
    put(state, ['discardedRecruits.*', 1], anyOf(state, 'recruitDeck', 2));
    discard(state, 'balloons', 'balloons');
    recipe(state);
  });

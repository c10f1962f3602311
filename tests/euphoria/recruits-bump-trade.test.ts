import { activate, hand, market, setGoods, setPlayer, stand } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, done, place, usable, use } from './plays.js';
import { handOf, tableWith } from './positions.js';

// HK2: optional trades of the player who bumped, after the roll and before the payment.

interface Bump {
  readonly space?: string;
  readonly value?: number;
  readonly edition?: 'first' | 'second';
  readonly owner?: number;
}
type Recipe = Parameters<typeof tableWith>[1];

/** Seat 0 with this recruit bumps a worker of value 6 from a tunnel, which then shows 2. */
function bump(recruit: string | readonly string[], bumped: Bump = {}, recipe: Recipe = () => {}) {
  const { space = 'euphorian-tunnel', value = 6, edition = 'second', owner = 1 } = bumped;
  const game = tableWith({ recruitEdition: edition }, (state) => {
    activate(state, 0, ...[recruit].flat());
    stand(state, owner, space, value);
    setGoods(state, 0, { energy: 1 });
    setPlayer(state, 0, { morale: 3 });
    recipe(state);
  });
  return game.script([2], 'first').play(place(space));
}

describe('Maxime', () => {
  rule(['EUP-RCT.101', 'EUP-R54', 'EUP-R27'], 'an opponent at knowledge 6 learns no more', () => {
    const game = bump('maxime-the-ambassador', {}, (state) => setPlayer(state, 1, { knowledge: 6 }));
    game.play(use('maxime-the-ambassador'));
    expect(game.state.knowledge[1]).toBe(6);
  });

  rule(['EUP-RCT.101', 'EUP-MOR.7'], 'the hand limit falls before the card comes', () => {
    const game = bump('maxime-the-ambassador', {}, (state) => hand(state, 0, 'bat', 'bear'));
    game.play(use('maxime-the-ambassador'));
    expect([asked(game), handOf(game.state, 0).length]).toEqual(['hand-discard 0', 2]);
  });
});

describe('Lee and Rebecca', () => {
  rule('EUP-REC.3', 'can be declined', () => {
    const game = bump('lee-the-gossip').play(done());
    expect([asked(game), game.state.morale[0]]).toEqual(['place-benefit 0', 3]);
  });
});

describe('Flavio, first edition', () => {
  const atMarket = (space: string, edition: 'first' | 'second') =>
    bump('flavio-the-merchant', { space, edition }, (state) => {
      market(state, 'subterran-a', 'courthouse-of-hasty-judgment', 0);
      setGoods(state, 0, { energy: 4, stone: 4, bliss: 1 });
      hand(state, 0, 'bat', 'bat');
      setPlayer(state, 0, { morale: 5 });
    });

  rule('EUP-RCT.132', 'Icarus is no market, and the second edition has no bump trade', () => {
    expect(usable(atMarket('sky-lounge', 'first'))).toEqual([]);
    expect(asked(atMarket('sky-lounge', 'second'))).not.toBe('ability-window 0');
  });
});

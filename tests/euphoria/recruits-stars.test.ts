import { activate, hand, market, setGoods, setPlayer, stack, stand } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, choose, decline, options, payWith, place, usable, use } from './plays.js';
import { type EuState, goodsOf, handOf, tableWith } from './positions.js';

// HK8 and HK9: after a star, and when a market is completed.

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

describe('Esme', () => {
  const star = (edition: Edition, ...cards: Parameters<typeof hand>[2][]) =>
    visit('esme-the-fireman', (state) => hand(state, 0, ...cards), edition).play(visiting);

  rule(['EUP-RCT.118', 'EUP-ENG.1'], 'an artifact brings an energy, and morale or less knowledge', () => {
    const game = star('first', 'book', 'bat').play(use('esme-the-fireman'), payWith('book'));
    expect(options(game)).toEqual(['morale', 'knowledge']);
    game.play(choose('knowledge'));
    expect([goodsOf(game.state, 0), game.state.knowledge[0], handOf(game.state, 0)]).toEqual([
      { energy: 1 },
      2,
      ['bat'],
    ]);
  });

  rule(['EUP-RCT.118', 'EUP-PLC.13'], 'any artifact of the hand pays, and no other', () => {
    const game = star('second', 'glasses', 'balloons', 'balloons').play(use('esme-the-fireman'));
    expect(game.legal()).toEqual([payWith('balloons'), payWith('glasses')]);
    expect(game.refusal(payWith('book'))).toEqual({
      rule: 'EUP-PLC.13',
      code: 'not-in-hand',
      details: { artifact: 'book' },
    });
  });

  rule('EUP-RCT.118/2', 'a book brings 2 energy, 2 less knowledge and 2 morale', () => {
    const game = star('second', 'book').play(use('esme-the-fireman'));
    expect([goodsOf(game.state, 0), game.state.knowledge[0], game.state.morale[0]]).toEqual([{ energy: 2 }, 1, 3]);
  });

  rule('EUP-RCT.118/2', 'another artifact works as in the first edition', () => {
    const game = star('second', 'bat').play(use('esme-the-fireman'));
    expect(options(game)).toEqual(['morale', 'knowledge']);
    game.play(choose('morale'));
    expect([goodsOf(game.state, 0), game.state.knowledge[0], game.state.morale[0]]).toEqual([{ energy: 1 }, 3, 2]);
  });

  rule(['EUP-RCT.118', 'EUP-R61'], 'is asked although a worker was bumped', () => {
    const game = visit('esme-the-fireman', (state) => {
      hand(state, 0, 'bat');
      stand(state, 1, 'subterran-a-visit', 3);
    }).script([1]);
    expect(usable(game.play(visiting))).toEqual(['esme-the-fireman']);
  });

  rule('EUP-RCT.118', 'can be declined, and needs an artifact', () => {
    expect(handOf(star('first', 'bat').play(decline()).state, 0)).toEqual(['bat']);
    expect(asked(star('first'))).toBe('turn-main 1');
  });

  rule(['EUP-RCT.118', 'EUP-R28'], 'with both tracks at their good ends there is only the energy', () => {
    const game = visit(
      'esme-the-fireman',
      (state) => {
        hand(state, 0, 'bat');
        setPlayer(state, 0, { morale: 6, knowledge: 1 });
      },
      'first',
    ).play(visiting, use('esme-the-fireman'));
    expect([asked(game), goodsOf(game.state, 0)]).toEqual(['turn-main 1', { energy: 1 }]);
  });

  rule(['EUP-RCT.118', 'EUP-STR.6', 'EUP-PEN.10'], 'reacts to every own star, once a star, after the Theater', () => {
    const game = visit(
      'esme-the-fireman',
      (state) => {
        activate(state, 0, 'jacko-the-archivist');
        market(state, 'euphorian-a', 'theater-of-revelatory-propaganda', 1);
        hand(state, 0, 'bat', 'bat', 'bat', 'bat');
      },
      'first',
    ).play(visiting);
    expect([asked(game), game.state.knowledge[0]]).toEqual(['ability-react 0', 4]);
    game.play(decline(), use('jacko-the-archivist'), payWith('bat'), payWith('bat'));
    expect([asked(game), game.state.knowledge[0]]).toEqual(['ability-react 0', 5]);
    expect(asked(game.play(decline()))).toBe('turn-main 1');
  });
});

describe('Ray', () => {
  /** Seat 0 completes a market of two players; Ray belongs to `owner`. */
  const complete = (owner: number, id = 'spa-of-fleeting-pleasure') =>
    tableWith({ players: 2 }, (state) => {
      activate(state, owner, 'ray-the-foreman');
      stack(state, 'unbuiltTiles', [id]);
      stand(state, 0, 'euphorian-a-2', 2);
      setGoods(state, 0, { clay: 1 });
    })
      .script([1, 1])
      .play(place('euphorian-a-1'));

  rule('EUP-RCT.119', 'a builder gains 2 morale', () => {
    const game = complete(0);
    expect([game.state.morale, game.state.knowledge]).toEqual([
      [3, 1],
      [3, 3],
    ]);
  });

  rule('EUP-RCT.119', 'who did not build has 2 less knowledge', () => {
    const game = complete(1);
    expect([game.state.morale, game.state.knowledge]).toEqual([
      [1, 1],
      [3, 1],
    ]);
  });

  rule(
    ['EUP-RCT.119', 'EUP-R14'],
    'the Academy takes effect at once: for others nothing, for builders as usual',
    () => {
      expect(complete(1, 'academy-of-mandatory-equality').state.knowledge).toEqual([3, 3]);
      expect(complete(0, 'academy-of-mandatory-equality').state.morale).toEqual([3, 1]);
    },
  );
});

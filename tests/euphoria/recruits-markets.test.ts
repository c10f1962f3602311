import {
  activate,
  available,
  hand,
  market,
  setGoods,
  setPlayer,
  stack,
  stand,
  star,
} from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, choose, done, drop, pay, payWith, place, usable, use } from './plays.js';
import { type EuState, goodsOf, handOf, tableWith } from './positions.js';

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

  rule(
    ['EUP-RCT.107', 'EUP-ENG.1'],
    '2 artifacts put one more star on the territory, without an allegiance step',
    () => {
      const game = jacko().play(use('jacko-the-archivist'));
      expect(asked(game)).toBe('ability-discard 0');
      game.play(payWith('bat'));
      expect(asked(game)).toBe('ability-discard 0');
      game.play(payWith('book'));
      expect([game.state.stars[0], game.state.territoryStars.slice(3, 6), game.state.allegiance[1]]).toEqual([
        7,
        [2, 0, 0],
        1,
      ]);
      expect([handOf(game.state, 0), asked(game)]).toEqual([['bear'], 'turn-main 1']);
    },
  );

  rule('EUP-RCT.107', 'the last two cards go without a question', () => {
    const game = visit('jacko-the-archivist', (state) => hand(state, 0, 'bat', 'bear'), 'first').play(visiting);
    expect(handOf(game.play(use('jacko-the-archivist')).state, 0)).toEqual([]);
  });

  rule(['EUP-RCT.107', 'EUP-R63'], 'is not offered on a full territory, nor with one card', () => {
    expect(asked(jacko((state) => star(state, 1, 'subterran', 2)))).toBe('turn-main 1');
    expect(asked(visit('jacko-the-archivist', (state) => hand(state, 0, 'bat'), 'first').play(visiting))).toBe(
      'turn-main 1',
    );
  });

  rule(['EUP-RCT.107', 'EUP-REC.12'], 'Icarus is no market', () => {
    const game = visit('jacko-the-archivist', (state) => hand(state, 0, 'bat', 'bat', 'bear', 'bear'), 'first');
    expect(usable(game.play(place('wind-salon'), pay('bat', 'bat')))).toEqual([]);
  });
});

describe('Bradley', () => {
  const bradley = (recipe = nothing) => visit('bradley-the-futurist', recipe).play(visiting);

  rule(['EUP-RCT.120', 'EUP-R55'], '2 knowledge bring two artifacts, one of which goes again', () => {
    const game = bradley((state) => {
      hand(state, 0, 'glasses');
      setPlayer(state, 0, { morale: 3 });
      stack(state, 'artifactDeck', ['bat', 'bear']);
    }).play(use('bradley-the-futurist'));
    expect([asked(game), game.legal().length, game.state.knowledge[0]]).toEqual(['draw-keep 0', 2, 5]);
    game.play(drop('bat'));
    expect(handOf(game.state, 0)).toEqual(['bear', 'glasses']);
  });

  rule('EUP-RCT.120', 'cards that were in the hand before cannot go, and knowledge 5 is too much', () => {
    const game = bradley((state) => {
      hand(state, 0, 'glasses');
      stack(state, 'artifactDeck', ['bat', 'bear']);
    }).play(use('bradley-the-futurist'));
    expect(game.refusal(drop('glasses'))).toMatchObject({ rule: 'EUP-DRW.4', code: 'not-in-hand' });
    expect(asked(bradley((state) => setPlayer(state, 0, { knowledge: 5 })))).toBe('turn-main 1');
  });

  rule(['EUP-RCT.120', 'EUP-DRW.2'], 'the only card that is left goes at once', () => {
    const game = tableWith({ players: 6 }, (state) => {
      activate(state, 0, 'bradley-the-futurist');
      market(state, 'subterran-a', 'courthouse-of-hasty-judgment', 0);
      setGoods(state, 0, { energy: 4, stone: 1 });
      for (const [i, kind] of (['balloons', 'bat', 'bear', 'book', 'box'] as const).entries())
        hand(state, i + 1, kind, kind, kind, kind, kind, kind);
      hand(state, 0, 'glasses', 'glasses', 'glasses', 'glasses', 'glasses');
    }).play(visiting, use('bradley-the-futurist'));
    expect([handOf(game.state, 0).length, game.state.artifactDiscard.length, asked(game)]).toEqual([
      5,
      1,
      'turn-main 1',
    ]);
  });

  rule(['EUP-RCT.120', 'EUP-DRW.5'], 'no other ability changes this draw', () => {
    const game = bradley((state) => activate(state, 0, 'geek-the-oracle')).play(use('bradley-the-futurist'));
    expect(asked(game)).toBe('draw-keep 0');
  });
});

describe('Brett', () => {
  rule.each(
    ['EUP-RCT.130', 'EUP-RCT.130/2'],
    'knowledge brings any resource',
    [
      ['first', 2, 4],
      ['second', 1, 5],
    ] as const,
    ([edition, price, most]) => {
      const brett = (knowledge: number) =>
        visit('brett-the-lockpicker', (state) => setPlayer(state, 0, { knowledge }), edition).play(visiting);
      const game = brett(most).play(use('brett-the-lockpicker'), choose('clay'));
      expect([game.state.knowledge[0], goodsOf(game.state, 0)]).toEqual([most + price, { clay: 1 }]);
      expect(asked(brett(most + 1))).toBe('turn-main 1');
    },
  );

  rule(['EUP-RCT.130', 'EUP-RCT.130/2', 'EUP-R60'], 'a bumped worker prevents it in the first edition only', () => {
    const bumping = (edition: Edition) =>
      visit('brett-the-lockpicker', (state) => stand(state, 1, 'subterran-a-visit', 3), edition)
        .script([1])
        .play(visiting);
    expect(usable(bumping('first'))).toEqual([]);
    expect(usable(bumping('second'))).toEqual(['brett-the-lockpicker']);
  });

  rule(['EUP-RCT.130/2', 'EUP-R60'], 'works without a star too, and at an artifact market', () => {
    const full = visit('brett-the-lockpicker', (state) => star(state, 1, 'subterran', 3)).play(visiting);
    expect([usable(full), full.state.stars[0]]).toEqual([['brett-the-lockpicker'], 9]);
    const artifacts = visit('brett-the-lockpicker', (state) => hand(state, 0, 'bat', 'bat'));
    expect(usable(artifacts.play(place('ark')))).toEqual(['brett-the-lockpicker']);
  });
});

describe('Flavio, second edition', () => {
  rule('EUP-RCT.132/2', '1 knowledge brings an artifact after a visit', () => {
    const game = visit('flavio-the-merchant').play(visiting, use('flavio-the-merchant'));
    expect([game.state.knowledge[0], handOf(game.state, 0).length]).toEqual([4, 1]);
  });

  rule('EUP-RCT.132/2', 'not at knowledge 6, not in the first edition, not elsewhere', () => {
    expect(
      usable(visit('flavio-the-merchant', (state) => setPlayer(state, 0, { knowledge: 6 })).play(visiting)),
    ).toEqual([]);
    expect(usable(visit('flavio-the-merchant', nothing, 'first').play(visiting))).toEqual([]);
    expect(usable(visit('flavio-the-merchant').play(place('farm')))).toEqual([]);
  });
});

describe('Dr. Nakagawa, first edition', () => {
  rule('EUP-RCT.146', 'sacrificing the placed worker puts one more star on the territory', () => {
    const game = visit('dr-nakagawa-the-tribute', nothing, 'first').play(visiting, use('dr-nakagawa-the-tribute'));
    expect([game.state.stars[0], game.state.territoryStars[3], game.state.place.slice(0, 2)]).toEqual([7, 2, [-1, -2]]);
  });

  rule(['EUP-RCT.146', 'EUP-R63', 'EUP-REC.4'], 'needs a free star space and a second worker', () => {
    const full = visit('dr-nakagawa-the-tribute', (state) => star(state, 1, 'subterran', 2), 'first').play(visiting);
    expect(usable(full)).toEqual([]);
    const alone = visit('dr-nakagawa-the-tribute', (state) => available(state, 0, 1), 'first').play(visiting);
    expect(usable(alone)).toEqual([]);
  });
});

describe('one window after a visit', () => {
  rule(['EUP-REC.10', 'EUP-R72'], 'offers each ability once, in the order the player likes', () => {
    const game = visit('bradley-the-futurist', (state) => {
      activate(state, 0, 'brett-the-lockpicker', 'flavio-the-merchant');
      setPlayer(state, 0, { morale: 5 });
    }).play(visiting);
    expect(usable(game)).toEqual(['bradley-the-futurist', 'brett-the-lockpicker', 'flavio-the-merchant']);
    game.play(use('flavio-the-merchant'), use('brett-the-lockpicker'), choose('gold'));
    expect([asked(game), game.state.knowledge[0]]).toEqual(['turn-main 1', 5]);
  });

  rule('EUP-REC.10', 'is closed by done', () => {
    const game = visit('bradley-the-futurist').play(visiting, done());
    expect(asked(game)).toBe('turn-main 1');
  });
});

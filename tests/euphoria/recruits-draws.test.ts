import { deckSize } from '@rulewright/core/author';
import { activate, available, hand, leave, setGoods, setPlayer, stack } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, decline, discard, drop, place, take, usable, use } from './plays.js';
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
  const gamble = (...cards: readonly string[]) =>
    drawTwo('jonathan-the-gambler', 'first', (state) => stack(state, 'artifactDeck', cards)).play(
      use('jonathan-the-gambler'),
    );

  rule.each(
    'EUP-RCT.121',
    'of the last card drawn and two revealed ones only those that are alike stay',
    [
      [
        ['bat', 'book', 'book', 'book'],
        ['bat', 'book', 'book', 'book'],
      ],
      [
        ['bat', 'book', 'bear', 'book'],
        ['bat', 'book', 'book'],
      ],
      [
        ['bat', 'book', 'bear', 'bear'],
        ['bat', 'bear', 'bear'],
      ],
      [['bat', 'book', 'bear', 'bat'], ['bat']],
    ] as const,
    ([top, kept]) => {
      const game = gamble(...top);
      expect([handOf(game.state, 0), game.state.knowledge[0]]).toEqual([kept, 4]);
      expect(game.state.artifactDiscard).toHaveLength(4 - kept.length);
    },
  );

  rule('EUP-RCT.121', 'everybody sees the three cards', () => {
    const game = gamble('bat', 'book', 'bear', 'bat');
    expect(game.eventsFor('spectator')).toContainEqual({
      type: 'artifacts-revealed',
      rule: 'EUP-RCT.121',
      seat: 0,
      artifacts: ['book', 'bear', 'bat'],
      hand: { from: 2, to: 4 },
    });
  });

  rule(['EUP-RCT.121', 'EUP-DRW.2'], 'the discard pile is shuffled when the deck is too short', () => {
    const game = drawTwo('jonathan-the-gambler', 'first', (state) => leave(state, 'glasses', 'box', 'book'));
    expect([deckSize(game.state.artifactDeck), game.state.artifactDiscard.length]).toEqual([1, 33]);
    game.play(use('jonathan-the-gambler'));
    expect(game.events).toContainEqual({ type: 'deck-reshuffled', rule: 'EUP-DRW.2', cards: 33 });
    expect(deckSize(game.state.artifactDeck)).toBe(32);
  });

  rule(['EUP-RCT.121', 'EUP-R58'], 'reveals what there is, and is not offered when nothing is left', () => {
    const last = (held: number) =>
      tableWith({ recruitEdition: 'first', players: 6 }, (state) => {
        for (const [i, kind] of (['balloons', 'bat', 'bear', 'book', 'box'] as const).entries())
          hand(state, i + 1, kind, kind, kind, kind, kind, kind);
        for (let n = 0; n < held; n++) hand(state, 0, 'glasses');
        activate(state, 0, 'jonathan-the-gambler');
        setGoods(state, 0, { bliss: 1, water: 1 });
        setPlayer(state, 0, { morale: 6 });
      }).play(place('breeze-bar'));
    const game = last(3).play(use('jonathan-the-gambler'));
    expect(game.events).toContainEqual({
      type: 'artifacts-revealed',
      rule: 'EUP-RCT.121',
      seat: 0,
      artifacts: ['glasses', 'glasses'],
      hand: { from: 5, to: 6 },
    });
    expect(handOf(game.state, 0)).toHaveLength(6);
    expect(asked(last(4))).toBe('turn-main 1');
  });

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
  const gamble = (...cards: readonly string[]) =>
    drawTwo('jonathan-the-gambler', 'second', (state) => stack(state, 'artifactDeck', cards));

  rule(['EUP-RCT.121/2', 'EUP-DRW.4'], 'is asked before the draw; one more card comes and the hand is shown', () => {
    const game = gamble('bat', 'bear', 'book');
    expect([asked(game), handOf(game.state, 0)]).toEqual(['draw-react 0', []]);
    game.play(use('jonathan-the-gambler'));
    expect([handOf(game.state, 0), game.state.hands.map((cards) => cards.length)]).toEqual([
      ['bat', 'bear', 'book'],
      [3, 0, 0],
    ]);
    expect(game.eventsFor('spectator')).toContainEqual({
      type: 'hand-shown',
      rule: 'EUP-RCT.121/2',
      seat: 0,
      artifacts: ['bat', 'bear', 'book'],
    });
  });

  rule(['EUP-RCT.121/2', 'EUP-R58'], 'two alike anywhere in the hand let every opponent draw', () => {
    const game = gamble('bat', 'bear', 'bat').play(use('jonathan-the-gambler'));
    expect(game.state.hands.map((cards) => cards.length)).toEqual([3, 1, 1]);
    const before = drawTwo('jonathan-the-gambler', 'second', (state) => {
      hand(state, 0, 'glasses', 'glasses');
      stack(state, 'artifactDeck', ['bat', 'bear', 'book']);
    }).play(use('jonathan-the-gambler'));
    expect(before.state.hands.map((cards) => cards.length)).toEqual([5, 1, 1]);
  });

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

  rule('EUP-RCT.121/2', 'declining draws as usual', () => {
    const game = gamble('bat', 'bear').play(decline());
    expect([asked(game), handOf(game.state, 0)]).toEqual(['turn-main 1', ['bat', 'bear']]);
  });
});

describe('Geek', () => {
  rule.each(
    ['EUP-RCT.135', 'EUP-RCT.135/2'],
    'knowledge brings more cards, and as many go from the whole hand',
    [
      ['first', 1, 2, 4],
      ['second', 2, 1, 5],
    ] as const,
    ([edition, more, price, most]) => {
      const geek = (knowledge: number) =>
        drawTwo('geek-the-oracle', edition, (state) => {
          hand(state, 0, 'glasses');
          setPlayer(state, 0, { morale: 3 });
          stack(state, 'artifactDeck', ['bat', 'bear', 'book', 'box']);
          setPlayer(state, 0, { knowledge });
        });
      const game = geek(most).play(use('geek-the-oracle'));
      expect([asked(game), handOf(game.state, 0).length]).toEqual(['draw-keep 0', 3 + more]);
      game.play(drop('glasses'));
      if (more === 2) game.play(drop('bat'));
      expect([handOf(game.state, 0).length, game.state.knowledge[0], asked(game)]).toEqual([
        3,
        most + price,
        'turn-main 1',
      ]);
      expect(usable(geek(most + 1))).toEqual([]);
    },
  );

  rule(['EUP-RCT.135/2', 'EUP-DRW.5', 'EUP-TRN.9'], 'works once per turn of anybody, and again in the next', () => {
    const game = tableWith({}, (state) => {
      activate(state, 0, 'geek-the-oracle');
      available(state, 0, 1, 1, 2);
      setGoods(state, 0, { energy: 1, water: 1 });
      hand(state, 0, 'bat', 'bat', 'bat');
      setPlayer(state, 0, { morale: 6 });
    });
    game.play(place('euphorian-tunnel'), take('artifact'), use('geek-the-oracle'), drop('bat'), drop('bat'));
    game.play(place('subterran-tunnel'), take('artifact'));
    expect([asked(game), handOf(game.state, 0).length, game.state.usedAbilities]).toEqual(['turn-main 1', 5, []]);
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

  rule(['EUP-REC.10', 'EUP-RCT.121', 'EUP-RCT.135'], 'after the draw they are asked by ascending card number', () => {
    const both = ['geek-the-oracle', 'jonathan-the-gambler'];
    const game = drawTwo(both, 'first');
    expect(usable(game)).toEqual(['jonathan-the-gambler']);
    game.play(decline());
    expect(usable(game)).toEqual(['geek-the-oracle']);
    expect(asked(game.play(decline()))).toBe('turn-main 1');
  });
});

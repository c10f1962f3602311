import { ARTIFACTS, type EuphoriaState, engine } from '@rulewright/euphoria';
import { activate, hand, put, setGoods, setMorale, setPlayer, stack } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { anyOf, type EuState, handOf, kindOf, NONE, place, position, table, take, upTo, use } from './positions.js';
import { accept, pickCard, propose, reject, trading } from './trading.js';

// What viewers have seen stays in their views, and in every world they think possible, until the rules hide it again.

type Viewer = number | 'spectator';

/** The hand of a seat as a viewer sees it: what is remembered by kind, the others as '?'. */
const seenHand = (state: EuphoriaState, viewer: Viewer, seat: number): string =>
  (engine.view(state, viewer).position.hands[seat] ?? []).map((card) => (card < 0 ? '?' : kindOf(card))).join(' ');

/** In 25 worlds of a viewer: the least number of cards of each kind that a seat holds, without those that may be none. */
function surelyHeld(state: EuphoriaState, viewer: Viewer, seat: number): string {
  const view = engine.view(state, viewer);
  const hands = upTo(25).map((seed) => handOf(engine.determinize(view, seed), seat));
  return ARTIFACTS.flatMap((kind) =>
    Array<string>(Math.min(...hands.map((hand) => hand.filter((other) => other === kind).length))).fill(kind),
  ).join(' ');
}

/** Seat 0 draws two cards in the Breeze Bar and uses Jonathan the Gambler. */
const gamble = (edition: 'first' | 'second', recipe: (state: EuState) => void, morale = 6) =>
  position(
    (state) => {
      activate(state, 0, 'jonathan-the-gambler');
      setGoods(state, 0, { bliss: 1, water: 1, gold: 1 });
      setGoods(state, 1, { food: 1 });
      recipe(state);
      setPlayer(state, 0, { morale });
    },
    { recruitEdition: edition, tradeProposalsPerTurn: 2 },
  )
    .play(place(0, 1, 'breeze-bar'))
    .play(use(0, 'jonathan-the-gambler'));

describe('a hand', () => {
  const shown = (morale = 6) =>
    gamble(
      'second',
      (state) => {
        hand(state, 0, 'glasses');
        stack(state, 'artifactDeck', ['bat', 'bear', 'bat', 'book', 'box']);
      },
      morale,
    );

  rule('EUP-RCT.121/2', 'that was shown is remembered by all, and in every world', () => {
    const { state } = shown();
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(seenHand(state, viewer, 0)).toBe('bat bat bear glasses');
      expect(surelyHeld(state, viewer, 0)).toBe('bat bat bear glasses');
    }
    // what the opponents drew was not shown
    expect(seenHand(state, 2, 1)).toBe('?');
  });

  rule(
    ['EUP-RCT.121', 'EUP-DRW.1'],
    'of which the alike cards were revealed keeps them in memory, the first draw not',
    () => {
      const { state } = gamble('first', (it) => stack(it, 'artifactDeck', ['bear', 'book', 'bat', 'book']));
      expect(handOf(state, 0)).toEqual(['bear', 'book', 'book']);
      expect([seenHand(state, 1, 0), surelyHeld(state, 'spectator', 0)]).toEqual(['book book ?', 'book book']);
    },
  );

  rule('EUP-TRD.9', 'is remembered as far as its owner named it in a proposal, also when that is rejected', () => {
    const game = trading((state) => {
      hand(state, 0, 'bat', 'bat', 'bear', 'box');
      setGoods(state, 1, { food: 1 });
    }).play(...propose(['bat', 'bat', 'bear'], ['food']));
    for (const viewer of [1, 2, 3, 'spectator'] as const) {
      expect(seenHand(game.state, viewer, 0)).toBe('bat bat bear ?');
      expect(surelyHeld(game.state, viewer, 0)).toBe('bat bat bear');
    }
    game.play(reject(1), ...propose(['bat'], ['food']));
    expect(seenHand(game.state, 3, 0)).toBe('bat bat bear ?');
  });

  rule(
    ['EUP-TRD.8', 'EUP-TRD.9'],
    'got unnamed cards: both partners know them; of what was known before one of each kind is less',
    () => {
      const game = trading((state) => {
        hand(state, 0, 'bat', 'bat', 'bear');
        hand(state, 1, 'glasses');
        setPlayer(state, 1, { morale: 2 });
      }).play(...propose(['bat', 'bat', 'bear'], ['artifact']), reject(1));
      game.play(...propose(['artifact'], ['artifact']), accept(1), pickCard(0, 'bat'), pickCard(1, 'glasses'));
      expect([handOf(game.state, 0), handOf(game.state, 1)]).toEqual([['bat', 'bear', 'glasses'], ['bat']]);
      expect([seenHand(game.state, 0, 1), seenHand(game.state, 1, 0)]).toEqual(['bat', 'bat glasses ?']);
      for (const viewer of [2, 'spectator'] as const) {
        expect([seenHand(game.state, viewer, 0), seenHand(game.state, viewer, 1)]).toEqual(['bat ? ?', '?']);
        expect(surelyHeld(game.state, viewer, 0)).toBe('bat');
      }
    },
  );

  rule('EUP-TRD.9', 'got named cards: everybody knows where they are', () => {
    const game = trading((state) => {
      hand(state, 1, 'book', 'box');
      setGoods(state, 0, { gold: 1 });
      setPlayer(state, 0, { morale: 2 });
    }).play(...propose(['gold'], ['book']), accept(1));
    for (const viewer of [1, 3, 'spectator'] as const) expect(seenHand(game.state, viewer, 0)).toBe('book');
    expect(seenHand(game.state, 3, 1)).toBe('?');
  });

  rule('EUP-MOR.2', 'that gives up a remembered card has one fewer in memory', () => {
    const game = shown(3).play({ type: 'discard', seat: 0, artifact: 'bat' });
    expect(seenHand(game.state, 2, 0)).toBe('bat bear glasses');
  });
});

describe('the deck of artifacts', () => {
  rule(
    ['EUP-DRW.2', 'EUP-R31'],
    'made of an open pile is known by kind, and one fewer of each after an unseen draw',
    () => {
      const game = position(
        (state) => {
          setGoods(state, 0, { energy: 1 });
          setMorale(state, 6, 6, 6, 6, 6, 6);
          for (const seat of [1, 2, 3, 4, 5]) put(state, ['hands.*', seat], anyOf(state, 'artifactDeck', 6));
          put(state, 'artifactDiscard', anyOf(state, 'artifactDeck', 6));
        },
        { players: 6 },
      );
      expect(game.state.artifactDiscard.map(kindOf)).toEqual(Array(6).fill('glasses'));
      game.edit((state) => {
        put(state, 'artifactDiscard', ['book'], [['hands.*', 4]]);
      });
      game
        .play(place(0, 1, 'euphorian-tunnel'))
        .script(['glasses'])
        .play(take(0, 'artifact'));
      const seen = (viewer: Viewer) =>
        engine
          .view(game.state, viewer)
          .position.artifactDeck.bags.map(({ cards }) =>
            cards.map((card) => (card < 0 ? '?' : kindOf(card))).join(' '),
          );
      expect(seen(0)).toEqual(['book glasses glasses glasses glasses glasses']);
      for (const viewer of [1, 5, 'spectator'] as const)
        expect(seen(viewer)).toEqual(['glasses glasses glasses glasses glasses ?']);
      expect(seenHand(game.state, 1, 0)).toBe('?');
    },
  );
});

describe('a recruit draft', () => {
  const recruits = (state: EuphoriaState, viewer: Viewer, seat: number) =>
    engine.view(state, viewer).position.dealtRecruits[seat]?.map((card) => (card < 0 ? NONE : card));
  const picks = (state: EuphoriaState) =>
    state.dealtRecruits.map(([card = NONE], seat) => ({
      type: 'draft-recruit' as const,
      seat,
      recruit: engine.content.recruits[card]?.id ?? '',
    }));

  rule(['EUP-VAR.1', 'EUP-R50'], 'tells who passed a hand what lies in it, until its next owner picks', () => {
    const game = table({ players: 3, recruitDraft: true });
    const dealt = game.state.dealtRecruits.map((cards) => [...cards]);
    game.play(...picks(game.state));
    const left = dealt.map((cards) => [...cards].slice(1).sort((a, b) => a - b));
    for (const seat of [0, 1, 2]) {
      expect(recruits(game.state, seat, (seat + 1) % 3)).toEqual(left[seat]);
      expect(recruits(game.state, seat, (seat + 2) % 3)).toEqual([NONE, NONE, NONE]);
      for (const seed of [1, 2, 3]) {
        const world = engine.determinize(engine.view(game.state, seat), seed);
        expect([...(world.dealtRecruits[(seat + 1) % 3] ?? [])].sort((a, b) => a - b)).toEqual(left[seat]);
      }
    }
    expect(recruits(game.state, 'spectator', 0)).toEqual([NONE, NONE, NONE]);
    game.play(...picks(game.state));
    // of three different cards one left unseen: none of them is certain; the hand that was passed now is
    expect(engine.view(game.state, 0).position.draftedRecruits[1]).toEqual([NONE, NONE]);
    expect(recruits(game.state, 0, 1)?.every((card) => card >= 0)).toBe(true);
    expect(recruits(game.state, 0, 2)).toEqual([NONE, NONE]);
  });

  rule(['EUP-SET.9', 'EUP-SET.10'], 'is forgotten when the recruits are kept, but for one’s own', () => {
    const game = table({ players: 3, recruitDraft: true });
    for (let round = 0; round < 4; round++) game.play(...picks(game.state));
    for (const seat of [0, 1, 2]) {
      const [active = NONE, hidden = NONE] = game.state.dealtRecruits[seat] ?? [];
      const id = (card: number) => engine.content.recruits[card]?.id ?? '';
      game.play({ type: 'keep-recruits', seat, active: id(active), hidden: id(hidden) });
    }
    const view = engine.view(game.state, 0).position;
    expect([view.hiddenRecruits[1], view.discardedRecruits[1]]).toEqual([[NONE], [NONE, NONE]]);
    expect(view.discardedRecruits[0]).toEqual(game.state.discardedRecruits[0]);
    expect(Object.keys(game.state.memory)).toEqual([]);
  });
});

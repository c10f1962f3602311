import { cardsOfDeck, deckSize } from '@rulewright/core/author';
import { ARTIFACTS, type EuphoriaOptions, engine } from '@rulewright/euphoria';
import {
  activate,
  discard,
  give,
  market,
  put,
  setAllegiance,
  setGoods,
  setMorale,
  setPlayer,
  stack,
} from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { anyOf, type EuScenario, type EuState, handOf, kindOf, place, position, take, use } from './positions.js';

// EUP-DRW: draw events, the deck that runs out, and abilities that change a draw.

const GEEK = 'geek-the-oracle';
const kinds = ['balloons', 'bat', 'bear', 'book', 'box', 'glasses'] as const;

/** Seat 0 can pay for a tunnel and for the Breeze Bar, has room for cards, and draws these next. */
function ready(recipe: (state: EuState) => void = () => undefined, options: Partial<EuphoriaOptions> = {}): EuScenario {
  return position((state) => {
    setGoods(state, 0, { energy: 2, bliss: 1 });
    setPlayer(state, 0, { morale: 6 });
    recipe(state);
  }, options);
}
/** A draw of one card, and one of two. */
const one = [place(0, 1, 'euphorian-tunnel'), take(0, 'artifact')] as const;
const two = place(0, 1, 'breeze-bar');
/** Only these cards are left to draw, the first one on top. */
function leave(state: EuState, ...left: (typeof kinds)[number][]): void {
  stack(state, 'artifactDeck', left);
  // out of everybody's reach: seats 1 and 2 hold them, for the length of this test
  for (const seat of [1, 2]) {
    put(state, ['hands.*', seat], anyOf(state, 'artifactDeck', 6));
    setPlayer(state, seat, { morale: 6 });
  }
  put(state, 'artifactDiscard', anyOf(state, 'artifactDeck', 36 - left.length - 12));
}
const drawnBy = (game: EuScenario) =>
  game.events.flatMap((event) => (event.type === 'artifacts-drawn' ? [[event.seat, ...event.artifacts]] : []));

rule(
  ['EUP-DRW.2', 'EUP-R30'],
  'the discard pile becomes the deck when a card is needed, in the middle of a draw',
  () => {
    const start = ready((state) => leave(state, 'book'));
    const pile = start.state.artifactDiscard;
    expect(pile.length).toBeGreaterThan(20);
    const game = start.script([{ for: 'artifactDeck', is: 'glasses' }]).play(two);
    expect(game.events.map(({ type }) => type)).toEqual([
      'worker-placed',
      'placement-paid',
      'goods-lost',
      'goods-lost',
      'allegiance-moved',
      'deck-reshuffled',
      'artifacts-drawn',
    ]);
    expect(drawnBy(game)).toEqual([[0, 'book', 'glasses']]);
    expect(game.state.artifactDiscard).toEqual([]);
    const rest = [...pile].sort();
    rest.splice(rest.indexOf(ARTIFACTS.indexOf('glasses')), 1);
    expect(game.state.artifactDeck.bags.map(({ cards }) => cards)).toEqual([rest]);
  },
);

rule('EUP-R30', 'taking the last card of the deck does not yet shuffle anything', () => {
  const game = ready((state) => leave(state, 'book')).play(...one);
  expect([deckSize(game.state.artifactDeck), handOf(game.state, 0)]).toEqual([0, ['book']]);
  expect(game.state.artifactDiscard.length).toBeGreaterThan(20);
  expect(game.events.map(({ type }) => type)).not.toContain('deck-reshuffled');
});

/** All artifacts are in the hands of six players; that many of them are left on the deck instead of in the first hand. */
function exhausted(left: number, recipe: (state: EuState) => void = () => undefined): EuScenario {
  return position(
    (state) => {
      setGoods(state, 0, { energy: 2, bliss: 1 });
      setMorale(state, 6, 6, 6, 6, 6, 6);
      for (const seat of [1, 2, 3, 4, 5]) put(state, ['hands.*', seat], anyOf(state, 'artifactDeck', 6));
      put(state, ['hands.*', 0], anyOf(state, 'artifactDeck', 6 - left));
      recipe(state);
    },
    { players: 6 },
  );
}

rule(['EUP-DRW.2', 'EUP-R73'], 'what neither deck nor discard pile can give is lost, and the draw stays legal', () => {
  const game = exhausted(0);
  expect([deckSize(game.state.artifactDeck), game.state.artifactDiscard]).toEqual([0, []]);
  game.play(place(0, 1, 'euphorian-tunnel'));
  expect(game.legal()).toEqual([take(0, 'gold'), take(0, 'artifact')]);
  game.play(take(0, 'artifact'));
  expect([drawnBy(game), game.state.hands[0]?.length, game.state.miners[0]]).toEqual([[], 6, 1]);
});

rule('EUP-DRW.2', 'of two cards only the one is drawn that is left', () => {
  const start = exhausted(1);
  const left = cardsOfDeck(start.state.artifactDeck).map(kindOf);
  const game = start.play(two);
  expect(drawnBy(game)).toEqual([[0, ...left]]);
  expect([game.state.hands[0]?.length, deckSize(game.state.artifactDeck), game.state.allegiance[3]]).toEqual([6, 0, 1]);
});

rule(['EUP-DRW.3', 'EUP-R31'], 'cards that are paid lie face up before the same action draws', () => {
  const game = position(
    (state) => {
      setAllegiance(state, 'icarite', 5);
      activate(state, 0, 'amanda-the-broker');
      setMorale(state, 6, 6, 6, 6, 6, 6);
      give(state, 0, 'bear', 'bear');
      for (const seat of [1, 2, 3, 4, 5]) put(state, ['hands.*', seat], anyOf(state, 'artifactDeck', 6));
      put(state, ['hands.*', 0], anyOf(state, 'artifactDeck', 4));
    },
    { players: 6 },
  );
  expect(game.state.hands.map((hand) => hand.length)).toEqual([6, 6, 6, 6, 6, 6]);
  game.play(place(0, 1, 'wind-salon'), { type: 'pay', seat: 0, plan: ['bear', 'bear'] });
  expect(drawnBy(game)).toEqual([[0, 'bear']]);
  const told = game.events.map(({ type }) => type);
  expect(told.indexOf('artifact-discarded')).toBeLessThan(told.indexOf('deck-reshuffled'));
  expect([cardsOfDeck(game.state.artifactDeck).map(kindOf), game.state.artifactDiscard]).toEqual([['bear'], []]);
});

rule('EUP-R31', 'the discard pile is open to everybody', () => {
  const { state } = ready((it) => discard(it, 'bat', 'book'));
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    expect(engine.view(state, viewer).position.artifactDiscard).toEqual(state.artifactDiscard);
});

describe('an ability after the draw', () => {
  rule(['EUP-DRW.4', 'EUP-R73'], 'is not asked for when nothing was drawn', () => {
    const game = exhausted(0, (state) => activate(state, 0, GEEK)).play(...one);
    expect([game.state.miners[0], game.state.knowledge[0], game.state.usedAbilities]).toEqual([1, 3, []]);
  });
});

describe('Bradley', () => {
  rule(['EUP-DRW.2', 'EUP-R55'], 'loses the only card that can be drawn', () => {
    const game = exhausted(2, (state) => {
      activate(state, 0, 'bradley-the-futurist');
      setGoods(state, 0, { energy: 4, stone: 1, food: 4, water: 4, gold: 1 });
      market(state, 'euphorian-a', 'fountain-of-wishful-thinking', 0);
      put(state, ['hands.*', 0], anyOf(state, 'artifactDeck', 1));
    });
    const held = game.state.hands[0] ?? [];
    const left = cardsOfDeck(game.state.artifactDeck);
    game.play(place(0, 1, 'euphorian-a-visit'), use(0, 'bradley-the-futurist'));
    expect([game.state.hands[0], deckSize(game.state.artifactDeck), game.state.artifactDiscard]).toEqual([
      held,
      0,
      left,
    ]);
  });
});

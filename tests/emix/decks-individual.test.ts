import { cardsOfDeck, deckSize } from '@rulewright/core/author';
import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { bent } from '../support/bent.js';
import { rule } from '../support/rule.js';
import { changes, type EmixScenario } from './look.js';
import { acting, harvesting } from './phases.js';
import {
  activate,
  allTo,
  deck,
  discard,
  discardClosed,
  give,
  hand,
  ids,
  type Options,
  put,
  row,
  type State,
  setPool,
  setShared,
  stack,
  table,
} from './table.js';

// A deck for every player: Light for seat 0, Dark for seat 1.

const [A, B] = [0, 1];
const readyMade: Options = { players: 2, individualDecks: { decks: 'ready-made', anyDeckSize: false } };
const origin = (card: number): number => Math.floor(card / 1000);
const piles = ({ state }: EmixScenario) => ({
  open: state.discardPiles.map((pile) => ids(state, pile)),
  closed: state.faceDown.map((pile) => ids(state, pile)),
});
/** Puts a card of a deck into the hand of somebody else. */
function giveFrom(state: State, deck: number, seat: number, id: string): void {
  put(state, ['hands.*', seat], [`${id}.${deck}`], [['drawPiles.*', deck]]);
}

describe('own piles', () => {
  rule.each(
    ['EMX-DECK.1', 'EMX-DECK.4'],
    'everybody is dealt five cards of their own deck',
    [
      { players: 2, sets: 1 },
      { players: 4, sets: 2 },
    ],
    ({ players, sets }) => {
      const { state } = table({ ...readyMade, players, sets });
      for (let seat = 0; seat < players; seat++) {
        const pile = cardsOfDeck(state.drawPiles[seat] ?? { bags: [] });
        expect([state.hands[seat]?.map(origin), pile.map(origin)]).toEqual([Array(5).fill(seat), Array(40).fill(seat)]);
        const all = ids(state, [...(state.hands[seat] ?? []), ...pile]);
        const [mine, others] = seat % 2 === 0 ? ['curiosity', 'calculation'] : ['calculation', 'curiosity'];
        expect([all.includes(mine ?? ''), all.includes(others ?? '')]).toEqual([true, false]);
      }
    },
  );

  rule('EMX-DECK.1', 'draws the top card of one’s own draw pile', () => {
    const t = acting((state) => stack(state, ['drawPiles.*', A], ['love', 'joy']), readyMade);
    expect(changes(t, { type: 'draw', seat: A })).toMatchObject({ 'drawPiles.0': 44 });
    expect([hand(t, A), deck(t, B).length]).toEqual([['love'], 44]);
  });

  rule(['EMX-DECK.1', 'EMX-SUP.3'], 'refills an empty draw pile from its own discard pile only', () => {
    const t = acting((state) => {
      discard(state, 'love', 'calm', 'hatred.1', 'fury.1', 'fear.1');
      discardClosed(state, 'joy');
      allTo(state, B);
    }, readyMade);
    t.play({ type: 'draw', seat: A });
    expect(t.events).toContainEqual({ type: 'deck-reshuffled', rule: 'EMX-SUP.3', deck: A, cards: 3 });
    const { drawPiles, discardPiles, faceDown } = t.state;
    expect(drawPiles.map(deckSize)).toEqual([2, 0]);
    expect([...discardPiles, ...faceDown].map((pile) => pile.length)).toEqual([0, 3, 0, 0]);
    expect(t.state.hands[A]?.every((card) => origin(card) === A)).toBe(true);
  });

  rule(['EMX-DECK.1', 'EMX-INF.11'], 'nobody draws from the piles of another player', () => {
    const t = acting((state) => {
      discard(state, 'hatred.1', 'fury.1', 'fear.1');
      give(state, B, 'anger');
      allTo(state, A);
    }, readyMade);
    expect(t.legal('draw')).toEqual([]);
    expect(t.refusal({ type: 'draw', seat: A })).toEqual({ rule: 'EMX-INF.11', code: 'no-cards-left' });
  });

  rule(['EMX-DECK.1', 'EMX-RES.5'], 'fills the hand from one’s own draw pile at the end of a Result turn', () => {
    const t = harvesting((state) => giveFrom(state, A, B, 'joy'), readyMade);
    t.run({ kind: 'result', seat: B });
    expect([t.state.hands[B]?.map(origin), t.state.drawPiles.map(deckSize)]).toEqual([
      [A, B, B, B, B],
      [44, 41],
    ]);
  });
});

describe('cards remember their deck', () => {
  rule(['EMX-DECK.3', 'EMX-R34'], 'a stolen Effect that is played goes to the discard pile of its own deck', () => {
    const t = acting((state) => {
      give(state, A, 'charm');
      give(state, B, 'anger', 'fury');
      setPool(state, A, 1, 0);
      setShared(state, { slot: { todo: 1, done: 1, granted: 0 } });
    }, readyMade);
    t.play({ type: 'play', seat: A, card: 'charm.0', target: B, pos: 1 });
    expect([hand(t, A).sort(), hand(t, B)]).toEqual([['anger', 'fury'], []]);
    t.play({ type: 'play', seat: A, card: 'anger.1', target: A, pos: 0 });
    expect(piles(t)).toEqual({ open: [['charm'], ['anger']], closed: [[], []] });
  });

  rule('EMX-DECK.3', 'an exchanged card goes face down to the discard pile of its own deck', () => {
    const t = acting((state) => {
      giveFrom(state, B, A, 'fear');
      give(state, A, 'joy', 'love');
    }, readyMade);
    t.play({ type: 'exchange', seat: A, card: 'fear.1', colour: 'pos' });
    t.play({ type: 'exchange', seat: A, card: 'joy.0', colour: 'pos' }, { type: 'stop', seat: A });
    expect(piles(t)).toEqual({ open: [[], []], closed: [['joy'], ['fear']] });
  });

  rule('EMX-DECK.3', 'a card that its player has to discard goes face down to its own deck too', () => {
    const t = acting((state) => {
      giveFrom(state, B, A, 'confusion');
      giveFrom(state, A, B, 'calm');
      give(state, B, 'fury', 'panic');
    }, readyMade);
    t.play({ type: 'play', seat: A, card: 'confusion.1', target: B, pos: 0 });
    t.play({ type: 'discard', seat: B, card: 'calm.0' }, { type: 'discard', seat: B, card: 'fury.1' });
    expect(piles(t)).toEqual({ open: [[], ['confusion']], closed: [['calm'], ['fury']] });
  });

  rule.each(
    ['EMX-DECK.3', 'EMX-PWR.7'],
    'a power leaves a row for the discard pile of its own deck, whoever activated it on whom',
    [
      { deck: A, human: A, power: 'love' },
      { deck: A, human: B, power: 'love' },
      { deck: B, human: A, power: 'hatred' },
      { deck: B, human: B, power: 'hatred' },
    ],
    ({ deck, human, power }) => {
      const t = acting((state) => {
        put(state, ['rows.*', human], [`${power}.${deck}`]);
        activate(state, human, 'optimism');
        give(state, A, 'clarity-of-mind');
        setPool(state, A, 3, 0);
      }, readyMade);
      t.play({ type: 'play', seat: A, card: 'clarity-of-mind.0', target: human, pos: 3 });
      t.play({ type: 'discard-power', seat: A, human, place: 0 });
      const open = [['clarity-of-mind'], [] as string[]];
      open[deck]?.[deck === A ? 'unshift' : 'push'](power);
      expect([row(t, human), piles(t)]).toEqual([['optimism'], { open, closed: [[], []] }]);
    },
  );

  rule('EMX-DECK.3', 'a stolen Moment goes to the discard pile of its own deck', () => {
    const t = acting((state) => {
      giveFrom(state, A, B, 'composure');
      give(state, A, 'joy');
      setPool(state, B, 2, 0);
    }, readyMade);
    t.play({ type: 'play', seat: A, card: 'joy.0', target: A, pos: 0 });
    t.play({ type: 'cancel', seat: B, card: 'composure.0', pos: 2 });
    expect([hand(t, A), piles(t)]).toEqual([['joy'], { open: [['composure'], []], closed: [[], []] }]);
  });

  rule('EMX-DECK.3', 'equal cards of two decks are told apart', () => {
    const t = acting((state) => {
      giveFrom(state, B, A, 'memory');
      give(state, A, 'memory');
    }, readyMade);
    expect(t.legal('play').map(({ card, target }) => [card, target])).toEqual([
      ['memory.1', A],
      ['memory.1', B],
      ['memory.0', A],
      ['memory.0', B],
    ]);
    const refused = { type: 'play', seat: A, card: 'memory', target: A, pos: 0 } as const;
    expect(t.refusal(refused)).toEqual({
      rule: 'CORE-ACT.1',
      code: 'unknown-name',
      details: { field: 'card', found: 'memory', similar: 'memory.0 or memory.1' },
    });
    t.play({ ...refused, card: 'memory.0' }, { type: 'split', seat: A, pos: 2 });
    expect([t.state.hands[A]?.map(origin), piles(t).open]).toEqual([[B], [['memory'], []]]);
  });

  rule(['EMX-DECK.3', 'EMX-PWR.4'], 'copies of both decks count together on a human', () => {
    const t = acting(
      (state) => {
        put(state, ['rows.*', A], ['intuition.0', 'intuition.1']);
        giveFrom(state, 2, A, 'intuition');
        setPool(state, A, 2, 0);
      },
      { ...readyMade, players: 4, sets: 2 },
    );
    expect(t.refusal({ type: 'play', seat: A, card: 'intuition.2', target: A, pos: 2 })).toEqual({
      rule: 'EMX-PWR.4',
      code: 'copies-at-their-limit',
      details: { human: A, limit: 2 },
    });
  });

  rule(['EMX-DECK.3', 'EMX-DECK.1'], 'refuses a position with a card in the pile of another deck', () => {
    const { state } = table(readyMade);
    const bad = bent(JSON.parse(JSON.stringify(state)));
    bad.discardPiles[A].push(bad.drawPiles[B].bags[0].cards.pop());
    expect(() => engine.load(bad)).toThrow('piles hold the cards of their deck');
  });
});

rule('EMX-DECK.3', 'builders say what a deck does not hold, and what is not there', () => {
  const built =
    (recipe: (state: State) => void, options = {}) =>
    () =>
      acting(recipe, { players: 2, ...options });
  expect(built((state) => give(state, A, 'joi'))).toThrow('no card is called joi, did you mean joy?');
  expect(built((state) => give(state, 9, 'joy'))).toThrow('expected a seat from 0 to 1, found 9');
  expect(built((state) => activate(state, 2, 'love'))).toThrow('expected a human from 0 to 1, found 2');
  const given = built((state) => give(state, A, 'fear.1'), readyMade);
  expect(given).toThrow('no fear.1 at drawPiles.0; it lies at drawPiles.1');
});

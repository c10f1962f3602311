import { at, nextSeat } from '@rulewright/core';
import { byScore, shuffledDeck } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { aSeat, bySeat, deck, list, numbers, upTo, whole } from '@rulewright/core/words';
import { conformance, hiddenMakesNoDifference, sameSeedSameGame } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';

const TURNS = 6;

/** Plays in which an event names a hidden card: honest ones, and leaks that an author may write. */
type Play =
  | 'tells the owner what was drawn'
  | 'tells all what was drawn'
  | 'tells all what a neighbour holds'
  | 'shows a card to all and tells it'
  | 'shows a card to one and tells that one'
  | 'shows a card to one and tells all'
  | 'shows one card and tells another'
  | 'puts a card away unseen and tells it'
  | 'puts a card on the open pile and tells it'
  | 'shows a whole hand and tells a card of it'
  | 'shows a card inside its event'
  | 'lets a hidden card decide who is next';

/** Two players with three cards each; in a turn something happens to the cards, and an event tells of it. */
function cardGame(play: Play) {
  const { action, create } = smallGame({
    id: 'leaky',
    players: 2,
    state: { deck, hands: bySeat(numbers), away: numbers, pile: numbers, turns: whole },
    choices: { turn: {} },
    events: { told: { seat: aSeat, card: upTo(11) } },
    secret: { told: 'card' },
    rules: { 'LEAK-1': 'Something happens to the cards.' },
  });
  const go = action('go', {
    during: ['turn'],
    fields: {},
    perform({ state, cards, emit, queue }, { seat }) {
      const next = nextSeat(seat, 2);
      const [own = 0, beside = own] = at(state.hands, seat);
      const tell = (card: number | undefined, whom?: readonly number[]): void => {
        if (card !== undefined)
          emit?.({ type: 'told', rule: 'LEAK-1', seat, card }, whom === undefined ? {} : { card: whom });
      };
      const drawn = () => cards.draw(['deck'], ['hands.*', seat]);
      const show = (whom: readonly number[] | 'all') => cards.show(['hands.*', seat], whom, own);
      const plays: Record<Play, () => void> = {
        'shows a card inside its event': () => emit?.({ type: 'told', rule: 'LEAK-1', seat, card: at(show('all'), 0) }),
        'lets a hidden card decide who is next': () => undefined,
        'tells the owner what was drawn': () => tell(drawn(), [seat]),
        'tells all what was drawn': () => tell(drawn()),
        'tells all what a neighbour holds': () => tell(at(state.hands, next)[0]),
        'shows a card to all and tells it': () => tell(show('all')[0]),
        'shows a card to one and tells that one': () => tell(show([next])[0], [seat, next]),
        'shows a card to one and tells all': () => tell(show([next])[0]),
        'shows one card and tells another': () => {
          show('all');
          tell(beside);
        },
        'puts a card away unseen and tells it': () => {
          cards.move(own, ['hands.*', seat], ['away']);
          tell(own);
        },
        'puts a card on the open pile and tells it': () => {
          cards.move(own, ['hands.*', seat], ['pile']);
          tell(own);
        },
        'shows a whole hand and tells a card of it': () => {
          cards.show(['hands.*', seat], 'all');
          tell(beside);
        },
      };
      plays[play]();
      const isEven = play === 'lets a hidden card decide who is next' && own % 2 === 0;
      if (++state.turns < TURNS) queue({ kind: 'turn', seat: isEven ? seat : next });
    },
  });
  return create({
    setup: ({ pool, each, random }) => {
      const shuffled = random.shuffled(pool);
      const hands = each(() => shuffled.splice(0, 3));
      return { deck: shuffledDeck(shuffled), hands, away: [], pile: [], turns: 0, agenda: [{ kind: 'turn', seat: 0 }] };
    },
    choices: { turn: { rule: 'LEAK-1', actions: [go] } },
    outcome: () => byScore([0, 0], 'over'),
    cards: {
      kinds: Array.from({ length: 12 }, (_, card) => `card-${card}`),
      zones: { deck: 'nobody', 'hands.*': 'owner', away: 'nobody', pile: 'all' },
    },
  });
}

const settings = { games: 10, density: 1, laws: [hiddenMakesNoDifference] };

describe('LAW-13a on events that name a hidden card', () => {
  test.each<Play>([
    'tells the owner what was drawn',
    'shows a card to all and tells it',
    'shows a card to one and tells that one',
    'puts a card on the open pile and tells it',
    'shows a whole hand and tells a card of it',
  ])('holds for a rule that %s', (play) =>
    expect(conformance(cardGame(play), settings).knowledge.pairs).toBeGreaterThan(30),
  );

  test.each<Play>([
    'tells all what was drawn',
    'tells all what a neighbour holds',
    'shows a card to one and tells all',
    'shows one card and tells another',
    'puts a card away unseen and tells it',
  ])('is broken by a rule that %s', (play) =>
    expect(() => conformance(cardGame(play), settings)).toThrow(
      /LAW-13a [\s\S]*an event tells (seat \d|a spectator) card-\d+, and no move or show does: \{"type":"told"/,
    ),
  );
});

/** A hidden number is put aside, out of sight or in sight, and an event tells it. */
function numberGame(to: 'aside' | 'shown') {
  const { action, create } = smallGame({
    id: 'leaky-numbers',
    players: 2,
    state: { bids: list(numbers), aside: list(numbers), shown: numbers, turns: whole },
    choices: { turn: {} },
    events: { told: { seat: aSeat, bid: upTo(4) } },
    rules: { 'LEAK-2': 'A hidden bid is put aside.' },
  });
  const go = action('go', {
    during: ['turn'],
    fields: {},
    perform({ state, emit, queue }, { seat }) {
      const bid = at(state.bids, seat).pop();
      if (bid === undefined) return;
      if (to === 'aside') at(state.aside, seat).push(bid);
      else state.shown.push(bid);
      emit?.({ type: 'told', rule: 'LEAK-2', seat, bid });
      if (++state.turns < TURNS) queue({ kind: 'turn', seat: nextSeat(seat, 2) });
    },
  });
  const hidden = { values: [1, 2, 3, 4], visibleTo: 'owner' } as const;
  return create({
    setup: ({ each, random }) => ({
      bids: each(() => [1, 2, 3].map(() => random.die(4))),
      aside: each(() => []),
      shown: [],
      turns: 0,
      agenda: [{ kind: 'turn', seat: 0 }],
    }),
    choices: { turn: { rule: 'LEAK-2', actions: [go] } },
    outcome: () => byScore([0, 0], 'over'),
    secrets: { zones: {}, pools: () => ({}), numbers: { 'bids.*': hidden, 'aside.*': hidden } },
  });
}

describe('LAW-13a on events that tell a hidden number', () => {
  test('holds where the number leaves its hidden place', () =>
    expect(conformance(numberGame('shown'), settings).knowledge.pairs).toBeGreaterThan(50));

  test('is broken where the number moves to another hidden place', () =>
    expect(() => conformance(numberGame('aside'), settings)).toThrow(
      /LAW-13a [\s\S]*they make a difference in the events/,
    ));
});

test('LAW-1 names the step, and says that a card was shown only while events were listened to', () => {
  expect(() =>
    conformance(cardGame('shows a card inside its event'), { games: 2, density: 1, laws: [sameSeedSameGame] }),
  ).toThrow(
    /step after apply, \{"type":"go","seat":0\}: a card was shown only while events were listened to; do it outside of `emit\?\.\(…\)`:\nmemory/,
  );
});

test('LAW-13a names the setting for a rule that lets hidden cards decide in sight', () => {
  expect(() => conformance(cardGame('lets a hidden card decide who is next'), settings)).toThrow(
    /they make a difference \(if a rule lets hidden cards decide this in sight, name the rule in the setting `openly`\) in the /,
  );
});

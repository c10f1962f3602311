import { basePack, createEngine, type DoesNotExistState, engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hand, type Options } from './table.js';

// DNE-SET: the set-up; DNE-GTL: the gentle round.
const upTo = (count: number, first = 0) => Array.from({ length: count }, (_, i) => first + i);
/** Ids of sound cards, as a script of draws deals them. */
const IDS = engine.content.sounds.map(({ id }) => id).reverse();
const handsOf = (state: DoesNotExistState) => state.players.map((_, seat) => hand({ state }, seat));
/** A deck of one bag of these cards, of which nobody knows any. */
const bag = (cards: number[]) => ({ bags: cards.length === 0 ? [] : [{ cards, known: [] }] });

rule(
  ['DNE-SET.1', 'DNE-SET.6', 'DNE-R13'],
  'decks are shuffled; monsters lie open, or are a deck drawn from; dice come before cards',
  () => {
    const open = engine.init('set-up', { firstPlayer: 0 });
    expect([open.classDeck, open.mercenaryDeck, open.monsterSupply, open.monsterDeck]).toEqual([
      bag(upTo(9)),
      bag(upTo(48, 46)),
      upTo(46),
      bag([]),
    ]);
    const drawn = engine.init('set-up', { monsterChoice: 'draw', startingHand: 1 }, [3, 11, 'demo-jing']);
    expect([drawn.monsterSupply, drawn.monsterDeck, drawn.turn.host]).toEqual([[], bag(upTo(46)), 1]);
    expect([handsOf(drawn)[0], drawn.rng.script, drawn.deck.bags.length]).toEqual([['demo-jing'], [], 1]);
  },
);

rule.each(
  ['DNE-SET.3', 'DNE-R9', 'DNE-SET.5', 'DNE-R10'],
  'hands are dealt one card at a time from seat 0, and a fixed seat begins without a die',
  [
    { startingHand: 0, first: 2, hands: [[], [], [0, 1]] },
    { startingHand: 1, first: 1, hands: [[0], [1, 3, 4], [2]] },
    {
      startingHand: 2,
      first: 0,
      hands: [
        [0, 3, 6, 7],
        [1, 4],
        [2, 5],
      ],
    },
  ],
  ({ startingHand, first, hands }) => {
    const script = IDS.slice(0, 3 * startingHand + 2);
    const state = engine.init('set-up', { players: 3, startingHand, firstPlayer: first }, script);
    expect(handsOf(state)).toEqual(hands.map((dealt) => dealt.map((place) => IDS[place])));
    expect([state.turn.number, state.turn.host, state.turn.place, state.rng.script]).toEqual([1, first, first, []]);
  },
);

rule(['DNE-SET.2', 'DNE-R12', 'DNE-SET.3'], 'two to six players begin with five cards and nothing else', () => {
  for (const players of upTo(5, 2)) {
    const state = engine.init('set-up', { players, firstPlayer: 0 });
    expect(state.players.map((player) => player.hand.length)).toEqual([7, ...upTo(players - 1).map(() => 5)]);
    for (const player of state.players)
      expect({ ...player, hand: [] }).toEqual({
        status: 'active',
        souls: 0,
        hand: [],
        inventory: [],
        class: [],
        mercenaries: [],
        hidden: [],
        thrown: [],
        helpBan: false,
        invaded: false,
        takenBy: -1,
      });
  }
  for (const players of [1, 7]) expect(() => engine.init('set-up', { players })).toThrow('players');
});

rule.each(
  ['DNE-SET.4', 'DNE-R10'],
  'the highest d20 begins, and the tied ones roll again, ten times at most',
  [
    { title: 'the first', dice: [9, 8, 7], first: 0 },
    { title: 'the last', dice: [1, 1, 2], first: 2 },
    { title: 'two tied', dice: [5, 9, 9, 3, 4], first: 2 },
    { title: 'two tied, the lower one higher', dice: [9, 5, 9, 4, 3], first: 0 },
    { title: 'three, then two tied', dice: [9, 9, 9, 1, 6, 6, 20, 2], first: 1 },
    { title: 'tied for ever', dice: [1, 9, 9, ...upTo(20).map(() => 7)], first: 1 },
    { title: 'settled by the tenth repetition', dice: [1, 9, 9, ...upTo(18).map(() => 7), 7, 8], first: 2 },
  ],
  ({ dice, first }) => {
    const state = engine.init('set-up', { players: 3 }, dice);
    expect([state.turn.host, state.rng.script]).toEqual([first, []]);
  },
);

rule('DNE-SET.5', 'options that do not fit the table are refused', () => {
  const refused = (options: Options) => () => engine.init('set-up', options);
  expect(refused({ players: 3, firstPlayer: 3 })).toThrow('nobody sits at 3');
  expect(refused({ players: 2, traits: [{ gender: 'man' }, { gender: 'man' }, { gender: 'man' }] })).toThrow(
    '3 traits for 2 seats',
  );
  expect(engine.init('set-up', { players: 3, firstPlayer: 2 }).turn.host).toBe(2);
});

rule(
  ['DNE-GTL.1', 'DNE-SET.5', 'DNE-SET.6'],
  'everybody is dealt eight cards in turn, whatever the starting hand, and no die is rolled',
  () => {
    const state = engine.init('gentle', { players: 3, firstPlayer: 'gentle', startingHand: 2 }, IDS.slice(0, 24));
    expect(handsOf(state)).toEqual([0, 1, 2].map((seat) => upTo(8).map((round) => IDS[3 * round + seat])));
    expect([state.phase, state.turn.number, state.rng.script]).toEqual(['gentle-round', 0, []]);
    expect(state.lineups.map(({ owner, cards }) => [owner, cards])).toEqual([
      [0, []],
      [1, []],
      [2, []],
    ]);
    expect(state.agenda).toEqual([{ kind: 'gentle-lay', seat: 0 }]);
  },
);

rule.each(
  ['DNE-SET.3', 'DNE-GTL.1'],
  'the box has to hold a hand for everybody',
  [
    { title: 'four each of eight', options: { startingHand: 4 }, cards: 8, fits: true },
    { title: 'five each of nine', options: { startingHand: 5 }, cards: 9, fits: false },
    { title: 'nine each of eighteen', options: { firstPlayer: 'gentle' }, cards: 18, fits: true },
    { title: 'nine each of seventeen', options: { firstPlayer: 'gentle' }, cards: 17, fits: false },
  ],
  ({ options, cards, fits }) => {
    const small = createEngine({ content: { ...basePack, sounds: basePack.sounds.slice(0, cards) } });
    const init = () => small.init('small', { players: 2, firstPlayer: 0, ...options });
    if (fits) expect(init().players.length).toBe(2);
    else expect(init).toThrow(`${cards} sound cards are too few for 2 players`);
  },
);

import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import {
  asked,
  discard,
  discards,
  give,
  giveAny,
  hand,
  inventory,
  type Options,
  type State,
  setPlayer,
  stack,
  type Table,
  table,
} from './table.js';

// DNE-GTL: the gentle round.

const lays = (seat: number, card: string) => ({ type: 'lay', seat, card }) as const;
const holds = (seat: number) => ({ type: 'hold', seat }) as const;

/** The gentle round of three players, eight cards each, some of them known; five more are on top of the deck. */
const gentle = (recipe: (state: State) => void = () => {}, options: Options = {}): Table =>
  table({ firstPlayer: 'gentle', ...options }).edit((state) => {
    for (const seat of state.players.keys()) setPlayer(state, seat, { hand: [] });
    stack(state, 'deck', ['demo-jing', 'demo-jelz', 'demo-smith', 'demo-madness', 'demo-courtesy']);
    recipe(state);
    for (const [seat, player] of state.players.entries()) giveAny(state, seat, 8 - player.hand.length);
  });

rule(
  ['DNE-GTL.3', 'DNE-GTL.4', 'DNE-GTL.5', 'DNE-R11'],
  'the ninth cards are dealt, the strongest begins, laid and excess cards are discarded',
  () => {
    const game = gentle((state) => {
      discard(state, 'demo-sub-zero');
      give(state, 1, 'vinyl-am', 'vinyl-slow-rush');
      give(state, 2, 'vinyl-currents');
    });
    game.play(holds(0), lays(1, 'vinyl-slow-rush'), lays(1, 'vinyl-am'), holds(1), lays(2, 'vinyl-currents'));
    game.play(holds(2), holds(0), holds(1));
    expect(game.events.slice(3)).toEqual([
      { type: 'cards-drawn', rule: 'DNE-GTL.3', seat: 0, count: 1, cards: ['demo-jing'] },
      { type: 'cards-drawn', rule: 'DNE-GTL.3', seat: 1, count: 1, cards: ['demo-jelz'] },
      { type: 'cards-drawn', rule: 'DNE-GTL.3', seat: 2, count: 1, cards: ['demo-smith'] },
      { type: 'cards-discarded', rule: 'DNE-GTL.5', seat: 1, cards: ['vinyl-slow-rush', 'vinyl-am'], from: 'lineup' },
      { type: 'cards-discarded', rule: 'DNE-GTL.5', seat: 2, cards: ['vinyl-currents'], from: 'lineup' },
    ]);
    expect([asked(game), [0, 1, 2].map((seat) => hand(game, seat).length)]).toEqual(['overflow 0', [9, 7, 8]]);
    expect(game.decision?.rule).toBe('DNE-GTL.5');
    expect(game.state.phase).toBe('gentle-round');
    const cards = hand(game, 0);
    expect(game.legal()).toEqual(cards.map((card) => ({ type: 'drop', seat: 0, card })));
    expect(game.refusal({ type: 'stash', seat: 0, card: cards[0] ?? '' })).toEqual({
      rule: 'DNE-GTL.5',
      code: 'no-stashing-now',
    });
    const dropped: number[] = [];
    while (game.state.phase === 'gentle-round') {
      const [first] = game.legal('drop');
      if (first === undefined) throw new Error('nothing is asked');
      dropped.push(first.seat);
      game.play(first);
      if (dropped.length === 1)
        expect(game.events).toEqual([
          { type: 'cards-discarded', rule: 'DNE-GTL.5', seat: 0, cards: [cards[0]], from: 'held' },
        ]);
    }
    expect(dropped).toEqual([0, 0, 0, 0, 1, 1, 2, 2, 2]);
    expect([asked(game), hand(game, 1).slice(-2)]).toEqual(['overflow 1', ['demo-madness', 'demo-courtesy']]);
    expect(discards(game).slice(0, 4)).toEqual(['demo-sub-zero', 'vinyl-slow-rush', 'vinyl-am', 'vinyl-currents']);
    expect([game.state.turn.number, game.state.turn.host, inventory(game, 0), game.state.lineups]).toEqual([
      1,
      1,
      [],
      [],
    ]);
  },
);

/** Who begins when the seats have laid these cards, with these dice. */
function beginner(lines: readonly (readonly string[])[], dice: number[]): number {
  const game = gentle((state) => {
    for (const [seat, cards] of lines.entries()) give(state, seat, ...cards);
  });
  for (const [seat, cards] of lines.entries()) game.play(...cards.map((card) => lays(seat, card)), holds(seat));
  while (asked(game).startsWith('gentle-lay')) {
    const [seat = 0] = engine.decision(game.state)?.seats ?? [];
    const isLast = game.state.rave.holds === 2;
    if (isLast) game.script(dice);
    game.play(holds(seat));
  }
  while (game.state.phase === 'gentle-round') {
    const [drop] = game.legal();
    if (drop === undefined) throw new Error('nothing is asked');
    game.play(drop);
  }
  return game.state.turn.host;
}

rule.each(
  ['DNE-GTL.4', 'DNE-R11'],
  'a tie of the gentle round goes to the longer line-up, then to the dice',
  [
    { title: 'greatest total', lines: [['vinyl-in-utero'], ['vinyl-am'], ['vinyl-slow-rush']], dice: [], first: 1 },
    {
      title: 'with genres',
      lines: [['demo-rouge', 'demo-fracture'], ['vinyl-am', 'vinyl-slow-rush'], []],
      dice: [],
      first: 0,
    },
    // 5 each, 56 and 55 minutes
    { title: 'longer', lines: [['demo-fracture'], ['demo-autonomous-aka-slam'], []], dice: [], first: 1 },
    { title: 'dice of the tied', lines: [['demo-fracture'], [], ['demo-rouge']], dice: [3, 4], first: 2 },
    { title: 'dice again', lines: [['demo-fracture'], [], ['demo-rouge']], dice: [3, 3, 9, 8], first: 0 },
  ],
  ({ lines, dice, first }) => {
    expect(beginner(lines, [...dice])).toBe(first);
  },
);

rule(['DNE-GTL.1', 'DNE-GTL.3', 'DNE-R11'], 'cards dealt between layings: everybody may lay with 1 to 8 cards', () => {
  const game = table({ firstPlayer: 'gentle', gentleLaying: 'whileDealt', maxTurns: 1 });
  const asks: string[] = [];
  while (asked(game).startsWith('gentle-lay')) {
    const [seat = 0] = engine.decision(game.state)?.seats ?? [];
    asks.push(`${asked(game)}: ${hand(game, seat).length}`);
    game.play(holds(seat));
  }
  expect(asks).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((cards) => [0, 1, 2].map((seat) => `gentle-lay ${seat}: ${cards}`)),
  );
  expect(game.events.filter(({ type }) => type === 'cards-drawn').map(({ rule: cited }) => cited)).toEqual(
    [0, 1, 2].map(() => 'DNE-GTL.3'),
  );
});

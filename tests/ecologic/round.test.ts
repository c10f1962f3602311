import { begin, setPlayer, setShared, stack } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { idle, setUp, table } from './table.js';

/** Seat 0 ends the round before round 1; the given seat is its first player, who draws this event. */
const beginRound = (event: string, firstPlayer = 0) =>
  table()
    .edit((state) => {
      begin(state);
      stack(state, 'eventDeck', [event]);
      // the round that is over hands the first player on
      setShared(state, { firstPlayer: (firstPlayer + 2) % 3, round: 0 });
    })
    .play(endRound);
const endRound = { type: 'pass-building', seat: 0 } as const;

rule('ECO-RND.3', 'the next player clockwise is the next first player and starts with an event', () => {
  const game = setUp({}, { first: 1 });
  const firsts: unknown[] = [];
  for (const hex of [0, 1, 2]) game.play({ type: 'place-first', seat: (hex + 1) % 3, branch: 'oil', hex });
  for (const event of idle(game, ({ round }) => round === 5))
    if (event.type === 'round-began') firsts.push([event.round, event.firstPlayer]);
    else if (event.type === 'event-drawn') firsts.push(event.seat);
  expect(firsts).toEqual([[1, 1], 1, [2, 2], 2, [3, 0], 0, [4, 1], 1, [5, 2], 2]);
});

rule('ECO-RND.4', 'an event lasts for its round only', () => {
  const game = beginRound('EV101');
  expect(game.state.currentEvents).toEqual([{ event: 0, drawer: 0 }]);
  const settled = () => idle(game, ({ round }) => round === 3).filter(({ type }) => type === 'environment-settled');
  game.edit((state) => {
    // the second event is one without an ecological effect
    stack(state, 'eventDeck', ['EV103']);
  });
  const effects = settled().map((event) => event.type === 'environment-settled' && event.effect.total);
  expect(effects).toEqual([-1, -1, -1, 0, 0, 0]);
});

rule(['ECO-RND.4', 'ECO-R14'], 'an unused veto lapses with the Action phase', () => {
  const game = table().edit((state) => {
    begin(state);
    setPlayer(state, 0, { vetoes: 1 });
    setPlayer(state, 2, { vetoes: 2 });
  });
  game.run({ kind: 'end-of-action' });
  expect(game.state.vetoes).toEqual([0, 0, 0]);
});

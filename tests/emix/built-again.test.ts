import { engine } from '@rulewright/emix';
import { gather, setPlayer, setShared } from '@rulewright/emix/positions';
import { playout } from '@rulewright/testing';
import { test } from 'vitest';
import { expectSame } from '../support/built-again.js';
import { HALF, some } from '../support/depth.js';

// Every state of random games is built again out of what `ask` says of it, by the builders, and is the same.

test.each<object>([
  {},
  { individualDecks: { decks: 'ready-made', anyDeckSize: false } },
  { freeFeeding: {} },
  { supply: 'unlimited' },
])('the builders make every state of a game with %j', (options) => {
  const { states } = playout(engine, { seed: 'built', maxDecisions: 90, options: { players: 3, ...options } });
  expectSame(engine, some(states, HALF), (state, of) => {
    const { player, shared } = engine.ask(of);
    gather(state);
    for (let seat = 0; seat < of.options.players; seat++) setPlayer(state, seat, player(seat));
    setShared(state, shared());
  });
});

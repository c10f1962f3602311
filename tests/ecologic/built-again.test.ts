import { engine } from '@rulewright/ecologic';
import { gather, setPlayer, setShared } from '@rulewright/ecologic/positions';
import { playout } from '@rulewright/testing';
import { test } from 'vitest';
import { expectSame } from '../support/built-again.js';

// Every state of random games is built again out of what `ask` says of it, by the builders, and is the same.

test.each<object>([{}, { players: 2 }, { field: { kind: 'hexagon', radius: 1 } }, { supply: 'unlimited' }])(
  'the builders make every state of a game with %j',
  (options) => {
    const { states } = playout(engine, { seed: 'built', maxDecisions: 90, options: { players: 3, ...options } });
    expectSame(engine, states, (state, of) => {
      const { player, shared } = engine.ask(of);
      gather(state);
      for (let seat = 0; seat < of.options.players; seat++) setPlayer(state, seat, player(seat));
      setShared(state, shared());
    });
  },
);

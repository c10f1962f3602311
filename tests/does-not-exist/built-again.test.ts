import { engine } from '@rulewright/does-not-exist';
import { gather, setPlayer, setShared } from '@rulewright/does-not-exist/positions';
import { playout } from '@rulewright/testing';
import { test } from 'vitest';
import { expectSame } from '../support/built-again.js';
import { QUARTER, some } from '../support/depth.js';

// Every state of random games is built again out of what `ask` says of it, by the builders, and is the same.

test.each<object>([{}, { monsterChoice: 'draw' }, { zeroReturn: 'immediate' }, { firstPlayer: 'gentle' }])(
  'the builders make every state of a game with %j',
  (options) => {
    const { states } = playout(engine, { seed: 'built', options: { maxTurns: 10, players: 3, ...options } });
    expectSame(engine, some(states, QUARTER), (state, of) => {
      const { player, shared } = engine.ask(of);
      gather(state);
      for (const seat of state.players.keys()) setPlayer(state, seat, player(seat));
      setShared(state, shared());
    });
  },
);

import { at } from '@rulewright/core';
import { createSession } from '@rulewright/protocol';
import { generator } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { futuresOf } from '../../packages/mcp/src/chances.js';
import { games } from '../../packages/mcp/src/index.js';
import { telling } from '../../packages/mcp/src/words.js';
import { some } from '../support/depth.js';

// What is told before an action is what happens then, in whole random games.

const session = createSession({ games });
/** Looked at is every that many decisions of a game for two one. */
const STRIDES: Readonly<Record<string, number>> = { ecologic: 6, emix: 8, 'does-not-exist': 40, euphoria: 60 };

test.each(some(games, { day: 4 }, 3))('$title: what happens was told, with a chance above zero', (game) => {
  const { engine, text } = game;
  const random = generator('m1');
  const stride = STRIDES[engine.id] ?? 10;
  let state = engine.init('m1', { players: 2 });
  let asked = 0;
  let untold = 0;
  for (let decision = 0; engine.outcome(state) === undefined; decision++) {
    const legal = engine.legalActions(state);
    const action = at(legal, Math.floor(random() * legal.length));
    const step = engine.step(state, action);
    if (decision % stride === 0) {
      const { seat } = action;
      const { results, worlds } = futuresOf({ game, session, view: engine.view(state, seat), action });
      const after = engine.view(step.state, seat);
      const told = telling(engine.eventsFor(step.events, seat).map((event) => text.event(after, event as never)));
      const sum = results.get(told.replaceAll(/^- /gm, ''))?.share ?? 0;
      asked++;
      if (sum === 0) untold++;
      // where the chances are exact, nothing else is said to be possible
      if (worlds === undefined) expect(sum, engine.format(action)).toBeGreaterThan(0);
    }
    state = step.state;
  }
  expect(asked).toBeGreaterThan(8);
  // a hand that is drawn, or a long way to the next question, has more results than any sample shows
  expect(untold / asked).toBeLessThan(0.2);
});

import type { AnyEngine } from '@rulewright/bots';
import type { AnyAction } from '@rulewright/core';
import { createSession } from '@rulewright/protocol';
import { expect, test } from 'vitest';
import { chancesText, futuresOf } from '../../packages/mcp/src/chances.js';
import { games } from '../../packages/mcp/src/index.js';
import { inOneLine } from '../../packages/mcp/src/series.js';
import type { TableGame } from '../../packages/mcp/src/table-game.js';
import { inFull } from '../support/depth.js';

const session = createSession({ games });

/** What is said of the first action of a walk that is wanted, and the shares that stand there, in percent. */
function said(id: string, wanted: (engine: AnyEngine, state: never, action: AnyAction) => boolean) {
  const game = games.find(({ engine }) => engine.id === id) as TableGame;
  const engine = game.engine as AnyEngine;
  let state = engine.init('x', { players: 3 });
  for (let i = 0; i < 3000; i++) {
    const legal = engine.legalActions(state);
    const found = legal.find((action) => wanted(engine, state as never, action));
    if (found !== undefined) {
      const asked = { game, session, view: engine.view(state, found.seat), action: found };
      const futures = futuresOf(asked);
      const text = chancesText(asked, futures);
      const [head = '', ...rest] = text.split('\n');
      const lines = rest.filter((line) => /^(about )?[\d.]/.test(line));
      const shares = lines.map((line) => Number(/([\d.]+) %/.exec(line)?.[1]));
      return { head, lines, shares, state, engine, futures };
    }
    state = engine.apply(state, legal[(i * 31 + 7) % legal.length] as never);
  }
  throw new Error('there is no such action');
}

test('a throw is one line, with the exact chance of each face', () => {
  const { head, lines } = said('does-not-exist', (_, __, { type }) => type === 'roll');
  expect(head).toBe('By all that you know these are the results, with their exact chances:');
  expect(lines).toEqual([expect.stringMatching(/^1\/20 \(5 %\) each: P\d rolls the expectation: 1 to 20\.$/)]);
});

test('what is drawn from a deck has the chances of the cards that the seat has not seen', () => {
  const { lines, shares, engine, state } = said('ecologic', (_, __, { type }) => type === 'reveal');
  const { initiatives } = engine.content as { readonly initiatives: readonly object[] };
  expect(lines.length).toBe(initiatives.length);
  for (const line of lines) expect(line).toMatch(/^1\/\d+ \([\d.]+ %\): P\d reveals .+ \(level \d, effect/);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
  expect(engine.decision(state)?.seats).toHaveLength(1);
});

test('an action without chance has one result', () => {
  const { head, lines } = said('ecologic', (_, __, { type }) => type === 'place-first');
  expect(head).toBe('By all that you know this is the one result:');
  expect(lines).toEqual([expect.stringMatching(/^100 %: P\d places an? .+ piece on H/)]);
});

test('what has too many results to be counted is sampled, and says what it depends on', inFull, () => {
  const { head, lines, futures } = said('emix', (engine, state, action) => {
    if (action.type !== 'split') return false;
    return !engine.chanceOutcomes(engine.view(state, action.seat), action as never, { limit: 400 }).exact;
  });
  expect(head).toMatch(
    /^It has too many results to be counted(, for it depends on cards that you do not see \(\w+\.\d\))?\. In 60 ways/,
  );
  for (const line of lines) expect(line).toMatch(/^about [\d.]+ % \([\d.]+ to [\d.]+ %\)( each)?: /);
  expect([...futures.results.values()].reduce((all, { share }) => all + share, 0)).toBeCloseTo(1, 9);
});

test('what differs by a number is one line, and by another share or place another', () => {
  const line = (text: string, chance = '1/6') => ({ chance, share: 1 / 6, text });
  const texts = (...results: ReturnType<typeof line>[]) =>
    inOneLine(results).map(({ chance, text }) => `${chance}: ${text}`);
  expect(texts(line('P1 rolls 2'), line('P1 rolls 1'), line('P1 rolls 3'))).toEqual(['1/6 each: P1 rolls 1 to 3']);
  expect(texts(line('P1 rolls 2'), line('P1 rolls 5'))).toEqual(['1/6 each: P1 rolls 2 or 5']);
  expect(texts(line('rolls 1, now 4'), line('rolls 2, now 5'))).toEqual(['1/6 each: rolls 1 or 2, now 4 or 5']);
  for (const apart of [
    [line('rolls 1'), line('rolls 2', '1/3')],
    [line('rolls 1, now 4'), line('rolls 2, now 6')],
    [line('P1 rolls 1'), line('P2 rolls 1')],
  ])
    expect(inOneLine(apart)).toEqual(apart);
  expect(inOneLine([line('1 and 1'), line('1 and 2'), line('2 and 1'), line('2 and 2')])).toHaveLength(2);
});

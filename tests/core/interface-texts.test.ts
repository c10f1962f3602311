import { voiceOf } from '@rulewright/core/text';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { createText as doesNotExistText } from '@rulewright/does-not-exist/text';
import { engine as ecologic } from '@rulewright/ecologic';
import { createText as ecologicText } from '@rulewright/ecologic/text';
import { engine as emix } from '@rulewright/emix';
import { createText as emixText } from '@rulewright/emix/text';
import { engine as euphoria } from '@rulewright/euphoria';
import { createText as euphoriaText } from '@rulewright/euphoria/text';
import type { AnyEngine, AnyText } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { some } from '../support/depth.js';

test('A sentence that the language does not have is named.', () => {
  const { say } = voiceOf({ locale: 'en', messages: { greeting: 'Hello' }, nouns: {} });
  expect(() => say('greting' as 'greeting')).toThrow('the language has no sentence greting');
});

const games: readonly [string, AnyEngine, AnyText][] = [
  ['EcoLogic', ecologic, ecologicText(ecologic) as AnyText],
  ['Emix', emix, emixText(emix) as AnyText],
  ['Does Not Exist', doesNotExist, doesNotExistText(doesNotExist) as AnyText],
  ['Euphoria', euphoria, euphoriaText(euphoria) as AnyText],
];

/** Positions of a short game of three, with what was done there. */
function played(engine: AnyEngine) {
  let state = engine.init('words', { players: 3 });
  const found = [];
  for (let n = 0; n < 150; n++) {
    const seat = engine.decision(state)?.seats?.[0];
    if (seat === undefined) break;
    const view = engine.view(state, seat);
    const legal = engine.legalActions(view);
    const action = legal[(5 * n) % legal.length];
    if (action === undefined) break;
    const { state: next, events } = engine.step(state, action);
    found.push({ view, legal, action, after: engine.view(next, seat), events: engine.eventsFor(events, seat) });
    state = next;
  }
  return found;
}

const MARKS = /[{}<>|]/;

describe.each(some(games))('%s', (_, engine, text) => {
  const moments = played(engine);

  test('asks in short, says of whom and by which rule, and loses nothing', () => {
    for (const { view } of moments) {
      const { short, situation, own, rule, text: all } = text.question(view);
      expect(short).toMatch(/\?$/);
      expect(all).toContain(short);
      expect(`${own}${situation}${short}`.replaceAll(' ', '')).toHaveLength(all.replaceAll(' ', '').length);
      expect(rule).toMatch(/^[A-Z]+-/);
      expect(`${short}${situation}${own}`).not.toMatch(MARKS);
    }
    const lengths = moments.map(({ view }) => text.question(view).short.length).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(60);
  });

  test('says what an action is, costs and gives, each without the others', () => {
    let parts = 0;
    for (const { view, legal } of moments)
      for (const action of legal.slice(0, 20)) {
        const { label, cost, gain, text: all } = text.action(view, action);
        expect(label).not.toBe('');
        for (const part of [label, cost, gain, all]) expect(part).not.toMatch(MARKS);
        if (cost !== '') expect(all).toContain(cost);
        if (gain !== '') expect(all).toContain(gain);
        if (cost !== '' || gain !== '') parts++;
      }
    expect(parts).toBeGreaterThan(10);
  });

  test('says what somebody did in the third person, and to oneself in the second', () => {
    for (const { view, action } of moments) {
      const { label } = text.action(view, action);
      expect(text.moved(view, action)).toMatch(/^You \S/);
      const others = text.moved({ ...view, viewer: 'spectator' }, action);
      expect(others.startsWith(`P${action.seat + 1} `)).toBe(true);
      expect(others).not.toMatch(/ your (own|hand|best|dilemma)| you /);
      expect(others).not.toBe(`P${action.seat + 1} ${label}`);
    }
  });

  test('groups every legal action once, with ranges where amounts alone differ', () => {
    for (const { view, legal } of moments) {
      const groups = text.groups(view, legal);
      expect(groups.flatMap(({ actions }) => actions).length).toBe(legal.length);
      expect(new Set(groups.map(({ topic }) => topic)).size).toBe(groups.length);
    }
  });

  test('sums up what happened in one line', () => {
    const all = moments.flatMap(({ events }) => events) as { readonly type: string }[];
    const last = moments.at(-1);
    const line = last === undefined ? '' : text.summary(last.after, all as never);
    expect(line).toMatch(/ \(and \d+ more before\)$/);
    expect(line).not.toMatch(/[\n{}]/);
    expect(last === undefined ? '' : text.summary(last.after, [])).toBe('');
  });

  test('gives every card that can be pointed at a face', () => {
    const view = moments[0]?.view;
    const kinds = new Set<string>();
    for (const [kind, ids] of Object.entries(engine.schemas.ids(view?.position.options))) {
      if (!Array.isArray(ids) || ['piece', 'plant', 'emon', 'zone', 'token'].includes(kind)) continue;
      for (const id of ids) {
        const face = text.face(String(id), view);
        kinds.add(face.kind);
        expect(face).toMatchObject({ id: String(id), name: expect.stringMatching(/\S/) });
        expect(text.card(String(id), view)).toContain(face.effect);
        for (const part of [face.name, face.cost, face.effect, face.note]) expect(part).not.toMatch(MARKS);
        expect(face.effect).not.toMatch(/econstructed/);
      }
    }
    expect(kinds.size).toBeGreaterThan(1);
  });
});

test('amounts of an auction are a range', () => {
  const text = ecologicText(ecologic);
  const view = ecologic.view(ecologic.init('range'), 0);
  const bids = [5, 6, 7].map((amount) => ({ type: 'raise', seat: 0, amount }) as const);
  expect(text.groups(view, [...bids, { type: 'pass', seat: 0 }])).toMatchObject([
    { topic: 'raise the bid', amounts: { amount: { least: 5, most: 7 } } },
    { topic: 'pass: out of this auction', amounts: {} },
  ]);
  expect(text.words.list(['a', 'b', 'c'], 'or')).toBe('a, b or c');
  expect(text.words.count(2, 'coin')).toBe('2 coins');
  expect(text.words.signed(-2)).toBe('−2');
});

import { engine } from '@rulewright/does-not-exist';
import { createText, en } from '@rulewright/does-not-exist/text';
import { uk } from '@rulewright/does-not-exist/text/uk';
import { translation } from '@rulewright/testing';
import { describe, expect, it, test } from 'vitest';
import { giveAny, guest, raving } from './table.js';

// Does Not Exist in Ukrainian; the law of words is in `words.test.ts`.

describe('Does Not Exist in Ukrainian', () => {
  it('has every sentence, and no hole that English has not', () => {
    expect(translation(en, uk)).toEqual({
      missing: [],
      unknownHoles: [],
      pluralless: [],
      untranslated: ['title'],
      stale: [],
    });
  });
});

/** Words may be bound by spaces that do not break. */
const DENIED = /не\s+обіцяє\s+жодної\s+з\s+4\s+карт/;

test('A promise of no card is denied.', () => {
  const { state } = raving(0, (it) => {
    giveAny(it, 1, 1);
    guest(it, 'oxymoron');
  });
  const text = createText(engine, { language: uk });
  const call = { type: 'call', seat: 0, target: 1, share: 0, picker: 'host' } as const;
  const view = engine.view(state, 'spectator');
  expect(text.moved(view, call)).toMatch(DENIED);
  const called = engine.step(state, call);
  const [told] = engine.eventsFor(called.events, 'spectator');
  expect(told && text.event(view, told).text).toMatch(DENIED);
  expect(text.question(engine.view(called.state, 'spectator')).text).toMatch(DENIED);
});

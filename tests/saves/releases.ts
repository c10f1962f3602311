import { type AnyAction, createEngine, type Engine, TEXT_FIELDS, withoutFields } from '@rulewright/core';
import { type AnyState, playout } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { issues } from '../core/caught.js';
import { goldenNames, readGolden, savesOf } from '../golden/golden.js';

// A release of a game that might come, and what it does with the saves and the recorded games of today's.

/** What this file changes of a game. The types of the game do not matter: what counts is what is saved. */
interface Spec {
  readonly options: unknown;
  readonly schema: unknown;
  readonly content: { readonly base: unknown; readonly identity?: unknown };
  readonly setup: (start: never) => object;
}
interface Start {
  readonly options: { readonly lots?: string };
  readonly random: { die(sides: number): number };
}
type AnyEngine = Engine<AnyState, AnyAction, object, unknown>;
type Change = Readonly<Record<string, unknown>>;
type Json = Record<string, unknown>;

const json = (value: unknown): Json => JSON.parse(JSON.stringify(value));

const engineOf = (spec: Spec, change: Change = {}, pack = spec.content.base): AnyEngine =>
  createEngine({ ...spec, ...change } as never, { content: pack }) as AnyEngine;

const widened = (schema: unknown, more: z.core.$ZodShape) =>
  z.strictObject({ ...(schema as z.ZodMiniObject).shape, ...more });

/** A release that draws lots before the set-up, unless an option keeps the old rule, and remembers the lot. */
const otherRules = (spec: Spec): Change => ({
  rulesVersion: 2,
  options: widened(spec.options, { lots: z._default(z.enum(['drawn', 'none']), 'drawn') }),
  schema: widened(spec.schema, { lot: z._default(z.int(), 0) }),
  setup(start: Start) {
    const lot = start.options.lots === 'drawn' ? start.random.die(6) : 0;
    return { ...spec.setup(start as never), lot };
  },
});
const KEPT: Change = {
  migrations: { 1: (save: Json) => ({ ...save, lot: 6 }) },
  replaysFrom: 1,
  olderOptions: { lots: 'none' },
};

/** A release that only adds: an option and a field, with defaults that leave everything as it was. */
const additions = (spec: Spec): Change => ({
  options: widened(spec.options, { music: z._default(z.boolean(), false) }),
  schema: widened(spec.schema, { noise: z._default(z.array(z.string()), []) }),
  setup: (start: never) => ({ ...spec.setup(start), noise: [] }),
});

/** Corrects every name and translates it into a language of the pack. */
function corrected(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((element) => corrected(element, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) =>
      field === 'name' && typeof part === 'object'
        ? [field, { ...part, en: 'A corrected name', [language]: 'Інша назва' }]
        : [field, corrected(part, language)],
    ),
  );
}

/** The tests of one game: its states of today, in the middle of games and at the end of one, and all its recorded games. */
export function testReleases(spec: Spec, language: string): void {
  const today = engineOf(spec);
  const options = { players: 2 };
  const { states, actions, end } = playout(today, { seed: 'saves', options, maxDecisions: 60 });
  const record = json(today.record({ seed: 'saves', options, actions }));
  const saves = states.filter((_, i) => i % 12 === 0).map(json);

  describe('the saves of every release', () => {
    test.each(savesOf(today.id))('$release: are loaded and can be played on', ({ state }) => {
      const loaded = today.load(state);
      expect(today.legalActions(loaded).length).toBeGreaterThan(0);
    });
    test('are saved as they are loaded', () => {
      for (const save of saves) expect(json(today.load(save))).toEqual(save);
    });
  });

  describe('a release with a new option and a new field', () => {
    const next = engineOf(spec, additions(spec));
    test('loads the saves of today', () => {
      for (const save of saves)
        expect(next.load(save)).toEqual({ ...save, options: { ...(save.options as Json), music: false }, noise: [] });
    });
    test('replays a record of today, and would write the same but for the option', () => {
      expect(next.replay(record)).toMatchObject({ ...json(end), options: { music: false }, noise: [] });
      const { options: given, ...rest } = record;
      expect(json(next.record({ seed: 'saves', options, actions }))).toEqual({
        ...rest,
        options: { ...(given as Json), music: false },
      });
    });
  });

  describe('a release with other rules', () => {
    const next = engineOf(spec, { ...otherRules(spec), ...KEPT });
    test('plays another game from the same seed', () => {
      expect(next.init('saves', options).rng).not.toEqual(today.init('saves', options).rng);
    });
    test('loads the saves of today by a migration', () => {
      for (const save of saves) {
        const kept = { ...(save.options as Json), lots: 'none' };
        expect(next.load(save)).toEqual({ ...save, rulesVersion: 2, options: kept, lot: 6 });
      }
    });
    test('replays a record of today through the option that keeps the old ones', () => {
      expect(next.replay(record)).toMatchObject({ ...json(end), rulesVersion: 2, options: { lots: 'none' }, lot: 0 });
    });
    test.each(goldenNames(today.id))('replays the recorded game %s', (name) => {
      const { record, outcome } = readGolden(today, name);
      expect(next.outcome(next.replay(record))).toEqual(outcome);
    });
    test('refuses saves without a migration, with a sentence', () => {
      const { migrations: _, ...rest } = KEPT;
      const message =
        'found 1, expected 2: this release plays other rules and cannot bring a save of version 1 to them';
      for (const save of saves)
        expect(engineOf(spec, { ...otherRules(spec), ...rest }).validate(save)).toEqual([
          { path: 'rulesVersion', message },
        ]);
    });
    test('refuses records without the option, with a sentence', () => {
      const { replaysFrom: _, ...rest } = KEPT;
      const message =
        'this release plays rules version 2, the record is of 1: this release plays other rules, and no option keeps the old ones';
      expect(issues(() => engineOf(spec, { ...otherRules(spec), ...rest }).replay(record))).toEqual([
        { path: 'rulesVersion', message },
      ]);
    });
    test('finds out when the option does not keep them', () => {
      const pretence = engineOf(spec, { ...otherRules(spec), ...KEPT, olderOptions: {} });
      expect(issues(() => pretence.replay(record)).length).toBeGreaterThan(0);
    });
  });

  describe('a pack with corrected names and translations', () => {
    const content = { ...spec.content, identity: spec.content.identity ?? withoutFields(TEXT_FIELDS) };
    const before = engineOf(spec, { content });
    const pack = corrected(spec.content.base, language);
    const after = engineOf(spec, { content }, pack);
    test('is another pack', () => expect(pack).not.toEqual(spec.content.base));
    test('refuses no save and no record', () => {
      expect(after.contentName).toBe(before.contentName);
      for (const save of saves) {
        const own = { ...save, content: before.contentName };
        expect(after.load(own)).toEqual(own);
      }
      const own = { ...record, content: before.contentName };
      expect(after.replay(own)).toMatchObject({ agenda: end.agenda, rng: end.rng });
    });
  });
}

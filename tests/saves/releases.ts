import { type AnyAction, type Engine, type Replay, stepsOf } from '@rulewright/core';
import { createEngine, TEXT_FIELDS, withoutFields } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { type AnyState, playout } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { issues } from '../core/caught.js';
import { goldenNames, readGolden, savesOf } from '../golden/golden.js';
import { QUARTER, some } from '../support/depth.js';
import {
  type Change,
  renamedAction,
  renamedQuestion,
  rewordedPack,
  type Spec,
  splitAction,
  type Variant,
} from './variants.js';

// A release of a game that might come, and what it does with the saves and the recorded games of today's.

interface Start {
  readonly options: { readonly lots?: string };
  readonly random: { die(sides: number): number };
}
type AnyEngine = Engine<AnyState, AnyAction, object, unknown>;
type Json = Record<string, unknown>;

const json = (value: unknown): Json => JSON.parse(JSON.stringify(value));

const engineOf = (spec: Spec, change: Change = {}, pack = spec.content.base): AnyEngine =>
  createEngine({ ...spec, ...change } as never, { content: pack }) as AnyEngine;

const widened = (schema: unknown, more: z.Fields) =>
  z.strictObject({ ...(schema as { shape: z.Fields }).shape, ...more });

/** A release that draws lots before the set-up, unless an option keeps the old rule, and remembers the lot. */
const otherRules = (spec: Spec): Change => ({
  rulesVersion: spec.rulesVersion + 1,
  options: widened(spec.options, { lots: z._default(z.enum(['drawn', 'none']), 'drawn') }),
  schema: widened(spec.schema, { lot: z._default(z.int(), 0) }),
  setup(start: Start) {
    const lot = start.options.lots === 'drawn' ? start.random.die(6) : 0;
    return { ...spec.setup(start as never), lot };
  },
});
const kept = (spec: Spec): Change => ({
  migrations: { ...spec.migrations, [spec.rulesVersion]: (save: Json) => ({ ...save, lot: 6 }) },
  replaysFrom: 1,
  olderOptions: { ...spec.olderOptions, lots: 'none' },
});

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

/** What a release to come renames in a game: an action, an action of several questions, and a question. */
interface Renamed {
  readonly action: string;
  readonly shared: string;
  readonly question: string;
}

/** The tests of one game: its states of today, in the middle of games and at the end of one, and all its recorded games. */
export function testReleases(spec: Spec, language: string, { action, shared, question }: Renamed): void {
  const today = engineOf(spec);
  const version = spec.rulesVersion;
  const options = { players: 2 };
  const { states, actions, end } = playout(today, { seed: 'saves', options, maxDecisions: 60 });
  const record = json(today.record({ seed: 'saves', options, actions }));
  const saves = states.filter((_, i) => i % 12 === 0).map(json);

  describe('the saves of every release', () => {
    test.each(some(savesOf(today.id)))('$release: are loaded and can be played on', ({ state }) => {
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
    const next = engineOf(spec, { ...otherRules(spec), ...kept(spec) });
    test('plays another game from the same seed', () => {
      expect(next.init('saves', options).rng).not.toEqual(today.init('saves', options).rng);
    });
    test('loads the saves of today by a migration', () => {
      for (const save of saves) {
        const options = { ...(save.options as Json), lots: 'none' };
        expect(next.load(save)).toEqual({ ...save, rulesVersion: version + 1, options, lot: 6 });
      }
    });
    test('replays a record of today through the option that keeps the old ones', () => {
      expect(next.replay(record)).toMatchObject({
        ...json(end),
        rulesVersion: version + 1,
        options: { lots: 'none' },
        lot: 0,
      });
    });
    test('refuses saves without a migration, with a sentence', () => {
      const { migrations: _, ...rest } = kept(spec);
      const message = `found ${version}, expected ${version + 1}: this release plays other rules and cannot bring a save of version ${version} to them`;
      for (const save of saves)
        expect(engineOf(spec, { ...otherRules(spec), ...rest }).validate(save)).toEqual([
          { path: 'rulesVersion', message },
        ]);
    });
    test('refuses records without the option, with a sentence', () => {
      const rest = { ...kept(spec), replaysFrom: undefined };
      const message = `this release plays rules version ${version + 1}, the record is of ${version}: this release plays other rules, and no option keeps the old ones`;
      expect(issues(() => engineOf(spec, { ...otherRules(spec), ...rest }).replay(record))).toEqual([
        { path: 'rulesVersion', message },
      ]);
    });
    test('finds out when the option does not keep them', () => {
      const pretence = engineOf(spec, { ...otherRules(spec), ...kept(spec), olderOptions: { ...spec.olderOptions } });
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

  describe('a release that calls things something else, writes packs as lines and plays other rules', () => {
    const { parts, release } = releaseOf(spec, { action, shared, question });
    const { pack, change: lines } = rewordedPack(spec);
    const next = engineOf(spec, { ...release(), ...lines }, pack);
    const records = goldenNames(today.id).map((name) => [name, readGolden(today, name)] as const);

    test.each(some(records, QUARTER))('replays the recorded game %s, and writes it anew', (_, { record, outcome }) => {
      const own = next.upgrade(record);
      expect(own).toMatchObject({ rulesVersion: version + 1, content: record.content, outcome });
      expect(own.asked === record.asked).toBe(!isAsked(today, record, question));
    });
    test('reads what it writes anew, decision by decision', () => {
      const [, { record }] = firstOf(records);
      const own = next.upgrade(record);
      expect(next.upgrade(own)).toEqual(own);
      expect(next.replay(own)).toEqual(next.replay(record));
      expect(stepsOf(next, record as never).map((step) => step.action)).toEqual(own.actions);
    });
    test('loads every save, and goes on', () => {
      for (const save of [...saves, ...some(savesOf(today.id)).map(({ state }) => state)]) {
        const loaded = next.load(save);
        expect(loaded.agenda.length === 0 || next.legalActions(loaded).length > 0).toBe(true);
      }
    });
    test('compares how records end', () => {
      const [, { record }] = firstOf(records);
      const other = { ...record, final: '0'.repeat(64) };
      expect(issues(() => next.replay(other)).map(({ path }) => path)).toEqual(['final']);
    });
    test.each(parts)('refuses records when %s is not said', (part, { message }) => {
      const lost = engineOf(spec, release(part));
      const wanted = part === 'the question' ? question : part === 'the action' ? action : shared;
      const has = (record: Replay<AnyAction>): boolean =>
        part === 'the question' ? isAsked(today, record, wanted) : record.actions.some(({ type }) => type === wanted);
      const shows = records.find(([, { record }]) => has(record));
      expect(() => lost.replay(shows?.[1].record)).toThrow(message);
    });
  });

  describe('a release whose packs are written as lines', () => {
    const { pack, change, without } = rewordedPack(spec);
    test('knows the pack as the same', () => {
      const next = engineOf(spec, change, pack);
      expect(next.contentName).toBe(today.contentName);
      for (const save of saves) expect(next.load(save)).toEqual(save);
      expect(next.replay(record)).toEqual(end);
    });
    test('refuses records and saves by the pack when it computes the identity over the lines', () => {
      const lost = engineOf(spec, without, pack);
      expect(issues(() => lost.replay(record)).map(({ path }) => path)).toEqual(['content']);
      expect(issues(() => lost.load(saves[0])).map(({ path }) => path)).toEqual(['content']);
    });
  });
}

/** A release that changes all of it, and the same without one part of the road. */
function releaseOf(spec: Spec, { action, shared, question }: Renamed) {
  const renamed = renamedAction(spec, action);
  const split = splitAction({ ...spec, ...renamed.change }, shared);
  const asked = renamedQuestion({ ...spec, ...renamed.change, ...split.change }, question);
  const parts: readonly (readonly [string, Variant])[] = [
    ['the action', renamed],
    ['the split', split],
    ['the question', asked],
  ];
  const release = (without?: string): Change => {
    const roads = parts.flatMap(([part, { road }]) => (part === without ? [] : [road]));
    const changed = { ...spec, ...asked.change };
    const version = spec.rulesVersion;
    return {
      ...asked.change,
      ...otherRules(changed),
      ...kept(spec),
      olderStates: { ...spec.olderStates, [version]: ({ lot: _, ...state }: Json) => state },
      olderActions: { ...spec.olderActions, [version]: Object.assign({}, ...roads.map((road) => road.olderActions)) },
      olderKinds: { ...spec.olderKinds, [version]: Object.assign({}, ...roads.map((road) => road.olderKinds)) },
    };
  };
  return { parts, release };
}

/** Whether a record asks such a question. */
function isAsked(engine: AnyEngine, record: Replay<AnyAction>, kind: string): boolean {
  let state = engine.replay(record, 0);
  return engine.upgrade(record).actions.some((action) => {
    const waits = state.agenda.at(-1)?.kind === kind;
    state = engine.apply(state, action);
    return waits;
  });
}

function firstOf<X>([first]: readonly X[]): X {
  if (first === undefined) throw new Error('no recorded game shows it');
  return first;
}

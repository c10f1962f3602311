import type { Seat } from '@rulewright/core';
import {
  type Act,
  type AgendaEvent,
  type Ask,
  agendaOf,
  askNext,
  type BaseState,
  createEngine,
  type GameTypes,
  type InTurnOrder,
  inTurnOrder,
  kit,
  noContent,
  noSecrets,
} from '@rulewright/core/author';
import { agenda, ask, citing, inTurn, z } from '@rulewright/core/words';
import { describe, expect, test } from 'vitest';
import { issues } from './caught.js';

// Two rules of a feast make a guest give a toast, a third one says who has to sing.

type Asker = 'FEAST-1' | 'FEAST-2';
type Task = { kind: 'calling'; rule: Asker; seat: Seat };
type Choice =
  | { kind: 'toast'; rule: Asker; seat: Seat; dry: boolean }
  | ({ kind: 'sing' } & InTurnOrder)
  | ({ kind: 'rest' } & Ask);

interface Feast extends GameTypes {
  State: BaseState<Feast> & { said: string[]; hoarse: Seat[] };
  Options: { players: number; agenda: (Task | Choice)[] };
  Content: { readonly id: string };
  Task: Task;
  Choice: Choice;
  Event: { type: 'said'; rule: Asker; seat: Seat } | AgendaEvent<Feast['Rule'], Choice['kind']>;
  Rule: Asker | 'FEAST-3' | 'FEAST-4' | 'FEAST-5';
  Refusal: 'dry';
}
const { action, refuse, defineGame } = kit<Feast>();

interface Speak extends Act<'speak'> {
  readonly word: string;
}
const speak = action('speak', {
  during: ['toast'],
  fields: { word: z.string() },
  candidates(_, seat, offer) {
    for (const word of ['health', 'luck']) offer({ type: 'speak', seat, word } satisfies Speak);
  },
  check: ({ choice }, { word }) =>
    word !== 'luck' && (choice.dry || word !== 'health') ? refuse(choice.rule, 'dry', { word }) : undefined,
  perform({ state, emit }, { seat, word }, { rule }) {
    state.said.push(word);
    emit?.({ type: 'said', rule, seat });
  },
});
const hum = action('hum', {
  rule: ({ state, choice }, seat) =>
    state.hoarse.includes(seat) ? 'FEAST-4' : choice.kind === 'toast' ? 'FEAST-5' : undefined,
  during: ['sing'],
  fields: {},
  check: ({ state }, { seat }) => (state.hoarse.includes(seat) ? refuse('FEAST-4', 'dry') : undefined),
  perform: ({ queue }, _, choice) => queue(askNext(choice)),
});
const sleep = action('sleep', { during: ['rest'], fields: {}, perform() {} });

const ASKERS = ['FEAST-1', 'FEAST-2'] as const;
const seats = z.array(z.int());
const spec = defineGame({
  id: 'feast',
  rulesVersion: 1,
  seats: { min: 1, max: 4 },
  options: z.strictObject({ players: z._default(z.int(), 3), agenda: z._default(z.array(z.any()), []) }),
  content: noContent,
  schema: z.strictObject({
    said: z.array(z.string()),
    hoarse: seats,
    agenda: agenda(
      {
        calling: { ...citing(ASKERS), ...ask },
        toast: { ...citing(ASKERS), ...ask, dry: z.boolean() },
        sing: inTurn,
        rest: ask,
      },
      9,
    ),
  }),
  invariants: {},
  setup: ({ options }) => ({ said: [], hoarse: [1], agenda: agendaOf(...structuredClone(options.agenda)) }),
  tasks: { calling: ({ queue }, { rule, seat }) => queue({ kind: 'toast', rule, seat, dry: false }) },
  choices: {
    toast: { rule: ASKERS, actions: [speak], forced: true },
    sing: { rule: 'FEAST-3', actions: [hum], skipped: 'FEAST-4' },
    rest: { rule: 'FEAST-3', actions: [sleep] },
  },
  outcome: () => ({ winners: [0], ranking: [[0], [1], [2]], scores: [0, 0, 0], reason: 'done' }),
  secrets: noSecrets,
});
const feast = createEngine(spec);
const open = (...records: (Task | Choice)[]) => feast.init('feast', { agenda: records });

const toast = (rule: Asker) => ({ kind: 'toast', rule, seat: 0, dry: false }) as const;
const rest = { kind: 'rest', seat: 0 } as const;
/** What is told after seat 0 has rested. */
const after = (...records: (Task | Choice)[]) =>
  feast.step(open(rest, ...records), { type: 'sleep', seat: 0 }).events.map(({ event }) => event);

describe('a question that several rules ask', () => {
  test.each(ASKERS)('is asked by the rule of its record: %s', (rule) => {
    expect(feast.decision(open(toast(rule)))).toEqual({ kind: 'toast', seats: [0], rule, dry: false });
    expect(feast.decision(feast.view(open(toast(rule)), 1))).toMatchObject({ rule });
  });
  test.each(ASKERS)('is answered, and refused, by that rule: %s', (rule) => {
    const state = open(toast(rule));
    expect(feast.step(state, { type: 'speak', seat: 0, word: 'luck' }).events).toEqual([
      { event: { type: 'said', rule, seat: 0 } },
    ]);
    expect(feast.explain(state, { type: 'speak', seat: 0, word: 'war' })).toMatchObject({ rule, code: 'dry' });
    expect(feast.explain(state, { type: 'speak', seat: 1, word: 'luck' })).toMatchObject({ rule, code: 'not-asked' });
    expect(feast.explain(state, { type: 'sleep', seat: 0 })).toEqual({
      rule: 'FEAST-3',
      code: 'not-offered',
      details: { action: 'sleep', choice: 'toast', asks: rule },
    });
  });
  test.each(ASKERS)('is answered for its seat by that rule: %s', (rule) => {
    expect(after({ kind: 'toast', rule, seat: 2, dry: true })).toEqual([
      { type: 'choice-forced', rule, choice: 'toast', seat: 2, action: 'speak' },
      { type: 'said', rule, seat: 2 },
    ]);
  });
  test('another moment cites none of them', () => {
    expect(feast.explain(open(rest), { type: 'speak', seat: 0, word: 'luck' })).toMatchObject({
      rule: 'CORE-ACT.4',
      details: { asks: 'FEAST-3' },
    });
  });
});

describe('where a seat has no answer', () => {
  test('another rule may say that it is not asked, of a round too', () => {
    expect(after({ kind: 'sing', ...inTurnOrder([1, 2]) })).toEqual([
      { type: 'choice-skipped', rule: 'FEAST-4', choice: 'sing', seat: 1 },
    ]);
  });
});

describe('an action may say by which rule it is not offered', () => {
  const singing = open({ kind: 'sing', ...inTurnOrder([2, 0]) });
  test('to a seat, and at a question', () => {
    expect(feast.explain(singing, { type: 'hum', seat: 1 })).toMatchObject({ rule: 'FEAST-4', code: 'not-asked' });
    expect(feast.explain(open(toast('FEAST-1')), { type: 'hum', seat: 0 })).toMatchObject({ rule: 'FEAST-5' });
  });
  test('else it is that of the choice that it answers, or of none', () => {
    expect(feast.explain(singing, { type: 'hum', seat: 2 })).toBeUndefined();
    expect(feast.explain(singing, { type: 'hum', seat: 0 })).toMatchObject({ rule: 'FEAST-3', code: 'not-asked' });
    expect(feast.explain(open(rest), { type: 'hum', seat: 0 })).toMatchObject({ rule: 'CORE-ACT.4' });
  });
});

describe('saves and records', () => {
  const json = (value: unknown) => JSON.parse(JSON.stringify(value));
  const uncited = (state: object) => json(state).agenda.map(({ rule: _, ...rest }: { rule?: string }) => rest);

  test('that cite nothing are of the first rule', () => {
    const state = open(toast('FEAST-2'));
    expect(feast.load(json(state))).toEqual(state);
    expect(feast.decision(feast.load({ ...json(state), agenda: uncited(state) }))?.rule).toBe('FEAST-1');
    const { state: next } = feast.run(open(rest), { kind: 'calling', seat: 0 } as never);
    expect(feast.decision(next)?.rule).toBe('FEAST-1');
  });
  test('cite no other rule', () => {
    const state = json(open(toast('FEAST-2')));
    state.agenda[0].rule = 'FEAST-3';
    expect(issues(() => feast.load(state))).toHaveLength(1);
  });
  test('are the same whatever is cited', () => {
    const [one, other] = ASKERS.map((rule) => feast.record({ seed: 1, options: { agenda: [rest, toast(rule)] } }));
    expect(one?.final).toBe(other?.final);
    expect(one?.asked).toBe(other?.asked);
  });
});

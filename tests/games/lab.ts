import type { Seat } from '@rulewright/core';
import {
  type Ask,
  agendaOf,
  askNext,
  type BaseState,
  createEngine,
  type GameTypes,
  type InTurnOrder,
  kit,
  noContent,
  noSecrets,
  type Simultaneous,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';

// A game without a purpose: its agenda is an option, so that a test writes the records it wants to see handled.

/** Which words each seat may say, and what each word brings about. */
export interface Words {
  words: string[][];
  brings?: Record<string, LabRecord[]>;
}
export type LabTask =
  | { kind: 'log'; word: string; brings?: LabRecord[] }
  | { kind: 'roll'; sides: number }
  | { kind: 'pick'; from: (number | string)[] }
  | { kind: 'shuffle'; cards: (number | string)[] }
  | { kind: 'reroll' }
  | { kind: 'spin' }
  | { kind: 'stop' }
  | { kind: 'show' };
export type LabChoice =
  | ({ kind: 'ask' } & Ask & Words)
  | ({ kind: 'must' } & Ask & Words)
  | ({ kind: 'round' } & InTurnOrder & Words)
  | ({ kind: 'relay' } & InTurnOrder & Words)
  | ({ kind: 'press' } & InTurnOrder & Words)
  | ({ kind: 'vote' } & Simultaneous & Words);
export type LabRecord = LabTask | LabChoice;

interface State extends BaseState<Lab> {
  log: (string | number)[];
}
export interface Lab extends GameTypes {
  State: State;
  Options: { players: number; agenda: LabRecord[] };
  Content: { readonly id: string };
  Task: LabTask;
  Choice: LabChoice;
  Event:
    | { type: 'logged'; rule: 'LAB-2'; word: string | number }
    | { type: 'whispered'; rule: 'LAB-1'; seat: Seat; word: string }
    | { type: 'shown'; rule: 'LAB-2'; log: (string | number)[] };
  Secret: { whispered: 'word' };
  /** What seats say, and what tasks do. */
  Rule: 'LAB-1' | 'LAB-2';
  Refusal: 'not-your-word';
}
const { action, refuse, defineGame } = kit<Lab>();

const say = action('say', {
  during: ['ask', 'must', 'round', 'relay', 'press', 'vote'],
  fields: { word: z.string() },
  candidates({ choice }, seat, offer) {
    for (const word of ['never', ...(choice.words[seat] ?? [])]) offer({ type: 'say', seat, word });
  },
  check: ({ choice }, { seat, word }) =>
    choice.words[seat]?.includes(word) ? undefined : refuse('LAB-1', 'not-your-word', { word }),
  perform(turn, { seat, word }, choice) {
    turn.state.log.push(`${seat} ${word}`);
    turn.emit?.({ type: 'whispered', rule: 'LAB-1', seat, word }, { word: [seat] });
    turn.queue(...turn.snapshot(choice.brings?.[word] ?? []));
    if (choice.kind === 'relay' || choice.kind === 'press') turn.queue(askNext(choice));
  },
});

const pass = action('pass', {
  during: ['round'],
  fields: {},
  perform(turn, { seat }, choice) {
    turn.state.log.push(`${seat} passes`);
    turn.queue(askNext(choice));
  },
});

const whole = z.int().check(z.minimum(0));
export const spec = defineGame({
  id: 'lab',
  rulesVersion: 1,
  seats: { min: 1, max: 9 },
  options: z.strictObject({ players: z._default(whole, 3), agenda: z._default(z.array(z.any()), []) }),
  content: noContent,
  schema: z.strictObject({ log: z.array(z.union([z.string(), z.number()])), agenda: z.array(z.any()) }),
  invariants: {},
  setup: ({ options: { agenda } }) => ({ log: [], agenda: agendaOf(...structuredClone(agenda)) }),
  tasks: {
    log({ state, queue, emit }, { word, brings = [] }) {
      state.log.push(word);
      emit?.({ type: 'logged', rule: 'LAB-2', word });
      queue(...brings);
    },
    roll({ state, random, emit }, { sides }) {
      const face = random.die(sides);
      state.log.push(face);
      emit?.({ type: 'logged', rule: 'LAB-2', word: face });
    },
    pick: ({ state, random }, { from }) => void state.log.push(random.pick(from)),
    shuffle: ({ state, random }, { cards }) => void state.log.push(...random.shuffled(cards)),
    /** Draws once or twice, and nobody can tell afterwards. */
    reroll({ random }) {
      if (random.die(2) === 2) random.die(2);
    },
    spin: ({ queue }, record) => queue(record),
    show({ state, emit }) {
      emit?.({ type: 'shown', rule: 'LAB-2', log: state.log });
      state.log.push('shown');
    },
    stop({ state }) {
      state.agenda = [];
    },
  },
  choices: {
    ask: { rule: 'LAB-1', actions: [say] },
    must: { rule: 'LAB-1', actions: [say], forced: true },
    round: {
      rule: 'LAB-1',
      actions: [say, pass],
      isAsked: ({ choice }, seat) => (choice.words[seat] ?? []).length > 0,
    },
    relay: { rule: 'LAB-1', actions: [say] },
    press: { rule: 'LAB-1', actions: [say], forced: true, isAsked: () => true },
    vote: {
      rule: 'LAB-1',
      actions: [say],
      reveal: ({ state, queue }) => {
        state.log.push('revealed');
        queue({ kind: 'log', word: 'counted' });
      },
    },
  },
  outcome: () => ({ winners: [0], ranking: [[0], [1], [2]], scores: [0, 0, 0], reason: 'done' }),
  secrets: noSecrets,
});

export const lab = createEngine(spec);
export type LabState = ReturnType<typeof lab.init>;

/** A state in which these records are to happen, in the order written. */
export const open = (...agenda: LabRecord[]): LabState => lab.init('lab', { agenda });

/** Lets seats say their words one after the other: `1 yes`. */
export const answer = (state: LabState, ...said: string[]): LabState =>
  said.reduce((now, text) => {
    const [seat, word = ''] = text.split(' ');
    const action = word === 'passes' ? { type: 'pass' as const } : { type: 'say' as const, word };
    return lab.apply(now, { ...action, seat: Number(seat) });
  }, state);

import {
  type Ask,
  agendaOf,
  type BaseState,
  createEngine,
  type GameTypes,
  kit,
  noContent,
  noSecrets,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';

// Seat 0 folds and loses one point, or stays and rolls: with the highest number it wins one point, else it loses four. By
// points it folds; by places a fold is as lost as anything, so that it stays.

const FACES = 6;
const [WON, FOLDED, LOST] = [1, -1, -4];

interface State extends BaseState<Stakes> {
  points: number;
}
interface Stakes extends GameTypes {
  State: State;
  Options: { players: number };
  Content: { readonly id: string };
  Task: never;
  Choice: { kind: 'stake' } & Ask;
  Event: { type: 'rolled'; rule: 'STK-1'; face: number };
  Rule: 'STK-1';
  Refusal: never;
}
const { action, defineGame } = kit<Stakes>();

const fold = action('fold', {
  during: ['stake'],
  fields: {},
  perform({ state }) {
    state.points = FOLDED;
  },
});
const stay = action('stay', {
  during: ['stake'],
  fields: {},
  perform({ state, random, emit }) {
    const face = random.die(FACES);
    state.points = face === FACES ? WON : LOST;
    emit?.({ type: 'rolled', rule: 'STK-1', face });
  },
});

/** The game by points, that many of which count as 1. */
export const stakesBy = (points: number) =>
  createEngine(
    defineGame({
      id: 'stakes',
      rulesVersion: 1,
      seats: { min: 2, max: 2 },
      utility: { points },
      options: z.strictObject({ players: z._default(z.literal(2), 2) }),
      content: noContent,
      schema: z.strictObject({
        points: z.int(),
        agenda: z.array(z.strictObject({ kind: z.literal('stake'), seat: z.int() })),
      }),
      invariants: {},
      setup: () => ({ points: 0, agenda: agendaOf<Stakes['Choice']>({ kind: 'stake', seat: 0 }) }),
      tasks: {},
      choices: { stake: { rule: 'STK-1', actions: [fold, stay] } },
      outcome({ state: { points } }) {
        const winner = points > 0 ? 0 : 1;
        return { winners: [winner], ranking: [[winner], [1 - winner]], scores: [points, -points], reason: 'over' };
      },
      secrets: noSecrets,
    }),
  );

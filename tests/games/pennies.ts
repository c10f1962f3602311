import { seatsFrom } from '@rulewright/core';
import {
  type Ask,
  agendaOf,
  type BaseState,
  createEngine,
  type GameTypes,
  kit,
  noContent,
  noSecrets,
  type Simultaneous,
  simultaneous,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';

// Matching pennies: both say heads or tails, and seat 0 wins if they say the same. In secret that is worth one half to
// both; when seat 0 says it first for all to hear it is worth nothing.

type Side = 'heads' | 'tails';
interface State extends BaseState<Pennies> {
  said: Side[];
}
interface Pennies extends GameTypes {
  State: State;
  Options: { players: number; isOpen: boolean };
  Content: { readonly id: string };
  Task: never;
  Choice: ({ kind: 'together' } & Simultaneous) | ({ kind: 'in-turn' } & Ask);
  Event: { type: 'said'; rule: 'PNY-1'; side: Side };
  Rule: 'PNY-1';
  Refusal: never;
}
const { action, defineGame } = kit<Pennies>();
const sides = ['heads', 'tails'] as const;

const say = action('say', {
  during: ['together', 'in-turn'],
  fields: { side: z.enum(sides) },
  candidates(_, seat, offer) {
    for (const side of sides) offer({ type: 'say', seat, side });
  },
  perform({ state, emit }, { side }) {
    state.said.push(side);
    emit?.({ type: 'said', rule: 'PNY-1', side });
  },
});

const seats = z.array(z.int());
const sealed = z.array(z.strictObject({ type: z.literal('say'), seat: z.int(), side: z.enum(sides) }));
export const pennies = createEngine(
  defineGame({
    id: 'pennies',
    rulesVersion: 1,
    seats: { min: 2, max: 2 },
    options: z.strictObject({ players: z._default(z.literal(2), 2), isOpen: z._default(z.boolean(), false) }),
    content: noContent,
    schema: z.strictObject({
      said: z.array(z.enum(sides)),
      agenda: z.array(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('together'), asked: seats, waiting: seats, sealed }),
          z.strictObject({ kind: z.literal('in-turn'), seat: z.int() }),
        ]),
      ),
    }),
    invariants: {},
    setup: ({ options: { players, isOpen } }) => {
      const everybody = seatsFrom(0, players);
      const open: Pennies['Choice'][] = everybody.map((seat) => ({ kind: 'in-turn', seat }));
      return {
        said: [],
        agenda: agendaOf<Pennies['Choice']>(
          ...(isOpen ? open : [{ kind: 'together' as const, ...simultaneous(everybody) }]),
        ),
      };
    },
    tasks: {},
    choices: { together: { rule: 'PNY-1', actions: [say] }, 'in-turn': { rule: 'PNY-1', actions: [say] } },
    outcome({ state: { said } }) {
      const winner = said[0] === said[1] ? 0 : 1;
      const scores = winner === 0 ? [1, 0] : [0, 1];
      return { winners: [winner], ranking: [[winner], [1 - winner]], scores, reason: 'said' };
    },
    secrets: noSecrets,
  }),
);

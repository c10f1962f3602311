import type { Seat } from '@rulewright/core';
import {
  type Ask,
  agendaOf,
  type BaseState,
  createEngine,
  type GameTypes,
  kit,
  noContent,
  type Simultaneous,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';

// Cards lying about, for tests of what may be known of them: the position and its agenda are options.

export interface Lying {
  hands: number[][];
  deck: number[];
  pile: number[];
}
/** A number that only the seat knows. */
type Hold = { kind: 'hold'; secret: number } & Ask;
type Vote = { kind: 'vote'; about: string } & Simultaneous;

interface State extends BaseState<Veil>, Lying {
  gems: number[];
  shown: number[];
}
interface Veil extends GameTypes {
  State: State;
  Options: { players: number; backs: boolean; lying: Lying; gems: number; agenda: (Hold | Vote)[] };
  Content: { readonly id: string };
  Task: never;
  Choice: Hold | Vote;
  Event: { type: 'shown'; rule: 'VEIL-1'; seat: Seat; card: number };
  Rule: 'VEIL-1';
  Refusal: 'not-yours';
}
const { action, refuse, defineGame } = kit<Veil>();

const show = action('show', {
  during: ['hold', 'vote'],
  fields: { card: z.int() },
  candidates({ state }, seat, offer) {
    for (const card of state.hands[seat] ?? []) offer({ type: 'show', seat, card });
  },
  check: ({ state }, { seat, card }) =>
    state.hands[seat]?.includes(card) ? undefined : refuse('VEIL-1', 'not-yours', { card }),
  perform({ state, emit }, { seat, card }) {
    state.shown.push(card);
    emit?.({ type: 'shown', rule: 'VEIL-1', seat, card });
  },
});

const cards = z.array(z.int());
const seats = z.array(z.int());
const lying = { hands: z.array(cards), deck: cards, pile: cards };
const answer = z.strictObject({ type: z.literal('show'), seat: z.int(), card: z.int() });
const agenda = z.array(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('hold'), seat: z.int(), secret: z.int() }),
    z.strictObject({
      kind: z.literal('vote'),
      about: z.string(),
      asked: seats,
      waiting: seats,
      sealed: z.array(answer),
    }),
  ]),
);

export const spec = defineGame({
  id: 'veil',
  rulesVersion: 1,
  seats: { min: 1, max: 4 },
  options: z.strictObject({
    players: z._default(z.int(), 2),
    backs: z._default(z.boolean(), false),
    lying: z._default(z.strictObject(lying), { hands: [[0, 1], [2]], deck: [3, 4], pile: [5] }),
    gems: z._default(z.int().check(z.minimum(0), z.maximum(9)), 0),
    agenda: z._default(agenda, []),
  }),
  content: noContent,
  schema: z.strictObject({ ...lying, gems: cards, shown: cards, agenda }),
  invariants: {},
  setup: ({ options: { lying, agenda, gems } }) => ({
    ...structuredClone(lying),
    gems: Array.from({ length: gems }, (_, gem) => gem),
    shown: [],
    agenda: agendaOf(...structuredClone(agenda)),
  }),
  tasks: {},
  choices: {
    hold: { rule: 'VEIL-1', actions: [show] },
    vote: { rule: 'VEIL-1', actions: [show] },
  },
  outcome: () => ({ winners: [0], ranking: [[0], [1]], scores: [0, 0], reason: 'done' }),
  secrets: {
    zones: {
      deck: { pool: 'cards', visibleTo: 'nobody' },
      'hands.*': { pool: 'cards', visibleTo: 'owner' },
      pile: { pool: 'cards', visibleTo: 'all' },
      gems: { pool: 'gems', visibleTo: 'nobody' },
    },
    pools: ({ options: { lying, gems, backs } }) => ({
      cards: {
        cards: [...lying.hands, lying.deck, lying.pile].flat(),
        id: String,
        ...(backs && { back: (card: number) => (card % 2 === 0 ? 'even' : 'odd') }),
      },
      gems: { cards: Array.from({ length: gems }, (_, gem) => gem), id: (gem) => `gem-${gem}` },
    }),
    items: {
      hold: ({ secret, ...known }, viewer) => (viewer === known.seat ? { secret, ...known } : known),
      vote: ({ about, ...known }, viewer) => (viewer === 'spectator' ? known : { about, ...known }),
    },
    /** A secret is 0, 1 or 2, and never the lowest card of the hand of its seat. */
    complete({ state, random }) {
      const top = state.agenda.at(-1);
      if (top?.kind === 'vote') top.about ??= 'something';
      if (top?.kind !== 'hold') return true;
      top.secret ??= random.pick([0, 1, 2]);
      return top.secret !== Math.min(...(state.hands[top.seat] ?? []));
    },
  },
});

export const veil = createEngine(spec);

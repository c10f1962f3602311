import {
  type Ask,
  agendaOf,
  type BaseState,
  createEngine,
  type Deck,
  type GameTypes,
  kit,
  noContent,
  shuffledDeck,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';

// Seat 0 guesses a number once: of a card that lies face down, or of a die that is rolled next. Who is right wins. Whoever
// sees the card or the generator is right every time, everybody else one time in six.

export const FACES = 6;

interface State extends BaseState<Guess> {
  /** Face down: nobody may look. */
  hidden: number[];
  deck: Deck;
  isRight: boolean;
}
interface Guess extends GameTypes {
  State: State;
  Options: { players: number; about: 'card' | 'die' };
  Content: { readonly id: string };
  Task: { kind: 'hide' };
  Choice: { kind: 'guess' } & Ask;
  Event: { type: 'guessed'; rule: 'GSS-1'; number: number; was: number };
  Rule: 'GSS-1';
  Refusal: never;
}
const { action, defineGame } = kit<Guess>();
const face = z.int().check(z.minimum(0), z.maximum(FACES - 1));

const guess = action('guess', {
  during: ['guess'],
  fields: { number: face },
  candidates(_, seat, offer) {
    for (let number = 0; number < FACES; number++) offer({ type: 'guess', seat, number });
  },
  perform({ state, random, emit }, { number }) {
    const was = state.options.about === 'die' ? random.die(FACES) - 1 : (state.hidden[0] ?? -1);
    state.isRight = number === was;
    emit?.({ type: 'guessed', rule: 'GSS-1', number, was });
  },
});

const faces = z.array(face);
export const guessing = createEngine(
  defineGame({
    id: 'guess',
    rulesVersion: 1,
    seats: { min: 2, max: 2 },
    options: z.strictObject({
      players: z._default(z.literal(2), 2),
      about: z._default(z.enum(['card', 'die']), 'card'),
    }),
    content: noContent,
    schema: z.strictObject({
      hidden: faces,
      deck: z.strictObject({ bags: z.array(z.strictObject({ cards: faces, known: z.array(faces) })) }),
      isRight: z.boolean(),
      agenda: z.array(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('hide') }),
          z.strictObject({ kind: z.literal('guess'), seat: z.int() }),
        ]),
      ),
    }),
    invariants: {},
    setup: () => ({
      hidden: [],
      deck: shuffledDeck(Array.from({ length: FACES }, (_, number) => number)),
      isRight: false,
      agenda: agendaOf<Guess['Task'] | Guess['Choice']>({ kind: 'hide' }, { kind: 'guess', seat: 0 }),
    }),
    tasks: {
      hide: ({ cards }) => {
        cards.draw(['deck'], ['hidden']);
      },
    },
    choices: { guess: { rule: 'GSS-1', actions: [guess] } },
    outcome({ state: { isRight } }) {
      const winner = isRight ? 0 : 1;
      return {
        winners: [winner],
        ranking: [[winner], [1 - winner]],
        scores: isRight ? [1, 0] : [0, 1],
        reason: 'said',
      };
    },
    secrets: {
      zones: { hidden: { pool: 'cards', visibleTo: 'nobody' }, deck: { pool: 'cards', visibleTo: 'nobody' } },
      pools: () => ({ cards: { cards: Array.from({ length: FACES }, (_, number) => number), id: String } }),
    },
  }),
);

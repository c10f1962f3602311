import * as z from 'zod/mini';
import { about, action, count, decision, event, game, object, outcome, seat, seed, view, whole } from './schemas.js';

// The messages between a referee and a program that plays. The referee asks here and the program answers, in the
// same JSON lines.

const milliseconds = z.nullable(z.number());
const protocol = about('The version of the protocol.', whole);

/** The table of messages to a player, the source of types, JSON Schemas and the reference. */
export const playerMessages = {
  hello: {
    about: 'Before anything else: which protocol is spoken, and which game will be played.',
    params: z.strictObject({ protocol, game, rulesVersion: whole, content: z.string() }),
    result: z.looseObject({ protocol }),
  },
  start: {
    about: 'Where the player sits, and what it sees before the first decision.',
    params: z.strictObject({
      seat,
      players: about('How many play.', count),
      options: about('All options of the game.', object),
      seed: about("For the player's own chance; it says nothing about the draws of the game.", seed),
      view,
    }),
  },
  observe: {
    about: 'What happened by a decision of anybody, as this seat may read it, and what the seat knows after it.',
    params: z.strictObject({ view, events: z.array(event) }),
  },
  choose: {
    about: 'Asks for one action. What stands in `actions` is all that is legal, and never empty.',
    params: z.strictObject({
      view,
      decision,
      actions: z.array(action),
      clock: about(
        'Milliseconds that are left; null without a bound.',
        z.strictObject({
          move: about('For this decision.', milliseconds),
          game: about('For the rest of the game, this decision too.', milliseconds),
        }),
      ),
    }),
    result: z.union([
      z.strictObject({ action: about('One of the actions.', action) }),
      z.strictObject({ choice: about('Its number in the list, from 0.', whole) }),
    ]),
  },
  end: {
    about: 'How the game ended. Nothing follows: the stream is closed, and the program should end.',
    params: z.strictObject({ view, outcome: about('Null when the game was stopped.', z.nullable(outcome)) }),
  },
};

/** The messages to a player with what they carry. */
export type PlayerMessages = {
  readonly [M in keyof typeof playerMessages]: z.input<(typeof playerMessages)[M]['params']>;
};

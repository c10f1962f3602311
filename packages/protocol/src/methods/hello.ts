import { InputError } from '@rulewright/core';
import * as z from 'zod/mini';
import { about, exactNumber, object, whole } from '../schemas.js';
import { PROTOCOL } from '../version.js';
import { method } from './method.js';

const protocol = about('The version of the protocol.', whole);
const limit = whole;

export const helloMethods = {
  hello: method({
    about: 'Who is there: the version of the protocol, the games, the limits. A server of another version refuses.',
    params: z.strictObject({ protocol: z.optional(protocol) }),
    result: z.strictObject({
      protocol,
      server: z.string(),
      games: z.array(z.string()),
      limits: z.strictObject({
        message: about('Bytes of one message; the answer to a batch is sixteen times as long at most.', limit),
        batch: about('Requests in one batch.', limit),
        handles: about('Handles that are held at the same time.', limit),
        decisions: about('Decisions of one game that is recorded, and of one playout.', limit),
        playouts: about('Games that one request plays out.', limit),
        runs: about('Runs of draws that `chances`, `starts` and `futures` follow.', limit),
        nodes: about('Nodes of a tree that is walked whole.', limit),
        tries: about('Deals that are tried until a world agrees with a view.', limit),
        time: about(
          'Milliseconds after which a request that plays many games begins no other one, and its bots have no more time.',
          z.number(),
        ),
      }),
    }),
    example: { protocol: PROTOCOL },
    run: ({ protocol = PROTOCOL }, { games, limits }) => {
      if (protocol !== PROTOCOL)
        throw new InputError('another protocol', [
          { path: 'protocol', message: `this server speaks version ${PROTOCOL}, not ${protocol}` },
        ]);
      return { protocol: PROTOCOL, server: 'rulewright', games: [...games.keys()], limits: { ...limits } };
    },
  }),

  cancel: method({
    about:
      'Gives up a request that waits or is under way: it is answered with the error 4, and what plays many games or deals many worlds stops between two of them. It is heard at once, and answered in its turn: true when there was such a request.',
    params: z.strictObject({ id: z.union([z.string(), exactNumber]) }),
    result: z.boolean(),
    example: { id: 1 },
    run: ({ id }, session) => session.forget(id),
  }),

  messages: method({
    about: 'JSON Schemas of the parameters and the result of each method, of errors, and of what a player is sent.',
    params: z.strictObject({}),
    result: object,
    example: {},
    run: (_, session) => session.messages(),
  }),
};

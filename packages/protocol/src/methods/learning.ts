import * as z from 'zod/mini';
import { about, atSeen, game, object, seat, viewer, whole } from '../schemas.js';
import { method } from './method.js';

// Positions and actions as numbers, for learners.

export const learningMethods = {
  encoding: method({
    about:
      'How a game with these options is put in numbers: how many codes of actions there are, and what stands where in an observation. They hold for every game with these options.',
    params: z.strictObject({ game, options: z.optional(object) }),
    result: z.strictObject({
      options: about('All of them, with the defaults of those that are not given.', object),
      codes: about('Codes of actions go from 0 to one less.', whole),
      unnamed: about('From this code on stand actions whose words or numbers are not known.', whole),
      observation: about('How many numbers an observation has.', whole),
      parts: about(
        'The stretches of an observation, one behind the other.',
        z.array(z.strictObject({ name: z.string(), from: whole, length: whole })),
      ),
    }),
    example: { game: 'ecologic', options: { players: 2 } },
    run: ({ game: id, options: given = {} }, session) => {
      const game = session.game(id);
      const { options } = game.engine.init('encoding', given);
      const { codes, observer } = session.numbers.of(game, options);
      return {
        options,
        codes: codes.size,
        unnamed: codes.unnamed,
        observation: observer.size,
        parts: observer.parts.map((part) => ({ ...part })),
      };
    },
  }),

  codes: method({
    about:
      'The codes of the legal actions of a seat, in the order of `actions`: the places of the ones in its mask. An action has the same code in every position, but for those that differ in lists of cards alone or in unknown words; these have codes in their order.',
    params: z.strictObject({ at: atSeen, seat, viewer: z.optional(viewer) }),
    result: z.array(whole),
    example: { at: 1, seat: 0 },
    run: ({ at, seat, viewer }, session) => {
      const { game, position } = session.place(at, viewer);
      const legal = game.engine.legalActions(position, seat);
      const { options } = 'position' in position ? position.position : position;
      return session.numbers.of(game, options).codes.codes(legal);
    },
  }),

  observation: method({
    about: 'What a viewer may know, as numbers: as many for every view of a game with these options.',
    params: z.strictObject({
      at: atSeen,
      viewer: z.optional(viewer),
      scaled: about('Numbers as parts of the most that they can be.', z.optional(z.boolean())),
      relative: about('Seats counted from the viewer, who is 0.', z.optional(z.boolean())),
    }),
    result: z.array(z.number()),
    example: { at: 1, viewer: 0 },
    run: ({ at, viewer, scaled = false, relative = false }, session) => {
      const { game, view } = session.view(at, viewer);
      return [...session.numbers.of(game, view.position.options, { scaled, relative }).observer.observe(view)];
    },
  }),
};

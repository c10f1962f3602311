import type { Random } from '../cards/random.js';
import type { View } from '../cards/view.js';
import type { Seed } from '../game/chance.js';
import type { State } from '../game/game.js';
import { cloneState } from '../ground/commit.js';
import { blamed, EngineBug, InputError, isInputError, messageOf } from '../ground/errors.js';
import { plain } from '../ground/plain.js';
import { parseInput } from '../input/input.js';
import type { Boundary } from '../saves/boundary.js';
import { limitSchema, readSeed } from '../saves/validate.js';
import { type Dealer, determinize, MOST_DEALS } from './determinize.js';

/** A new game, neither checked nor frozen; `random` draws for its set-up. */
export function start(boundary: Boundary, options: State['options'], rng: State['rng'], random: Random): State {
  const { game, content, contentName } = boundary;
  const state = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    content: contentName,
    options,
    rng,
    memory: {},
    ...begun(game, { options, content, random }),
  };
  boundary.agenda.start(state, random);
  return cloneState(state);
}

function begun(
  game: Boundary['game'],
  start: Parameters<Boundary['game']['setup']>[0],
): ReturnType<Boundary['game']['setup']> {
  try {
    return game.setup(start);
  } catch (error) {
    throw blamed(error, { handler: 'setup' });
  }
}

/** The engine, as `determinize` needs it for a world in the making. */
export const dealerOf = ({ agenda }: Boundary): Dealer => ({
  legal: (world, seat) => agenda.list(world, seat),
  isOpen: (world) => agenda.isOpen(world),
  turn: (world, random) => agenda.turn(world, random, undefined),
});

/** A world that agrees with a view, neither checked nor frozen. */
export function deal(boundary: Boundary, given: View<State>, seed: Seed, tries: number = MOST_DEALS): State {
  const { agenda, game } = boundary;
  const most = parseInput('not a number of tries', limitSchema, plain(tries));
  const view = boundary.readView(given);
  try {
    const world = determinize(game.secrets, agenda.zones, view, {
      seed: readSeed(seed),
      dealer: dealerOf(boundary),
      tries: most,
    });
    return boundary.dealt(world, view);
  } catch (error) {
    if (isInputError(error) || (error instanceof EngineBug && boundary.isOurs(given))) throw error;
    throw new InputError('not a view of this engine', [{ path: '', message: messageOf(error) }], { cause: error });
  }
}

import { playerOf } from '@rulewright/bots';
import { type AnyAction, InputError, type Seed, type View } from '@rulewright/core';
import type { AnyState, ServedGame } from './served-game.js';
import { Work } from './work.js';

/** The bot that is asked, and its thinking time. */
export interface Asked {
  /** The name of a bot. */
  readonly bot: string;
  readonly seed: Seed;
  /** Thinking time in milliseconds. */
  readonly move: number;
}

/** A bot's action, its number in the list of the view, and the bot's thoughts on the answers. */
export interface Suggestion {
  readonly action: AnyAction;
  readonly choice: number;
  readonly iterations?: number;
  readonly values?: { readonly choice: number; readonly visits: number; readonly value: number }[];
}

/** Asks a bot once. Throws `InputError` for an unknown name, and for a viewer who is not asked. */
export function suggested(game: ServedGame, view: View<AnyState>, { bot, seed, move }: Asked): Work<Suggestion> {
  const { engine, expertise, bots, nets } = game;
  const player = playerOf(engine, bot, { expertise, bots, nets })();
  const decision = engine.decision(view);
  const legal = engine.legalActions(view);
  const { viewer, position } = view;
  if (viewer === 'spectator' || decision === undefined || legal.length === 0)
    throw new InputError('nothing is asked', [{ path: 'viewer', message: 'this viewer has nothing to decide now' }]);
  const { options } = position;
  return new Work(function* () {
    yield player.start?.({ seat: viewer, players: options.players, options, seed }, view);
    const found = (yield player.choose(view, decision, legal, { move, game: move })) as AnyAction;
    const numbers = new Map(legal.map((action, number) => [engine.format(action), number]));
    const numberOf = (action: AnyAction): number => numbers.get(engine.format(action)) ?? -1;
    const report = player.report?.();
    player.leave?.();
    return {
      action: found,
      choice: numberOf(found),
      ...(report && {
        iterations: report.iterations,
        values: report.considered.map(({ action, visits, value }) => ({ choice: numberOf(action), visits, value })),
      }),
    };
  });
}

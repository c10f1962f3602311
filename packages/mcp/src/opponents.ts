import { bots, type NamedBots, playerOf, type Seatable } from '@rulewright/bots';
import { InputError, type Seat } from '@rulewright/core';
import { choosing } from './delegate.js';
import type { TableLimits } from './limits.js';
import type { TableGame } from './table-game.js';

/** Default opponent in games with an expertise; elsewhere it is `uniform`. */
export const USUAL = 'weighted';
const usual = ({ expertise }: TableGame): string => (expertise === undefined ? 'uniform' : USUAL);

/**
 * Makes the bots of the other seats: one name for all, or one for each in the order of the seats. Without a thinking
 * time of its own a bot gets the limit of milliseconds. Throws `InputError` for unknown names, for too many or too few,
 * and for thinking beyond the limits.
 */
export function opponents(
  game: TableGame,
  names: string | readonly string[] = usual(game),
  others: readonly Seat[],
  limits: TableLimits,
): Map<Seat, Seatable> {
  if (typeof names !== 'string' && names.length !== others.length)
    throw refused(`one name is expected, or a list of ${others.length}; it has ${names.length}`);
  const { engine, expertise } = game;
  const known = { expertise, bots: { ...game.bots, ...bounded(limits) } };
  const nameOf = (place: number): string => (typeof names === 'string' ? names : (names[place] ?? usual(game)));
  return new Map(
    others.map((seat, place) => [seat, hurried(playerOf(engine, nameOf(place), known), limits.milliseconds)]),
  );
}

/** The same player, who has that many milliseconds for a decision: a bot that thinks reads its clock. */
const hurried =
  (make: Seatable, milliseconds: number): Seatable =>
  () => {
    const player = make();
    return choosing(player, (view, decision, legal, { move, game }) =>
      player.choose(view, decision, legal, { move: Math.min(move, milliseconds), game }),
    );
  };

/** The bots, but none thinks for longer than a client may let them. */
const bounded = (limits: TableLimits): NamedBots =>
  Object.fromEntries(
    Object.entries(bots).map(([name, bot]): [string, NamedBots[string]] => [
      name,
      {
        ...bot,
        make: (engine, settings, expertise) => {
          for (const setting of ['iterations', 'milliseconds'] as const) {
            const asked = settings[setting];
            if (typeof asked === 'number' && asked > limits[setting])
              throw refused(`${asked} ${setting} are asked for, and ${limits[setting]} is the limit`);
          }
          return bot.make(engine, settings, expertise);
        },
      },
    ]),
  );

const refused = (message: string): InputError =>
  new InputError('not the opponents of a game', [{ path: 'opponents', message }]);

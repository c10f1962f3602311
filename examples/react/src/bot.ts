import { playerOf, playerSeed } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { type EcoLogicAction, engine } from '@rulewright/ecologic';
import { botAsked, type Game } from './play.js';

/** The bots that can be chosen, by their names in @rulewright/bots. */
export const BOTS = [
  { name: 'weighted', about: 'plays by feel' },
  { name: 'ismcts:60', about: 'thinks' },
] as const;
export type BotName = (typeof BOTS)[number]['name'];

const UNBOUNDED = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };

/** What the bot does. It is told the view of its seat, and sits down anew for each decision, so that undo needs no care. */
export async function botAction(game: Game, name: BotName): Promise<EcoLogicAction> {
  const { seed, state, steps } = game;
  const seat = botAsked(game);
  if (seat === undefined) throw new Error('no bot is asked');
  const view = engine.view(state, seat);
  const decision = engine.decision(view);
  if (decision === undefined) throw new Error('the game is over');
  const player = playerOf(engine, name, { expertise })();
  const { options } = state;
  const own = playerSeed(`${seed} ${steps.length}`, seat);
  await player.start?.({ seat, players: options.players, options, seed: own }, view);
  return player.choose(view, decision, engine.legalActions(view), UNBOUNDED);
}

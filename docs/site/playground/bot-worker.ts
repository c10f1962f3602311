import { type Player, playerOf, playerSeed } from '@rulewright/bots';
import type { AnyAction, Seat } from '@rulewright/core';
import { type AnyView, type GameId, loadGame, type PlayEngine } from './games.js';
import { loadExpertise } from './known.js';

// Bots at a table. A bot is sent views of its own seat and nothing else. The page ends this worker to stop a thought.

/** What a bot is asked. */
export interface Asked {
  /** The number of the question: its answer has the same. */
  readonly id: number;
  readonly game: GameId;
  /** As `playerOf` knows it: `ismcts:200`. */
  readonly bot: string;
  readonly seat: Seat;
  /** Of the table; a bot has its own. */
  readonly seed: string;
  readonly view: AnyView;
}
export type Answered =
  | { readonly id: number; readonly action: AnyAction }
  | { readonly id: number; readonly failed: string };

const UNBOUNDED = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };
const seated = new Map<string, Player>();

async function playerFor(engine: PlayEngine, { game, bot, seat, seed, view }: Asked): Promise<Player> {
  const key = JSON.stringify([game, bot, seat, seed]);
  const old = seated.get(key);
  if (old !== undefined) return old;
  const player = playerOf(engine, bot, { expertise: await loadExpertise(game) })();
  const { options } = view.position;
  await player.start?.({ seat, players: options.players, options, seed: playerSeed(seed, seat) }, view);
  seated.set(key, player);
  return player;
}

async function answer(asked: Asked): Promise<AnyAction> {
  const { engine } = await loadGame(asked.game);
  const { view } = asked;
  const decision = engine.decision(view);
  if (decision === undefined) throw new Error('nobody is asked');
  const player = await playerFor(engine, asked);
  return player.choose(view, decision, engine.legalActions(view), UNBOUNDED);
}

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const say = (answered: Answered): void => postMessage(answered);
  try {
    say({ id: data.id, action: await answer(data) });
  } catch (error) {
    say({ id: data.id, failed: error instanceof Error ? error.message : String(error) });
  }
});

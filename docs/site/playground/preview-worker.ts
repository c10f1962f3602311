import type { AnyAction, Seat } from '@rulewright/core';
import { type AnyView, type GameId, loadGame, type PlayGame } from './games.js';
import { type NoPreview, type Preview, previewOf } from './preview.js';
import { speak } from './words/words.js';

// Tells what actions would do, apart from the page. It is sent views and nothing else.

export interface PreviewAsked {
  readonly id: number;
  readonly game: GameId;
  readonly view: AnyView;
  readonly action: AnyAction;
  /** How the players are called. */
  readonly names: readonly string[];
  /** The player whom sentences address, if any. */
  readonly you: Seat | undefined;
  /** The code of the language of the page. */
  readonly language: string;
}
export interface PreviewAnswer {
  readonly id: number;
  readonly told: Preview | NoPreview;
}

let called: Pick<PreviewAsked, 'names' | 'you'> = { names: [], you: undefined };
const games = new Map<GameId, Promise<PlayGame>>();
function gameOf(id: GameId, language: string): Promise<PlayGame> {
  const game =
    games.get(id) ??
    speak(id, language).then(() =>
      loadGame(id, { seats: (seat) => called.names[seat], you: (seat) => seat === called.you }),
    );
  games.set(id, game);
  return game;
}

let last = 0;

addEventListener('message', async ({ data }: MessageEvent<PreviewAsked>) => {
  last = data.id;
  const say = (told: Preview | NoPreview): void => postMessage({ id: data.id, told } satisfies PreviewAnswer);
  try {
    const game = await gameOf(data.game, data.language);
    // of several questions that have come meanwhile only the last one is still waited for
    await new Promise((resolve) => setTimeout(resolve));
    if (data.id !== last) return;
    called = data;
    say(previewOf(game, data.view, data.action));
  } catch (error) {
    say({ unlisted: error instanceof Error ? error.message : String(error) });
  }
});

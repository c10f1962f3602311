import { scenario } from '../../../packages/testing/src/scenario.js';
import { type GameId, loadGame } from './games.js';

// Runs the code of a position made by hand. The page ends this worker when its time is up.

export interface Code {
  readonly game: GameId;
  readonly code: string;
}
/** The code has begun; then the position, as `load` has accepted it, or why there is none. */
export type Made = { readonly began: true } | { readonly state: unknown } | { readonly problem: string };

const say = (made: Made): void => postMessage(made);

/** An ordinary function with these parameters, made of source text. */
const FunctionOf = (() => {}).constructor as new (
  ...source: readonly string[]
) => (...given: readonly unknown[]) => unknown;

addEventListener('message', async ({ data }: MessageEvent<Code>) => {
  try {
    const { engine } = await loadGame(data.game);
    say({ began: true });
    const made = new FunctionOf('engine', 'scenario', `${data.code}\nreturn table.state;`)(engine, scenario);
    say({ state: JSON.parse(JSON.stringify(engine.load(JSON.parse(JSON.stringify(made))))) });
  } catch (error) {
    say({ problem: error instanceof Error ? error.message : String(error) });
  }
});

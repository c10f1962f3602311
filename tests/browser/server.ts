import { PORT } from './built.js';
import { ownServer } from './own-server.js';

/** Serves the built site while the tests run. Vitest calls it, and what it gives afterwards. */
export async function setup(): Promise<() => Promise<void>> {
  const { stop } = await ownServer(PORT);
  return stop;
}

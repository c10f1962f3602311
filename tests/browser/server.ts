import { serve } from 'vitepress';
import { builtBase, PORT } from './built.js';

/** Serves the files of the site while the tests run. Vitest calls it, and what it gives afterwards. */
export async function setup(): Promise<() => void> {
  const { server } = (await serve({ root: 'docs/site', base: builtBase(), port: PORT })) as unknown as {
    readonly server: { close(): void };
  };
  return () => server.close();
}

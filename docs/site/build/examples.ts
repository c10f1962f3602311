import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the examples stand that the API pages show; `tests/docs/samples.test.ts` compiles and runs them. */
export const EXAMPLES = 'docs/examples';
/** Examples of what every engine has are written once, with this game. */
const WRITTEN_WITH = 'ecologic';

/** `legal-actions` of `legalActions`. */
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The example of a function that a module (`core`, `core/text`, `ecologic` …) exports: its own, else the one that all
 * engines share, with the game that is asked about.
 */
export function exampleOf(module: string, name: string): string | undefined {
  const own = join(EXAMPLES, module, `${kebab(name)}.ts`);
  if (existsSync(own)) return readFileSync(own, 'utf8').trim();
  const [game = '', ...entry] = module.split('/');
  const shared = join(EXAMPLES, 'engine', ...entry, `${kebab(name)}.ts`);
  return existsSync(shared) ? forGame(readFileSync(shared, 'utf8').trim(), game) : undefined;
}

/** A shared example with another game. */
export const forGame = (code: string, game: string): string =>
  code.replaceAll(`@rulewright/${WRITTEN_WITH}`, `@rulewright/${game === 'core' ? WRITTEN_WITH : game}`);

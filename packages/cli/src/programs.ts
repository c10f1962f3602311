import type { NamedBots } from '@rulewright/bots';
import { program } from '@rulewright/protocol/node';

/**
 * Finds the players that are programs. The word before their first colon contains a space, a dot or a slash, or is a
 * drive of Windows; the name of a bot has these in its settings alone.
 */
export const programsAmong = (names: readonly string[]): NamedBots =>
  Object.fromEntries(
    names
      .filter((name) => /^[^:]*[\s./\\]|^[A-Za-z]:[\\/]/.test(name))
      .map((name) => [
        name,
        {
          about: `the program ${name}`,
          settings: [],
          make: (engine) => program(engine, name),
        } satisfies NamedBots[string],
      ]),
  );

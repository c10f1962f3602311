import type { NamedBots } from '@rulewright/bots';
import { program } from '@rulewright/protocol/node';

/**
 * Finds the players that are programs: their names contain a space, a dot or a slash. A bot's name has these only in
 * the file of its net.
 */
export const programsAmong = (names: readonly string[]): NamedBots =>
  Object.fromEntries(
    names
      .filter((name) => /[\s./\\]/.test(name) && !name.includes(':judge='))
      .map((name) => [
        name,
        {
          about: `the program ${name}`,
          settings: [],
          make: (engine) => program(engine, name),
        } satisfies NamedBots[string],
      ]),
  );

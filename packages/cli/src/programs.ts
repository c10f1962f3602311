import type { NamedBots } from '@rulewright/bots';
import { program } from '@rulewright/protocol/node';

/** The players that are programs, by name: commands have a space, a dot or a slash, which no bot of ours has. */
export const programsAmong = (names: readonly string[]): NamedBots =>
  Object.fromEntries(
    names
      .filter((name) => /[\s./\\]/.test(name))
      .map((name) => [
        name,
        {
          about: `the program ${name}`,
          settings: [],
          make: (engine) => program(engine, name),
        } satisfies NamedBots[string],
      ]),
  );

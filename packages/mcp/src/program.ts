import { parseArgs } from 'node:util';
import { gameFromFile } from '@rulewright/games/node';
import { version } from '../package.json';
import { games, gamesInAllLanguages } from './games.js';
import { defaultLimits, type TableLimits } from './limits.js';
import { createTableServer } from './server.js';
import { standardStreams } from './standard-streams.js';
import type { TableGame } from './table-game.js';

const USED_WRONGLY = 2;

const HELP = `Usage: rulewright-mcp [options]

Serves tabletop games over the Model Context Protocol on standard input and output. A client starts it by itself: name it
in the client's list of MCP servers.

Options:
  --game <file>           a game of your own beside the others: a module that exports engine; repeatable
  --seed <text>           the same seed is the same games, one after the other
  --limit <name=number>   another limit, repeatable: ${Object.entries(defaultLimits)
    .map(([name, value]) => `${name} (${value})`)
    .join(', ')}
  --version               print the version
  --help                  print this
`;

/** Output of the program. */
interface Output {
  out(text: string): void;
  err(text: string): void;
}

const processOutput: Output = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
};

/**
 * Runs one command line, without the names of interpreter and program, and serves until the input ends. Returns the
 * exit code.
 */
export async function run(args: readonly string[], { out, err }: Output = processOutput): Promise<number> {
  try {
    const { seed, limit, game, ...asked } = flagsOf(args);
    if (asked.help === true) out(HELP);
    else if (asked.version === true) out(`${version}\n`);
    else {
      const limits = limitsOf(limit);
      const { transport, ended } = standardStreams(process);
      const server = createTableServer({
        games: [...(await gamesInAllLanguages()), ...(await gamesIn(game))],
        limits,
        ...(seed !== undefined && { seed }),
      });
      await server.connect(transport);
      await ended;
      await server.close();
    }
    return 0;
  } catch (error) {
    err(`rulewright-mcp: ${error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : 'something went wrong'}\n`);
    return USED_WRONGLY;
  }
}

const flagsOf = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string' },
      limit: { type: 'string', multiple: true, default: [] },
      version: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  }).values;

/** The games of files named by the person who started the program; no client ever names one. */
async function gamesIn(files: readonly string[]): Promise<TableGame[]> {
  const own: TableGame[] = [];
  if (files.length > 0) (await import('@rulewright/bots/arena')).keepRunning(process);
  for (const file of files)
    own.push(
      await gameFromFile(
        file,
        [...games, ...own].map(({ engine }) => engine.id),
      ),
    );
  return own;
}

function limitsOf(texts: readonly string[]): Partial<TableLimits> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, name = '', value = ''] = /^(\w+)=([1-9]\d*)$/.exec(text) ?? [];
      if (!Object.hasOwn(defaultLimits, name))
        throw new Error(`--limit ${text} is none of ${Object.keys(defaultLimits).join(', ')} with a number from 1 on`);
      return [name, Number(value)];
    }),
  );
}

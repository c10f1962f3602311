import { withLanguages } from '@rulewright/games/load';
import { defaultLimits, type Limits, serve as serveStream } from '@rulewright/protocol';
import { gamesIn } from '../chosen-game.js';
import { readCount } from '../command-line.js';
import { games } from '../games.js';
import { netsIn } from '../nets.js';
import { suggestion } from '../suggestion.js';
import type { Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';

export interface ServeFlags {
  /** Files of somebody's own games. */
  readonly game: readonly string[];
  readonly limit: readonly string[];
  /** Files of nets that clients may name as judges. */
  readonly net: readonly string[];
}

const MOST = 2 ** 40;

/** Answers programs in any language: JSON-RPC 2.0, one message a line, until the input ends. */
export async function serve({ limit, game, net }: ServeFlags, terminal: Terminal): Promise<void> {
  const limits = readLimits(limit);
  const own = await gamesIn(game);
  const nets = netsIn(net);
  if (terminal.isInteractive)
    terminal.err('rulewright: one JSON-RPC message a line, such as {"jsonrpc":"2.0","id":1,"method":"hello"}\n');
  const translated = await Promise.all(games.map((each) => withLanguages(each)));
  await serveStream(terminal.stream, { games: [...translated, ...own].map((each) => ({ ...each, nets })), limits });
}

function readLimits(texts: readonly string[]): Partial<Limits> {
  const names = Object.keys(defaultLimits);
  return Object.fromEntries(
    texts.map((text) => {
      const [, name = '', value = ''] = /^(\w+)=(\d+)$/.exec(text) ?? [];
      if (name === '') throw new UsageError(`limit ${JSON.stringify(text)} is not of the form name=number`);
      if (!names.includes(name)) throw new UsageError(`no limit is called ${name}: ${suggestion(name, names)}`);
      return [name, readCount('--limit', value, MOST)];
    }),
  );
}

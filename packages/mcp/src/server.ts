import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { Beat } from '@rulewright/bots';
import type { Seed } from '@rulewright/core';
import * as z from 'zod/mini';
import { version } from '../package.json';
import { games as allGames } from './games.js';
import { LiberalTransport } from './liberal-transport.js';
import type { TableLimits } from './limits.js';
import { addResources } from './resources.js';
import { schemaOf } from './schemas.js';
import { Service } from './service.js';
import type { TableGame } from './table-game.js';
import { answered, type Tool } from './tool.js';
import { tools } from './tools.js';

/** Settings of a server. */
export interface TableServerSettings {
  /** The four games of Rulewright when not given. */
  readonly games?: readonly TableGame[];
  /** Limits that differ from the defaults. */
  readonly limits?: Partial<TableLimits>;
  /** Seed of the seeds of all games, to repeat them; random when not given. The client never sees it. */
  readonly seed?: Seed;
  /**
   * The beat at which the others' answers arrive, 200 ms when not given, so that their time tells nothing of their
   * hands. Bots should think for less. `at-once` is for tests and for games without secrets.
   */
  readonly pace?: Beat | 'at-once';
}

const USUAL_PACE: Beat = { beat: 200 };

/** A transport of the SDK: standard input and output, HTTP, a pair in one process. */
export interface TableTransport {
  start(): Promise<void>;
  close(): Promise<void>;
}

/** A server for one client. */
export interface TableServer {
  /** Serves on a transport until either side closes it. */
  connect(transport: TableTransport): Promise<void>;
  /** Ends the connection: the games are gone. */
  close(): Promise<void>;
}

const INSTRUCTIONS = `Tabletop games that are played by their full rules. Begin with list_games and new_game; then answer what you are asked with act, by the number of a legal action, until the game is over. You are told what your seat may know and nothing more. find_rules and find_cards explain, why_not says what forbids an action, chances what it can lead to, ask what things cost or earn. try_case answers a rules question by playing it.`;

/**
 * Creates a server for one client, to connect to any transport of the SDK. A model plays seats against bots, and reads
 * only those seats' views. Its games are gone when it is closed.
 */
export function createTableServer(settings: TableServerSettings = {}): TableServer {
  const { games = allGames, limits = {}, seed, pace = USUAL_PACE } = settings;
  const service = new Service(games, limits, seed, pace);
  const server = new McpServer({ name: 'rulewright', title: 'Rulewright', version }, { instructions: INSTRUCTIONS });
  for (const [name, row] of Object.entries(tools)) addTool(server, service, name, row as never);
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listed() }));
  addResources(server, service);
  server.server.onclose = () => service.close();
  return {
    // the types of the SDK are not in ours: they take longer to check than all games together
    connect: (transport) => server.connect(new LiberalTransport(transport as Transport)),
    close: () => server.close(),
  };
}

/** Registers a tool, which reads its own arguments because it accepts more than its schema says. */
function addTool(server: McpServer, service: Service, name: string, row: Tool<z.ZodMiniType>): void {
  server.registerTool(name, { inputSchema: z.looseObject({}) }, (given, { signal }) =>
    answered({ name, row }, given, service, signal),
  );
}

/** Descriptions of the tools for a client. */
const listed = () =>
  Object.entries(tools).map(([name, { title, about, args, isReading }]) => ({
    name,
    title,
    description: about,
    inputSchema: schemaOf(args),
    annotations: { title, readOnlyHint: isReading, destructiveHint: name === 'leave', openWorldHint: false },
  }));

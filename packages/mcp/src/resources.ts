import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { isInputError } from '@rulewright/core';
import { over, recordUri } from './record.js';
import type { Service } from './service.js';

const MARKDOWN = 'text/markdown';
/** Error code of MCP for a resource that does not exist. */
const NOT_FOUND = -32002;

/** A readable part of a game: its rules, or its cards. */
interface Collection {
  readonly name: 'rules' | 'cards';
  readonly one: string;
  about(title: string): string;
  entries(service: Service, game: string): readonly Entry[];
}
interface Entry {
  readonly id: string;
  readonly text: string;
}

const collections: readonly Collection[] = [
  {
    name: 'rules',
    one: 'rule',
    about: (title) => `Every rule of ${title}: id, title, text, source.`,
    entries: ({ session }, game) =>
      session
        .ask('rules', { game })
        .map(({ id, title, text, source }) => ({ id, text: `## ${id} ${title}\n\n${text}\n\nSource: ${source}.` })),
  },
  {
    name: 'cards',
    one: 'card',
    about: (title) => `Every card, tile and space of ${title}, and what it does.`,
    entries: ({ session }, game) =>
      session.ask('cards', { game }).map(({ id, kind, text }) => ({ id, text: `## ${id} (${kind})\n\n${text}` })),
  },
];

/** Rules and cards of every game, all together and one by one, and the records of games that are over. */
export function addResources(server: McpServer, service: Service): void {
  for (const collection of collections) {
    for (const { title, engine } of service.games)
      addCollection(server, service, collection, { game: engine.id, title });
    addEntries(server, service, collection);
  }
  addRecords(server, service);
}

function addCollection(
  server: McpServer,
  service: Service,
  collection: Collection,
  { game, title }: { readonly game: string; readonly title: string },
): void {
  const about = { title: `${title}: ${collection.name}`, description: collection.about(title), mimeType: MARKDOWN };
  server.registerResource(
    `${game}-${collection.name}`,
    `rulewright://${game}/${collection.name}`,
    about,
    ({ href }) => {
      const texts = collection.entries(service, game).map(({ text }) => text);
      return read(href, MARKDOWN, [`# ${title}: ${collection.name}`, ...texts].join('\n\n'));
    },
  );
}

function addEntries(server: McpServer, service: Service, { name, one, entries }: Collection): void {
  const games = service.games.map(({ engine }) => engine.id);
  const idsOf = (game: string): string[] => (games.includes(game) ? entries(service, game).map(({ id }) => id) : []);
  const template = new ResourceTemplate(`rulewright://{game}/${name}/{id}`, {
    list: undefined,
    complete: {
      game: (begun) => games.filter((game) => game.startsWith(begun)),
      id: (begun, context) => idsOf(context?.arguments?.game ?? '').filter((id) => id.startsWith(begun)),
    },
  });
  const about = { title: `One ${one}`, description: `One ${one} of a game by its id.`, mimeType: MARKDOWN };
  server.registerResource(one, template, about, ({ href }, { game, id }) => {
    const wanted = decoded(id);
    const entry = games.includes(`${game}`)
      ? entries(service, `${game}`).find((each) => each.id === wanted)
      : undefined;
    if (entry === undefined) throw new McpError(NOT_FOUND, `there is no ${one} ${href}`);
    return read(href, MARKDOWN, entry.text);
  });
}

function addRecords(server: McpServer, service: Service): void {
  const template = new ResourceTemplate(recordUri('{table}'), { list: undefined });
  const description = 'All it takes to play a game again that you have played, once it is over.';
  const about = { title: 'The record of a game', description, mimeType: 'application/json' };
  server.registerResource('record', template, about, ({ href }, { table }) => {
    const held = service.tables.all().find(({ setting }) => `${setting.id}` === table);
    if (held === undefined) throw new McpError(NOT_FOUND, `there is no table ${table}`);
    return read(href, about.mimeType, JSON.stringify(asked(() => over(held)).record));
  });
}

/** Does work for a client, and turns mistakes in the request into an error for the client. */
function asked<X>(work: () => X): X {
  try {
    return work();
  } catch (error) {
    if (isInputError(error)) throw new McpError(ErrorCode.InvalidParams, error.message);
    throw error;
  }
}

const read = (uri: string, mimeType: string, text: string) => ({ contents: [{ uri, mimeType, text }] });

/** An id as it stands in a URI. */
function decoded(id: string | string[] | undefined): string {
  try {
    return decodeURIComponent(`${id}`);
  } catch {
    return `${id}`;
  }
}

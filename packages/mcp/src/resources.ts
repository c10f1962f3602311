import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { McpError } from '@modelcontextprotocol/sdk/types.js';
import type { House } from './house.js';
import { over, recordUri } from './record.js';

const MARKDOWN = 'text/markdown';
/** What MCP says of a resource that is not there. */
const NOT_FOUND = -32002;

/** A part of a game that can be read: its rules, or its cards. */
interface Shelf {
  readonly name: 'rules' | 'cards';
  readonly one: string;
  about(title: string): string;
  entries(house: House, game: string): readonly Entry[];
}
interface Entry {
  readonly id: string;
  readonly text: string;
}

const shelves: readonly Shelf[] = [
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
export function addResources(server: McpServer, house: House): void {
  for (const shelf of shelves) {
    for (const { title, engine } of house.games) addShelf(server, house, shelf, engine.id, title);
    addEntries(server, house, shelf);
  }
  addRecords(server, house);
}

function addShelf(server: McpServer, house: House, shelf: Shelf, game: string, title: string): void {
  const about = { title: `${title}: ${shelf.name}`, description: shelf.about(title), mimeType: MARKDOWN };
  server.registerResource(`${game}-${shelf.name}`, `rulewright://${game}/${shelf.name}`, about, ({ href }) => {
    const texts = shelf.entries(house, game).map(({ text }) => text);
    return read(href, MARKDOWN, [`# ${title}: ${shelf.name}`, ...texts].join('\n\n'));
  });
}

function addEntries(server: McpServer, house: House, { name, one, entries }: Shelf): void {
  const games = house.games.map(({ engine }) => engine.id);
  const idsOf = (game: string): string[] => (games.includes(game) ? entries(house, game).map(({ id }) => id) : []);
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
    const entry = games.includes(`${game}`) ? entries(house, `${game}`).find((each) => each.id === wanted) : undefined;
    if (entry === undefined) throw new McpError(NOT_FOUND, `there is no ${one} ${href}`);
    return read(href, MARKDOWN, entry.text);
  });
}

function addRecords(server: McpServer, house: House): void {
  const template = new ResourceTemplate(recordUri('{table}'), { list: undefined });
  const description = 'All it takes to play a game again that you have played, once it is over.';
  const about = { title: 'The record of a game', description, mimeType: 'application/json' };
  server.registerResource('record', template, about, ({ href }, { table }) => {
    const held = house.tables.all().find(({ setting }) => `${setting.id}` === table);
    if (held === undefined) throw new McpError(NOT_FOUND, `there is no table ${table}`);
    return read(href, about.mimeType, JSON.stringify(over(held).record));
  });
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

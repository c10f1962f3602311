import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { createTableServer, type TableServerSettings } from '../../packages/mcp/src/index.js';

/** What a tool has answered. */
export interface Answer {
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text?: string; readonly uri?: string }[];
  readonly structuredContent?: {
    readonly error: { readonly code: number; readonly message: string; readonly data?: object };
  };
}

/** A client of the SDK as tests speak to it. */
export interface Spoken {
  readonly client: Client;
  /** What a tool answers, errors too. */
  call(name: string, args?: object): Promise<Answer>;
  /** The text of an answer that is no error. */
  ask(name: string, args?: object): Promise<string>;
  /** The text of an error, and its code. */
  fail(name: string, args?: object): Promise<{ readonly text: string; readonly code: number | undefined }>;
  close(): Promise<void>;
}

export async function spokenOn(transport: Transport): Promise<Spoken> {
  const client = new Client({ name: 'tests', version: '1.0.0' });
  await client.connect(transport);
  const call = async (name: string, args: object = {}): Promise<Answer> =>
    (await client.callTool({ name, arguments: { ...args } })) as unknown as Answer;
  const textOf = ({ content }: Answer): string => content.flatMap(({ text }) => text ?? []).join('\n');
  return {
    client,
    call,
    async ask(name, args) {
      const answer = await call(name, args);
      if (answer.isError) throw new Error(`${name}: ${textOf(answer)}`);
      return textOf(answer);
    },
    async fail(name, args) {
      const answer = await call(name, args);
      if (!answer.isError) throw new Error(`${name} was answered: ${textOf(answer)}`);
      return { text: textOf(answer), code: answer.structuredContent?.error.code };
    },
    close: () => client.close(),
  };
}

/** A server in this process and its client, which waits for no beat unless it is asked to. */
export async function served(settings: TableServerSettings = {}): Promise<Spoken> {
  const [here, there] = InMemoryTransport.createLinkedPair();
  await createTableServer({ pace: 'at-once', ...settings }).connect(there);
  return spokenOn(here);
}

/** The number of the table that a game has been begun at. */
export const tableIn = (text: string): number => Number(/^Table (\d+):/.exec(text)?.[1]);
/** How many legal actions a text says there are. */
export const legalIn = (text: string): number => {
  const [, number = '0'] = /^(?:Turn \d+\. .*)?(\d+|One) legal actions?:$/m.exec(text) ?? [];
  return number === 'One' ? 1 : Number(number);
};

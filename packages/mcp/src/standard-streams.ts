import { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { keepOutput } from '@rulewright/games/node';
import { errorCodes } from '@rulewright/protocol';
import { withoutMark } from './byte-order-mark.js';

/** Milliseconds between checks that the output is still read, after the client has finished sending. */
const PROBE = 1000;

/** The transport of a program, and a promise of its end. */
export interface StandardStreams {
  readonly transport: StdioServerTransport;
  /** Resolves when the input has ended and all requests have been answered. */
  readonly ended: Promise<void>;
}

/**
 * Uses standard input and output as a transport. Invalid messages are answered with an error, and everything else that
 * is printed goes to standard error. The process ends when nobody reads its output.
 */
export function standardStreams(host: NodeJS.Process): StandardStreams {
  const { stdout } = host;
  // what a module of somebody may not call later
  const exit = host.exit.bind(host);
  stdout.on('error', () => exit(0));
  const write = keepOutput(host);
  const output = new Writable({
    decodeStrings: false,
    write: (chunk, _encoding, done) => void write(chunk, () => done()),
  });
  const input = Readable.from(withoutMark(host.stdin), { objectMode: false });
  const transport = new StdioServerTransport(input, output);
  const waiting = counted(transport);
  // the SDK would say nothing, and its client would wait for ever
  transport.onerror = (error) => void output.write(`${JSON.stringify(refusal(error))}\n`);
  return { transport, ended: answeredAll(input, output, waiting) };
}

const refusal = (error: Error) => ({
  jsonrpc: '2.0',
  id: null,
  error:
    error instanceof SyntaxError
      ? { code: errorCodes.parse, message: 'the line is not JSON' }
      : {
          code: errorCodes.request,
          message: 'not a message of JSON-RPC 2.0; an id that is a whole number beyond 2^53 goes as text',
        },
});

/** Returns a function that counts unanswered requests. */
function counted(transport: StdioServerTransport): () => number {
  const waiting = new Set<unknown>();
  const send = transport.send.bind(transport);
  transport.send = async (message) => {
    if ('id' in message && !('method' in message)) waiting.delete(message.id);
    await send(message);
  };
  let heard: StdioServerTransport['onmessage'];
  Object.defineProperty(transport, 'onmessage', {
    get: () => heard,
    set(listener: StdioServerTransport['onmessage']) {
      heard = (message) => {
        if ('id' in message && 'method' in message) waiting.add(message.id);
        // what is given up is not answered
        else if ('method' in message && message.method === 'notifications/cancelled')
          waiting.delete(message.params?.requestId);
        listener?.(message);
      };
    },
  });
  return () => waiting.size;
}

/** Waits until input has ended and nothing is left to be answered; a blank finds out whether somebody still reads. */
async function answeredAll(input: Readable, output: Writable, waiting: () => number): Promise<void> {
  await new Promise<void>((resolve) => input.once('end', resolve).once('close', resolve));
  for (let waited = 0; waiting() > 0; waited += STEP) {
    await new Promise((resolve) => setTimeout(resolve, STEP));
    if (waited % PROBE === 0) output.write(' ');
  }
}

const STEP = 50;

import { beyond, errorBody, errorCodes, ProtocolError } from './errors.js';
import { type Connection, linesOf } from './lines.js';
import { createSession, type ServerSettings } from './server.js';

/**
 * Serves one client until its stream ends: a JSON-RPC 2.0 message a line, answered in order. The next message is read when
 * the answer has been written, so that a client that does not listen is not worked for. Whatever is sent, it is answered;
 * when the stream ends or breaks, everything that the client held is let go.
 */
export async function serve({ input, write }: Connection, settings: ServerSettings): Promise<void> {
  const session = createSession(settings);
  const { limits } = session;
  try {
    for await (const line of linesOf(input, limits.message)) {
      const answer = typeof line === 'string' ? await session.receive(line) : refused(problemOf(line.problem));
      if (answer !== undefined) await write(`${answer}\n`);
    }
  } finally {
    session.close();
  }

  function problemOf(problem: 'too long' | 'not UTF-8'): ProtocolError {
    return problem === 'too long'
      ? beyond(limits, 'message')
      : new ProtocolError(errorCodes.parse, 'the line is not UTF-8');
  }
}

const refused = (error: ProtocolError): string => JSON.stringify({ jsonrpc: '2.0', id: null, error: errorBody(error) });

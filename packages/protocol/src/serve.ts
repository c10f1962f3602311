import { beyond, errorBody, errorCodes, ProtocolError } from './errors.js';
import { type Connection, linesOf } from './lines.js';
import { opened, type ServerSettings } from './server.js';

/** Milliseconds between checks that the reader of a client that has finished sending still exists. */
const PROBE = 1000;

/** Bytes that a line takes at least while it waits: a flood of short ones is not read ahead either. */
const WAITING = 1000;

/**
 * Serves one client until its stream ends: a JSON-RPC 2.0 message a line, answered in order. Every message gets an
 * answer. Work on the next message starts when the last answer has been written, so a client that does not read gets no
 * work done. Only one message's length is read ahead, so that a `cancel` arrives in time. A broken stream cancels the
 * work under way; at the end everything that the client held is freed.
 */
export async function serve({ input, write }: Connection, settings: ServerSettings): Promise<void> {
  const { session, arrive } = opened(settings);
  const { limits } = session;
  let [before, waiting]: [Promise<void>, number] = [Promise.resolve(), 0];
  const take = (answer: () => Promise<string | undefined>, length: number): void => {
    waiting += WAITING + length;
    before = before.then(async () => {
      const text = await answer();
      if (text !== undefined) await write(`${text}\n`);
      waiting -= WAITING + length;
    });
    // the one who waits for it hears of a failure
    before.catch(() => session.giveUpAll());
  };
  try {
    for await (const line of linesOf(input, limits.message)) {
      if (typeof line === 'string') take(arrive(line), line.length);
      else take(async () => refused(problemOf(line.problem)), 0);
      if (waiting > limits.message) await before;
    }
    await heardOut(before, write, () => session.giveUpAll());
  } catch (error) {
    session.giveUpAll();
    await before.catch(() => {});
    throw error;
  } finally {
    session.clear();
  }

  function problemOf(problem: 'too long' | 'not UTF-8'): ProtocolError {
    return problem === 'too long'
      ? beyond(limits, 'message')
      : new ProtocolError(errorCodes.parse, 'the line is not UTF-8');
  }
}

/** Waits for the last answers. A blank goes before them now and then: where nobody reads any more, it cannot be written. */
async function heardOut(answers: Promise<void>, write: Connection['write'], giveUp: () => void): Promise<void> {
  const probe = setInterval(async () => {
    try {
      await write(' ');
    } catch {
      giveUp();
    }
  }, PROBE);
  try {
    await answers;
  } finally {
    clearInterval(probe);
  }
}

const refused = (error: ProtocolError): string => JSON.stringify({ jsonrpc: '2.0', id: null, error: errorBody(error) });

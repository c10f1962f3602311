import type { Transport, TransportSendOptions } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ErrorCode, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';

// Between a transport and the SDK: the arguments of a tool may come in a form that the SDK refuses, and what it refuses is
// told with its place.

/** A transport through which the arguments of a tool may be absent, null, an empty list or a JSON text. */
export class LiberalTransport implements Transport {
  constructor(private readonly inner: Transport) {}

  start = (): Promise<void> => this.inner.start();
  close = (): Promise<void> => this.inner.close();
  send = (message: JSONRPCMessage, options?: TransportSendOptions): Promise<void> =>
    this.inner.send(withPlaces(message), options);

  get onmessage(): Transport['onmessage'] {
    return this.inner.onmessage;
  }
  set onmessage(listener: Transport['onmessage']) {
    this.inner.onmessage = listener && ((message, extra) => listener(withArguments(message), extra));
  }
  get onclose(): Transport['onclose'] {
    return this.inner.onclose;
  }
  set onclose(listener: Transport['onclose']) {
    this.inner.onclose = listener;
  }
  get onerror(): Transport['onerror'] {
    return this.inner.onerror;
  }
  set onerror(listener: Transport['onerror']) {
    this.inner.onerror = listener;
  }
  get sessionId(): string | undefined {
    return this.inner.sessionId;
  }
  setProtocolVersion = (version: string): void => this.inner.setProtocolVersion?.(version);
}

/** The call of a tool with its arguments as an object, where they can be read as one. */
function withArguments<Message extends JSONRPCMessage>(message: Message): Message {
  if (!('method' in message) || message.method !== 'tools/call' || message.params === undefined) return message;
  return { ...message, params: { ...message.params, arguments: objectIn(message.params.arguments) } };
}

function objectIn(given: unknown): unknown {
  if (given === undefined || given === null || (Array.isArray(given) && given.length === 0)) return {};
  if (typeof given !== 'string') return given;
  try {
    const read: unknown = JSON.parse(given);
    return typeof read === 'string' ? given : objectIn(read);
  } catch {
    return given;
  }
}

/** An answer of the SDK in which what is wrong with a request is its client's mistake, and has a place. */
function withPlaces(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message) || message.error.code !== ErrorCode.InternalError) return message;
  const { message: said } = message.error;
  const place = said === 'Invalid URL' ? 'params.uri: it is no URI' : placesIn(said);
  if (place === undefined) return message;
  return { ...message, error: { code: ErrorCode.InvalidParams, message: `not the parameters of a request: ${place}` } };
}

/** The problems that the SDK lists as JSON; undefined for any other text. */
function placesIn(said: string): string | undefined {
  if (!said.startsWith('[')) return undefined;
  try {
    const issues: readonly { readonly path: readonly string[]; readonly message: string }[] = JSON.parse(said);
    return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  } catch {
    return undefined;
  }
}

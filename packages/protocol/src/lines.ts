/// <reference types="node" />
import { fromUtf8, toUtf8 } from './utf8.js';

/** A stream of bytes in both directions: a process, a socket, a pair of pipes. */
export interface Connection {
  /** Incoming data, in pieces of any size. */
  readonly input: AsyncIterable<Uint8Array | string>;
  /** Sends text; a returned promise is awaited before more is sent. */
  write(text: string): unknown;
  /** Ends the connection. */
  close?(): void;
}

/** A line that is longer than allowed or is not UTF-8. */
export interface BadLine {
  readonly problem: 'too long' | 'not UTF-8';
}

const LINE_FEED = 10;

/** Splits a stream into lines without their ends, and skips empty ones. Keeps at most `most` bytes of a line. */
export async function* linesOf(
  input: Connection['input'],
  most: number,
): AsyncGenerator<string | BadLine, undefined, undefined> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (part: Uint8Array): void => {
    length += part.length;
    if (length <= most) parts.push(part);
    else parts = [];
  };
  const line = (): string | BadLine => {
    const found = length > most ? ({ problem: 'too long' } as const) : decoded(parts, length);
    parts = [];
    length = 0;
    return found;
  };
  for await (const piece of input) {
    const bytes = typeof piece === 'string' ? toUtf8(piece) : piece;
    let begin = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, begin)) {
      take(bytes.subarray(begin, end));
      const found = line();
      if (typeof found !== 'string' || found.trim() !== '') yield found;
      begin = end + 1;
    }
    take(bytes.subarray(begin));
  }
  if (length === 0) return;
  const last = line();
  if (typeof last !== 'string' || last.trim() !== '') yield last;
}

function decoded(parts: readonly Uint8Array[], length: number): string | BadLine {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  try {
    return fromUtf8(bytes);
  } catch {
    return { problem: 'not UTF-8' };
  }
}

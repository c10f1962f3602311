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

/**
 * Splits a stream into lines without their ends, and skips empty ones. Keeps at most `most` bytes of a line, and no
 * piece longer than until the next one is asked for.
 */
export async function* linesOf(
  input: Connection['input'],
  most: number,
): AsyncGenerator<string | BadLine, undefined, undefined> {
  const line = new Line(most);
  for await (const piece of input) {
    const bytes = typeof piece === 'string' ? toUtf8(piece) : piece;
    let begin = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, begin)) {
      line.add(bytes.subarray(begin, end));
      const found = line.taken();
      if (typeof found !== 'string' || found.trim() !== '') yield found;
      begin = end + 1;
    }
    line.add(bytes.subarray(begin));
  }
  const last = line.taken();
  if (typeof last !== 'string' || last.trim() !== '') yield last;
}

/** Bytes for which there is room at the beginning. */
const ROOM = 1024;

/** A line as it comes in. Its bytes are copied: a client that sends them one by one takes no more memory. */
class Line {
  private bytes = new Uint8Array(ROOM);
  private length = 0;

  constructor(private readonly most: number) {}

  add(part: Uint8Array): void {
    const length = this.length + part.length;
    if (length > this.most) this.bytes = new Uint8Array(ROOM);
    else {
      if (length > this.bytes.length) this.grow(Math.max(length, 2 * this.bytes.length));
      this.bytes.set(part, this.length);
    }
    this.length = length;
  }

  /** The line, after which another one begins. */
  taken(): string | BadLine {
    const { bytes, length } = this;
    this.bytes = new Uint8Array(ROOM);
    this.length = 0;
    if (length > this.most) return { problem: 'too long' };
    try {
      return fromUtf8(bytes.subarray(0, length));
    } catch {
      return { problem: 'not UTF-8' };
    }
  }

  private grow(room: number): void {
    const { bytes } = this;
    this.bytes = new Uint8Array(room);
    this.bytes.set(bytes.subarray(0, this.length));
  }
}

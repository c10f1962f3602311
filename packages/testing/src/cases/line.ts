/** A line of a document. */
export interface Line {
  readonly file: string;
  /** Its number in the file, from 1. */
  readonly at: number;
  /** Its text, without what is around it. */
  readonly text: string;
}

/** A document that cannot be read. The message begins with `file:line`. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  constructor(
    readonly file: string,
    readonly at: number,
    readonly why: string,
  ) {
    super(`${file}:${at}: ${why}`);
  }
}

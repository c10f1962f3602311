import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  linkSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { MachineError, UsageError } from '../usage-error.js';
import { attempt, needed } from './refused.js';

// The one place where the program writes files. A file is looked at before it is changed.

/** Permission to replace an existing file. */
export interface Replacing {
  readonly force?: true | undefined;
}

/**
 * Throws `UsageError` for a path that cannot be written or, without `force`, that already exists. Called before any
 * work is done.
 */
export function checkWritable(path: string, { force }: Replacing): void {
  if (path === '') throw new UsageError('a file needs a name');
  attempt(`cannot write ${path}`, () => accessSync(`${dirname(path)}/.`, constants.W_OK));
  const found = statSync(path, { throwIfNoEntry: false });
  // a device would be replaced, not written to
  if (found?.isFile() === false) throw new UsageError(`cannot write ${path}: it is not a file`);
  if (found !== undefined && force !== true) throw alreadyThere(path);
}

const alreadyThere = (path: string): UsageError =>
  new UsageError(`cannot write ${path}: there is such a file; --force replaces it`);

/** Writes a text to a file, whole or not at all. */
export function writeWhole(path: string, text: string, { force }: Replacing): void {
  const draft = `${path}.${process.pid}.tmp`;
  needed(`cannot write ${path}`, () => {
    try {
      writeFileSync(draft, text, { flag: 'wx' });
      put(draft, path, force === true);
    } finally {
      rmSync(draft, { force: true });
    }
  });
}

/** Gives a draft its name; a file that has come to be there in the meantime stays, unless it is to be replaced. */
function put(draft: string, path: string, force: boolean): void {
  if (force) {
    renameSync(draft, path);
    return;
  }
  try {
    linkSync(draft, path);
  } catch {
    if (statSync(path, { throwIfNoEntry: false }) !== undefined) throw alreadyThere(path);
    // a file system without links
    renameSync(draft, path);
  }
}

/** Adds lines to a file that nobody else changes meanwhile. */
export interface Appender {
  /** Adds a line, whole or not at all. */
  append(line: string): void;
}

/** The part of a file that stays when lines are appended; the first line cuts off the rest. */
export interface Beginning {
  /** The size of the file when it was looked at. */
  readonly size: number;
  /** Number of its bytes that stay. */
  readonly kept?: number;
  /** Put before the first line: the end of a line that has none. */
  readonly before?: string;
}

/** Appends to a file that was looked at. Throws `MachineError` for a disk that is full, or when another program has written there. */
export function appender(path: string, { size, kept = size, before = '' }: Beginning): Appender {
  let [expected, end, first] = [size, kept, before];
  return {
    append: (line) =>
      needed(`cannot write ${path}`, () => {
        const file = openSync(path, 'r+');
        try {
          if (fstatSync(file).size !== expected)
            throw new MachineError(`cannot write ${path}: another program has written to it`);
          end = writeAt(file, end, `${first}${line}\n`);
          [expected, first] = [end, ''];
        } finally {
          closeSync(file);
        }
      }),
  };
}

/** Writes a text at a place of a file, and ends the file there; gives its new size. What cannot be written whole is taken back. */
function writeAt(file: number, place: number, text: string): number {
  const bytes = Buffer.from(text);
  ftruncateSync(file, place);
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, place + done);
  } catch (error) {
    ftruncateSync(file, place);
    throw error;
  }
  return place + bytes.length;
}

/** Appends JSON lines to a file, which holds such lines, is empty or is begun. Throws `UsageError` for any other file. */
export function jsonLinesAppender(path: string): Appender {
  if (path === '') throw new UsageError('a file needs a name');
  const about = `cannot write ${path}`;
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() === false) throw new UsageError(`${about}: it is not a file`);
  attempt(about, () => closeSync(openSync(path, 'a')));
  const size = found?.size ?? 0;
  const ends = attempt(`cannot read ${path}`, () => edges(path, size));
  if (size > 0 && ends !== '{\n')
    throw new UsageError(`cannot append to ${path}: it is not a file of JSON, one a line`);
  return appender(path, { size });
}

/** The first and the last byte of a file, which may be too large to be read whole. */
function edges(path: string, size: number): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(2);
    readSync(file, bytes, 0, 1, 0);
    readSync(file, bytes, 1, 1, Math.max(0, size - 1));
    return bytes.toString('latin1');
  } finally {
    closeSync(file);
  }
}

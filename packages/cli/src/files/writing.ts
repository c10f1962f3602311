import {
  accessSync,
  chmodSync,
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
import { dirname, join } from 'node:path';
import { MachineError, UsageError } from '../usage-error.js';
import { throughLinks } from './reading.js';
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
  const found = attempt(`cannot write ${path}`, () => {
    accessSync(`${dirname(throughLinks(path))}/.`, constants.W_OK);
    return statSync(path, { throwIfNoEntry: false });
  });
  // a device would be replaced, not written to
  if (found?.isFile() === false) throw new UsageError(`cannot write ${path}: it is not a file`);
  if (found !== undefined && force !== true) throw alreadyThere(path);
}

const alreadyThere = (path: string): UsageError =>
  new UsageError(`cannot write ${path}: there is such a file; --force replaces it`);

/** Writes a text to a file, whole or not at all. A link stays one, and a file that is replaced keeps who may read it. */
export function writeWhole(path: string, text: string, { force }: Replacing): void {
  needed(`cannot write ${path}`, () => {
    const target = throughLinks(path);
    const draft = join(dirname(target), `.rulewright-${process.pid}.tmp`);
    try {
      writeFileSync(draft, text, { flag: 'wx' });
      const found = statSync(target, { throwIfNoEntry: false });
      if (found !== undefined) chmodSync(draft, found.mode & PERMISSIONS);
      put(draft, target, force === true);
    } finally {
      rmSync(draft, { force: true });
    }
  });
}

const PERMISSIONS = 0o777;

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

/** Appends games to a file of an arena’s games, one a line in JSON, which may be empty or new. Throws `UsageError` for any other file. */
export function gamesAppender(path: string): Appender {
  if (path === '') throw new UsageError('a file needs a name');
  const about = `cannot write ${path}`;
  const found = attempt(about, () => statSync(path, { throwIfNoEntry: false }));
  if (found?.isFile() === false) throw new UsageError(`${about}: it is not a file`);
  attempt(about, () => closeSync(openSync(path, 'a')));
  const size = found?.size ?? 0;
  const isOurs = size === 0 || attempt(`cannot read ${path}`, () => hasGames(path, size));
  if (!isOurs) throw new UsageError(`cannot append to ${path}: it is not a file of an arena’s games, one a line`);
  return appender(path, { size });
}

const LINE_FEED = 10;
/** More bytes than a game with all thoughts of its players has. */
const LONGEST_LINE = 64 * 1024 * 1024;

/** True of a file whose first line is a game and whose last line has its end. It may be too large to be read whole. */
function hasGames(path: string, size: number): boolean {
  const file = openSync(path, 'r');
  try {
    const last = Buffer.alloc(1);
    readSync(file, last, 0, 1, size - 1);
    return last[0] === LINE_FEED && isGame(firstLine(file));
  } finally {
    closeSync(file);
  }
}

const PIECE = 64 * 1024;

function firstLine(file: number): string {
  const pieces: Buffer[] = [];
  for (let done = 0; done < LONGEST_LINE; done += PIECE) {
    const piece = Buffer.alloc(PIECE);
    const read = piece.subarray(0, readSync(file, piece, 0, PIECE, done));
    const end = read.indexOf(LINE_FEED);
    pieces.push(end < 0 ? read : read.subarray(0, end));
    if (end >= 0 || read.length === 0) break;
  }
  return Buffer.concat(pieces).toString('utf8');
}

function isGame(line: string): boolean {
  try {
    const game: unknown = JSON.parse(line);
    return typeof game === 'object' && game !== null && 'name' in game && 'seating' in game;
  } catch {
    return false;
  }
}

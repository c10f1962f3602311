import { isUtf8 } from 'node:buffer';
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../usage-error.js';
import { attempt } from './refused.js';

// The one place where the program reads files of text. Nothing here writes.

/** True when something of this name is there. */
export const isThere = (path: string): boolean => existsSync(path);

const MOST_LINKS = 40;

/** The path of the file that a path leads to, through links; it need not be there yet. */
export function throughLinks(path: string): string {
  let found = path;
  for (let n = 0; n < MOST_LINKS && lstatSync(found, { throwIfNoEntry: false })?.isSymbolicLink() === true; n++)
    found = resolve(dirname(found), readlinkSync(found));
  return found;
}

/** The names of the files in a folder. */
export const namesIn = (folder: string): string[] => attempt(`cannot read ${folder}`, () => readdirSync(folder));

/** The bytes of a file, as they are. */
export const readBytes = (path: string): Buffer => attempt(`cannot read ${path}`, () => readFileSync(path));

/** The text of a file in UTF-8, without a byte order mark, its lines ended by `\n` alone. */
export const readText = (path: string): string => textOf(path, readBytes(path));

/** The line end of a text file: that of Windows if it has one. */
export const lineEndOf = (path: string): '\r\n' | '\n' => (readBytes(path).includes('\r\n') ? '\r\n' : '\n');

/** The text of bytes that came from a file. Throws `UsageError` for bytes in another encoding. */
export function textOf(path: string, bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new UsageError(`${path} is not text in UTF-8${isUtf16(bytes) ? ' but in UTF-16' : ''}`);
  return attempt(`cannot read ${path}`, () => bytes.toString('utf8'))
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n');
}

/** True of bytes that begin with the mark of UTF-16, which some editors write. */
const isUtf16 = ([first, second]: Buffer): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** A file of one JSON value. */
export function readJson(path: string): unknown {
  return parsed(readText(path), `${path} is not JSON`);
}

/** A file of JSON values, one a line; empty lines are left out. */
export const readJsonLines = (path: string, otherwise: string): unknown[] =>
  readText(path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => parsed(line, otherwise));

function parsed(text: string, otherwise: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(otherwise);
  }
}

import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import canonicalize from 'canonicalize';
import { EngineBug } from './errors.js';
import { plain } from './plain.js';
import { utf8 } from './utf8.js';

/**
 * The SHA-256, as 64 hex digits, of plain data in canonical JSON (RFC 8785) and UTF-8.
 *
 * It is the same on every platform, in every language and for any order of fields. Throws `InputError` for other data.
 */
export const digest = (value: unknown): string => bytesToHex(sha256(utf8(canonical(plain(value)))));

/** The number of hex digits that tell any two values in a memory apart. */
const SHORT = 32;
export const shortDigest = (hex: string): string => hex.slice(0, SHORT);

/** The RFC 8785 form of plain data, one text for any order of fields. */
export function canonical(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new EngineBug('not plain data');
  return text;
}

/** A digest of a sequence of values: the SHA-256 of their canonical lines, each ended by a line feed. */
export class RunningDigest {
  private readonly hash: ReturnType<typeof sha256.create>;

  constructor(from?: RunningDigest) {
    this.hash = from === undefined ? sha256.create() : from.hash.clone();
  }

  /** Adds the next value, which is plain data. */
  add(value: unknown): void {
    this.line(canonical(value));
  }

  /** Adds a line as it is. */
  line(text: string): void {
    this.hash.update(utf8(`${text}\n`));
  }

  /** An independent digest of all values so far. */
  clone(): RunningDigest {
    return new RunningDigest(this);
  }

  /** The digest of all values so far, as 64 hex digits. More may follow. */
  get hex(): string {
    return bytesToHex(this.hash.clone().digest());
  }
}

import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import canonicalize from 'canonicalize';
import { EngineBug } from '../errors.js';
import { plain } from '../input/input.js';

/**
 * The SHA-256, as 64 hex digits, of a piece of plain data written as canonical JSON (RFC 8785) in UTF-8: the same on every
 * platform, in every language and for any order of fields. Throws `InputError` for other data.
 */
export const digest = (value: unknown): string => bytesToHex(sha256(canonical(plain(value))));

/** As many hex digits of a digest as tell apart whatever fits into a memory. */
const SHORT = 32;
export const shortDigest = (hex: string): string => hex.slice(0, SHORT);

/** The RFC 8785 form of plain data. */
function canonical(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new EngineBug('not plain data');
  return text;
}

/** Whether two pieces of plain data say the same, in whatever order their fields stand. */
export const isSame = (one: unknown, other: unknown): boolean => one === other || canonical(one) === canonical(other);

/** A digest of values that come one after the other: the SHA-256 of their canonical lines, each ended by a line feed. */
export class RunningDigest {
  private readonly hash: ReturnType<typeof sha256.create>;

  constructor(from?: RunningDigest) {
    this.hash = from === undefined ? sha256.create() : from.hash.clone();
  }

  /** Takes the next value in; it is plain data. */
  add(value: unknown): void {
    this.line(canonical(value));
  }

  /** Takes a line in as it stands. */
  line(text: string): void {
    this.hash.update(`${text}\n`);
  }

  /** Another digest of all values so far, which goes on by itself. */
  clone(): RunningDigest {
    return new RunningDigest(this);
  }

  /** Of all values so far, as 64 hex digits. More may follow. */
  get hex(): string {
    return bytesToHex(this.hash.clone().digest());
  }
}

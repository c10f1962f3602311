import { digest } from '@rulewright/core';

// A game as the fragment of a link to the playground: its JSON, deflated, in the letters of base64url, and a checksum.

/** A game as it is kept, and as a link carries it. */
export interface LinkedGame {
  /** The id of the game. */
  readonly game: string;
  readonly rulesVersion: number;
  /** The name of the content pack. */
  readonly content: string;
  readonly seed: string;
  readonly options: object;
  /** The position it begins from; the start of a new game when absent. */
  readonly from?: unknown;
  /** The decisions, in notation. */
  readonly actions: readonly string[];
  /** The number of decisions after which it is looked at; all of them when absent. */
  readonly at?: number;
}

/** The longest fragment, in letters: programs that pass links on cut longer ones. */
export const LONGEST_LINK = 8_000;
/** The most bytes that an honest link unpacks to. */
export const MOST_BYTES = 1_000_000;
/** The most decisions of a linked game, far above those of any honest one. */
export const MOST_DECISIONS = 20_000;
const CHECKSUM = 12;

/** The checksum in a link, of the text that is packed into it. */
export const linkChecksum = (text: string): string => digest(text).slice(0, CHECKSUM);

/**
 * The fragment of a link, `game=…` without its `#`; undefined for a game that is too long for one. `deflate` makes raw
 * deflated bytes: `deflateRawSync` of `node:zlib`, or the like in a browser.
 */
export function linkFragment(linked: LinkedGame, deflate: (bytes: Uint8Array) => Uint8Array): string | undefined {
  const { actions, ...rest } = linked;
  if (actions.length > MOST_DECISIONS) return undefined;
  const text = JSON.stringify({ ...rest, actions: actions.join('\n') });
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MOST_BYTES) return undefined;
  const fragment = `game=${toLetters(deflate(bytes))}.${linkChecksum(text)}`;
  return fragment.length > LONGEST_LINK ? undefined : fragment;
}

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

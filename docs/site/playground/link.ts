import { digest } from '@rulewright/core';
import { deflateSync, Inflate, strToU8 } from 'fflate';
import { NotOpened, type Saved } from './saved.js';
import { say } from './words/words.js';

// A game as the fragment of a link: its JSON, deflated, in the letters of base64url, and a checksum.

/** Longer links are cut by programs that pass them on: a file is offered instead. */
export const LONGEST_LINK = 8_000;
/** No honest link unpacks to more. */
const MOST_BYTES = 1_000_000;
/** No honest game is longer, by far. */
export const MOST_DECISIONS = 20_000;
/** This much is unpacked before anybody looks at how much it has become: a byte becomes a thousand at most. */
const PIECE = 256;
const CHECKSUM = 12;
const damaged = (): NotOpened => new NotOpened(say('link.damaged'));
const tooLong = (): NotOpened => new NotOpened(say('link.too-long'));

const checksumOf = (text: string): string => digest(text).slice(0, CHECKSUM);

/** `game=…`, without the `#`; undefined when it would be too long for a link, or the game is too long for one. */
export function fragmentOf(saved: Saved): string | undefined {
  const { actions, ...rest } = saved;
  if (actions.length > MOST_DECISIONS) return undefined;
  const text = JSON.stringify({ ...rest, actions: actions.join('\n') });
  const bytes = strToU8(text);
  if (bytes.length > MOST_BYTES) return undefined;
  const fragment = `game=${toLetters(deflateSync(bytes, { level: 9 }))}.${checksumOf(text)}`;
  return fragment.length > LONGEST_LINK ? undefined : fragment;
}

/**
 * What `fragmentOf` wrote; undefined for a fragment that is no game's. Throws `NotOpened`, and nothing else, for one that
 * was bent, is too long, unpacks to too much or holds no game; it takes no more time and room than an honest link.
 */
export function readFragment(fragment: string): unknown {
  if (!/^#?game=/.test(fragment)) return undefined;
  if (fragment.length > LONGEST_LINK + 1) throw tooLong();
  const [, letters = '', checksum = ''] = /^#?game=([\w-]*)\.(\w+)$/.exec(fragment) ?? [];
  const text = unpacked(letters);
  if (checksumOf(text) !== checksum) throw damaged();
  return gameIn(text);
}

function gameIn(text: string): unknown {
  const json = orDamaged((): unknown => JSON.parse(text));
  if (typeof json !== 'object' || json === null || !('actions' in json) || typeof json.actions !== 'string')
    throw damaged();
  const actions = json.actions === '' ? [] : json.actions.split('\n', MOST_DECISIONS + 1);
  if (actions.length > MOST_DECISIONS) throw tooLong();
  return { ...json, actions };
}

/** The text behind the letters, unpacked piece by piece, and no further than a game can be long. */
function unpacked(letters: string): string {
  const packed = orDamaged(() => fromLetters(letters));
  const bytes = new Uint8Array(MOST_BYTES);
  let length = 0;
  const inflate = new Inflate((part) => {
    if (length + part.length > MOST_BYTES) throw tooLong();
    bytes.set(part, length);
    length += part.length;
  });
  return orDamaged(() => {
    for (let from = 0; from < packed.length || from === 0; from += PIECE)
      inflate.push(packed.subarray(from, from + PIECE), from + PIECE >= packed.length);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length));
  });
}

/** What the work gives; whatever it cannot do is the fault of the link. */
function orDamaged<X>(work: () => X): X {
  try {
    return work();
  } catch (error) {
    throw error instanceof NotOpened ? error : damaged();
  }
}

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

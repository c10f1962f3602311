import { LONGEST_LINK, linkChecksum, linkFragment, MOST_BYTES, MOST_DECISIONS } from '@rulewright/games/link';
import { deflateSync, Inflate } from 'fflate';
import { NotOpened, type Saved } from './saved.js';
import { say } from './words/words.js';

// Links are written by `@rulewright/games/link`, and read here.

/** This much is unpacked before anybody looks at how much it has become: a byte becomes a thousand at most. */
const PIECE = 256;
const damaged = (): NotOpened => new NotOpened(say('link.damaged'));
const tooLong = (): NotOpened => new NotOpened(say('link.too-long'));

/** The fragment of a link to a game, without its `#`; undefined when it would be too long. */
export const fragmentOf = (saved: Saved): string | undefined =>
  linkFragment(saved, (bytes) => deflateSync(bytes, { level: 9 }));

/**
 * What `fragmentOf` wrote; undefined for a fragment that is no game's. Throws `NotOpened`, and nothing else, for one that
 * was bent, is too long, unpacks to too much or holds no game; it takes no more time and room than an honest link.
 */
export function readFragment(fragment: string): unknown {
  if (!/^#?game=/.test(fragment)) return undefined;
  if (fragment.length > LONGEST_LINK + 1) throw tooLong();
  const [, letters = '', checksum = ''] = /^#?game=([\w-]*)\.(\w+)$/.exec(fragment) ?? [];
  const text = unpacked(letters);
  if (linkChecksum(text) !== checksum) throw damaged();
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

const fromLetters = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

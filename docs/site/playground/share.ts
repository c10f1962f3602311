import { digest } from '@rulewright/core';
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { NotOpened, type Saved } from './saved.js';

// A game as the fragment of a link: its JSON, deflated, in the letters of base64url, and a checksum.

/** Longer links are cut by programs that pass them on: a file is offered instead. */
export const LONGEST_LINK = 8_000;
/** No honest link unpacks to more. */
const MOST_TEXT = 2_000_000;
const CHECKSUM = 12;

const checksumOf = (text: string): string => digest(text).slice(0, CHECKSUM);

/** `game=…`, without the `#`; undefined when it would be too long for a link. */
export function fragmentOf(saved: Saved): string | undefined {
  const { actions, ...rest } = saved;
  const text = JSON.stringify({ ...rest, actions: actions.join('\n') });
  const fragment = `game=${toLetters(deflateSync(strToU8(text), { level: 9 }))}.${checksumOf(text)}`;
  return fragment.length > LONGEST_LINK ? undefined : fragment;
}

/** What `fragmentOf` wrote; undefined for a fragment that is no game's. Throws `NotOpened` for one that was bent. */
export function readFragment(fragment: string): unknown {
  const [, letters = '', checksum = ''] = /^#?game=([^.]*)\.?(.*)$/s.exec(fragment) ?? [];
  if (!/^#?game=/.test(fragment)) return undefined;
  const text = unpacked(letters);
  if (text === undefined || checksumOf(text) !== checksum)
    throw new NotOpened('This link is damaged or not complete: no game can be read from it.');
  const { actions, ...rest } = JSON.parse(text) as { readonly actions: string };
  return { ...rest, actions: actions === '' ? [] : actions.split('\n') };
}

function unpacked(letters: string): string | undefined {
  try {
    const parts: Uint8Array[] = [];
    let length = 0;
    const inflate = new Inflate((part) => {
      length += part.length;
      if (length > MOST_TEXT) throw new Error('too long');
      parts.push(part);
    });
    inflate.push(fromLetters(letters), true);
    return parts.map((part) => strFromU8(part)).join('');
  } catch {
    return undefined;
  }
}

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

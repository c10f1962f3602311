/** The bytes of a text in UTF-8, on every host: jsdom has no `TextEncoder`. Half a surrogate pair becomes U+FFFD. */
export const utf8 = (text: string): Uint8Array =>
  typeof TextEncoder === 'function' ? new TextEncoder().encode(text) : encoded(text);

const REPLACEMENT = 0xfffd;
const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

function encoded(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const found = character.codePointAt(0) ?? REPLACEMENT;
    const code = isSurrogate(found) ? REPLACEMENT : found;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return Uint8Array.from(bytes);
}

/** The last six bits of a code, as a byte that goes on. */
const tail = (code: number): number => 0x80 | (code & 0x3f);

const BYTE_ORDER_MARK = /^\ufeff/;

/** Decodes UTF-8, without a byte order mark, on every host: jsdom has no `TextDecoder`. Throws for other bytes. */
export function fromUtf8(bytes: Uint8Array): string {
  if (typeof TextDecoder === 'function') return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  let escaped = '';
  for (const byte of bytes) escaped += `%${byte.toString(16).padStart(2, '0')}`;
  return decodeURIComponent(escaped).replace(BYTE_ORDER_MARK, '');
}

/** The bytes of a text in UTF-8, on every host. */
export const toUtf8 = (text: string): Uint8Array =>
  typeof TextEncoder === 'function' ? new TextEncoder().encode(text) : Uint8Array.from(bytesOf(text));

function* bytesOf(text: string): Generator<number> {
  for (const [, hex, character = ''] of encodeURIComponent(text).matchAll(/%(..)|(.)/gs))
    yield hex === undefined ? character.charCodeAt(0) : Number.parseInt(hex, 16);
}

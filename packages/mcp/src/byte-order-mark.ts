const MARK = [0xef, 0xbb, 0xbf];

/**
 * Bytes without the byte order mark of UTF-8 that they may begin with, as some shells put it before what they pipe.
 * Pieces may have any size.
 */
export async function* withoutMark(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined, undefined> {
  // of the mark, what has come so far; undefined once the stream has begun
  let begun: number[] | undefined = [];
  for await (const piece of input) {
    if (begun === undefined) yield piece;
    else {
      const bytes: Uint8Array = Uint8Array.from([...begun, ...piece]);
      const isMark = MARK.every((byte, i) => i >= bytes.length || bytes[i] === byte);
      if (isMark && bytes.length < MARK.length) begun = [...bytes];
      else {
        begun = undefined;
        yield isMark ? bytes.subarray(MARK.length) : bytes;
      }
    }
  }
  if (begun !== undefined && begun.length > 0) yield Uint8Array.from(begun);
}

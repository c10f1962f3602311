/**
 * Upper bound of lists and objects in one line. Real messages have fewer; a line of nothing but brackets would block
 * the parser for seconds.
 */
export const MOST_CONTAINERS = 500_000;

const QUOTE = 34;
const BACKSLASH = 92;
const LIST = 91;
const OBJECT = 123;

/**
 * Parses a line of JSON. Throws `SyntaxError` for invalid JSON, and for more lists and objects than a message may have.
 */
export function parsedLine(line: string): unknown {
  if (isOverfull(line)) throw new SyntaxError(`more than ${MOST_CONTAINERS} lists and objects`);
  return JSON.parse(line);
}

/** True of a line with more brackets than a message may hold; brackets in strings do not count. */
export function isOverfull(line: string): boolean {
  let opened = 0;
  let isText = false;
  for (let i = 0; i < line.length && opened <= MOST_CONTAINERS; i++) {
    const code = line.charCodeAt(i);
    if (code === QUOTE) isText = !isText;
    else if (isText) i += code === BACKSLASH ? 1 : 0;
    else if (code === LIST || code === OBJECT) opened++;
  }
  return opened > MOST_CONTAINERS;
}

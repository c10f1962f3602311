/** Lists and objects of one line. No message holds more; a line of nothing but brackets would keep the parser busy for seconds. */
export const MOST_CONTAINERS = 500_000;

const QUOTE = 34;
const BACKSLASH = 92;
const LIST = 91;
const OBJECT = 123;

/** What a line of JSON holds. Throws `SyntaxError` for anything that is not JSON, and for more lists and objects than a message holds. */
export function parsedLine(line: string): unknown {
  if (isOverfull(line)) throw new SyntaxError(`more than ${MOST_CONTAINERS} lists and objects`);
  return JSON.parse(line);
}

/** Whether a line opens more brackets than a message holds; those in texts are no brackets. */
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

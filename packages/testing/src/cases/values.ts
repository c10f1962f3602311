// The notation of values: `seat 0, item oil, left [1, 2]`. JSON can be read too.

/** The mark behind which the rest of an object, a list or a sentence is not compared. */
export const REST = '…';

/** Lists and braces inside one another, at most. */
const DEEPEST = 40;

/** A line that does not follow the notation. */
export class Misread extends Error {}

/** A value before and after an action: `9→4`. */
export interface Change {
  readonly from: unknown;
  readonly to: unknown;
}

/** Reads one value: a word, a number, a list, fields in braces, or a change. Throws `Misread`. */
export function readValue(text: string): unknown {
  const reader = new Reader(text);
  const value = reader.value();
  reader.end();
  return value;
}

/** Reads fields with or without braces: `seat 0, item oil, …`. Throws `Misread`. */
export function readFields(text: string): Readonly<Record<string, unknown>> {
  const [, inBraces] = /^\{(.*)\}$/s.exec(text.trim()) ?? [];
  const reader = new Reader(inBraces ?? text);
  const fields = reader.fields('');
  reader.end();
  return fields;
}

class Reader {
  private at = 0;
  private depth = 0;
  constructor(private readonly text: string) {}

  value(): unknown {
    const from = this.one();
    this.skip();
    if (this.text[this.at] !== '→') return from;
    this.at++;
    return { from, to: this.one() } satisfies Change;
  }

  fields(close: '' | '}'): Readonly<Record<string, unknown>> {
    const found = new Map<string, unknown>();
    while (!this.closes(close)) {
      if (this.text[this.at] === REST) {
        found.set(REST, true);
        this.at++;
        continue;
      }
      const name = this.name();
      if (found.has(name)) throw new Misread(`${name} is given twice in “${this.text}”`);
      found.set(name, this.value());
    }
    return Object.fromEntries(found);
  }

  end(): void {
    this.skip();
    if (this.at < this.text.length) throw new Misread(`“${this.text.slice(this.at)}” is too much in “${this.text}”`);
  }

  private one(): unknown {
    this.skip();
    const letter = this.text[this.at];
    if (letter === '[') return this.within(() => this.list());
    if (letter === '{') return this.within(() => this.fields('}'));
    if (letter === '"') return this.quoted();
    const word = this.taken(/[^\s,\]{}[→…"]+/y);
    if (word === undefined) throw new Misread(`a value is missing at ${this.at + 1} of “${this.text}”`);
    return plain(word);
  }

  private within<X>(inner: () => X): X {
    if (++this.depth > DEEPEST) throw new Misread(`more than ${DEEPEST} brackets inside one another`);
    this.at++;
    const found = inner();
    this.at++;
    this.depth--;
    return found;
  }

  private list(): unknown[] {
    const found: unknown[] = [];
    while (!this.closes(']')) found.push(this.value());
    return found;
  }

  private name(): string {
    const isQuoted = this.text[this.at] === '"';
    const name = isQuoted ? this.quoted() : this.taken(/[\w.*-]+/y);
    if (name === undefined) throw new Misread(`a field is missing at ${this.at + 1} of “${this.text}”`);
    if (this.text[this.at] === ':') this.at++;
    return name;
  }

  private closes(close: '' | '}' | ']'): boolean {
    this.skip();
    while (this.text[this.at] === ',') {
      this.at++;
      this.skip();
    }
    if (this.at < this.text.length) return this.text[this.at] === close;
    if (close === '') return true;
    throw new Misread(`${close} is missing in “${this.text}”`);
  }

  private quoted(): string {
    const word = this.taken(/"(?:[^"\\]|\\.)*"/y);
    if (word === undefined) throw new Misread(`a quotation is not closed in “${this.text}”`);
    try {
      return JSON.parse(word) as string;
    } catch {
      throw new Misread(`${word} is no text as JSON writes it`);
    }
  }

  /** The text at the place of the reader, which goes on behind it. */
  private taken(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const [word] = pattern.exec(this.text) ?? [];
    this.at += word?.length ?? 0;
    return word;
  }

  private skip(): void {
    while (this.text[this.at] === ' ') this.at++;
  }
}

function plain(word: string): unknown {
  if (word === 'null') return null;
  if (word === 'true' || word === 'false') return word === 'true';
  return /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word;
}

/** The words of a line, or its parts between other letters; brackets and quotations stay whole. */
export function wordsOf(line: string, between: RegExp = /\s/): string[] {
  const found: string[] = [];
  let word = '';
  let depth = 0;
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"' && !(isQuoted && word.endsWith('\\'))) isQuoted = !isQuoted;
    if (!isQuoted && '{['.includes(letter)) depth++;
    if (!isQuoted && '}]'.includes(letter)) depth--;
    if (depth > 0 || isQuoted || !between.test(letter)) word += letter;
    else {
      found.push(word.trim());
      word = '';
    }
  }
  return [...found, word.trim()].filter((each) => each !== '');
}

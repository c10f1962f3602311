// Results that differ by a roll are one line: `1/20 (5 %) each: P1 rolls the expectation: 1 to 20.`

/** A result in words. */
export interface Likely {
  readonly chance: string;
  readonly share: number;
  readonly text: string;
}

const NUMBER = /(?<![\p{L}\d])\d+(?![\p{L}\d])/gu;

/** A result and others merged with it. */
interface Line {
  readonly result: Likely;
  readonly words: string;
  readonly numbers: readonly number[];
  /** Indices of the numbers that differ; '' for a single result. */
  places: string;
  /** Difference of these numbers from the first result, one for each result. */
  readonly by: number[];
}

/** Merges results of equal chance whose texts differ in one number, or in several by the same amount. */
export function inOneLine(results: readonly Likely[]): readonly Likely[] {
  const lines: Line[] = [];
  for (const result of results) {
    const numbers = (result.text.match(NUMBER) ?? []).map(Number);
    const words = result.text.replaceAll(NUMBER, '#');
    if (!lines.some((line) => joins(line, result, words, numbers)))
      lines.push({ result, words, numbers, places: '', by: [0] });
  }
  return lines.map(merged);
}

function joins(line: Line, { chance }: Likely, words: string, numbers: readonly number[]): boolean {
  if (chance !== line.result.chance || words !== line.words) return false;
  const places = line.numbers.flatMap((number, i) => (number === numbers[i] ? [] : [i]));
  const [by, ...others] = new Set(places.map((i) => (numbers[i] ?? 0) - (line.numbers[i] ?? 0)));
  if (by === undefined || others.length > 0 || (line.places !== '' && line.places !== places.join())) return false;
  line.places = places.join();
  line.by.push(by);
  return true;
}

function merged({ result, places, by }: Line): Likely {
  if (places === '') return result;
  const sorted = [...by].sort((a, b) => a - b);
  const differing = new Set(places.split(',').map(Number));
  let place = 0;
  return {
    chance: `${result.chance} each`,
    share: result.share * by.length,
    text: result.text.replaceAll(NUMBER, (number) =>
      differing.has(place++) ? listed(sorted.map((more) => Number(number) + more)) : number,
    ),
  };
}

/** `1 to 20`, `1, 3 or 4`. */
function listed(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  if (numbers.length > 2 && numbers.every((number, i) => number === first + i)) return `${first} to ${last}`;
  return `${numbers.slice(0, -1).join(', ')} or ${last}`;
}

/** Turns a name of the code into words: `kuhn-poker` is `Kuhn poker`, `atRisk` is `At risk`. */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/[-_.]+/g, ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Turns a name of the code into words inside a sentence, in lower case. */
export const amid = (name: string): string => inWords(name).toLowerCase();

/** Writes a value for people: words unchanged, lists with commas, nothing as a dash. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value).replace('-', '−');
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(part).join(', ');
  return Object.entries(value)
    .map(([name, inner]) => `${amid(name)} ${part(inner)}`)
    .join(', ');
}

/** A value inside another one: what has parts of its own stands in brackets. */
const part = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `(${valueText(value)})` : valueText(value);

/** Functions that name the numbers of a field, by field: `{ cell: (cell) => 'd3' }`. */
export type Names = Readonly<Record<string, (number: number) => string>>;

/** The value of a field, its numbers called as the names say; in a list each of them. */
export function fieldText(names: Names, field: string, value: unknown): string {
  const call = Object.hasOwn(names, field) ? names[field] : undefined;
  if (call === undefined) return valueText(value);
  if (typeof value === 'number') return call(value);
  const isList = Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'number');
  return isList ? value.map(call).join(', ') : valueText(value);
}

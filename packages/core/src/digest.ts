import { plain } from './plain.js';

/** Sixteen hex digits that stand for a piece of plain data, the same on every platform and for any order of fields. Throws `InputError` for other data. */
export function digest(value: unknown): string {
  const text = canonical(plain(value));
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
    b ^= b >>> 13;
  }
  return hex(a) + hex(b);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

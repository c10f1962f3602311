import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// reads docs/decisions

const FOLDER = 'docs/decisions';
const files = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .sort();

/** The rows of the table: number, file, title, topic, status, and the file of the decision that replaces it. */
const rows = [
  ...readFileSync(`${FOLDER}/README.md`, 'utf8').matchAll(
    /^\| \[(\d+)\]\((.+?)\) \| (.+?) \| (.+?) \| (.+?) \| (?:\[\d+\]\((.+?)\).*)? *\|$/gm,
  ),
].map(([, number = '', file = '', title = '', topic = '', status = '', by]) => ({
  number,
  file,
  title,
  topic,
  status,
  by,
}));

test('every decision has its row, in order, with its number and title', () => {
  expect(rows.map(({ file }) => file)).toEqual(files);
  for (const { number, file, title } of rows) {
    expect(file.startsWith(number.padStart(4, '0'))).toBe(true);
    expect(readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n')[0]).toBe(`# ${number}. ${title}`);
  }
});

test('a decision that is replaced names the later one, as the table does', () => {
  const named = rows.flatMap(({ file, by }) => (by === undefined ? [] : [{ file, by }]));
  for (const { file, by } of named) {
    expect(files).toContain(by);
    expect(readFileSync(`${FOLDER}/${file}`, 'utf8')).toContain(`(${by})`);
  }
  const replaced = files.filter((file) => /^\*Replaced by /m.test(readFileSync(`${FOLDER}/${file}`, 'utf8')));
  expect(rows.filter(({ status }) => status === 'replaced').map(({ file }) => file)).toEqual(replaced);
});

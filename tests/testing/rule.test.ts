import { ruleTests } from '@rulewright/testing';
import { describe, expect, it, test } from 'vitest';
import { rule } from '../support/rule.js';

/** A runner that only notes what it is given. */
function notes() {
  const titles: string[] = [];
  const runs: (() => void | Promise<void>)[] = [];
  const noting = ruleTests((title, run) => {
    titles.push(title);
    runs.push(run);
  });
  return { titles, runs, noting };
}

describe('rule tests', () => {
  it('start their titles with the id of the rule', () => {
    const { titles, noting } = notes();
    noting('TTT-1', 'refuses a taken cell', () => {});
    expect(titles).toEqual(['TTT-1 refuses a taken cell']);
  });

  it('start their titles with every id when they prove several rules', () => {
    const { titles, noting } = notes();
    noting(['TTT-1', 'TTT-2'], 'go together', () => {});
    expect(titles).toEqual(['TTT-1 TTT-2 go together']);
  });

  it('show each row of a table in a title of its own and hand the row over', () => {
    const { titles, runs, noting } = notes();
    const seen: number[] = [];
    noting.each(
      'TTT-1',
      'knows the edges',
      [
        { cell: 0, is: 'x' },
        { cell: 8, is: null },
      ],
      ({ cell }) => {
        seen.push(cell);
      },
    );
    for (const run of runs) run();
    expect(titles).toEqual(['TTT-1 knows the edges: cell 0, is "x"', 'TTT-1 knows the edges: cell 8, is null']);
    expect(seen).toEqual([0, 8]);
  });

  it('show rows that are lists or plain values as JSON', () => {
    const { titles, noting } = notes();
    noting.each('TTT-1', 'adds', [[1, 2]], () => {});
    noting.each('TTT-1', 'counts', [7, 'x'], () => {});
    expect(titles).toEqual(['TTT-1 adds: [1,2]', 'TTT-1 counts: 7', 'TTT-1 counts: "x"']);
  });
});

const ran: string[] = [];
rule('TTT-1', 'is run by the test runner itself', () => {
  ran.push('once');
});
test('a rule test has run', () => {
  expect(ran).toEqual(['once']);
});

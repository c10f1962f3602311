import { expect, test } from 'vitest';
import { curvePlots } from '../../docs/site/build/curves.js';

const TABLE = `| game | iterations | games | score | 95 % interval |
| --- | --- | --- | --- | --- |
| emix | 8 | 40 | 30 % | 18–46 % |
| emix | 1,000 | 40 | 70 % | 54–82 % |
| euphoria | 8 | 40 | 40 % | 20–60 % |
`;

test('a curve is drawn for each game with more than one point, and read aloud with its intervals', () => {
  const drawn = curvePlots(TABLE, 'iterations');
  expect(drawn.match(/<figure /g)).toHaveLength(1);
  expect(drawn).toContain('aria-label="Emix: score over iterations. 8: 30 %, 18 to 46 %; 1000: 70 %, 54 to 82 %"');
  expect(drawn.match(/>1,000<|>8</g)).toHaveLength(2);
});

test('a document without such a table has no curves', () => {
  expect(() => curvePlots(TABLE, 'milliseconds a choice')).toThrow('no table with game, score, milliseconds a choice');
});

import { createEngine } from '@rulewright/core/author';
import { describe, expect, test } from 'vitest';
import { spec } from '../games/hush.js';
import { allCards } from '../games/hush-state.js';
import { issues } from './caught.js';

describe('optionProblems: options that do not fit the content', () => {
  const engine = createEngine({
    ...spec,
    optionProblems: ({ options: { players, handLimit }, content }) =>
      players * handLimit * 4 <= allCards(content).length
        ? []
        : [
            {
              path: 'handLimit',
              message: `${allCards(content).length} cards are too few for ${players} hands of ${handLimit}`,
            },
          ],
  });
  const message = '24 cards are too few for 2 hands of 4';

  test('init refuses them with their paths', () => {
    expect(issues(() => engine.init(1, { handLimit: 4 }))).toEqual([{ path: 'handLimit', message }]);
  });
  test('init takes options that fit', () => {
    expect(engine.init(1, { handLimit: 3 }).options.handLimit).toBe(3);
  });
  test('a saved state with such options is no state of the engine', () => {
    const state = engine.init(1, { handLimit: 3 });
    const changed = { ...state, options: { ...state.options, handLimit: 4 } };
    expect(engine.validate(changed)).toEqual([{ path: 'options.handLimit', message }]);
  });
  test('they are not asked about options that do not fit the schema', () => {
    expect(issues(() => engine.init(1, { handLimit: 0 }))).toEqual([
      { path: 'handLimit', message: 'expected at least 1, found 0' },
    ]);
  });
});

import { activate, hand, setGoods, stand } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, options, place } from './plays.js';
import { tableWith } from './positions.js';

// HK4: compulsory extras of the player who places on a commodity area.

type Recipe = Parameters<typeof tableWith>[1];
const visit = (
  recruit: string | readonly string[],
  area: string,
  recipe: Recipe = () => {},
  edition: 'first' | 'second' = 'second',
) =>
  tableWith({ recruitEdition: edition }, (state) => {
    activate(state, 0, ...[recruit].flat());
    recipe(state);
  }).play(place(area));

describe('Zong, first edition', () => {
  const onMine = (recipe?: Recipe) => visit('zong-the-astronomer', 'cloud-mine', recipe, 'first');

  rule(['EUP-RCT.103', 'EUP-REC.6'], 'one resource or one artifact is too much, a commodity is not', () => {
    expect(asked(onMine((state) => setGoods(state, 0, { clay: 1 })))).toBe('turn-main 1');
    expect(asked(onMine((state) => hand(state, 0, 'bat')))).toBe('turn-main 1');
    expect(asked(onMine((state) => setGoods(state, 0, { food: 9 })))).toBe('ability-choose 0');
  });
});

describe('Sir Scarby and Soulless', () => {
  rule(['EUP-RCT.124', 'EUP-REC.5'], 'strictly the highest on the Farm, or alone: knowledge or a food', () => {
    expect(options(visit('sir-scarby-the-harvester', 'farm'))).toEqual(['knowledge', 'food']);
    expect(asked(visit('sir-scarby-the-harvester', 'farm', (state) => stand(state, 1, 'farm', 1)))).toBe('turn-main 1');
    expect(asked(visit('sir-scarby-the-harvester', 'farm', (state) => stand(state, 1, 'farm', 2)))).toBe('turn-main 1');
  });
});

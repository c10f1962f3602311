import { give, setGoods } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import type { position } from './positions.js';
import { trading } from './trading.js';

// EUP-TRD.1 to EUP-TRD.3: who may open a proposal, and when.

const partners = (game: ReturnType<typeof position>) => game.legal('open-trade').map(({ partner }) => partner);

rule('EUP-TRD.2', 'a single artifact in one’s own hand is enough to trade with', () => {
  const game = trading((state) => {
    give(state, 0, 'bat');
    setGoods(state, 1, { clay: 1 });
  });
  expect(partners(game)).toEqual([1]);
});

import type { Fraction } from '@rulewright/core';
import { type EcoLogicOptions, engine } from '@rulewright/ecologic';
import { begin, end, setPlayer } from '@rulewright/ecologic/positions';
import { table } from './table.js';

export const fraction = (numerator: number, denominator = 1): Fraction => ({ numerator, denominator });

/** What a game ends with whose players have these eco funds and this money: unlimited supplies, so that any pair can be. */
export function endWith(
  holdings: readonly (readonly [ecoFund: number, money: number])[],
  options: Partial<EcoLogicOptions> = {},
) {
  const { state } = table({ players: holdings.length, supply: 'unlimited', ...options }).edit((position) => {
    begin(position);
    end(position);
    for (const [seat, [ecoFund, money]] of holdings.entries()) {
      setPlayer(position, seat, { ecoFund });
      setPlayer(position, seat, { money });
    }
  });
  return engine.outcome(state);
}

import { at } from '@rulewright/core';
import type { EcoLogicEngine } from '@rulewright/ecologic';
import { type Facts, happeningBy } from '../study/facts.js';

/** An event, or an upkeep that cannot be paid, takes an initiative. */
const FORCED: readonly string[] = ['ECO-EVT.5', 'ECO-INC.5'];
/** Answers that tell themselves what they cost in coins. */
const GIVING: readonly string[] = ['accept-aid', 'decline-aid', 'ask-aid', 'repay-loan', 'withhold'];

/** The facts of EcoLogic that can be reasons: losses, auctions, pieces, and what a round brings. */
export const facts = ({ content }: EcoLogicEngine): Facts<EcoLogicEngine> => ({
  isOver: (before, now) => before.round !== now.round,
  happening: happeningBy<EcoLogicEngine>({
    'object-lost': ({ seat, pieces }) => ({
      fact: 'object-lost',
      seat,
      isLoss: true,
      values: { branch: at(pieces, 0), level: pieces.length },
      saidBy: ['lose-object'],
    }),
    'initiative-discarded': ({ seat, initiative, rule }) =>
      FORCED.includes(rule)
        ? {
            fact: 'initiative-lost',
            seat,
            isLoss: true,
            of: initiative,
            values: { initiative },
            saidBy: ['lose-initiative', 'drop-initiative'],
          }
        : undefined,
    'auction-won': ({ seat, item, amount }) => ({
      fact: 'auction-won',
      seat,
      of: item,
      values: { item, amount },
    }),
    'piece-placed': ({ seat, hex, branch }, { seat: asked, position }) => ({
      fact: 'piece-placed',
      seat,
      of: seat === asked ? branch : hex,
      values: { item: branch, hex: at(content.tiles, at(position.field.tile, hex)).id },
    }),
    'special-placed': ({ seat, special }) => ({ fact: 'special-built', seat, of: special, values: { special } }),
  }),
  sheet: {
    income: { of: (ask, seat) => ask.netIncome(seat).net, least: 0.9 },
    effect: { of: (ask, seat) => ask.ecologicalEffect(seat).total, least: 0.9 },
    'eco-fund': { of: (ask, seat) => ask.player(seat).ecoFund, least: 1.5, isStock: true },
    coins: { of: (ask, seat) => ask.player(seat).money, least: 2, isStock: true, saidBy: GIVING },
  },
  names: (id) => [...content.initiatives, ...content.specials].find((card) => card.id === id)?.name,
});

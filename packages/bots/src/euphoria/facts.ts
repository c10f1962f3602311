import { type EuphoriaEngine, GOODS } from '@rulewright/euphoria';
import { type Facts, happeningBy } from '../study/facts.js';

const RESOURCES = GOODS.slice(GOODS.indexOf('gold'));
const COMMODITIES = GOODS.slice(0, GOODS.indexOf('gold'));
/** Number of stars of a player. */
const STARS = 10;

/** The facts of Euphoria that can be reasons: stars, workers, recruits, and what a player owns after a round of turns. */
export const facts = ({ content }: EuphoriaEngine): Facts<EuphoriaEngine> => ({
  // everybody has had a turn
  isOver: (before, now) => now.turn >= before.turn + before.options.players,
  happening: happeningBy<EuphoriaEngine>({
    'worker-lost': ({ seat }) => ({ fact: 'worker-lost', seat, isLoss: true }),
    'worker-added': ({ seat }) => ({ fact: 'worker-won', seat }),
    'star-placed': ({ seat }) => ({ fact: 'star', seat }),
    'recruit-revealed': ({ seat, recruit }) => ({ fact: 'recruit', seat, of: recruit, values: { recruit } }),
    'goods-lost': ({ seat, good, cause }) =>
      cause === 'penalty' ? { fact: 'penalty', seat, isLoss: true, of: good, values: { good } } : undefined,
  }),
  sheet: {
    stars: {
      of: (ask, seat) => STARS - ask.player(seat).stars,
      least: 0.6,
      ofOthers: true,
      instead: ['star'],
    },
    workers: {
      of: (ask, seat) => ask.player(seat).workers.filter(({ where }) => where !== 'supply').length,
      least: 0.6,
      instead: ['worker-won', 'worker-lost'],
    },
    artifacts: { of: (ask, seat) => ask.player(seat).artifacts.count, least: 0.9, isStock: true },
    resources: {
      of: (ask, seat) => RESOURCES.reduce((sum, good) => sum + ask.player(seat).goods[good], 0),
      least: 0.9,
      isStock: true,
    },
    commodities: {
      of: (ask, seat) => COMMODITIES.reduce((sum, good) => sum + ask.player(seat).goods[good], 0),
      least: 1.5,
      isStock: true,
    },
    knowledge: { of: (ask, seat) => ask.player(seat).knowledge, least: 0.9, isBurden: true, isStock: true },
    morale: { of: (ask, seat) => ask.player(seat).morale, least: 0.9, isStock: true },
  },
  names: (id) => content.recruits.find((card) => card.id === id)?.name,
});

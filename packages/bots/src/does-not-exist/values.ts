import { at } from '@rulewright/core';
import type { DoesNotExistEngine, DoesNotExistView } from '@rulewright/does-not-exist';
import type { Values } from '../expertise.js';
import { valuesFrom } from '../standing.js';

type Player = DoesNotExistView['position']['players'][number];

/** How much each counts beside a soul: as often as it went with a victory in games of weighted players. */
const SOUL = 0.25;
const CARD = 0.2;
const INVENTORY = 0.06;
const MERCENARY = 0.35;
const LEAD = 0.5;
/** Who is out of the game (DNE-ZER.6) has nothing to hope for. */
const OUT = -20;

/**
 * How near a seat is to the souls that win (DNE-FIN.8): the souls it has, the cards and mercenaries to win raves with, and
 * whether its line-up would win the rave that goes on, beside the same of the others. Hands are counted, not read.
 */
export const values = (engine: DoesNotExistEngine): Values<DoesNotExistEngine> => {
  const { sounds } = engine.content;
  const standing = ({ status, souls, hand, inventory, mercenaries }: Player): number =>
    status === 'eliminated'
      ? OUT
      : SOUL * souls +
        CARD * (hand.length + inventory.length) +
        MERCENARY * mercenaries.length +
        inventory.reduce((sum, card) => sum + INVENTORY * at(sounds, card).comparison, 0);
  return (position, ask) => {
    const leader = position.lineups.length === 0 ? null : (ask ?? engine.ask(position)).strongest();
    return valuesFrom(position.players.map((player, seat) => standing(player) + (seat === leader ? LEAD : 0)));
  };
};

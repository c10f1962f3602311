import { at } from '@rulewright/core';
import type { DoesNotExistEngine, DoesNotExistView } from '@rulewright/does-not-exist';
import type { Values } from '../expertise.js';
import { valuesFrom } from '../standing.js';

type Player = DoesNotExistView['position']['players'][number];

/** Weights relative to a soul, fitted to victories in games of weighted players. */
const SOUL = 0.25;
const CARD = 0.2;
const INVENTORY = 0.06;
const MERCENARY = 0.35;
const LEAD = 0.5;
/** Standing of an eliminated player, who cannot win any more (DNE-ZER.6). */
const OUT = -20;

/**
 * Judges seats by how close they are to enough souls to win (DNE-FIN.8). It counts souls, the cards and mercenaries
 * that win raves, and the lead in the current rave. Hands are counted, not read.
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

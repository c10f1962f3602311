import type { Part } from '@rulewright/core';
import { type EcoLogicAction, type EcoLogicView, engine } from '@rulewright/ecologic';
import { content } from './words.js';

/** hex:3, plant:oil (on offer), hand:0:oil (a piece in the hand of seat 0), card:I05, revealed, refused, initiatives (the deck), player:1. */
export function nameOf({ kind, id, zone = '', seat }: Part): string | undefined {
  switch (kind) {
    case 'piece':
      return zone.endsWith('.hand') ? `hand:${seat}:${id}` : undefined;
    case 'special':
      return `card:${id}`;
    case 'initiative':
      return zone === 'revealed' ? 'revealed' : zone === 'initiativeDiscard' ? 'refused' : `card:${id}`;
    case 'zone':
      return id === 'initiativeDeck' ? 'initiatives' : undefined;
    default:
      return `${kind}:${id}`;
  }
}
export const kinds = { hand: ['piece'], card: ['special', 'initiative'] };

export function meant(
  target: string,
  legal: readonly EcoLogicAction[],
  view: EcoLogicView,
): readonly EcoLogicAction[] | undefined {
  const [kind, hex] = target.split(':');
  if (kind !== 'hex') return undefined;
  const turned = engine.retarget(legal, { kind, id: Number(hex) });
  return turned.toSorted((a, b) => strangeness(a, view) - strangeness(b, view));
}

/** A piece is hardly meant for a hex without its resource. */
function strangeness(action: EcoLogicAction, { position }: EcoLogicView): number {
  if (!('branch' in action && 'hex' in action)) return 0;
  const tile = content.tiles[position.field.tile[action.hex] ?? 0];
  return tile?.resources.includes(action.branch) ? 0 : 1;
}

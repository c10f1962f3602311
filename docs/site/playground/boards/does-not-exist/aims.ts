import type { Part } from '@rulewright/core';
import { type DoesNotExistAction, type DoesNotExistView, engine } from '@rulewright/does-not-exist';

const PILES: Readonly<Record<string, string>> = {
  deck: 'deck',
  discard: 'discard',
  classDeck: 'classes',
  mercenaryDeck: 'mercenaries',
  monsterDeck: 'monsters',
  monsterSupply: 'monsters',
};
/** Where sound cards and figures are drawn one by one. */
const OPEN = /^(?:players\.\d+\.(?:hand|inventory|mercenaries|class)|lineups\.\d+\.cards|reward|monsterSupply)$/;

/**
 * card:vinyl-igor (a sound card that lies open to the viewer), player:1, lineup:1, monster:telemarketer, mercenary:cleo,
 * class:class-dj, die, and the piles: pile:deck, pile:discard, pile:classes, pile:mercenaries, pile:monsters.
 */
export function nameOf({ kind, id, zone }: Part): string | undefined {
  if (kind === 'die') return 'die';
  if (kind === 'zone') return PILES[id] === undefined ? undefined : `pile:${PILES[id]}`;
  if (kind === 'player' || kind === 'lineup') return `${kind}:${id}`;
  if (zone !== undefined && !OPEN.test(zone)) return undefined;
  if (kind === 'sound') return `card:${id}`;
  if (kind !== 'figure') return `${kind}:${id}`;
  return zone === 'monsterSupply' ? `monster:${id}` : `mercenary:${id}`;
}
export const kinds = { card: ['sound'], monster: ['figure'], mercenary: ['figure'] };

/** Where the Host may do things in any order. */
const WINDOWS: readonly string[] = ['prepare', 'summary'];

/** What is meant though no answer names a part of the kind now: what can be done at other moments of the same question. */
export function meant(
  target: string,
  legal: readonly DoesNotExistAction[],
  view: DoesNotExistView,
): readonly DoesNotExistAction[] | undefined {
  const [kind = '', name = ''] = target.split(':');
  const seat = view.viewer;
  const asked = engine.decision(view)?.kind;
  if (seat === 'spectator' || asked === undefined) return [];
  const inWindow = WINDOWS.includes(asked);
  switch (kind) {
    case 'die':
      return asked === 'prepare' ? [{ type: 'roll', seat }] : [];
    case 'monster':
      return asked === 'prepare' ? [{ type: 'invite', seat, monster: name }] : [];
    case 'pile':
      return inWindow && name === 'classes' ? [{ type: 'buy-class', seat }] : [];
    case 'player':
      if (Number(name) === seat) return [];
      if (asked === 'rave') return [{ type: 'call', seat, target: Number(name), share: 0, picker: 'host' }];
      return inWindow ? [{ type: 'trade-open', seat, target: Number(name) }] : undefined;
    case 'mercenary':
      return asked === 'rave' ? [{ type: 'ask-mercenary', seat, mercenary: name }] : undefined;
    case 'card':
      if (asked !== 'rave' || legal.some((action) => 'card' in action)) return undefined;
      return [{ type: engine.ask(view).role(seat) === 'bystander' ? 'invade' : 'play', seat, card: name }];
    default:
      return undefined;
  }
}

import type { EcoLogicAction, EcoLogicView } from '@rulewright/ecologic';
import { retargeted } from '../../drawn.js';
import { content } from './words.js';

// Names of targets: hex:3, plant:oil (on offer), hand:0:oil (a piece in the hand of seat 0), card:I05 (a special or an
// initiative), initiatives (the deck), player:1.

export function targets(action: EcoLogicAction): readonly string[] {
  switch (action.type) {
    case 'place-first':
    case 'place-piece':
      return [`hand:${action.seat}:${action.branch}`, `hex:${action.hex}`];
    case 'place-initiative':
      return [`card:${action.initiative}`, `hex:${action.hex}`];
    case 'place-special':
      return [`card:${action.special}`, `hex:${action.hex}`];
    case 'open-special':
      return [`card:${action.special}`];
    case 'open-plant':
      return [`plant:${action.branch}`];
    case 'reveal':
      return ['initiatives'];
    case 'open-initiative':
      return ['revealed'];
    case 'take-refused':
      return ['refused'];
    case 'ask-aid':
      return [`player:${action.helper}`];
    default:
      return 'hex' in action ? [`hex:${action.hex}`] : [];
  }
}

export function meant(target: string, legal: readonly EcoLogicAction[], view: EcoLogicView): readonly EcoLogicAction[] {
  const [kind = '', name = '', branch = ''] = target.split(':');
  switch (kind) {
    case 'hex':
      return retargeted(legal, 'hex', Number(name)).toSorted((a, b) => strangeness(a, view) - strangeness(b, view));
    case 'plant':
      return retargeted(
        legal.filter(({ type }) => type === 'open-plant'),
        'branch',
        name,
      );
    case 'hand':
      return Number(name) === view.viewer
        ? retargeted(
            legal.filter(({ type }) => type === 'place-first' || type === 'place-piece'),
            'branch',
            branch,
          )
        : [];
    case 'card':
      return [...retargeted(legal, 'special', name), ...retargeted(legal, 'initiative', name)];
    case 'player':
      return retargeted(legal, 'helper', Number(name));
    default:
      return [];
  }
}

/** A piece is hardly meant for a hex without its resource. */
function strangeness(action: EcoLogicAction, { position }: EcoLogicView): number {
  if (!('branch' in action && 'hex' in action)) return 0;
  const tile = content.tiles[position.field.tile[action.hex] ?? 0];
  return tile?.resources.includes(action.branch) ? 0 : 1;
}

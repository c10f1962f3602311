import type { Part } from '@rulewright/core';
import { type EmixAction, type EmixView, engine } from '@rulewright/emix';
import { at, humanTarget, isFree, recordNamed, recordOf } from './words.js';

/**
 * hand:joy (a card of the viewer), power:1:0 (human and place in the row; copies act together), player:1, human:1 (in free
 * feeding; else a human is its player), supply:pos, deck:0.
 */
export function nameOf(
  { kind, id, zone = '' }: Part,
  { position, viewer }: EmixView,
): string | readonly string[] | undefined {
  const [list, owner] = zone.split('.');
  if (kind === 'human') return humanTarget(position, Number(id));
  if (kind === 'zone') return `${id}`.startsWith('drawPiles.') ? `deck:${`${id}`.split('.')[1]}` : undefined;
  if (kind === 'emon') return list === 'supply' ? `supply:${id}` : undefined;
  if (list === 'hands') return Number(owner) === viewer ? `hand:${id}` : undefined;
  if (list !== 'rows') return kind === 'player' ? `player:${id}` : undefined;
  return at(position.rows, Number(owner)).flatMap((card, place) =>
    recordOf(position, card).id === id ? [`power:${owner}:${place}`] : [],
  );
}
export const kinds = { hand: ['card'], player: ['human', 'player'], supply: ['emon'] };

/** What is meant where no answer names a part of the kind: a card in a window with nothing but a pass, a power, the deck. */
export function meant(
  target: string,
  legal: readonly EmixAction[],
  { position, viewer, ...view }: EmixView,
): readonly EmixAction[] | undefined {
  const [kind, name = '', place] = target.split(':');
  const asked = engine.decision({ position, viewer, ...view })?.kind;
  if (viewer === 'spectator') return [];
  if (kind === 'power') {
    const power = recordOf(position, at(at(position.rows, Number(name)), Number(place))).id;
    return legal.flatMap((action): EmixAction[] => {
      if (action.type === 'discard-power') return [{ ...action, human: Number(name), place: Number(place) }];
      return action.type === 'use' ? [{ ...action, power }] : [];
    });
  }
  if (kind === 'deck') return legal.some(({ type }) => type === 'play') ? [{ type: 'draw', seat: viewer }] : [];
  if (kind !== 'hand' || (asked !== 'cancel' && asked !== 'protect')) return undefined;
  const { sign, value } = recordNamed(position, name);
  const payer = isFree(position) ? { human: 0 } : {};
  return [{ type: asked, seat: viewer, card: name, pos: sign === 'pos' ? value : 0, ...payer }];
}

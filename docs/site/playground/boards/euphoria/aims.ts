import type { Part } from '@rulewright/core';
import { type EuphoriaAction, type EuphoriaView, engine } from '@rulewright/euphoria';
import { spaceId } from './words.js';

/**
 * space:generator, die:0:4 (available workers of seat 0 that show 4), worker:0:2 (worker 2 of seat 0 on the board),
 * good:0:energy, hand:0:book, star:icarite and star:euphorian-a (where stars lie), card:… (recruits, markets and dilemmas by
 * id), player:1, morale:4, knowledge:2.
 */
export function nameOf({ kind, id, zone = '', seat }: Part, { viewer }: EuphoriaView): string | undefined {
  switch (kind) {
    case 'die':
    case 'worker':
      return `${kind}:${seat}:${id}`;
    case 'good':
      return `good:${seat ?? viewer}:${id}`;
    case 'artifact':
      return seat === undefined ? undefined : `hand:${seat}:${id}`;
    case 'recruit':
    case 'tile':
    case 'dilemma':
      return `card:${id}`;
    case 'territory':
    case 'site':
      return `star:${id}`;
    case 'cell':
      return `${zone}:${id}`;
    case 'space':
    case 'player':
      return `${kind}:${id}`;
    default:
      return undefined;
  }
}
export const kinds = {
  hand: ['artifact'],
  card: ['recruit', 'tile', 'dilemma'],
  star: ['territory', 'site'],
  morale: ['cell'],
  knowledge: ['cell'],
};

/** A space is meant for the worker at hand also when no placement is legal any more. */
export function meant(
  target: string,
  legal: readonly EuphoriaAction[],
  view: EuphoriaView,
): readonly EuphoriaAction[] | undefined {
  const [kind, name = '', face] = target.split(':');
  const asked = engine.decision(view)?.kind;
  const { viewer } = view;
  if (viewer === 'spectator' || (asked !== 'turn-main' && asked !== 'turn-continue')) return undefined;
  if (legal.some(({ type }) => type === 'place') || (kind !== 'space' && kind !== 'die')) return undefined;
  if (kind === 'die')
    return Number(name) === viewer ? [{ type: 'place', seat: viewer, value: Number(face), space: spaceId(0) }] : [];
  const value =
    engine
      .ask(view)
      .player(viewer)
      .workers.find(({ where }) => where === 'available')?.value ?? 1;
  return [{ type: 'place', seat: viewer, value, space: name }];
}

import { at } from '@rulewright/core';
import type { EmixContent, EmixEvent } from '@rulewright/emix';
import { cardAt, type Emons, idOf, type Position, type Setting } from './words.js';

type Secret = 'cards-drawn' | 'card-exchanged' | 'card-stolen' | 'card-discarded';
type Hidden<E extends EmixEvent> = E extends { type: 'cards-drawn' }
  ? Omit<E, 'cards'> & { readonly cards?: string[] }
  : E extends { type: Secret; card: string }
    ? Omit<E, 'card'> & { readonly card?: string }
    : E;
const UNTOLD = [
  'turn-began',
  'action-began',
  'emons-restored',
  'karma-fell-due',
  'card-spent',
  'exchange-ended',
  'goal-reached',
  'symbol-resolved',
  'symbol-skipped',
  'game-ended',
  'choice-forced',
  'choice-skipped',
] as const;
type Untold = (typeof UNTOLD)[number];
export const isTold = (type: EmixEvent['type']): boolean => UNTOLD.every((untold) => untold !== type);
type Detail = 'rule' | 'pool' | 'fromPool' | 'toPool' | 'karma' | 'paid';
type Plain<E extends EmixEvent> = E extends { type: Untold }
  ? never
  : E extends { type: 'deck-reshuffled' }
    ? Omit<E, Detail | 'cards'>
    : E extends { type: 'power-placed' }
      ? Omit<E, Detail | 'seat'>
      : Omit<Hidden<E>, Detail>;
/** An event as a viewer reads it: some cards are hidden. */
export type Seen = Plain<EmixEvent>;
export type SeenOf<Type extends Seen['type']> = Extract<Seen, { type: Type }>;

/** Emons of every human. */
type Piles = { pos: number[]; neg: number[] };
export type SeenPiles = { readonly pos: readonly number[]; readonly neg: readonly number[] };

/** The part of a position that events change, as it stands between two events. */
export interface Scene extends Setting {
  round: number;
  readonly marker: number[];
  pool: Piles;
  karmaNew: Piles;
  karmaDue: Piles;
  /** The ids of active powers by human, from left to right. */
  rows: string[][];
  /** What was paid last: it leaves the pool when karma is set aside. */
  paid: Emons;
  /** What a cancelled action gives back, when one can be cancelled now. */
  readonly before: {
    readonly pool: Piles;
    readonly karmaNew: Piles;
    readonly rows: string[][];
    readonly paid: Emons;
  } | null;
}

/** A scene of its own: following it leaves the position alone. */
export function sceneOf(content: EmixContent, position: Position): Scene {
  const { options, round, marker, karmaDue, agenda, rows } = position;
  const choice = agenda[agenda.length - 1];
  const setting: Setting = { content, options };
  return {
    ...setting,
    ...undoable(setting, position),
    round,
    marker: [...marker],
    karmaDue: copyOf(karmaDue),
    paid: NOTHING,
    before:
      choice?.kind === 'cancel'
        ? {
            ...undoable(setting, { ...choice.before, rows: rowsBefore(rows, choice.moves) }),
            paid: choice.played === null ? NOTHING : choice.played,
          }
        : null,
  };
}

const NOTHING: Emons = { pos: 0, neg: 0 };
const copyOf = ({ pos, neg }: SeenPiles): Piles => ({
  pos: [...pos],
  neg: [...neg],
});

const undoable = (setting: Setting, { pool, karmaNew, rows }: Pick<Position, 'pool' | 'karmaNew' | 'rows'>) => ({
  pool: copyOf(pool),
  karmaNew: copyOf(karmaNew),
  rows: rows.map((row) => row.map((card) => cardAt(setting, card).id)),
});

type Moves = Extract<Position['agenda'][number], { kind: 'cancel' }>['moves'];

/** The rows as they were when the action began. */
function rowsBefore(rows: Position['rows'], moves: Moves): number[][] {
  const before = rows.map((row) => [...row]);
  for (const move of [...moves].reverse()) {
    if (move.kind === 'shuffled') continue;
    if (move.to.pile === 'rows') at(before, move.to.of).pop();
    if (move.from.pile === 'rows') at(before, move.from.of).splice(move.place ?? 0, 0, move.card);
  }
  return before;
}

/** Brings the scene to where it stands after the event. */
export function follow(scene: Scene, event: Seen): void {
  const { pool, karmaNew, karmaDue } = scene;
  switch (event.type) {
    case 'round-began':
      if (event.round > scene.round) turnKarmaOver(scene);
      scene.round = event.round;
      break;
    case 'emons-taken':
      add(pool, event.human, event);
      break;
    case 'emons-returned':
      add(pool, event.human, event, -1);
      break;
    case 'emons-moved':
      add(pool, event.from, event, -1);
      add(pool, event.to, event);
      break;
    case 'card-activated':
      scene.paid = event;
      break;
    case 'karma-set-aside':
      add(pool, event.human, scene.paid, -1);
      add(karmaNew, event.human, event);
      break;
    case 'karma-came-back':
      add(karmaDue, event.human, event, -1);
      add(pool, event.human, event);
      break;
    case 'power-placed':
      at(scene.rows, event.human).push(idOf(event.card));
      break;
    case 'power-discarded':
      at(scene.rows, event.human).splice(event.place, 1);
      break;
    case 'action-cancelled':
      Object.assign(scene, scene.before);
      break;
    case 'marker-moved':
      scene.marker[event.seat] = event.position.to;
      break;
  }
}

function add(piles: Piles, human: number, { pos, neg }: Emons, times = 1): void {
  piles.pos[human] = at(piles.pos, human) + times * pos;
  piles.neg[human] = at(piles.neg, human) + times * neg;
}

/** EMX-KRM.6 */
function turnKarmaOver({ karmaNew, karmaDue, rows }: Scene): void {
  for (const human of rows.keys()) {
    const earned = emonsAt(karmaNew, human);
    add(karmaDue, human, earned);
    add(karmaNew, human, earned, -1);
  }
}

/** The emons of one human. */
export const emonsAt = ({ pos, neg }: SeenPiles, human: number): Emons => ({
  pos: at(pos, human),
  neg: at(neg, human),
});

/** Two piles together. */
export const sumOf = (one: Emons, other: Emons): Emons => ({ pos: one.pos + other.pos, neg: one.neg + other.neg });
export const lessOf = (one: Emons, other: Emons): Emons => ({ pos: one.pos - other.pos, neg: one.neg - other.neg });

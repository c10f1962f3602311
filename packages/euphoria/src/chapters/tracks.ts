import { at, type Seat } from '@rulewright/core';
import type { Track } from '../content/words.js';
import { trackMoved } from '../recruits/hooks.js';
import type { EuphoriaTurn } from '../state.js';

// EUP-MOR, EUP-KNO: the two tracks of a player.

export const LEAST = 1;
export const MOST = 6;

/**
 * EUP-MOR.4, EUP-KNO.2: moves a player's token as far as the track goes; returns the signed steps that were really made.
 * Abilities that follow each step act at once (EUP-R29). Whoever lowers morale limits the hand afterwards.
 */
export function moveTrack(turn: EuphoriaTurn, seat: Seat, track: Track, by: number): number {
  const cells = turn.state[track];
  const before = at(cells, seat);
  const cell = Math.min(MOST, Math.max(LEAST, before + by));
  const steps = cell - before;
  if (steps === 0) return 0;
  cells[seat] = cell;
  turn.emit?.({ type: 'track-moved', seat, track, steps, cell });
  trackMoved(turn, seat, track, steps);
  return steps;
}

export const changeMorale = (turn: EuphoriaTurn, seat: Seat, by: number): number => moveTrack(turn, seat, 'morale', by);
export const changeKnowledge = (turn: EuphoriaTurn, seat: Seat, by: number): number =>
  moveTrack(turn, seat, 'knowledge', by);

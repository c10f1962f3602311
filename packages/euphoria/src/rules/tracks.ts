import { at, type Seat } from '@rulewright/core';
import type { Track } from '../content/words.js';
import { holds, occasionOf } from '../recruits/conditions.js';
import { announce, rowsOn } from '../recruits/usable.js';
import type { Rule } from '../rulebook/rules.js';
import type { EuphoriaTurn } from '../state.js';

// EUP-MOR, EUP-KNO: the two tracks of a player.

export const LEAST = 1;
export const MOST = 6;

/**
 * Moves a player's token as far as the track goes and returns the signed steps made (EUP-MOR.4, EUP-KNO.2). Abilities
 * that follow each step act at once (EUP-R29). After lowering morale, the caller must enforce the hand limit.
 */
export function moveTrack(
  turn: EuphoriaTurn,
  seat: Seat,
  { track, by, rule }: { readonly track: Track; readonly by: number; readonly rule: Rule },
): number {
  const cells = turn.state[track];
  const before = at(cells, seat);
  const cell = Math.min(MOST, Math.max(LEAST, before + by));
  const steps = cell - before;
  if (steps === 0) return 0;
  cells[seat] = cell;
  turn.emit?.({ type: 'track-moved', rule, seat, track, cell: { from: before, to: cell } });
  trackMoved(turn, seat, track, steps);
  return steps;
}

export const changeMorale = (turn: EuphoriaTurn, seat: Seat, by: number, rule: Rule): number =>
  moveTrack(turn, seat, { track: 'morale', by, rule });
export const changeKnowledge = (turn: EuphoriaTurn, seat: Seat, by: number, rule: Rule): number =>
  moveTrack(turn, seat, { track: 'knowledge', by, rule });

/** Runs the abilities that follow steps a player made, up or down if negative (EUP-MOR.6, EUP-KNO.4, EUP-R29, HK14). */
function trackMoved(turn: EuphoriaTurn, seat: Seat, track: Track, steps: number): void {
  const { content } = turn;
  const way = steps > 0 ? 'up' : 'down';
  rowsOn(turn, seat, 'track-change', (ability) => {
    const { conditions, effects, cites } = at(content.abilities, ability);
    const isMeant = conditions.every((condition) =>
      condition.is === 'moved'
        ? condition.track === track && condition.way === way
        : holds(turn, seat, condition, occasionOf(turn)),
    );
    if (!isMeant) return;
    announce(turn, seat, ability);
    for (const index of effects) {
      const effect = at(content.effects, index);
      if (effect.op === 'track')
        moveTrack(turn, seat, { track: effect.track, by: effect.n * Math.abs(steps), rule: cites });
    }
  });
}

import type { Seat } from '@rulewright/core';
import type { FaultPolicy } from '../match/referee.js';
import type { PlayedGame, Terms } from './played.js';
import type { Fixture } from './schedule.js';

/**
 * A game that ended in the middle, as the fault of a player who has filled the memory or failed outside of any call.
 * Undefined when nobody had been called: then no player is at fault.
 */
export function lostGame(
  fixture: Fixture,
  seat: Seat | undefined,
  message: string,
  { onFault }: Terms,
): PlayedGame | undefined {
  if (seat === undefined) return undefined;
  const { seating } = fixture;
  const none = seating.map(() => 0);
  const others = seating.map((_, each) => each).filter((each) => each !== seat);
  const policy: FaultPolicy = (typeof onFault === 'string' ? onFault : onFault?.error) ?? 'forfeit';
  const isStopped = policy === 'stop';
  return {
    ...fixture,
    end: isStopped ? 'stopped' : 'forfeit',
    reason: null,
    ranking: isStopped ? null : [others, [seat]],
    winners: isStopped ? [] : others,
    worth: null,
    decisions: none,
    choices: none,
    time: none,
    processor: none,
    faults: [{ seat, decision: 0, during: 'choose', kind: 'error', message }],
    forfeited: isStopped ? [] : [seat],
  };
}

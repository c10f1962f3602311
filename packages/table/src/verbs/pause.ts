import { at } from '@rulewright/core';
import { type CommandOf, SERVER } from '../commands.js';
import type { LiveTable } from '../live-table.js';
import { refuse, type TableViolation } from '../rules.js';
import { begun, isStirredEnough, seated, seatOf, type Verb } from './verb.js';

// Stopping the clocks, and letting them go on.

function mayStop(live: LiveTable, by: string): TableViolation | undefined {
  if (live.phase === 'gathering') return begun(live, 'TBL-8');
  if (by === SERVER) return undefined;
  return live.terms.pause === 'server' ? refuse('TBL-8', 'server-only') : seated(live, by, 'TBL-8');
}

export const pause: Verb<CommandOf<'pause'>> = {
  check(live, { by }) {
    const why = mayStop(live, by);
    if (why !== undefined) return why;
    if (live.phase === 'paused') return refuse('TBL-8', 'paused');
    return by !== SERVER && isStirredEnough(live, seatOf(live, by)) ? refuse('TBL-8', 'enough-for-now') : undefined;
  },
  perform(live, { by }) {
    if (by !== SERVER) {
      const seat = seatOf(live, by);
      live.change(seat, { stirs: at(live.seats, seat).stirs + 1 });
    }
    live.phase = 'paused';
    live.events.push({ type: 'paused' });
  },
};

export const resume: Verb<CommandOf<'resume'>> = {
  check: (live, { by }) => mayStop(live, by) ?? (live.phase === 'paused' ? undefined : refuse('TBL-8', 'not-paused')),
  perform(live) {
    live.phase = 'playing';
    live.events.push({ type: 'resumed' });
  },
};

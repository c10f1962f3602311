import type { Immutable } from '@rulewright/core';
import { COLOURS } from './content/effects.js';
import { isFree } from './humans.js';
import type { EmixTable, Human, State } from './state.js';

// EMX-RND.1, EMX-RND.3: what waits in an agenda finds the phase it belongs to.

/** The humans whose dice or karma a Charge phase still owes them (base game). */
function uncharged(table: EmixTable): Set<Human> {
  const { charged, karmaDue, phase } = table.state;
  if (isFree(table) || phase !== 'charge') return new Set();
  const owes = (human: Human) => charged[human] !== true || COLOURS.some((colour) => karmaDue[colour][human] !== 0);
  return new Set([...charged.keys()].filter(owes));
}

type AgendaRecord = Immutable<State>['agenda'][number];

/** Whose Charge is complete after a record. */
function completes({ state: { charged } }: EmixTable, record: AgendaRecord): Human | undefined {
  if (record.kind === 'charge' || record.kind === 'charge-human') return record.seat;
  return record.kind === 'charge-karma' && charged[record.human] === true ? record.human : undefined;
}

/**
 * EMX-RND.2, EMX-RND.6, EMX-CHG.7: a circle waits in Influence only, everybody has been charged before the phase that
 * comes next, and nothing waits behind the end of the round.
 */
export function findsItsPhase(table: EmixTable): boolean {
  const { agenda } = table.state;
  const open = uncharged(table);
  let { phase } = table.state;
  for (let i = agenda.length - 1; i >= 0; i--) {
    const record = agenda[i];
    if (record === undefined) continue;
    const human = completes(table, record);
    if (human !== undefined) open.delete(human);
    switch (record.kind) {
      case 'charge-phase':
        phase = 'charge';
        open.clear();
        break;
      case 'influence-phase':
      case 'result-phase':
        if (open.size > 0) return false;
        phase = record.kind === 'influence-phase' ? 'influence' : 'result';
        break;
      case 'circle':
        if (phase !== 'influence') return false;
        break;
      case 'round':
      case 'end-of-round':
        return i === 0;
      default:
    }
  }
  return true;
}

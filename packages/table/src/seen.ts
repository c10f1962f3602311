import type { AnyAction, Seat, Viewer } from '@rulewright/core';
import { left } from './clock.js';
import type { Occupant } from './commands.js';
import type { AnyEngine, ViewIn } from './engine-types.js';
import type { House } from './live-table.js';
import type { Terms } from './terms.js';
import type { Phase, Proposal, SeatAt, Table, TableEvent, TableResult } from './types.js';

/** A seat as a viewer may see it. */
export interface SeenSeat {
  readonly occupant: Occupant | null;
  readonly gone: SeatAt['gone'];
  /** Milliseconds that were left when the last command came; null where time is not counted. */
  readonly left: number | null;
  /** Byo-yomi periods that are left. */
  readonly periods: number;
  /** True when the viewer may know that it runs. */
  readonly isRunning: boolean;
}

/** The part of a table that a viewer may know. */
export interface TableView<E = AnyEngine> {
  readonly phase: Phase;
  readonly terms: Terms;
  readonly seats: readonly SeenSeat[];
  /** The number of the decision that waits: `act` answers it by this number. */
  readonly decision: number;
  /** `accept`, `decline` and `withdraw` name it by its number. */
  readonly proposal: Pick<Proposal, 'number' | 'what' | 'by' | 'agreed'> | null;
  readonly time: number;
  readonly result: TableResult | null;
  /** The position; null until the game has begun. */
  readonly game: ViewIn<E> | null;
}

export function seen({ engine, asking }: House, table: Table, viewer: Viewer): TableView {
  const { phase, terms, decision, time, result, state } = table;
  const asked = asking.of(state);
  return {
    phase,
    terms,
    decision,
    time,
    result,
    proposal: seenProposal(table),
    seats: table.seats.map((each, seat) => {
      const isAsked = (seat === viewer ? asked.seats : asked.openly).includes(seat);
      return seenSeat(each, seat === viewer, terms, phase === 'playing' && each.gone === null && isAsked);
    }),
    game: phase === 'gathering' ? null : (engine.view(state, viewer) as ViewIn<AnyEngine>),
  };
}

function seenSeat({ occupant, gone, ...at }: SeatAt, isOwn: boolean, terms: Terms, isRunning: boolean): SeenSeat {
  const known = isOwn ? at.clock : at.shown;
  return { occupant, gone, left: left(known, terms.clock), periods: known.periods, isRunning };
}

function seenProposal({ proposal }: Table): TableView['proposal'] {
  if (proposal === null) return null;
  const { number, what, by, agreed } = proposal;
  return { number, what, by, agreed };
}

/** An event as a viewer may read it: of a decision, the part that is theirs to know. */
export type SeenTableEvent =
  | Exclude<TableEvent, { readonly type: 'decided' }>
  | {
      readonly type: 'decided';
      /** Absent where it is a secret who was asked. */
      readonly seat?: Seat;
      /** Present in one's own decision. */
      readonly action?: AnyAction;
      /** Events of the game that it led to, as this viewer may read them. */
      readonly events: readonly object[];
    };

export const seenEvents = (
  engine: AnyEngine,
  events: readonly TableEvent[],
  viewer: Viewer,
): readonly SeenTableEvent[] =>
  events.map((event): SeenTableEvent => {
    if (event.type !== 'decided') return event;
    const isOwn = event.seat === viewer;
    return {
      type: 'decided',
      ...((event.isOpen || isOwn) && { seat: event.seat }),
      ...(isOwn && { action: event.action }),
      events: engine.eventsFor(event.events, viewer) as readonly object[],
    };
  });

import type { AnyAction, Seat, Viewer } from '@rulewright/core';
import { left } from './clock.js';
import type { Occupant } from './commands.js';
import type { AnyEngine, ViewIn } from './engine-types.js';
import type { Terms } from './terms.js';
import type { Phase, Proposal, SeatAt, Table, TableEvent, TableResult } from './types.js';

/** One seat, as somebody may see it. */
export interface SeenSeat {
  readonly occupant: Occupant | null;
  readonly gone: SeatAt['gone'];
  /** Milliseconds that were left when the last command came; null where time is not counted. */
  readonly left: number | null;
  /** Byo-yomi periods that are left. */
  readonly periods: number;
  /** Whether it is known to run. */
  readonly isRunning: boolean;
}

/** What a viewer may know of a table. */
export interface TableView<E = AnyEngine> {
  readonly phase: Phase;
  readonly terms: Terms;
  readonly seats: readonly SeenSeat[];
  readonly proposal: Pick<Proposal, 'what' | 'by' | 'agreed'> | null;
  readonly time: number;
  readonly result: TableResult | null;
  /** The position; null until the game has begun. */
  readonly game: ViewIn<E> | null;
}

export function seen(engine: AnyEngine, table: Table, viewer: Viewer): TableView {
  const { phase, terms, seats, proposal, time, result, state } = table;
  const view = engine.view(state, viewer);
  const openly = engine.decision(engine.view(state, 'spectator'))?.seats ?? [];
  const asked = engine.decision(state)?.seats ?? [];
  const isAsked = (seat: Seat): boolean => (seat === viewer ? asked : openly).includes(seat);
  return {
    phase,
    terms,
    time,
    result,
    proposal: proposal === null ? null : { what: proposal.what, by: proposal.by, agreed: proposal.agreed },
    seats: seats.map(({ occupant, gone, clock, shown }, seat) => {
      const known = seat === viewer ? clock : shown;
      return {
        occupant,
        gone,
        left: left(known, terms.clock),
        periods: known.periods,
        isRunning: phase === 'playing' && isAsked(seat),
      };
    }),
    game: phase === 'gathering' ? null : (view as ViewIn<AnyEngine>),
  };
}

/** An event, as somebody may read it: a decision without what is not theirs to know. */
export type SeenTableEvent =
  | Exclude<TableEvent, { readonly type: 'decided' }>
  | {
      readonly type: 'decided';
      /** Absent where it is a secret who was asked. */
      readonly seat?: Seat;
      /** Of one's own decision. */
      readonly action?: AnyAction;
      /** What came of it in the game, as this viewer may read it. */
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

import { type EcoLogicOptions, engine } from '@rulewright/ecologic';
import { begin, give, happen, own, pieces, reveal, setField, special } from '@rulewright/ecologic/positions';
import { bent } from '../support/bent.js';
import { findings } from '../support/findings.js';
import { type EcoState, lastToBuild, NONE, table } from './table.js';

// Good positions, and what is wrong with them once one thing is broken.

/** Three players in the middle of a game, seat 0 to build; see `setField` for the places. */
export function quiet(options: Partial<EcoLogicOptions> = {}): EcoState {
  const { state } = table(options).edit((position) => {
    begin(position, lastToBuild(), { kind: 'environment', seat: 1 }, { kind: 'build', seat: 1, left: [] });
    setField(position);
    own(position, 0, { H01: 3, H13: 2 }, { initiatives: { H01: 'I08' } });
    own(position, 1, { H07: 4, H09: 1 });
    pieces(position, 0, 'oil');
    give(position, 1, 'I09');
    special(position, 0, 'reserve', { hex: 5 });
    special(position, 1, 'academy');
    happen(position, 'EV101');
    bent(position).loans.push({ lender: 1, borrower: 0, due: 2 }, { lender: 2, borrower: 1, due: 3 });
  });
  return JSON.parse(JSON.stringify(state));
}

/** Seat 0 leads with 5 coins for a piece of oil; seat 1 has passed, and seat 2 is asked. */
export function bidding(): EcoState {
  const state = quiet();
  bent(state).agenda.push({ kind: 'bid', seat: 2 });
  const item = { kind: 'plant', branch: 'oil' } as const;
  bent(state).auction = { item, opener: 1, highBid: 5, highBidder: 0, stillIn: [true, false, true] };
  return state;
}

/** The same for an initiative that was turned up. */
export function biddingForInitiative(): EcoState {
  const state = bidding();
  reveal(state, 'I20');
  if (state.auction !== null) bent(state.auction).item = { kind: 'initiative', initiative: state.revealed[0] ?? NONE };
  return state;
}

export type Break = (state: EcoState) => unknown;
export const { messages, broken, breaksOnly } = findings(engine, () => quiet());

/** Changes fields of a part of the position that has to be there. */
export function set<X extends object>(part: X | null | undefined, change: Partial<X>): void {
  if (!part) throw new Error('there is nothing to change');
  Object.assign(part, change);
}

/** Puts something at a place of a list that has to be there. */
export function put<X>(list: X[] | undefined, place: number, entry: X): void {
  if (list?.[place] === undefined) throw new Error('there is no such place');
  list[place] = entry;
}

/** Takes Final Report out of the deck. */
export function takeReport({ eventDeck: { bags } }: EcoState): number[] {
  const cards = bags[0]?.cards ?? [];
  return bent(cards).splice(cards.indexOf(20), 1);
}

import type { Seat } from '@rulewright/core';
import { capital, type Inflected } from '@rulewright/core/text';
import { shallowRef } from 'vue';
import type { Key } from '../words/en.js';
import { say, sayOr, sayToPlayer } from '../words/words.js';

/** By seat: a shape in a box of 10 × 10, so that seats are told apart by more than their colour. */
export const seatShapes: readonly string[] = [
  'M5 .5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0 -9z',
  'M1 1h8v8h-8z',
  'M5 .5 9.8 9.2H.2z',
  'M5 .2 9.8 5 5 9.8 .2 5z',
  'M3.2 .5h3.6v2.7h2.7v3.6h-2.7v2.7h-3.6v-2.7h-2.7v-3.6h2.7z',
  'M.2 .8h9.6L5 9.5z',
];
/** There are as many colours as shapes; from the seventh seat on, a colour goes with another shape. */
const KINDS = seatShapes.length;

export const seatShape = (seat: Seat): string => seatShapes[(seat + Math.floor(seat / KINDS)) % KINDS] ?? '';
/** The class that gives `--seat` its colour. */
export const seatClass = (seat: Seat): string => `seat-${seat % KINDS}`;

/** Who sits at the table of this page. */
const called = shallowRef<readonly string[]>([]);
export function callSeats(names: readonly string[]): void {
  called.value = names;
}
/** How somebody is called at this table; without a name by the number of the seat. */
export const seatName = (seat: Seat): string => called.value[seat] ?? say('seat', { n: seat + 1 });

/** The only person who plays at this page; nobody where several do, or none. */
const addressed = shallowRef<Seat | undefined>();
export function addressSeat(seat: Seat | undefined): void {
  addressed.value = seat;
}
/** True for the player whom the log of this page addresses. */
export const isYou = (seat: Seat): boolean => addressed.value === seat;

/** The same, but *You* for the only person at this page, as a label or a cell has it. */
export const calledHere = (seat: Seat): string => (isYou(seat) ? capital(say('you')) : seatName(seat));
/** A player as a word of a sentence, in the form that its hole asks for: `you`, `your`, `Bea’s`. */
export const whoHere =
  (seat: Seat): Inflected =>
  (form) => {
    if (isYou(seat)) return sayOr(`you.${form}`, say('you'));
    const name = seatName(seat);
    return sayOr(`named.${form}`, name, { name });
  };
/** A sentence of the page about a player, which addresses the only person here. */
export const sayTo = (key: Key, seat: Seat, values?: Parameters<typeof say>[1]): string =>
  sayToPlayer(key, isYou(seat), values);

/** Names for those who give none: as many as there can be players. */
export const usualName = (seat: Seat): string => say('names').split(/\s/)[seat] ?? say('seat', { n: seat + 1 });

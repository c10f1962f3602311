import { type Options, raving, type State, setClass, type Table } from './table.js';

// Players of a class in a rave.

export const roll = (seat: number, lineup: number) => ({ type: 'writer-roll', seat, lineup }) as const;
export const signal = (seat: number, card: string, lineup: number) => ({ type: 'signal', seat, card, lineup }) as const;

/** A rave that waits for a seat, which has this class, against an expectation of 20. */
export const as = (cls: string, seat: number, recipe: (state: State) => void, options: Options = {}): Table =>
  raving(
    seat,
    (state) => {
      setClass(state, seat, cls);
      recipe(state);
    },
    options,
  );

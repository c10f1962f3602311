import { parseCardText } from '@rulewright/emix';
import { type AgendaRecord, between, clear, type Options, pause, type State, slot, table } from './table.js';

// A turn of each phase, cut out of the game, and cards of the players' own.

type Recipe = (state: State) => void;
const nothing: Recipe = () => {};

/** Seat 0 may act in a slot of its own; a pause of seat 1 comes after the slot. */
export const acting = (recipe = nothing, options: Options = {}) =>
  table(options).edit((state) => {
    clear(state);
    slot(state, 0, pause(1));
    recipe(state);
  });

/** Between two pauses of seat 0 come the Charge turns of these seats. */
export const charging = (recipe = nothing, options: Options = {}, seats: readonly number[] = [0]) =>
  table(options).edit((state) => {
    clear(state);
    state.phase = 'charge';
    state.circle = 0;
    state.charged.fill(false);
    between(state, ...seats.map((seat) => ({ kind: 'charge', seat }) as const));
    recipe(state);
  });

/** Between two pauses of seat 0 come the Result turns of these seats. */
export const harvesting = (recipe = nothing, options: Options = {}, seats: readonly number[] = [0]) =>
  table(options).edit((state) => {
    clear(state);
    state.phase = 'result';
    state.circle = 0;
    between(state, ...seats.map((seat) => ({ kind: 'result', seat }) as const));
    recipe(state);
  });

/** Between two pauses of seat 0 come these records of a Result phase. */
export const during = (records: readonly AgendaRecord[], recipe = nothing, options: Options = {}) =>
  table(options).edit((state) => {
    clear(state);
    state.phase = 'result';
    state.circle = 0;
    between(state, ...records);
    recipe(state);
  });

type Card = NonNullable<Options['customCards']>[number];

/** A card of the players' own: neutral and free, two of them, unless told otherwise. */
const own =
  (type: Card['type']) =>
  (id: string, text: string, fields: Partial<Card> = {}): Card => ({
    id,
    name: { en: id },
    sign: 'neutral',
    type,
    value: 0,
    copies: 2,
    ...parseCardText(text),
    ...fields,
  });
export const ownEffect = own('effect');
export const ownMoment = own('moment');
export const ownPower = own('power');

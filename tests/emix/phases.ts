import { parseCardText } from '@rulewright/emix';
import type { EmixScenario } from './look.js';
import { begin, give, type Options, phase, type State, slot, table } from './table.js';

// A turn of each phase, cut out of the game, and cards of the players' own.

type Recipe = (state: State) => void;
const nothing: Recipe = () => {};

const lastSeat = ({ options }: State): number => options.players - 1;

/** Who holds nothing gets a card: to draw one would be no choice, and so nobody would be asked. */
function holding(state: State, seat: number): void {
  if (state.hands[seat]?.length === 0) give(state, seat, 'greed');
}

/** Whose slot is the last one has a choice. */
function choosing(state: State): void {
  const last = state.agenda.find((record) => record.kind === 'slot' || record.kind === 'action');
  if (last !== undefined) holding(state, last.seat);
}

/** What waits in these positions when a turn of seat 0 is over: the slot of the third and last player. */
export const next = { kind: 'action', seat: 2 } as const;

/** Seat 0 may act in its slot; the slot of the last seat follows. */
export const acting = (recipe = nothing, options: Options = {}) =>
  table(options).edit((state) => {
    begin(state);
    slot(state, 0, { kind: 'slot', seat: lastSeat(state) });
    recipe(state);
    choosing(state);
  });

const inPhase =
  (now: State['phase']) =>
  (recipe = nothing, options: Options = {}) =>
    table(options).edit((state) => {
      begin(state);
      phase(state, now);
      slot(state, lastSeat(state));
      recipe(state);
      choosing(state);
    });

/** A Charge phase in which nobody has been charged: `run({ kind: 'charge', seat: 0 })` is the Charge turn of seat 0. */
export const charging = inPhase('charge');
/** A Result phase: `run({ kind: 'result', seat: 0 })` is the Result turn of seat 0. */
export const harvesting = inPhase('result');

/** The end of a round, but for an extra action of the last seat; who is first in the next round holds a card, too. */
export const ending = (recipe = nothing, options: Options = {}) =>
  harvesting((state) => {
    recipe(state);
    holding(state, (state.firstPlayer + 1) % state.options.players);
  }, options);
/** The last seat draws a card in its action, and so ends the round. */
export const endRound = (t: EmixScenario) => t.play({ type: 'draw', seat: t.state.options.players - 1 });

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

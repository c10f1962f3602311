import {
  aSeat,
  ask,
  citing,
  type ItemOf,
  inTurn,
  itemOf,
  list,
  numbers,
  ofSeats,
  orNone,
  seatOrNone,
  seats,
  signed,
  supply,
  whole,
  withDefault,
  z,
} from '@rulewright/core/words';
import { ASKERS, SLOTS } from './askers.js';
import { PROPERTY_NAMES } from './content/effects.js';

// The kinds of agenda items and their fields. `game.ts` says what each does.

/** A power's limit is 9 at most. */
const MOST_COPIES_ACTIVE = 9;
/** Far more humans and viewers than any game has. */
const MOST_HUMANS = 100;
/** Far more than six operations can move. */
const MOST_MOVES = 5000;

export const byColour = <X>(element: z.Schema<X>) => z.strictObject({ pos: element, neg: element });

/** Humans belong to seats, unless free feeding makes them everybody's; decks do where each seat has one. */
const ofHumans = { where: 'rows' } as const;
const ofDecks = { where: 'drawPiles' } as const;
const human = ofSeats(whole, ofHumans);
export const humanOrNone = ofSeats(orNone, ofHumans);
export const byHuman = <X>(element: z.Schema<X>) => ofSeats(list(element, MOST_HUMANS), ofHumans);
export const byDeck = <X>(element: z.Schema<X>) => ofSeats(list(element, MOST_HUMANS), ofDecks);

const feeding = { ...ask, human };
export const circle = z.int().check(z.minimum(1), z.maximum(3));
const step = z.enum(['charge', 'result']);

/** A pile of cards. `of` is its seat, human or deck; 0 for the limbo. */
export interface Spot {
  pile: 'hands' | 'rows' | 'drawPiles' | 'discardPiles' | 'faceDown' | 'limbo';
  of: number;
}
const spotIn = <const P extends Spot['pile'][]>(piles: P, of: z.Schema<number>) =>
  z.strictObject({ pile: z.enum(piles), of });
const spot: z.Schema<Spot> = z.discriminatedUnion('pile', [
  spotIn(['hands'], aSeat),
  spotIn(['rows'], human),
  spotIn(['drawPiles', 'discardPiles', 'faceDown'], ofSeats(whole, ofDecks)),
  spotIn(['limbo'], whole),
]);

/** Cards by viewer: one row for each seat, and the last for spectators. */
const byViewer = ofSeats(list(numbers, MOST_HUMANS));

const cardMove = itemOf({
  /**
   * A card that moved. `place` is its old place in the list; absent for a card from a deck and, in a view, for one that
   * left unseen. `knownTo` names viewers who knew the card although neither pile shows it to them; a view names only
   * its own. `known` are the cards of the pile it left that viewers knew before and cannot be sure of afterwards, by
   * viewer; a view has only its own.
   */
  moved: {
    card: whole,
    from: spot,
    to: spot,
    place: z.optional(whole),
    knownTo: z.optional(list(z.union([aSeat, z.literal('spectator')]), MOST_HUMANS)),
    known: z.optional(byViewer),
  },
  /** The open discards as they lay, and by viewer the face-down ones that were known. */
  shuffled: { deck: ofSeats(whole, ofDecks), open: numbers, known: byViewer },
});
/** A move of cards by the present action, kept so that it can be taken back (EMX-MOM.4). */
export type CardMove = z.Output<typeof cardMove>;

/** The emons that a cancelled action gives back (EMX-MOM.4). `karmaNew` was set aside in this round (EMX-KRM.6). */
export const balance = {
  supply: byColour(supply),
  pool: byColour(byHuman(whole)),
  karmaNew: byColour(byHuman(whole)),
};
export type Balance = z.Values<typeof balance>;

const payment = z.strictObject({ card: whole, human, pos: whole, neg: whole, karma: z.boolean() });
/** The payment for a card that is being activated. `karma`: true when it is set aside. */
export type Payment = z.Output<typeof payment>;

const run = {
  /** The kind of card. */
  card: whole,
  part: z.enum(PROPERTY_NAMES),
  /** The factor of all amounts (EMX-VOC.10). */
  times: z.int().check(z.minimum(1), z.maximum(MOST_COPIES_ACTIVE)),
  /** The acting human and its player. */
  ...feeding,
  /** The target human and its player; NONE where free feeding needs none (EMX-FREE.5). */
  target: humanOrNone,
  player: seatOrNone,
  /** The next operation and its next subject. */
  op: whole,
  subject: whole,
};
/** A property that is being carried out for an actor. */
export type Run = z.Values<typeof run>;

/** Tasks, which run without a decision. */
export const tasks = {
  round: {},
  'charge-phase': {},
  charge: ask,
  'charge-human': ask,
  'charge-powers': { ...feeding, place: whole },
  'charge-karma': { human },
  'influence-phase': {},
  circle: { circle },
  slot: { ...citing(SLOTS), ...ask },
  act: { ...citing(SLOTS), ...ask },
  property: run,
  'discard-played': {},
  'drop-power': { human, card: whole, place: whole },
  'result-phase': {},
  result: ask,
  sweep: { ...feeding, part: step },
  absorb: feeding,
  move: { ...ask, steps: signed, result: signed, isPushed: z.boolean() },
  refill: ask,
  'end-of-round': {},
};
export type Task = ItemOf<typeof tasks>;

/** Choices, which wait for a decision. */
export const choices = {
  action: { ...citing(ASKERS.action), ...ask },
  'exchange-more': { ...feeding, more: whole },
  split: { ...ask, verb: z.enum(['gain', 'lose', 'take', 'give']), human, target: human, amount: whole },
  'flip-direction': { ...ask, target: human, amount: whole },
  'hand-discard': { ...ask, more: whole },
  /** `tried`: the places of powers that were protected. */
  'power-discard': { ...feeding, more: whole, tried: numbers },
  'free-power': { ...feeding, isOwn: z.boolean(), more: whole },
  /** `card` is the kind of card. */
  'property-target': { ...citing(ASKERS['property-target']), ...feeding, card: whole, part: step },
  'neutral-emon': feeding,
  /** A reaction window; `passed`: the seats that were asked and let it happen. */
  cancel: {
    actor: aSeat,
    /** The emons before the action, and what it has done with cards since. */
    before: z.strictObject(balance),
    /** The card that was activated, for option `fizzle`. */
    played: z.nullable(payment),
    moves: list(cardMove).check(z.maxLength(MOST_MOVES)),
    /** Of the moves in the lowest window that waits, the number from before the action (EMX-R17). */
    since: withDefault(whole, 0),
    /** The number of the action in its slot, counted from 1; 0 where a later action cannot be taken back with it. */
    nth: withDefault(whole, 0),
    passed: seats,
    ...inTurn,
  },
  /** `place`: where the card stands in the row, counted from 0 on the left. */
  protect: { attempter: aSeat, human, card: whole, place: whole, passed: seats, ...inTurn },
  'steal-target': ask,
  'symbol-power': ask,
  'symbol-other': { ...ask, result: signed },
  'choose-human': { ...citing(ASKERS['choose-human']), ...ask },
};
export type Choice = ItemOf<typeof choices>;

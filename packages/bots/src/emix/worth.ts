import { at, type Seat } from '@rulewright/core';
import type { Colour, EmixCard, EmixContent, EmixView, Operation, Property } from '@rulewright/emix';

// The worth of emons, cards and powers to a player, in cells towards the side the player wants.

export type Position = EmixView['position'];

/** Factor of the deck in the number of a card: the number is `deck × KINDS + kind`, by its deck of origin. */
const KINDS = 1000;
/** Worth of a card in hand, given that the next refill brings more (EMX-RES.5). */
export const CARD = 0.4;
/** Worth of one more action. */
const ACTION = 2;
const DIE = 3.5;
/** Share of rounds in which an Influence property is used: it takes an action each time. */
const USES = 0.4;
/** Weight of a power when guessing the side of a player, in cells of the marker. */
const POWERS = 2;

const SIGNS = { pos: 1, neg: -1, neutral: 0 } as const;
export const signOf = (sign: EmixCard['sign']): number => SIGNS[sign];

/** The position as a player sees it. */
export interface Appraisal {
  readonly position: Position;
  readonly seat: Seat;
  /** 1 when the player wants the marker to go up, −1 when down. */
  readonly side: number;
  /** By human: the worth of one positive emon in its pool. */
  readonly stakes: readonly number[];
  /** Rounds after this one. */
  readonly rounds: number;
  /** The entry of a card in the position. */
  entryOf(card: number): EmixCard;
  /** The entry of a card named in an action; undefined for an unknown name. */
  named(name: string): EmixCard | undefined;
}

/** Finds the entry of a card in a position: cards of the pack come first, then custom cards. */
export const entryReader =
  ({ cards }: EmixContent) =>
  ({ options }: Position, card: number): EmixCard => {
    const kind = card % KINDS;
    return kind < cards.length ? at(cards, kind) : at(options.customCards, kind - cards.length);
  };

/** Makes appraisals of positions: the side a player wants, and the worth of emons to that player. */
export function appraiser(content: EmixContent): (position: Position, seat: Seat) => Appraisal {
  const { cards } = content;
  const entry = entryReader(content);
  const printed: ReadonlyMap<string, EmixCard> = new Map(cards.map((card) => [card.id, card]));
  return (position, seat) => new Reading(position, seat, entry, printed);
}

class Reading implements Appraisal {
  private stands: Pick<Appraisal, 'side' | 'stakes'> | undefined;

  constructor(
    readonly position: Position,
    readonly seat: Seat,
    private readonly entry: ReturnType<typeof entryReader>,
    private readonly printed: ReadonlyMap<string, EmixCard>,
  ) {}

  get rounds(): number {
    return Math.max(0, this.position.options.maxRounds - this.position.round);
  }
  get side(): number {
    this.stands ??= standsOf(this);
    return this.stands.side;
  }
  get stakes(): readonly number[] {
    this.stands ??= standsOf(this);
    return this.stands.stakes;
  }
  entryOf(card: number): EmixCard {
    return this.entry(this.position, card);
  }
  named(name: string): EmixCard | undefined {
    const id = name.replace(/\.\d+$/, '');
    return this.printed.get(id) ?? this.position.options.customCards.find((card) => card.id === id);
  }
}

function standsOf(appraisal: Pick<Appraisal, 'position' | 'seat' | 'entryOf'>): Pick<Appraisal, 'side' | 'stakes'> {
  const { position, seat } = appraisal;
  const { freeFeeding, players } = position.options;
  const leans = position.marker.map((_, each) => leanOf(appraisal, each));
  const inHand = at(position.hands, seat).reduce(
    (sum, card) => sum + (card < 0 ? 0 : signOf(appraisal.entryOf(card).sign)),
    0,
  );
  const side = Math.sign(at(leans, seat) || inHand || (seat % 2 === 0 ? 1 : -1));
  const stakes =
    freeFeeding === null
      ? leans.map((lean, each) => (each === seat ? side : -Math.sign(lean) / Math.max(1, players - 1)))
      : position.rows.map(() => side / 2);
  return { side, stakes };
}

/** The apparent side of a player, as everybody sees it; above 0 is up. */
function leanOf(appraisal: Pick<Appraisal, 'position' | 'entryOf'>, seat: Seat): number {
  const { marker, pool, rows, options } = appraisal.position;
  const stands = at(marker, seat);
  if (options.freeFeeding !== null) return stands;
  const powers = at(rows, seat).reduce((sum, card) => sum + signOf(appraisal.entryOf(card).sign), 0);
  return stands + POWERS * powers + at(pool.pos, seat) - at(pool.neg, seat);
}

/**
 * The worth of carrying out a property now, for a human and a target. `isAhead` is true while a power is judged by its
 * future effects: then powers that discard powers are not judged in turn.
 */
export function worthOf(
  appraisal: Appraisal,
  { scope, ops }: Property,
  { human, target, isAhead = false }: { readonly human: number; readonly target: number; readonly isAhead?: boolean },
): number {
  let worth = 0;
  for (const op of ops)
    if (op.actor === true) worth += operationWorth(appraisal, op, { human, target: human, isAhead });
    else if (scope !== 'all') worth += operationWorth(appraisal, op, { human, target, isAhead });
    else
      for (let each = 0; each < appraisal.stakes.length; each++)
        worth += operationWorth(appraisal, op, { human, target: each, isAhead });
  return worth;
}

function operationWorth(
  appraisal: Appraisal,
  op: Operation,
  { human, target, isAhead }: { readonly human: number; readonly target: number; readonly isAhead: boolean },
): number {
  const { stakes } = appraisal;
  const stake = at(stakes, target);
  /** Sign and size of a benefit: 1 for the player's own human, else minus the stake in the target. */
  const whose = target === human ? 1 : -Math.abs(stake);
  switch (op.op) {
    case 'draw':
      return whose * CARD * op.n;
    case 'discard':
      return -whose * CARD * Math.min(handSize(appraisal, target), op.n);
    case 'steal':
      return (1 - whose) * CARD * Math.min(handSize(appraisal, target), op.n);
    case 'discardPower':
      return isAhead ? CARD * op.n : worstPower(appraisal, target);
    case 'activate':
      return whose * 2 * CARD * op.n;
    case 'action':
      return ACTION * op.n;
    case 'swap':
      return swapWorth(appraisal, op.colour, human, target);
    default:
      if (op.colour !== 'any') return emonWorth(appraisal, op, { sign: signOf(op.colour), human, target });
      return Math.max(
        emonWorth(appraisal, op, { sign: 1, human, target }),
        emonWorth(appraisal, op, { sign: -1, human, target }),
      );
  }
}

/** The worth of removing the most harmful power from a row; 0 when none is harmful. */
function worstPower(appraisal: Appraisal, target: number): number {
  let worst = 0;
  for (const card of at(appraisal.position.rows, target))
    worst = Math.max(worst, -powerWorth(appraisal, appraisal.entryOf(card), target));
  return worst;
}

const handSize = ({ position: { hands } }: Appraisal, seat: number): number => hands[seat]?.length ?? 0;

type EmonOperation = Extract<Operation, { readonly amount: unknown }>;
type Amount = EmonOperation['amount'];

function emonWorth(
  appraisal: Appraisal,
  { op, amount }: EmonOperation,
  { sign, human, target }: { readonly sign: number; readonly human: number; readonly target: number },
): number {
  const { position, stakes } = appraisal;
  const held = at(position.pool[sign > 0 ? 'pos' : 'neg'], op === 'give' ? human : target);
  const wanted = wantedOf(appraisal, amount, held, target);
  const moved = Math.min(wanted, held);
  const own = at(stakes, human) * sign;
  const others = at(stakes, target) * sign;
  switch (op) {
    case 'gain':
      return others * wanted;
    case 'lose':
      return -others * moved;
    case 'flip':
      return -2 * others * moved;
    case 'take':
      return (own - others) * moved;
    case 'give':
      return (others - own) * moved;
  }
}

/** Number of emons an operation asks for, before the supply limits it (EMX-VOC.5). */
function wantedOf({ position }: Appraisal, amount: Amount, held: number, target: number): number {
  if (amount === 'all') return held;
  if (amount === 'die') return DIE;
  return amount === 'powers' ? (position.rows[target]?.length ?? 0) : amount;
}

function swapWorth(
  { position: { pool }, stakes }: Appraisal,
  colour: Colour | 'any',
  human: number,
  target: number,
): number {
  const count = (of: number): number =>
    (colour === 'neg' ? 0 : at(pool.pos, of)) - (colour === 'pos' ? 0 : at(pool.neg, of));
  return (at(stakes, human) - at(stakes, target)) * (count(target) - count(human));
}

/**
 * The worth of an active power in the row of a human until the end of the game. It sums the emons it brings, its
 * properties and its value.
 */
export function powerWorth(
  appraisal: Appraisal,
  { sign, value, charge, influence, result }: EmixCard,
  human: number,
): number {
  const { rounds, stakes } = appraisal;
  const stake = at(stakes, human);
  const towards = sign === 'neutral' ? stake : stake * signOf(sign);
  /** Sign and size of a benefit: 1 in the player's own row, else minus the stake in the human. */
  const whose = human === appraisal.seat ? 1 : -Math.abs(stake);
  const each = (property: Property | undefined): number => {
    if (property === undefined) return 0;
    const { scope } = property;
    const other = human === 0 && stakes.length > 1 ? 1 : 0;
    const worth = worthOf(appraisal, property, {
      human,
      target: scope === 'self' || scope === 'all' ? human : other,
      isAhead: true,
    });
    return scope === 'self' || scope === 'all' ? worth : whose * Math.abs(worth);
  };
  return (
    towards * (rounds + value) +
    rounds * each(charge) +
    (rounds + 1) * each(result) +
    (rounds + 1) * USES * Math.max(0, each(influence))
  );
}

/**
 * The worth of the emons that a card costs. Emons spent on others come back doubled (EMX-KRM.3), so their price is
 * negative.
 */
export function priceOf(
  { stakes }: Appraisal,
  human: number,
  { pos, neg, isForOthers }: { readonly pos: number; readonly neg: number; readonly isForOthers: boolean },
): number {
  const paid = at(stakes, human) * (pos - neg);
  return isForOthers ? -paid : paid;
}

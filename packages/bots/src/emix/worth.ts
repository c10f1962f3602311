import { at, type Seat } from '@rulewright/core';
import type { Colour, EmixCard, EmixContent, EmixView, Operation, Property } from '@rulewright/emix';

// What emons, cards and powers are worth to a player, in cells towards the side where the player's marker is to go.

export type Position = EmixView['position'];

/** A card of a state is the number of its kind, and its deck of origin times this. */
const KINDS = 1000;
/** What a card in the hand is worth beside those that the next refill brings (EMX-RES.5). */
export const CARD = 0.4;
/** What another action is worth. */
const ACTION = 2;
const DIE = 3.5;
/** An Influence property takes an action each time, so it is not used in every round. */
const USES = 0.4;
/** How much a cell of the marker says about the side of a player beside what is not absorbed yet. */
const POWERS = 2;

const SIGNS = { pos: 1, neg: -1, neutral: 0 } as const;
export const signOf = (sign: EmixCard['sign']): number => SIGNS[sign];

/** What a player thinks of the position. */
export interface Appraisal {
  readonly position: Position;
  readonly seat: Seat;
  /** 1 when the marker of the player is to go up, −1 when it is to go down. */
  readonly side: number;
  /** By human: what a positive emon in its pool is worth. */
  readonly stakes: readonly number[];
  /** Rounds after this one. */
  readonly rounds: number;
  /** The record of a card of the position. */
  recordOf(card: number): EmixCard;
  /** The record of a card that an action names. */
  named(name: string): EmixCard | undefined;
}

/** The record of a card of a position: the cards of the pack come first, then the players' own. */
export const recordReader =
  ({ cards }: EmixContent) =>
  ({ options }: Position, card: number): EmixCard => {
    const kind = card % KINDS;
    return kind < cards.length ? at(cards, kind) : at(options.customCards, kind - cards.length);
  };

/** Reads what a player of Emix feels about a position: the goal, the marker, and what each sign is worth. */
export function appraiser(content: EmixContent): (position: Position, seat: Seat) => Appraisal {
  const { cards } = content;
  const record = recordReader(content);
  const printed: ReadonlyMap<string, EmixCard> = new Map(cards.map((card) => [card.id, card]));
  return (position, seat) => new Reading(position, seat, record, printed);
}

class Reading implements Appraisal {
  private stands: Pick<Appraisal, 'side' | 'stakes'> | undefined;

  constructor(
    readonly position: Position,
    readonly seat: Seat,
    private readonly record: ReturnType<typeof recordReader>,
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
  recordOf(card: number): EmixCard {
    return this.record(this.position, card);
  }
  named(name: string): EmixCard | undefined {
    const id = name.replace(/\.\d+$/, '');
    return this.printed.get(id) ?? this.position.options.customCards.find((card) => card.id === id);
  }
}

function standsOf(appraisal: Pick<Appraisal, 'position' | 'seat' | 'recordOf'>): Pick<Appraisal, 'side' | 'stakes'> {
  const { position, seat } = appraisal;
  const { freeFeeding, players } = position.options;
  const leans = position.marker.map((_, each) => leanOf(appraisal, each));
  const inHand = at(position.hands, seat).reduce(
    (sum, card) => sum + (card < 0 ? 0 : signOf(appraisal.recordOf(card).sign)),
    0,
  );
  const side = Math.sign(at(leans, seat) || inHand || (seat % 2 === 0 ? 1 : -1));
  const stakes =
    freeFeeding === null
      ? leans.map((lean, each) => (each === seat ? side : -Math.sign(lean) / Math.max(1, players - 1)))
      : position.rows.map(() => side / 2);
  return { side, stakes };
}

/** On which side a player stands, as everybody sees it: above 0 is up. */
function leanOf(appraisal: Pick<Appraisal, 'position' | 'recordOf'>, seat: Seat): number {
  const { marker, pool, rows, options } = appraisal.position;
  const stands = at(marker, seat);
  if (options.freeFeeding !== null) return stands;
  const powers = at(rows, seat).reduce((sum, card) => sum + signOf(appraisal.recordOf(card).sign), 0);
  return stands + POWERS * powers + at(pool.pos, seat) - at(pool.neg, seat);
}

/**
 * What a property is worth when it is carried out for a human and a target now. `isAhead`: a power is being judged by what
 * its properties will do; powers that discard powers are not judged in turn.
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
  /** Cards and actions are as good for their player as they are bad for the others. */
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

/** What it is worth that the power goes that does most harm; 0 when none does. */
function worstPower(appraisal: Appraisal, target: number): number {
  let worst = 0;
  for (const card of at(appraisal.position.rows, target))
    worst = Math.max(worst, -powerWorth(appraisal, appraisal.recordOf(card), target));
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

/** EMX-VOC.5: how many emons an operation is about, before it is seen how many there are. */
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

/** What an active power is worth from now to the end, in the row of a human: emons of its colour, its properties, its value. */
export function powerWorth(
  appraisal: Appraisal,
  { sign, value, charge, influence, result }: EmixCard,
  human: number,
): number {
  const { rounds, stakes } = appraisal;
  const stake = at(stakes, human);
  const towards = sign === 'neutral' ? stake : stake * signOf(sign);
  /** What is good for a human is bad for whoever has a stake against it. */
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

/** What is paid for a card: emons of one's own pool, which come back doubled when they were spent on others (EMX-KRM.3). */
export function priceOf(
  { stakes }: Appraisal,
  human: number,
  { pos, neg, isForOthers }: { readonly pos: number; readonly neg: number; readonly isForOthers: boolean },
): number {
  const paid = at(stakes, human) * (pos - neg);
  return isForOthers ? -paid : paid;
}

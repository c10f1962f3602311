import { sorted } from '../cards/deck.js';
import { Interruption } from '../errors.js';

/** What a number looks like to whoever may not know it. */
export const HIDDEN = -1;

// What a viewer cannot see need not be drawn as long as nobody asks for it. This is how `chanceOutcomes` keeps a hand of
// others in one branch: its cards stay face down, and what they can be lies in an urn.

/** Cards that one viewer cannot tell apart: each of them is equally likely to lie at each of their places. */
export interface Urn {
  /** How many cards of each kind are not drawn yet, by its number. */
  readonly counts: number[];
  /** How their back is written: −1 and below. */
  readonly back: number;
  /** Kinds that cannot lie at some of the places, and how many undrawn cards lie at these. */
  readonly never?: { readonly kinds: ReadonlySet<number>; places: number };
}

/** Where a run branches: the place of a weight, drawn by them. */
export interface Forks {
  fork(weights: readonly number[]): number;
}

/** A list whose order an action has disturbed is read by place: the futures have to be played again with all of it drawn. */
export class Disordered extends Interruption {}

/** A list or bag behind its guard. */
interface Guarded {
  readonly cards: number[];
  readonly isBag: boolean;
  /** Its zone, as `players.1.hand`. */
  readonly zone: string;
}

/** An undrawn card as a number: its urn, and whether some kinds cannot lie in its place. */
const undrawn = (urn: number, isLimited: boolean): number => -1 - 2 * urn - (isLimited ? 1 : 0);

/**
 * Cards that lie where one viewer does not see them, and hidden numbers. An undrawn card is a negative number in its list
 * until somebody asks which it is: whoever reads its place has it drawn, and whoever moves it unseen leaves it undrawn.
 * Lists are guarded, so that no rule reads past this; to ask for the length draws nothing.
 */
export class Urns {
  private readonly urns: Urn[] = [];
  private readonly guards = new WeakMap<object, Guarded>();
  /** Lists of which a card was taken by its kind, though others of that kind may lie before it. */
  private readonly disordered = new WeakSet<number[]>();
  private isClosed = false;

  constructor(
    /** The number of the viewer: seats, then the spectator. */
    readonly viewer: number,
    private readonly random: Forks,
    /** Whether lists are drawn whole before a card is taken out of them by its kind. */
    private readonly isOrderly: boolean,
    /** Is told of each zone of which a rule draws a card by reading it. */
    private readonly onRead: (zone: string) => void = () => undefined,
  ) {}

  /** Takes an urn up, and gives the numbers that stand for its undrawn cards. */
  add(urn: Urn): { readonly card: number; readonly limited: number } {
    const number = this.urns.push(urn) - 1;
    return { card: undrawn(number, false), limited: undrawn(number, true) };
  }

  /** The list as everybody gets it from now on. */
  guarded(cards: number[], zone: string, isBag = false): number[] {
    if (this.guards.has(cards)) return cards;
    return this.behindGuard(cards, { cards, isBag, zone }, (place) => this.read(cards, place, isBag, zone));
  }

  /** A list of numbers that are no cards: a hidden one is any of the values, each equally likely. */
  guardedNumbers(numbers: number[], values: readonly number[], zone: string): number[] {
    return this.behindGuard(numbers, undefined, (place) => {
      if (numbers[place] !== HIDDEN) return;
      this.onRead(zone);
      numbers[place] = values[values.length === 1 ? 0 : this.random.fork(values.map(() => 1))] as number;
    });
  }

  /** The list behind its guard, for those who know what they may read of it. */
  rawOf(cards: number[]): number[] {
    return this.guards.get(cards)?.cards ?? cards;
  }

  /** Draws the card at this place, unless it is known already, and gives it. */
  draw(cards: number[], place: number): number {
    const card = cards[place] as number;
    if (!(card < 0)) return card;
    const kind = this.drawn(card);
    cards[place] = kind;
    return kind;
  }

  /** Draws all cards of a list, or of a bag, which has no order. */
  drawAll(cards: number[], isBag: boolean): void {
    if (isBag) this.fillWithRest(cards);
    for (let place = 0; place < cards.length; place++) this.draw(cards, place);
    if (isBag) cards.splice(0, cards.length, ...sorted(cards));
  }

  /** The place of a random card, each equally likely; undrawn cards of an urn are alike. */
  choose(cards: readonly number[]): number {
    const kinds = [...new Set(cards)];
    const weights = kinds.map((kind) => cards.filter((card) => card === kind).length);
    return cards.indexOf(kinds[kinds.length === 1 ? 0 : this.random.fork(weights)] as number);
  }

  /**
   * The place of a random card that is about to leave a list or a bag, each equally likely; the card there is drawn. Of a
   * list the first of its kind leaves: where others may lie before it, no place of the list may be read any more.
   */
  placeOfAny(cards: number[], isBag: boolean): number {
    if (this.isOrderly && !isBag) this.drawAll(cards, false);
    const place = this.choose(cards);
    const token = cards[place] as number;
    const kind = this.draw(cards, place);
    if (isBag) return place;
    const isAmong = (card: number, i: number): boolean =>
      i !== place && (card < 0 ? this.mayBe(card, kind) : token < 0 && card === kind);
    if (cards.some(isAmong) || (token < 0 && isScattered(cards, place, token))) this.disordered.add(cards);
    return place;
  }

  /** The place of a card of this kind that is about to leave a list; the given one, or any if none is given: −1 without one. */
  placeFrom(cards: number[], kind: number, from: number | undefined): number {
    if (from !== undefined) {
      this.mustBeOrdered(cards);
      this.draw(cards, from);
      return from;
    }
    if (this.isOrderly) this.drawAll(cards, false);
    const place = cards.indexOf(kind);
    if (place < 0) return cards.findIndex((_, i) => this.draw(cards, i) === kind);
    if (cards.some((card, i) => i < place && card < 0 && this.mayBe(card, kind))) this.disordered.add(cards);
    return place;
  }

  /** Before a place of a list means anything. */
  mustBeOrdered(cards: number[]): void {
    if (cards.length > 1 && this.disordered.has(cards)) throw new Disordered();
  }

  /** From now on lists are read as they are, with the backs of what was not drawn. */
  close(lists: Iterable<number[]>): void {
    for (const list of lists) {
      const cards = this.rawOf(list);
      for (let place = 0; place < cards.length; place++)
        if ((cards[place] as number) < 0) cards[place] = this.urnOf(cards[place] as number).back;
    }
    this.isClosed = true;
  }

  private behindGuard(cards: number[], guarded: Guarded | undefined, draw: (place: number) => void): number[] {
    const look = (key: string | symbol): void => {
      if (!this.isClosed && typeof key === 'string' && isDigit(key.charCodeAt(0))) draw(Number(key));
    };
    const guard = new Proxy(cards, {
      get(list, key) {
        look(key);
        return Reflect.get(list, key);
      },
      getOwnPropertyDescriptor(list, key) {
        look(key);
        return Reflect.getOwnPropertyDescriptor(list, key);
      },
      // without it a push would ask for the descriptor of its place
      set: (list, key, value) => Reflect.set(list, key, value),
    });
    if (guarded !== undefined) this.guards.set(guard, guarded);
    return guard;
  }

  /** A rule reads a place: of a bag all of it, for a bag has no places. */
  private read(cards: number[], place: number, isBag: boolean, zone: string): void {
    if (place >= cards.length) return;
    this.mustBeOrdered(cards);
    if (isBag ? cards.every((card) => card >= 0) : (cards[place] as number) >= 0) return;
    this.onRead(zone);
    if (isBag) this.drawAll(cards, true);
    else this.draw(cards, place);
  }

  private urnOf(card: number): Urn {
    return this.urns[(-1 - card) >> 1] as Urn;
  }

  private mayBe(card: number, kind: number): boolean {
    const { counts, never } = this.urnOf(card);
    return (counts[kind] ?? 0) > 0 && !(isLimited(card) && never?.kinds.has(kind) === true);
  }

  /** When all cards that an urn still holds lie in one bag, nothing is left to chance. */
  private fillWithRest(cards: number[]): void {
    for (const urn of new Set(cards.filter((card) => card < 0).map((card) => this.urnOf(card)))) {
      const places = cards.flatMap((card, place) => (card < 0 && this.urnOf(card) === urn ? [place] : []));
      if (places.length !== urn.counts.reduce((sum, count) => sum + count, 0)) continue;
      let next = 0;
      urn.counts.forEach((count, kind) => {
        for (let n = 0; n < count; n++) cards[places[next++] as number] = kind;
        urn.counts[kind] = 0;
      });
      if (urn.never !== undefined) urn.never.places = 0;
    }
  }

  /** Draws one card out of its urn. */
  private drawn(card: number): number {
    const { counts, never } = this.urnOf(card);
    const kinds: number[] = [];
    const weights: number[] = [];
    const weightOf = this.weighing(card);
    for (let kind = 0; kind < counts.length; kind++) {
      const weight = weightOf(kind);
      if (weight === 0) continue;
      kinds.push(kind);
      weights.push(weight);
    }
    const kind = kinds[kinds.length === 1 ? 0 : this.random.fork(weights)] as number;
    counts[kind] = (counts[kind] as number) - 1;
    if (isLimited(card) && never !== undefined) never.places--;
    return kind;
  }

  /**
   * How many deals put a kind here. Where all may lie, a card that cannot lie everywhere is likelier than the others: by
   * the number of those for a limited place to the number of those that all limited places leave over.
   */
  private weighing(card: number): (kind: number) => number {
    const { counts, never } = this.urnOf(card);
    const all = (kind: number): number => counts[kind] as number;
    if (never === undefined || never.places === 0) return all;
    if (isLimited(card)) return (kind) => (never.kinds.has(kind) ? 0 : all(kind));
    let fit = 0;
    for (let kind = 0; kind < counts.length; kind++) if (!never.kinds.has(kind)) fit += all(kind);
    return (kind) => all(kind) * (never.kinds.has(kind) ? fit : fit - never.places);
  }
}

/** Whether cards of the same urn lie apart, so that it tells which of them was taken. */
function isScattered(cards: readonly number[], place: number, card: number): boolean {
  const last = cards.lastIndexOf(card);
  for (let i = place + 1; i < last; i++) if (cards[i] !== card) return true;
  return false;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const isLimited = (card: number): boolean => (-1 - card) % 2 === 1;

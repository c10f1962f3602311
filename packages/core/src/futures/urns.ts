import { HIDDEN } from '../cards/hidden-numbers.js';
import { sorted } from '../game/deck.js';
import { Interruption } from '../ground/errors.js';
import { kindsIn } from './runs.js';

// A hidden card need not be drawn until somebody reads it. So `chanceOutcomes` keeps the hands of others in one branch:
// their cards stay face down, and an urn holds the kinds they can be.

/** Cards that one viewer cannot tell apart: each is equally likely at each of their places. */
export interface Urn {
  /** The number of undrawn cards of each kind, by the number of the kind. */
  readonly counts: number[];
  /** The number of their back: −1 and below. */
  readonly back: number;
  /** Kinds that cannot lie at some of the places, and the number of undrawn cards at those places. */
  readonly never?: { readonly kinds: ReadonlySet<number>; places: number };
}

/** Chooses the branch of a run: the index of one of the weights. */
export interface Forks {
  fork(weights: readonly number[]): number;
}

/** A list was read by index after its order was disturbed; enumerate again with the whole list drawn. */
export class Disordered extends Interruption {}

/** An undrawn card as a number: encodes its urn, and if its place is closed to some kinds. */
const undrawn = (urn: number, isLimited: boolean): number => -1 - 2 * urn - (isLimited ? 1 : 0);

/**
 * Cards that one viewer does not see, and hidden numbers. An undrawn card is a negative number in its list.
 *
 * Reading its place draws it; moving it unseen leaves it undrawn. Guards keep rules from reading past this. Reading the
 * length draws nothing.
 */
export class Urns {
  private readonly urns: Urn[] = [];
  /** The lists and bags behind their guards. */
  private readonly guards = new WeakMap<object, number[]>();
  /** Lists from which a card was taken by kind while others of that kind may lie before it. */
  private readonly disordered = new WeakSet<number[]>();
  private isClosed = false;

  constructor(
    private readonly random: Forks,
    /** True to draw a whole list before a card is taken out of it by kind. */
    private readonly isOrderly: boolean,
    /** Called with each zone from which a rule draws a card by reading it. */
    private readonly onRead: (zone: string) => void = () => undefined,
  ) {}

  /** Adds an urn and returns the numbers that stand for its undrawn cards. */
  add(urn: Urn): { readonly card: number; readonly limited: number } {
    const number = this.urns.push(urn) - 1;
    return { card: undrawn(number, false), limited: undrawn(number, true) };
  }

  /** A guard before a list or bag, for everybody to use from now on. */
  guarded(cards: number[], zone: string, isBag: boolean): number[] {
    if (this.guards.has(cards)) return cards;
    const guard = this.guardOf(cards, (place) => this.read(cards, place, isBag, zone));
    this.guards.set(guard, cards);
    return guard;
  }

  /** A guarded list of hidden numbers: reading a hidden one draws one of the values, each equally likely. */
  guardedNumbers(numbers: number[], values: readonly number[], zone: string): number[] {
    return this.guardOf(numbers, (place) => {
      if (numbers[place] !== HIDDEN) return;
      this.onRead(zone);
      numbers[place] = values[values.length === 1 ? 0 : this.random.fork(values.map(() => 1))] as number;
    });
  }

  /** The list behind its guard, for code that knows what it may read. */
  rawOf(cards: number[]): number[] {
    return this.guards.get(cards) ?? cards;
  }

  /** The card at an index, drawn if necessary. */
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

  /** The index of a random card, each equally likely; undrawn cards of one urn are alike. */
  choose(cards: readonly number[]): number {
    const { kinds, weights } = kindsIn(cards);
    return cards.indexOf(kinds[kinds.length === 1 ? 0 : this.random.fork(weights)] as number);
  }

  /**
   * The index of a random card that is about to leave, each equally likely; it is drawn.
   *
   * From a list the first of its kind leaves: if others of the kind may lie before it, no index of the list may be read
   * any more.
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

  /** The index of a card of this kind that is about to leave a list: the given one, or any; −1 when there is none. */
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

  /** Throws `Disordered` where an index of the list no longer means anything. */
  mustBeOrdered(cards: number[]): void {
    if (cards.length > 1 && this.disordered.has(cards)) throw new Disordered();
  }

  /** Ends drawing: from now on lists are read as they are, with backs in place of undrawn cards. */
  close(lists: Iterable<number[]>): void {
    for (const list of lists) {
      const cards = this.rawOf(list);
      for (let place = 0; place < cards.length; place++)
        if ((cards[place] as number) < 0) cards[place] = this.urnOf(cards[place] as number).back;
    }
    this.isClosed = true;
  }

  private guardOf(cards: number[], draw: (place: number) => void): number[] {
    const look = (key: string | symbol): void => {
      if (!this.isClosed && typeof key === 'string' && isDigit(key.charCodeAt(0))) draw(Number(key));
    };
    return new Proxy(cards, {
      get(list, key) {
        look(key);
        return Reflect.get(list, key);
      },
      getOwnPropertyDescriptor(list, key) {
        look(key);
        return Reflect.getOwnPropertyDescriptor(list, key);
      },
      // without this trap a push would ask for the descriptor of its index
      set: (list, key, value) => Reflect.set(list, key, value),
    });
  }

  /** Draws the card that a rule reads; all cards of a bag, which has no order. */
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

  /** Fills a bag that holds all remaining cards of an urn: nothing is left to chance. */
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
   * Number of deals that put each kind here. At an unrestricted place, restricted kinds weigh `fit`, others `fit −
   * limited places`.
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

/** True when cards of one urn lie apart, so that a gap shows which of them was taken. */
function isScattered(cards: readonly number[], place: number, card: number): boolean {
  const last = cards.lastIndexOf(card);
  for (let i = place + 1; i < last; i++) if (cards[i] !== card) return true;
  return false;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const isLimited = (card: number): boolean => (-1 - card) % 2 === 1;

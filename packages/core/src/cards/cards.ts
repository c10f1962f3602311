import { type Bag, type Deck, insertAt, insertSorted, sorted, takeAt } from '../game/deck.js';
import type { State } from '../game/game.js';
import type { Handling } from '../game/turn.js';
import type { Viewer } from '../game/types.js';
import { EngineBug } from '../ground/errors.js';
import {
  addKnown,
  dropEmpty,
  forget,
  isCertain,
  isShown,
  learn,
  leaveSeen,
  leaveUnseen,
  memoryOf,
  type Rows,
  raise,
  remember,
  rowOf,
  seesNoLess,
  shownOnly,
} from './memory.js';
import type { Random } from './random.js';
import { isDeck, type Place, sees, type ZoneIndex, type ZoneName } from './zones.js';

// The only code that moves cards between zones and records who saw which. A card is the number of its kind.

/** A card on its way from one zone to another. */
interface Move {
  readonly source: Place;
  readonly to: ZoneName;
  readonly how: Handling;
}

/** The cards of one state in play, all of them drawn. */
export class Cards {
  constructor(
    protected readonly zones: ZoneIndex,
    protected readonly state: State,
    private readonly random: Random,
  ) {}

  /** Moves a card of this kind. */
  move(card: number, from: ZoneName, to: ZoneName, how: Handling = {}): void {
    const source = this.find(from);
    const { cards } = source;
    if (isDeck(cards)) {
      const bag = this.bagWith(cards, card);
      this.fromBag(cards, bag, this.listOf(bag.cards).indexOf(card), { source, to, how });
    } else {
      const list = this.listOf(cards);
      this.fromList(list, this.placeOf(list, card, how.from), card, { source, to, how });
    }
  }

  /** Moves all cards of a list in order, without looking at them. */
  moveAll(from: ZoneName, to: ZoneName): void {
    const source = this.find(from);
    if (isDeck(source.cards)) throw new EngineBug(`${source.key} is a deck`);
    const list = this.listOf(source.cards);
    for (let n = list.length; n > 0; n--) this.fromList(list, 0, list[0] as number, { source, to, how: {} });
  }

  /** Moves the next card of a deck, or a random card of another zone; undefined when there is none. */
  draw(from: ZoneName, to: ZoneName, how: Handling = {}): number | undefined {
    const source = this.find(from);
    const { cards } = source;
    const bag = isDeck(cards) ? cards.bags[cards.bags.length - 1] : undefined;
    const choosable = isDeck(cards) ? bag?.cards : cards;
    if (choosable === undefined || choosable.length === 0) return undefined;
    const list = this.listOf(choosable);
    const place = this.placeOfAny(list, source);
    const card = list[place] as number;
    if (isDeck(cards)) this.fromBag(cards, bag as Bag, place, { source, to, how });
    else this.fromList(list, place, card, { source, to, how });
    return card;
  }

  /** Moves the next card of a deck without telling which; false when there is none. */
  deal(from: ZoneName, to: ZoneName): boolean {
    return this.draw(from, to) !== undefined;
  }

  /** Shows all cards of a zone, or one, to some viewers; of a deck only the next card, whose place is then fixed. */
  show(zone: ZoneName, viewers: readonly Viewer[] | 'all', only?: number): number[] {
    const place = this.find(zone);
    const { players } = this.state.options;
    if (isDeck(place.cards)) {
      const card = this.draw(zone, zone, { shownTo: viewers });
      return card === undefined ? [] : [card];
    }
    if (only !== undefined && !place.cards.includes(only)) throw new EngineBug(`no card ${only} in ${place.key}`);
    const shown = only === undefined ? [...place.cards] : [only];
    const told = { did: 'show', pool: place.row.pool, zone: place.key, to: copyOf(viewers) } as const;
    this.random.tracing?.cards.push(only === undefined ? told : { ...told, card: only });
    const rows = memoryOf(this.state, place);
    for (const viewer of shownOnly(place, viewers, players)) {
      const row = rowOf(rows, players + 1, viewer);
      if (only === undefined) rows[viewer] = sorted(shown);
      else if (!row.includes(only)) insertSorted(row, only);
    }
    remember(this.state, place, rows);
    return shown;
  }

  /** Gives viewers knowledge of a list zone back: afterwards each knows at least its cards of `known`, by viewer. */
  recall(zone: ZoneName, known: readonly (readonly number[])[]): void {
    const place = this.find(zone);
    if (isDeck(place.cards)) throw new EngineBug(`${place.key} is a deck, whose cards have no places`);
    const { players } = this.state.options;
    const rows = memoryOf(this.state, place);
    for (const [viewer, cards] of known.entries())
      if (!sees(place.row, place.owner, viewer)) raise(rows, players + 1, viewer, cards);
    remember(this.state, place, rows);
  }

  /** Shuffles all cards of these zones into a deck; with the cards already there they become one bag. */
  shuffle(into: ZoneName, ...from: readonly ZoneName[]): void {
    const target = this.find(into);
    const deck = target.cards;
    if (!isDeck(deck)) throw new EngineBug(`${target.key} is no deck`);
    const mixed: Bag = { cards: [], known: [] };
    for (const bag of deck.bags) this.pour(bag, mixed, () => false);
    deck.bags = [];
    for (const name of from) {
      const source = this.find(name);
      if (isDeck(source.cards)) {
        for (const bag of source.cards.bags) this.pour(bag, mixed, () => false);
        source.cards.bags = [];
      } else {
        this.pour({ cards: source.cards, known: memoryOf(this.state, source) }, mixed, (viewer) =>
          sees(source.row, source.owner, viewer),
        );
        this.listOf(source.cards).length = 0;
        forget(this.state, source);
      }
    }
    this.random.tracing?.cards.push({
      did: 'shuffle',
      pool: target.row.pool,
      into: target.key,
      from: from.map((name) => this.find(name).key),
    });
    mixed.cards = sorted(mixed.cards);
    // a viewer who knows as many cards as there are knows them all: sort what everybody saw only once
    mixed.known = mixed.known.map((row) => (row.length === mixed.cards.length ? [...mixed.cards] : sorted(row)));
    deck.bags = mixed.cards.length === 0 ? [] : [mixed];
  }

  /** Adds the cards of a bag to another one, with what each viewer knew of them or had seen. */
  private pour(bag: Bag, into: Bag, seenBy: (viewer: number) => boolean): void {
    const cards = this.listOf(bag.cards);
    for (const card of cards) into.cards.push(card);
    addKnown(into.known, this.state.options.players + 1, (viewer) => (seenBy(viewer) ? cards : bag.known[viewer]));
  }

  private fromList(cards: number[], place: number, card: number, move: Move): void {
    const { source } = move;
    if (cards[place] !== card) throw new EngineBug(`no card ${card} in ${source.key}`);
    takeAt(cards, place);
    this.trace(card, undefined, move);
    const rows = source.row.visibleTo === 'all' ? NOTHING_KNOWN : memoryOf(this.state, source);
    this.arrive(card, rows, cards.length, move);
    if (rows.length > 0) remember(this.state, source, rows);
  }

  protected fromBag(deck: Deck, bag: Bag, place: number, move: Move): void {
    const card = takeAt(this.listOf(bag.cards), place);
    this.trace(card, deck.bags.indexOf(bag), move);
    if (bag.cards.length === 0) deck.bags.splice(deck.bags.indexOf(bag), 1);
    this.arrive(card, bag.known, bag.cards.length, move);
    dropEmpty(bag.known);
  }

  /** Adds a move to the trace, if there is one. */
  private trace(card: number, bag: number | undefined, { source, to, how }: Move): void {
    const { tracing } = this.random;
    if (tracing === undefined) return;
    const { key, cards } = this.find(to);
    tracing.cards.push({
      did: 'move',
      pool: source.row.pool,
      card,
      from: source.key,
      ...(bag !== undefined && { bag }),
      to: key,
      ...(how.under === true && isDeck(cards) && { under: true }),
      ...(how.shownTo !== undefined && { shownTo: copyOf(how.shownTo) }),
    });
  }

  /** Puts down a card that left a place with `left` cards remaining, and updates the memory of every viewer. */
  private arrive(card: number, rows: Rows, left: number, { source, to, how }: Move): void {
    const target = this.find(to);
    const arrived = this.layDown(target, card, how);
    if (rows.length === 0 && how.shownTo === undefined && seesNoLess(target, source)) return;
    const { players } = this.state.options;
    const known = arrived ?? memoryOf(this.state, target);
    for (let viewer = 0; viewer <= players; viewer++) {
      const row = rows[viewer];
      const seesTarget = sees(target.row, target.owner, viewer);
      const saw =
        seesTarget ||
        sees(source.row, source.owner, viewer) ||
        isShown(how.shownTo, viewer) ||
        (row !== undefined && isCertain(row, left + 1));
      if (row !== undefined && row.length > 0) {
        if (saw) leaveSeen(row, card);
        else leaveUnseen(row);
      }
      if (saw && !seesTarget) learn(known, players + 1, viewer, card);
    }
    if (arrived === undefined) remember(this.state, target, known);
  }

  /** Puts down a card; for a deck, returns the knowledge lists of its new bag. */
  protected layDown({ cards }: Place, card: number, how: Handling): Rows | undefined {
    if (!isDeck(cards)) {
      const list = this.listOf(cards);
      if (how.to === undefined) list.push(card);
      else insertAt(list, how.to, card);
      return undefined;
    }
    const bag: Bag = { cards: [card], known: [] };
    if (how.under === true) cards.bags.unshift(bag);
    else cards.bags.push(bag);
    return bag.known;
  }

  /** The topmost bag that holds a card of this kind. */
  private bagWith({ bags }: Deck, card: number): Bag {
    for (let i = bags.length - 1; i >= 0; i--) if (this.holds(bags[i] as Bag, card)) return bags[i] as Bag;
    throw new EngineBug(`no card ${card} in the deck`);
  }

  protected find(name: ZoneName): Place {
    return this.zones.find(this.state, name);
  }

  // What differs where some cards are undrawn: `UndrawnCards`.

  /** The list itself; what stands in the state may be its guard. */
  protected listOf(cards: number[]): number[] {
    return cards;
  }

  protected holds(bag: Bag, card: number): boolean {
    return bag.cards.includes(card);
  }

  /** The index of a card of this kind: the given one, or the first. */
  protected placeOf(list: number[], card: number, from: number | undefined): number {
    return from ?? list.indexOf(card);
  }

  /** The index of a random card. */
  protected placeOfAny(list: number[], { row, owner }: Place): number {
    const ids = () => this.zones.pools.idsOf(row.pool, this.state.options);
    return this.random.card(list, ids, row.path, owner);
  }
}

/** Open zones hold no secrets. */
const NOTHING_KNOWN: Rows = [];

const copyOf = (viewers: readonly Viewer[] | 'all'): readonly Viewer[] | 'all' =>
  viewers === 'all' ? viewers : [...viewers];

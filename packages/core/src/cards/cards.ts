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

/** The cards of one state in play. */
export class Cards {
  constructor(
    private readonly zones: ZoneIndex,
    private readonly state: State,
    private readonly random: Random,
  ) {}

  /** Moves a card of this kind. */
  move(card: number, from: ZoneName, to: ZoneName, how: Handling = {}): void {
    const source = this.zones.find(this.state, from);
    const { cards } = source;
    const { urns } = this.random;
    if (isDeck(cards)) {
      const bag = this.bagWith(cards, card);
      this.fromBag(cards, bag, this.rawOf(bag.cards).indexOf(card), { source, to, how });
    } else if (urns === undefined) this.fromList(cards, how.from ?? cards.indexOf(card), card, { source, to, how });
    else {
      const list = urns.rawOf(cards);
      this.fromList(list, urns.placeFrom(list, card, how.from), card, { source, to, how });
    }
  }

  /** Moves all cards of a list in order, without looking at them. */
  moveAll(from: ZoneName, to: ZoneName): void {
    const source = this.zones.find(this.state, from);
    if (isDeck(source.cards)) throw new EngineBug(`${source.key} is a deck`);
    const list = this.rawOf(source.cards);
    this.random.urns?.mustBeOrdered(list);
    for (let n = list.length; n > 0; n--)
      this.fromList(list, 0, this.seen(list, 0, source, to), { source, to, how: {} });
  }

  /** Moves the next card of a deck, or a random card of another zone; undefined when there is none. */
  draw(from: ZoneName, to: ZoneName, how: Handling = {}): number | undefined {
    const source = this.zones.find(this.state, from);
    const { cards } = source;
    const bag = isDeck(cards) ? cards.bags[cards.bags.length - 1] : undefined;
    const choosable = isDeck(cards) ? bag?.cards : cards;
    if (choosable === undefined || choosable.length === 0) return undefined;
    const list = this.rawOf(choosable);
    const place = this.placeOfAny(source, list);
    const card = list[place] as number;
    if (isDeck(cards)) this.fromBag(cards, bag as Bag, place, { source, to, how });
    else this.fromList(list, place, card, { source, to, how });
    return card;
  }

  /** The index of a random card, which is drawn if it was not. */
  private placeOfAny({ row, owner, cards }: Place, list: number[]): number {
    const { urns } = this.random;
    const ids = () => this.zones.pools.idsOf(row.pool, this.state.options);
    if (urns === undefined) return this.random.card(list, ids, row.path, owner);
    return urns.placeOfAny(list, isDeck(cards));
  }

  /** Moves the next card of a deck without telling which; false when there is none. */
  deal(from: ZoneName, to: ZoneName): boolean {
    const { urns } = this.random;
    const source = this.zones.find(this.state, from);
    if (urns === undefined || !isDeck(source.cards)) return this.draw(from, to) !== undefined;
    const bag = source.cards.bags[source.cards.bags.length - 1];
    if (bag === undefined) return false;
    const list = urns.rawOf(bag.cards);
    const place = urns.choose(list);
    this.seen(list, place, source, to);
    this.fromBag(source.cards, bag, place, { source, to, how: {} });
    return true;
  }

  /** The card at an index, drawn first if the viewer of the chances will see it move. */
  private seen(list: number[], place: number, { row, owner }: Place, to: ZoneName): number {
    const { urns } = this.random;
    const target = this.zones.find(this.state, to);
    const isSeen = urns !== undefined && (sees(row, owner, urns.viewer) || sees(target.row, target.owner, urns.viewer));
    return isSeen ? urns.draw(list, place) : (list[place] as number);
  }

  /** The list behind the guard of `chanceOutcomes`, or the list itself. */
  private rawOf(cards: number[]): number[] {
    return this.random.urns?.rawOf(cards) ?? cards;
  }

  /** Shows all cards of a zone, or one, to some viewers; of a deck only the next card, whose place is then fixed. */
  show(zone: ZoneName, viewers: readonly Viewer[] | 'all', only?: number): number[] {
    const place = this.zones.find(this.state, zone);
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
    const place = this.zones.find(this.state, zone);
    if (isDeck(place.cards)) throw new EngineBug(`${place.key} is a deck, whose cards have no places`);
    const { players } = this.state.options;
    const rows = memoryOf(this.state, place);
    for (const [viewer, cards] of known.entries())
      if (!sees(place.row, place.owner, viewer)) raise(rows, players + 1, viewer, cards);
    remember(this.state, place, rows);
  }

  /** Shuffles all cards of these zones into a deck; with the cards already there they become one bag. */
  shuffle(into: ZoneName, ...from: readonly ZoneName[]): void {
    const target = this.zones.find(this.state, into);
    const deck = target.cards;
    if (!isDeck(deck)) throw new EngineBug(`${target.key} is no deck`);
    const mixed: Bag = { cards: [], known: [] };
    for (const bag of deck.bags) this.pour(bag, mixed, () => false);
    deck.bags = [];
    for (const name of from) {
      const source = this.zones.find(this.state, name);
      if (isDeck(source.cards)) {
        for (const bag of source.cards.bags) this.pour(bag, mixed, () => false);
        source.cards.bags = [];
      } else {
        this.pour({ cards: source.cards, known: memoryOf(this.state, source) }, mixed, (viewer) =>
          sees(source.row, source.owner, viewer),
        );
        this.rawOf(source.cards).length = 0;
        forget(this.state, source);
      }
    }
    this.random.tracing?.cards.push({
      did: 'shuffle',
      pool: target.row.pool,
      into: target.key,
      from: from.map((name) => this.zones.find(this.state, name).key),
    });
    mixed.cards = sorted(mixed.cards);
    // a viewer who knows as many cards as there are knows them all: sort what everybody saw only once
    mixed.known = mixed.known.map((row) => (row.length === mixed.cards.length ? [...mixed.cards] : sorted(row)));
    mixed.cards = this.guarded(mixed.cards, target, true);
    deck.bags = mixed.cards.length === 0 ? [] : [mixed];
  }

  /** Adds the cards of a bag to another one, with what each viewer knew of them or had seen. */
  private pour(bag: Bag, into: Bag, seenBy: (viewer: number) => boolean): void {
    const cards = this.rawOf(bag.cards);
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

  private fromBag(deck: Deck, bag: Bag, place: number, move: Move): void {
    const card = takeAt(this.rawOf(bag.cards), place);
    this.trace(card, deck.bags.indexOf(bag), move);
    if (bag.cards.length === 0) deck.bags.splice(deck.bags.indexOf(bag), 1);
    this.arrive(card, bag.known, bag.cards.length, move);
    dropEmpty(bag.known);
  }

  /** Adds a move to the trace, if there is one. */
  private trace(card: number, bag: number | undefined, { source, to, how }: Move): void {
    const { tracing } = this.random;
    if (tracing === undefined) return;
    const { key, cards } = this.zones.find(this.state, to);
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
    const target = this.zones.find(this.state, to);
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
  private layDown(place: Place, card: number, how: Handling): Rows | undefined {
    const { cards } = place;
    if (!isDeck(cards)) {
      const list = this.rawOf(card < 0 ? this.putGuarded(place, cards) : cards);
      if (how.to === undefined) list.push(card);
      else insertAt(list, how.to, card);
      return undefined;
    }
    const bag: Bag = { cards: this.guarded([card], place, true), known: [] };
    if (how.under === true) cards.bags.unshift(bag);
    else cards.bags.push(bag);
    return bag.known;
  }

  /** Guards a list of this zone so that rules cannot read undrawn cards. */
  private guarded(cards: number[], place: Place, isBag: boolean): number[] {
    return this.random.urns?.guarded(cards, place.key, isBag) ?? cards;
  }

  /** Guards a list that rules created later, when its first undrawn card arrives. */
  private putGuarded(place: Place, cards: number[]): number[] {
    const list = this.guarded(cards, place, false);
    if (list !== cards) this.zones.put(this.state, place, list);
    return list;
  }

  /** The topmost bag that holds a card of this kind. */
  private bagWith({ bags }: Deck, card: number): Bag {
    for (let i = bags.length - 1; i >= 0; i--) {
      const bag = bags[i] as Bag;
      const list = this.rawOf(bag.cards);
      if (list.includes(card)) return bag;
      if (list.every((one) => one >= 0)) continue;
      this.random.urns?.drawAll(list, true);
      if (list.includes(card)) return bag;
    }
    throw new EngineBug(`no card ${card} in the deck`);
  }
}

/** Open zones hold no secrets. */
const NOTHING_KNOWN: Rows = [];

const copyOf = (viewers: readonly Viewer[] | 'all'): readonly Viewer[] | 'all' =>
  viewers === 'all' ? viewers : [...viewers];

import { type Bag, type Deck, insertAt, insertSorted, sorted, takeAt } from './deck.js';
import { EngineBug } from './errors.js';
import type { State } from './game.js';
import { dropEmpty, inOrderOfKeys, isCertain, learn, leaveSeen, leaveUnseen, type Rows, rowOf } from './knowledge.js';
import type { Random } from './random.js';
import { isDeck, type Place, sees, type ZoneName, type ZoneTable } from './table-of-zones.js';
import type { Handling, Viewer } from './types.js';
import type { Unseen } from './unseen.js';

// The one place that moves cards between zones and notes who saw which. A card is the number of its kind.

/** The cards of one state in play. */
export class Cards {
  constructor(
    private readonly zones: ZoneTable,
    private readonly state: State,
    private readonly random: Random,
  ) {}

  /** Moves a card of this kind. */
  move(card: number, from: ZoneName, to: ZoneName, how: Handling = {}): void {
    const source = this.zones.find(this.state, from);
    const { cards } = source;
    if (isDeck(cards)) {
      const bag = bagWith(cards, card);
      this.fromBag(source, cards, bag, bag.cards.indexOf(card), to, how);
    } else this.fromList(source, cards, how.from ?? cards.indexOf(card), card, to, how);
  }

  /** Moves the next card of a deck, or any card of another zone; undefined when there is none. */
  draw(from: ZoneName, to: ZoneName, how: Handling = {}): number | undefined {
    const source = this.zones.find(this.state, from);
    const { cards } = source;
    const bag = isDeck(cards) ? cards.bags[cards.bags.length - 1] : undefined;
    const { unseen } = this.random;
    if (unseen !== undefined && isDeck(cards) && bag !== undefined && unseen.concerns(bag))
      return this.drawRest(unseen, source, cards, bag, to, how);
    const choosable = isDeck(cards) ? bag?.cards : cards;
    if (choosable === undefined || choosable.length === 0) return undefined;
    const ids = () => this.zones.pools.idsOf(source.row.pool, this.state.options);
    const place = this.random.card(choosable, ids, source.row.path, source.owner);
    const card = choosable[place] as number;
    if (!isDeck(cards)) this.fromList(source, cards, place, card, to, how);
    else this.fromBag(source, cards, bag as Bag, place, to, how);
    return card;
  }

  /** Moves the next card of a deck without telling which; false when there is none. */
  deal(from: ZoneName, to: ZoneName): boolean {
    const { unseen } = this.random;
    if (unseen === undefined) return this.draw(from, to) !== undefined;
    const source = this.zones.find(this.state, from);
    const target = this.zones.find(this.state, to);
    const bags = isDeck(source.cards) ? source.cards.bags : [];
    const bag = bags[bags.length - 1];
    if (bag === undefined || isDeck(target.cards) || !this.isBlind(unseen, bag, source, target))
      return this.draw(from, to) !== undefined;
    const list = unseen.guarded(target.cards);
    this.zones.put(this.state, target, list);
    bag.cards = unseen.guarded(bag.cards);
    unseen.deal(bag, list);
    if (bag.cards.length === 0) bags.pop();
    return true;
  }

  /** Whether a card of a bag comes unseen to where it goes: nobody knows of the bag, and all its cards have one back. */
  private isBlind(unseen: Unseen, bag: Bag, source: Place, target: Place): boolean {
    if (source.row.visibleTo !== 'nobody' || bag.known.length > 0) return false;
    if (sees(target.row, target.owner, unseen.viewer)) return false;
    const backs = this.zones.pools.named(source.row.pool, this.state.options).down;
    const [first, ...others] = unseen.rawOf(bag.cards);
    return others.every((card) => backs[card] === backs[first as number]);
  }

  /** Draws from a bag of which cards were dealt that are not drawn yet. */
  private drawRest(unseen: Unseen, source: Place, deck: Deck, bag: Bag, to: ZoneName, how: Handling): number {
    const card = unseen.next(bag);
    const guard = bag.cards;
    bag.cards = unseen.rawOf(guard);
    this.fromBag(source, deck, bag, bag.cards.indexOf(card), to, how);
    bag.cards = guard;
    return card;
  }

  /** Shows all cards of a zone, or one, to some viewers; of a deck, the next card alone, whose place is fixed then. */
  show(zone: ZoneName, viewers: readonly Viewer[] | 'all', only?: number): number[] {
    const place = this.zones.find(this.state, zone);
    const { players } = this.state.options;
    const numbers: number[] = [];
    for (let viewer = 0; viewer <= players; viewer++) if (isShown(viewers, viewer)) numbers.push(viewer);
    if (isDeck(place.cards)) {
      const card = this.draw(zone, zone, { shownTo: viewers });
      return card === undefined ? [] : [card];
    }
    if (only !== undefined && !place.cards.includes(only)) throw new EngineBug(`no card ${only} in ${place.key}`);
    const shown = only === undefined ? [...place.cards] : [only];
    const told = { did: 'show', pool: place.row.pool, zone: place.key, to: copyOf(viewers) } as const;
    this.random.tracing?.cards.push(only === undefined ? told : { ...told, card: only });
    const rows = this.memoryOf(place);
    for (const viewer of numbers) {
      if (sees(place.row, place.owner, viewer)) continue;
      const row = rowOf(rows, players + 1, viewer);
      if (only === undefined) rows[viewer] = sorted(shown);
      else if (!row.includes(only)) insertSorted(row, only);
    }
    this.keep(place, rows);
    return shown;
  }

  /** Shuffles all cards of these zones into a deck: with what the deck holds they become one bag. */
  shuffle(into: ZoneName, ...from: readonly ZoneName[]): void {
    const target = this.zones.find(this.state, into);
    const deck = target.cards;
    if (!isDeck(deck)) throw new EngineBug(`${target.key} is no deck`);
    const viewers = this.state.options.players + 1;
    const mixed: Bag = { cards: [], known: [] };
    const pour = (bag: Bag, seenBy: (viewer: number) => boolean): void => {
      for (const card of bag.cards) mixed.cards.push(card);
      for (let viewer = 0; viewer < viewers; viewer++) {
        const seen = seenBy(viewer) ? bag.cards : bag.known[viewer];
        if (seen === undefined || seen.length === 0) continue;
        const row = rowOf(mixed.known, viewers, viewer);
        for (const card of seen) row.push(card);
      }
    };
    for (const bag of deck.bags) pour(bag, () => false);
    deck.bags = [];
    for (const name of from) {
      const source = this.zones.find(this.state, name);
      if (isDeck(source.cards)) {
        for (const bag of source.cards.bags) pour(bag, () => false);
        source.cards.bags = [];
      } else {
        pour({ cards: source.cards, known: this.memoryOf(source) }, (viewer) => sees(source.row, source.owner, viewer));
        source.cards.length = 0;
        this.forget(source);
      }
    }
    this.random.tracing?.cards.push({
      did: 'shuffle',
      pool: target.row.pool,
      into: target.key,
      from: from.map((name) => this.zones.find(this.state, name).key),
    });
    mixed.cards = sorted(mixed.cards);
    // whoever knows as many cards as there are knows them all: what everybody saw is sorted once
    mixed.known = mixed.known.map((row) => (row.length === mixed.cards.length ? [...mixed.cards] : sorted(row)));
    deck.bags = mixed.cards.length === 0 ? [] : [mixed];
  }

  private fromList(source: Place, cards: number[], place: number, card: number, to: ZoneName, how: Handling): void {
    if (cards[place] !== card) throw new EngineBug(`no card ${card} in ${source.key}`);
    takeAt(cards, place);
    this.tell(source, undefined, card, to, how);
    const rows = source.row.visibleTo === 'all' ? NOTHING_KNOWN : this.memoryOf(source);
    this.note(source, rows, card, cards.length, to, how);
    if (rows.length > 0) this.keep(source, rows);
  }

  private fromBag(source: Place, deck: Deck, bag: Bag, place: number, to: ZoneName, how: Handling): void {
    const card = takeAt(bag.cards, place);
    this.tell(source, deck.bags.indexOf(bag), card, to, how);
    if (bag.cards.length === 0) deck.bags.splice(deck.bags.indexOf(bag), 1);
    this.note(source, bag.known, card, bag.cards.length, to, how);
    dropEmpty(bag.known);
  }

  /** Writes a move into the trace, if there is one. */
  private tell(source: Place, bag: number | undefined, card: number, to: ZoneName, how: Handling): void {
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

  /** The card has left its place, where `left` cards still lie. It is laid down, and everybody's memory follows. */
  private note(source: Place, rows: Rows, card: number, left: number, to: ZoneName, how: Handling): void {
    const target = this.zones.find(this.state, to);
    const arrived = this.layDown(target, card, how);
    if (rows.length === 0 && how.shownTo === undefined && seesNoLess(target, source)) return;
    const { players } = this.state.options;
    const known = arrived ?? this.memoryOf(target);
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
    if (arrived === undefined) this.keep(target, known);
  }

  /** Lays a card down; into a deck, it gives what is known of its bag. */
  private layDown({ cards }: Place, card: number, how: Handling): Rows | undefined {
    if (!isDeck(cards)) {
      if (how.to === undefined) cards.push(card);
      else insertAt(cards, how.to, card);
      return undefined;
    }
    const bag: Bag = { cards: [card], known: [] };
    if (how.under === true) cards.bags.unshift(bag);
    else cards.bags.push(bag);
    return bag.known;
  }

  private memoryOf({ key }: Place): Rows {
    const { memory } = this.state;
    return Object.hasOwn(memory, key) ? (memory[key] as Rows) : [];
  }

  private keep(place: Place, rows: Rows): void {
    if (rows.some((row) => row.length > 0)) remember(this.state, place.key, rows);
    else this.forget(place);
  }

  private forget({ key }: Place): void {
    if (Object.hasOwn(this.state.memory, key)) delete this.state.memory[key];
  }
}

/** Writes down what is known of a zone. Zones stand in the order of their keys, so that equal memories are equal as text. */
function remember(state: State, key: string, rows: Rows): void {
  const isNew = !Object.hasOwn(state.memory, key);
  state.memory[key] = rows;
  if (isNew) state.memory = inOrderOfKeys(state.memory);
}

/** Open zones hold no secrets. */
const NOTHING_KNOWN: Rows = [];

/** Whoever may look into the one may look into the other: a card that goes there without being known stays as it is known. */
const seesNoLess = (target: Place, source: Place): boolean =>
  target.row.visibleTo === 'all' ||
  source.row.visibleTo === 'nobody' ||
  (source.row.visibleTo === 'owner' && target.row.visibleTo === 'owner' && source.owner === target.owner);

const copyOf = (viewers: readonly Viewer[] | 'all'): readonly Viewer[] | 'all' =>
  viewers === 'all' ? viewers : [...viewers];

/** What the spectator is shown, everybody is shown. */
const isShown = (shownTo: Handling['shownTo'], viewer: number): boolean =>
  shownTo !== undefined && (shownTo === 'all' || shownTo.some((one) => one === viewer || one === 'spectator'));

/** The topmost bag that holds a card of this kind. */
function bagWith({ bags }: Deck, card: number): Bag {
  for (let i = bags.length - 1; i >= 0; i--) if (bags[i]?.cards.includes(card)) return bags[i] as Bag;
  throw new EngineBug(`no card ${card} in the deck`);
}

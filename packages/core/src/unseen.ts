import { type Bag, sorted } from './deck.js';

// What a viewer cannot see need not be drawn as long as nobody asks for it. This is how `chanceOutcomes` for a viewer
// keeps a hand that others draw in one branch.

/** A card that was dealt unseen. Some card of the bag stands in for it until its kind is drawn. */
interface Deal {
  /** The cards left in its bag. */
  readonly rest: number[];
  readonly list: number[];
  /** Its place in the list: before anything can leave that list, it is read. */
  readonly place: number;
}

/**
 * Cards dealt where one viewer does not see them. All cards of a bag are equally likely at every place they may have come
 * to, so these places can be drawn in any order, and those that nobody looks at need not be drawn at all. The lists are
 * guarded: whoever reads more of one than its length has its cards drawn first.
 */
export class Unseen {
  private deals: Deal[] = [];
  private readonly raw = new WeakMap<object, number[]>();

  constructor(
    /** The number of the viewer: seats, then the spectator. */
    readonly viewer: number,
    /** Takes one of several branches by their weights. */
    private readonly fork: (weights: readonly number[]) => number,
  ) {}

  /** Deals a card of a bag to the end of a list, undrawn; both have to be guarded. */
  deal(bag: Bag, cards: number[]): void {
    const rest = this.rawOf(bag.cards);
    const list = this.rawOf(cards);
    this.deals.push({ rest, list, place: list.length });
    list.push(rest.pop() as number);
  }

  /** Whether cards of this bag were dealt that are not drawn yet. */
  concerns(bag: Bag): boolean {
    const rest = this.rawOf(bag.cards);
    return this.deals.some((deal) => deal.rest === rest);
  }

  /** Draws the next card of a bag, and sees to it that it lies there; the others stay undrawn. */
  next(bag: Bag): number {
    const rest = this.rawOf(bag.cards);
    const kind = this.drawn(rest);
    if (!rest.includes(kind)) this.exchange(rest, kind, rest, 0);
    return kind;
  }

  /** The list behind its guard, for those who know what they may read of it. */
  rawOf(cards: number[]): number[] {
    return this.raw.get(cards) ?? cards;
  }

  /** From now on lists can be read as they are. */
  close(): void {
    this.deals = [];
  }

  /** The list as everybody gets it from now on. */
  guarded(cards: number[]): number[] {
    if (this.raw.has(cards)) return cards;
    const look = () => this.settle(cards);
    const guard = new Proxy(cards, {
      get(list, key) {
        if (key !== 'length') look();
        return Reflect.get(list, key);
      },
      has(list, key) {
        look();
        return Reflect.has(list, key);
      },
      ownKeys(list) {
        look();
        return Reflect.ownKeys(list);
      },
      getOwnPropertyDescriptor(list, key) {
        look();
        return Reflect.getOwnPropertyDescriptor(list, key);
      },
    });
    this.raw.set(guard, cards);
    return guard;
  }

  /** Draws the cards that were dealt to this list, or out of it. */
  private settle(cards: number[]): void {
    for (const deal of this.deals.filter(({ list, rest }) => list === cards || rest === cards)) {
      const { rest, list, place } = deal;
      const kind = this.drawn(rest);
      this.deals = this.deals.filter((one) => one !== deal);
      if (list[place] !== kind) this.exchange(rest, kind, list, place);
    }
  }

  /** The kind of a card out of a bag and of all that was dealt from it. */
  private drawn(rest: readonly number[]): number {
    const cards = [...rest];
    for (const deal of this.deals) if (deal.rest === rest) cards.push(deal.list[deal.place] as number);
    const kinds = [...new Set(sorted(cards))];
    const weights = kinds.map((kind) => cards.filter((card) => card === kind).length);
    return kinds[kinds.length === 1 ? 0 : this.fork(weights)] as number;
  }

  /** Puts a card of this kind, wherever it stands in, to a place, and the one that was there in its stead. */
  private exchange(rest: number[], kind: number, list: number[], place: number): void {
    const other = this.deals.find((deal) => deal.rest === rest && deal.list[deal.place] === kind);
    const card = list[place] as number;
    list[place] = kind;
    if (other !== undefined) other.list[other.place] = card;
    else rest[rest.indexOf(kind)] = card;
    rest.sort((a, b) => a - b);
  }
}

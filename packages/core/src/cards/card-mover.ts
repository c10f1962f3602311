import { type Bag, type Pile, sorted, stackedDeck } from '../game/deck.js';
import { InputError } from '../ground/errors.js';
import { suggestion } from '../ground/suggestion.js';
import {
  bagsAt,
  bringHome,
  type Carded,
  deckOf,
  everywhere,
  forget,
  holds,
  listAt,
  nameOf,
  takeFrom,
  type ZoneAt,
} from './places.js';
import type { CardKind } from './zones.js';

/** Cards by id in the order they lie in, or a pile as positions are read. */
export type WrittenPile = readonly string[] | Pick<Pile, 'cards'>;

type Pools = Readonly<Record<string, readonly CardKind[]>>;
type HomeOf = (state: object, pool: string, card: number) => ZoneAt | undefined;

/** Moves the cards of mutable positions. Throws `InputError` for anything impossible. */
export interface CardMover {
  /** The number of a card in the pool of a zone. */
  numberOf(state: object, zone: ZoneAt, id: string): number;
  /**
   * Takes a card out of the first of these zones that holds one, out of the lowest bag of a deck, and returns its
   * number.
   *
   * Without zones it comes from anywhere: rather from a deck than from an open zone, and rather from there than from a
   * hand. Of equal cards in a list the last one goes.
   */
  take(state: object, zone: ZoneAt, id: string, from?: readonly ZoneAt[]): number;
  /** Moves cards to the end of a hand, a row or a pile: the last one is on top of a pile. */
  put(state: object, zone: ZoneAt, ids: readonly string[], from?: readonly ZoneAt[]): void;
  /** Puts cards on a deck, the first id on top, unknown to everybody. By default they come from further down in it. */
  stack(state: object, deck: ZoneAt, ids: readonly string[], from?: readonly ZoneAt[]): void;
  /** Shuffles a deck, so that nobody knows anything about it. */
  shuffle(state: object, deck: ZoneAt): void;
  /** Moves all cards of a hand, a row or a pile to the lowest bag of their deck. */
  empty(state: object, zone: ZoneAt): void;
  /** Puts exactly these cards in a zone, in this order; the previous ones go to their deck first. */
  fill(state: object, zone: ZoneAt, cards: WrittenPile): void;
  /** Puts parts of known order on a deck, the top one first; the other cards of the deck stay below. */
  pile(state: object, deck: ZoneAt, parts: readonly WrittenPile[]): void;
}

/** Tools to move cards by hand. `homeOf` returns the home of a card if that is not the first deck of its pool. */
export const cardMover = <Options>(
  from: Carded<Options> | ((state: object) => Carded<Options>),
  homeOf: HomeOf = () => undefined,
): CardMover => new Mover<Options>(typeof from === 'function' ? from : () => from, homeOf);

class Mover<Options> implements CardMover {
  /** The kinds of every pool, by engine and options. */
  private readonly pools = new WeakMap<object, WeakMap<object, Pools>>();

  constructor(
    private readonly engineOf: (state: object) => Carded<Options>,
    private readonly homeOf: HomeOf,
  ) {}

  numberOf(state: object, zone: ZoneAt, id: string): number {
    const kinds = this.kindsOf(state, zone);
    const kind = kinds.find((one) => one.id === id);
    if (kind !== undefined) return kind.card;
    const ids = kinds.map((one) => one.id);
    throw new InputError(`no card is called ${id}${suggestion(id, ids)}`);
  }

  take(state: object, zone: ZoneAt, id: string, from?: readonly ZoneAt[]): number {
    const card = this.numberOf(state, zone, id);
    const all = everywhere(this.engineOf(state), state, this.poolOf(state, zone));
    for (const place of from ?? all) if (takeFrom(state, place, card)) return card;
    const lies = all.filter((place) => holds(state, place, card)).map(nameOf);
    const found = lies.length === 0 ? 'none is left' : `it lies at ${lies.join(', ')}`;
    throw new InputError(`no ${id} at ${(from ?? all).map(nameOf).join(', ')}; ${found}`);
  }

  put(state: object, zone: ZoneAt, ids: readonly string[], from?: readonly ZoneAt[]): void {
    mustBeList(ids);
    const taken = ids.map((id) => this.take(state, zone, id, from));
    listAt(state, zone).push(...taken);
  }

  stack(state: object, deck: ZoneAt, ids: readonly string[], from: readonly ZoneAt[] = [deck]): void {
    mustBeList(ids);
    bagsAt(state, deck);
    const taken = ids.map((id) => this.take(state, deck, id, from));
    bagsAt(state, deck).push(...taken.reverse().map((card): Bag => ({ cards: [card], known: [] })));
  }

  shuffle(state: object, deck: ZoneAt): void {
    const bags = bagsAt(state, deck);
    bags.splice(0, bags.length, ...stackedDeck([bags.flatMap(({ cards }) => cards)]).bags);
  }

  empty(state: object, zone: ZoneAt): void {
    const pool = this.poolOf(state, zone);
    for (const card of listAt(state, zone).splice(0)) {
      const home = this.homeOf(state, pool, card) ?? deckOf(this.engineOf(state), state, pool);
      if (home === undefined) throw new InputError(`cards of ${nameOf(zone)} have no deck to go to`);
      bringHome(state, home, card);
    }
    forget(state, zone);
  }

  fill(state: object, zone: ZoneAt, cards: WrittenPile): void {
    this.empty(state, zone);
    this.put(state, zone, idsOf(cards));
  }

  pile(state: object, deck: ZoneAt, parts: readonly WrittenPile[]): void {
    const bags = parts.map((part) => idsOf(part).map((id) => this.take(state, deck, id)));
    bagsAt(state, deck).push(...bags.reverse().map((cards): Bag => ({ cards: sorted(cards), known: [] })));
  }

  private poolOf(state: object, zone: ZoneAt): string {
    const path = typeof zone === 'string' ? zone : zone[0];
    const { zones } = this.engineOf(state);
    const pool = zones[path]?.pool;
    if (pool === undefined) throw new InputError(`no cards lie at ${path}${suggestion(path, Object.keys(zones))}`);
    return pool;
  }

  private kindsOf(state: object, zone: ZoneAt): readonly CardKind[] {
    const { options } = state as { readonly options: Options & object };
    const engine = this.engineOf(state);
    const ofEngine = this.pools.get(engine) ?? new WeakMap<object, Pools>();
    this.pools.set(engine, ofEngine);
    const known = ofEngine.get(options) ?? engine.pools(options);
    ofEngine.set(options, known);
    return known[this.poolOf(state, zone)] ?? [];
  }
}

function idsOf(pile: WrittenPile): readonly string[] {
  const ids = typeof pile === 'object' && 'cards' in pile ? pile.cards : pile;
  mustBeList(ids);
  return ids;
}

/** Cards are given as a list, also where there is one: a text would be read letter by letter. Throws `InputError`. */
export function mustBeList(ids: unknown): void {
  if (!Array.isArray(ids))
    throw new InputError(`expected a list of ids, such as [${String(ids)}], found ${typeof ids}`);
}

import { Cards } from '../cards/cards.js';
import type { Rows } from '../cards/memory.js';
import type { Random } from '../cards/random.js';
import { isDeck, type Place, sees, type ZoneIndex, type ZoneName } from '../cards/zones.js';
import type { Bag } from '../game/deck.js';
import type { State } from '../game/game.js';
import type { Handling } from '../game/turn.js';
import type { Urns } from './urns.js';

/** The world that the cards lie in. */
interface World {
  readonly zones: ZoneIndex;
  readonly state: State;
  readonly random: Random;
  /** The number of the viewer whose unseen cards are undrawn: seats, then the spectator. */
  readonly viewer: number;
  readonly urns: Urns;
}

/** Cards of which some are undrawn; in the state they stand behind guards. Cards are drawn where the viewer sees them. */
export class UndrawnCards extends Cards {
  private readonly viewer: number;
  private readonly urns: Urns;

  constructor({ zones, state, random, viewer, urns }: World) {
    super(zones, state, random);
    this.viewer = viewer;
    this.urns = urns;
  }

  /** Guards every list whose cards the viewer does not see, and the bags of all decks. */
  guardAll(): void {
    this.eachPlace((place) => {
      if (isDeck(place.cards) || !this.isSeenIn(place)) this.guard(place);
    });
  }

  /** Draws the cards that the viewer sees by now, and removes all guards. */
  uncover(): void {
    const lists: number[][] = [];
    this.eachPlace((place) => {
      const { cards } = place;
      for (const list of isDeck(cards) ? cards.bags.map((bag) => bag.cards) : [cards]) {
        if (this.isSeenIn(place)) this.urns.drawAll(this.listOf(list), isDeck(cards));
        lists.push(list);
      }
    });
    this.urns.close(lists);
  }

  override moveAll(from: ZoneName, to: ZoneName): void {
    const source = this.find(from);
    if (!isDeck(source.cards)) {
      const list = this.listOf(source.cards);
      this.urns.mustBeOrdered(list);
      if (this.isSeenIn(source) || this.isSeenIn(this.find(to))) this.urns.drawAll(list, false);
    }
    super.moveAll(from, to);
  }

  override deal(from: ZoneName, to: ZoneName): boolean {
    const source = this.find(from);
    const { cards } = source;
    if (!isDeck(cards)) return super.deal(from, to);
    const bag = cards.bags[cards.bags.length - 1];
    if (bag === undefined) return false;
    const list = this.listOf(bag.cards);
    const place = this.urns.choose(list);
    if (this.isSeenIn(source) || this.isSeenIn(this.find(to))) this.urns.draw(list, place);
    this.fromBag(cards, bag, place, { source, to, how: {} });
    return true;
  }

  override shuffle(into: ZoneName, ...from: readonly ZoneName[]): void {
    super.shuffle(into, ...from);
    this.guard(this.find(into));
  }

  protected override layDown(place: Place, card: number, how: Handling): Rows | undefined {
    const known = super.layDown(place, card, how);
    // a list that a rule made has no guard before its first undrawn card
    if (isDeck(place.cards) || card < 0) this.guard(place);
    return known;
  }

  protected override listOf(cards: number[]): number[] {
    return this.urns.rawOf(cards);
  }

  protected override holds(bag: Bag, card: number): boolean {
    const list = this.listOf(bag.cards);
    if (!list.includes(card) && list.some((one) => one < 0)) this.urns.drawAll(list, true);
    return list.includes(card);
  }

  protected override placeOf(list: number[], card: number, from: number | undefined): number {
    return this.urns.placeFrom(list, card, from);
  }

  protected override placeOfAny(list: number[], { cards }: Place): number {
    return this.urns.placeOfAny(list, isDeck(cards));
  }

  private isSeenIn({ row, owner }: Place): boolean {
    return sees(row, owner, this.viewer);
  }

  private guard(place: Place): void {
    const { cards, key } = place;
    if (isDeck(cards)) for (const bag of cards.bags) bag.cards = this.urns.guarded(bag.cards, key, true);
    else {
      const guard = this.urns.guarded(cards, key, false);
      if (guard !== cards) this.zones.put(this.state, place, guard);
    }
  }

  private eachPlace(look: (place: Place) => void): void {
    for (const { name } of this.zones.pools.of(this.state.options)) this.zones.visit(name, this.state, look);
  }
}

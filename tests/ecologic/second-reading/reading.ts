import { INITIATIVE, type Market, offersOf, opening, PLANT, price, SPECIAL, unsold } from './auctions.js';
import { EDGE, type Hexes, hexAt, NOWHERE, sizeOf } from './board.js';
import { drawEvent, drawInitiative } from './decks.js';
import { Generator } from './generator.js';
import { type EventCard, type Material, materialOf } from './material.js';
import * as moves from './moves.js';
import { NO_CARD, Position, type State } from './position.js';
import { effectOf, incomeOf, repay } from './settling.js';

// A second reading of EcoLogic: two players, default options, the base pack. It knows no agenda, no events, no memory and
// no views, refuses nothing, and only plays at random, by the same draws as the engine: whoever is asked takes answer k
// of n, in the order in which the engine lists them.

/** The special that pays coins. */
const EXCHANGE = 0;
const EXCHANGE_COINS = 2;

export class SecondReading {
  readonly position = new Position();
  readonly random = new Generator();
  private readonly material: Material;
  private decisions = 0;
  private event: EventCard;
  /** The seat that drew it. */
  private drawer = 0;
  private isLastRound = false;
  /** By seat: has asked for aid in this slot. */
  private readonly hasAsked = [false, false];
  /** Filled anew for each answer of the build step. */
  private readonly offers: number[] = [];

  /** `watch` is told before each decision how many answers there are. */
  constructor(
    content: Parameters<typeof materialOf>[0],
    private readonly watch?: (answers: number) => void,
  ) {
    this.material = materialOf(content);
    this.event = this.material.events[0] as EventCard;
  }

  /** Plays a game to its end, from a state after set-up, and returns the number of decisions. */
  play(state: State): number {
    const { position } = this;
    position.begin(this.material, state);
    this.random.begin(state.rng.alea);
    this.decisions = 0;
    this.isLastRound = false;
    let { first } = position;
    for (const seat of [first, 1 - first]) this.placeFirst(seat);
    for (const seat of [first, 1 - first]) this.placeSecond(seat);
    for (; ; first = 1 - first) {
      this.playRound(first);
      if (this.isLastRound) return this.decisions;
    }
  }

  private playRound(first: number): void {
    const second = 1 - first;
    this.eventPhase(first);
    this.exchange(first);
    this.exchange(second);
    for (let series = SPECIAL; series <= INITIATIVE; series++) {
      if (this.event.op === 'skipSeries' && this.event.series === series) continue;
      this.slot(series, first);
      this.slot(series, second);
    }
    this.build(first);
    this.position.vetoes.fill(0);
    this.environment(first);
    this.environment(second);
    this.income(first);
    this.income(second);
  }

  /** A decision: one of so many answers. */
  private choose(answers: number): number {
    this.watch?.(answers);
    this.decisions++;
    return this.random.below(answers);
  }

  /** A choice that is no choice with one answer, or none. */
  private chooseHex(hexes: Hexes): number {
    const size = sizeOf(hexes);
    if (size === 0) return NOWHERE;
    return hexAt(hexes, size === 1 ? 0 : this.choose(size));
  }

  private placeFirst(seat: number): void {
    const { position } = this;
    const free = [moves.freeFor(position, 0), moves.freeFor(position, 1)] as const;
    const where = ((free[0] | free[1]) & EDGE) === 0 ? -1 : EDGE;
    const [oil, mineral] = [0, 1].map((branch) =>
      (position.hand[2 * seat + branch] as number) > 0 ? (free[branch] as Hexes) & where : 0,
    ) as [Hexes, Hexes];
    const answers = sizeOf(oil) + sizeOf(mineral);
    if (answers === 0) return;
    const k = this.choose(answers);
    if (k < sizeOf(oil)) moves.place(position, seat, 0, hexAt(oil, k));
    else moves.place(position, seat, 1, hexAt(mineral, k - sizeOf(oil)));
  }

  /** The other piece goes beside the first, or stays in the hand. */
  private placeSecond(seat: number): void {
    const { position } = this;
    const [oil, mineral] = [position.hand[2 * seat] as number, position.hand[2 * seat + 1] as number];
    const branch = oil > 0 ? 0 : 1;
    const hexes = oil > 0 === mineral > 0 ? 0 : moves.freeFor(position, branch) & moves.besideOwn(position, seat);
    const k = this.choose(sizeOf(hexes) + 1);
    if (k < sizeOf(hexes)) moves.place(position, seat, branch, hexAt(hexes, k));
  }

  private eventPhase(first: number): void {
    this.event = this.material.events[drawEvent(this.position, this.random)] as EventCard;
    this.drawer = first;
    this.suffer(first);
    if (this.event.isForAll) this.suffer(1 - first);
    if (this.event.op === 'finalReport') this.isLastRound = true;
  }

  private suffer(seat: number): void {
    const { position } = this;
    switch (this.event.op) {
      case 'loseInitiative': {
        const hex = this.chooseHex(moves.withInitiative(position, seat));
        if (hex !== NOWHERE) moves.discardFrom(position, hex);
        break;
      }
      case 'loseTopPiece': {
        const hex = this.chooseHex(moves.highest(position, seat));
        if (hex !== NOWHERE) moves.lower(position, seat, hex, (position.level[hex] as number) - 1);
        break;
      }
      case 'drawInitiative': {
        const card = drawInitiative(position, this.random);
        if (card !== NO_CARD) position.initiatives[seat as 0 | 1].push(card);
        break;
      }
      case 'veto':
        moves.add(position.vetoes, seat, this.event.n);
    }
  }

  /** True when the event of this round concerns a seat. */
  private isConcerned(seat: number): boolean {
    return this.event.isForAll || this.drawer === seat;
  }

  private exchange(seat: number): void {
    const { specialOwner, specialHex } = this.position;
    if (specialOwner[EXCHANGE] === seat && specialHex[EXCHANGE] !== NOWHERE)
      moves.takeCoins(this.position, seat, EXCHANGE_COINS);
  }

  /** One seat holds the right to open an auction: what it may open, to decline, and to ask for aid first. */
  private slot(series: number, seat: number): void {
    const { position } = this;
    this.hasAsked.fill(false);
    if (series === SPECIAL && unsold(position) === 0) return;
    let revealed = NO_CARD;
    if (series === INITIATIVE) {
      if (position.deck.length + position.discard.length === 0 || this.choose(2) === 1) return;
      revealed = drawInitiative(position, this.random);
    }
    for (;;) {
      const items = opening(position, this.market, { series, seat, revealed });
      const count = sizeOf(items);
      const requests = this.hasAsked[seat] === true ? 0 : 2 * (position.money[1 - seat] as number);
      const k = this.choose(count + 1 + requests);
      if (k < count) this.auction(seat, series, series === INITIATIVE ? revealed : hexAt(items, k));
      else if (k === count && series === INITIATIVE) position.discard.push(revealed);
      if (k <= count) return;
      this.askForAid(seat, k - count - 1);
    }
  }

  /** Request k of a seat: gifts by their amount, then loans. */
  private askForAid(seat: number, k: number): void {
    const helper = 1 - seat;
    const most = this.position.money[helper] as number;
    const isLoan = k >= most;
    const amount = (isLoan ? k - most : k) + 1;
    this.hasAsked[seat] = true;
    if (this.choose(2) !== 0) return;
    moves.handOver(this.position, helper, seat, amount);
    if (isLoan) this.position.loans.push({ lender: helper, borrower: seat, due: amount });
  }

  private auction(opener: number, series: number, item: number): void {
    const { position } = this;
    let bid = price(position, this.market, series, item);
    let [high, seat] = [opener, 1 - opener];
    if ((position.vetoes[seat] as number) > 0 && this.choose(2) === 0) {
      moves.add(position.vetoes, seat, -1);
      if (series === INITIATIVE) position.discard.push(item);
      return;
    }
    while (series !== PLANT || (position.supply[2 * seat + item] as number) > 0) {
      const raises = Math.max(0, (position.money[seat] as number) - bid);
      const k = this.choose(raises + 1);
      if (k === raises) break;
      bid += k + 1;
      [high, seat] = [seat, high];
    }
    moves.payBank(position, high, bid);
    this.sell(high, series, item);
  }

  /** The buyer places the item at once, or keeps it. */
  private sell(seat: number, series: number, item: number): void {
    const { position } = this;
    if (series === SPECIAL) position.specialOwner[item] = seat;
    else if (series === PLANT) {
      moves.add(position.supply, 2 * seat + item, -1);
      moves.add(position.hand, 2 * seat + item, 1);
    } else position.initiatives[seat as 0 | 1].push(item);
    const hexes = this.placesOf(seat, series, item);
    const size = sizeOf(hexes);
    const k = this.choose(size + 1);
    if (k < size) this.placeItem(seat, series, item, hexAt(hexes, k));
  }

  private get market(): Market {
    return { material: this.material, event: this.event };
  }

  private placesOf(seat: number, series: number, item: number): Hexes {
    if (series === SPECIAL) return moves.forSpecial(this.position, seat);
    return series === PLANT ? moves.forPiece(this.position, seat, item) : (this.position.own[seat] as Hexes);
  }

  private placeItem(seat: number, series: number, item: number, hex: number): void {
    const { position } = this;
    if (series === SPECIAL) position.specialHex[item] = hex;
    else if (series === PLANT) moves.place(position, seat, item, hex);
    else {
      const held = position.initiatives[seat as 0 | 1];
      held.splice(held.indexOf(item), 1);
      moves.discardFrom(position, hex);
      position.initiative[hex] = item;
    }
  }

  /** Both build in turn until both have passed. */
  private build(first: number): void {
    const isIn = [true, true];
    for (let seat = first; isIn[0] || isIn[1]; seat = 1 - seat) if (isIn[seat]) isIn[seat] = this.buildOnce(seat);
  }

  /** One answer of the build step: what is placed, in the order of the list, what is given up, or false for a pass. */
  private buildOnce(seat: number): boolean {
    const { position } = this;
    const own = position.own[seat] as Hexes;
    const covered = moves.withInitiative(position, seat);
    const offers = offersOf(position, seat, this.offers);
    let answers = sizeOf(own) + sizeOf(covered) + 1;
    for (let i = 0; i < offers.length; i += 3) answers += sizeOf(offers[i + 2] as Hexes);
    let k = this.choose(answers);
    for (let i = 0; i < offers.length; i += 3) {
      const [series, item, hexes] = [offers[i] as number, offers[i + 1] as number, offers[i + 2] as Hexes];
      if (k < sizeOf(hexes)) {
        this.placeItem(seat, series, item, hexAt(hexes, k));
        return true;
      }
      k -= sizeOf(hexes);
    }
    if (k < sizeOf(own)) {
      const hex = hexAt(own, k);
      moves.lower(position, seat, hex, (position.level[hex] as number) - 1);
    } else if (k - sizeOf(own) < sizeOf(covered)) moves.discardFrom(position, hexAt(covered, k - sizeOf(own)));
    else return false;
    return true;
  }

  private environment(seat: number): void {
    const { position, event } = this;
    moves.changeFund(
      position,
      seat,
      effectOf(position, this.material, seat, this.isConcerned(seat) ? event : undefined),
    );
    if ((position.fund[seat] as number) >= 0) return;
    const hex = this.chooseHex(moves.highest(position, seat));
    if (hex !== NOWHERE) moves.lower(position, seat, hex, 0);
  }

  private income(seat: number): void {
    const { position, event } = this;
    for (;;) {
      const { net, costly } = incomeOf(position, this.material, seat, this.isConcerned(seat) ? event : undefined);
      if ((position.money[seat] as number) + net >= 0 || costly === 0) {
        if (net < 0) moves.payBank(position, seat, Math.min(-net, position.money[seat] as number));
        else moves.takeCoins(position, seat, net);
        break;
      }
      moves.discardFrom(position, this.chooseHex(costly));
    }
    repay(position, seat);
  }
}

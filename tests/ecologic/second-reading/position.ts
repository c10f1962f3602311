import type { engine } from '@rulewright/ecologic';
import { HEX_COUNT, type Hexes, NOWHERE, setOf } from './board.js';
import type { Material } from './material.js';

// A position of two players in flat lists. Pieces are counted at 2 × seat + branch.

export type State = ReturnType<typeof engine.init>;

export const NOBODY = -1;
export const NO_CARD = -1;

export interface Loan {
  readonly lender: number;
  readonly borrower: number;
  due: number;
}

/** The field, the piles and what both players have. */
export class Position {
  readonly money = new Int16Array(2);
  readonly fund = new Int16Array(2);
  readonly supply = new Int16Array(4);
  readonly hand = new Int16Array(4);
  readonly initiatives: [number[], number[]] = [[], []];
  readonly vetoes = new Int16Array(2);
  /** By seat: the hexes of its objects. */
  readonly own = new Int32Array(2);
  readonly level = new Int8Array(HEX_COUNT);
  readonly branch = new Int8Array(HEX_COUNT);
  readonly initiative = new Int8Array(HEX_COUNT);
  readonly capacity = new Int8Array(HEX_COUNT);
  readonly bio = new Int8Array(HEX_COUNT);
  /** The hexes with oil, with minerals, and the places for specials. */
  readonly withResource = new Int32Array(2);
  sites: Hexes = 0;
  /** The hexes whose bio-capacity is gone. */
  bioTaken: Hexes = 0;
  readonly specialOwner = new Int8Array(3);
  readonly specialHex = new Int8Array(3);
  events: number[][] = [];
  deck: number[] = [];
  discard: number[] = [];
  loans: Loan[] = [];
  bank = 0;
  ecoSupply = 0;
  first = 0;

  /** Takes over the position after set-up, before anything is placed. */
  begin({ capacity, bio, resources }: Material, state: State): void {
    for (const [seat, player] of state.players.entries()) {
      this.money[seat] = player.money;
      this.fund[seat] = player.ecoFund;
      this.supply.set([player.supply.oil, player.supply.mineral], 2 * seat);
      this.hand.set([player.hand.oil, player.hand.mineral], 2 * seat);
      this.initiatives[seat as 0 | 1].length = 0;
    }
    const { tile } = state.field;
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      this.capacity[hex] = capacity[tile[hex] as number] as number;
      this.bio[hex] = bio[tile[hex] as number] as number;
    }
    const [oil, mineral] = resources.map((tiles) => setOf(tile.map((each) => tiles[each] === true)));
    this.withResource.set([oil as Hexes, mineral as Hexes]);
    this.sites = ~((oil as Hexes) | (mineral as Hexes)) & ((1 << HEX_COUNT) - 1);
    this.bioTaken = 0;
    this.own.fill(0);
    this.level.fill(0);
    this.initiative.fill(NO_CARD);
    this.vetoes.fill(0);
    this.specialOwner.fill(NOBODY);
    this.specialHex.fill(NOWHERE);
    this.events = state.eventDeck.bags.map(({ cards }) => [...cards]);
    this.deck = [...(state.initiativeDeck.bags[0]?.cards ?? [])];
    this.discard = [];
    this.loans = [];
    this.bank = state.bank as number;
    this.ecoSupply = state.ecoSupply as number;
    this.first = state.firstPlayer;
  }

  /** Everything that can be compared with a state of the engine, in the same words. */
  told(): object {
    const hexes = Array.from({ length: HEX_COUNT }, (_, hex) => hex);
    const ownerOf = (hex: number) => [0, 1].find((seat) => (((this.own[seat] as number) >> hex) & 1) === 1) ?? NOBODY;
    return {
      players: [0, 1].map((seat) => ({
        money: this.money[seat],
        ecoFund: this.fund[seat],
        supply: [...this.supply.slice(2 * seat, 2 * seat + 2)],
        hand: [...this.hand.slice(2 * seat, 2 * seat + 2)],
        initiatives: this.initiatives[seat as 0 | 1],
        vetoes: this.vetoes[seat],
      })),
      owner: hexes.map(ownerOf),
      levels: [...this.level],
      initiatives: hexes.map((hex) => (this.initiative[hex] === NO_CARD ? [] : [this.initiative[hex]])),
      specials: { owner: [...this.specialOwner], hex: [...this.specialHex] },
      events: this.events.filter((bag) => bag.length > 0),
      deck: this.deck,
      discard: this.discard,
      loans: this.loans,
      bank: this.bank,
      ecoSupply: this.ecoSupply,
    };
  }
}

/** The same of a state of the engine. */
export const toldOf = ({ players, field, vetoes, specials, ...state }: State): object => ({
  players: players.map(({ money, ecoFund, supply, hand, initiatives }, seat) => ({
    money,
    ecoFund,
    supply: [supply.oil, supply.mineral],
    hand: [hand.oil, hand.mineral],
    initiatives,
    vetoes: vetoes[seat],
  })),
  owner: field.owner,
  levels: field.pieces.map(({ length }) => length),
  initiatives: field.initiatives,
  specials,
  events: state.eventDeck.bags.map(({ cards }) => cards),
  deck: state.initiativeDeck.bags.flatMap(({ cards }) => cards),
  discard: state.initiativeDiscard,
  loans: state.loans,
  bank: state.bank,
  ecoSupply: state.ecoSupply,
});

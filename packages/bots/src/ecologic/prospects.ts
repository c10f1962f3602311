import { at, type Seat } from '@rulewright/core';
import { deckSize } from '@rulewright/core/author';
import type { EcoLogicContent, EcoLogicView } from '@rulewright/ecologic';

// Forecasts of a player's eco fund and money if everything goes on as it stands, from open information alone.

export type Position = EcoLogicView['position'];

/**
 * Number of rounds still to be settled on average, including this one. The Final Report is equally likely to be any of
 * the last level's cards (ECO-SET.4).
 */
export function roundsLeft({ eventDeck, lastRound, phase, options }: Position): number {
  const settles = phase === 'income' ? 0 : 1;
  if (lastRound) return settles;
  const last = eventDeck.bags[0]?.cards.length ?? 0;
  const draws = deckSize(eventDeck) - (last - 1) / 2;
  return settles + draws / (options.eventDraw === 'player' ? options.players : 1);
}

/** With this many rounds left, half of an imbalance will be evened out. */
const TIME_TO_BALANCE = 6;

/**
 * The expected final score of an eco fund and money (ECO-END.3), in points. At the end it is the balanced sum. The more
 * rounds are left, the more the plain sum counts, because there is time to balance the two.
 */
export function worth(eco: number, money: number, rounds: number): number {
  const [less, more] = eco < money ? [eco, money] : [money, eco];
  const now = less > 0 ? (less * (less + more)) / more : less;
  const share = rounds / (rounds + TIME_TO_BALANCE);
  return share * (eco + money) + (1 - share) * now;
}

/** A player's expectations if nothing changes. */
export interface Prospects {
  /** Settlements to come, including this round's. */
  readonly rounds: number;
  /** Eco fund and money expected at the end, before the bounds `mostEco` and `mostMoney`. */
  ecoThen: number;
  moneyThen: number;
  readonly mostEco: number;
  readonly mostMoney: number;
  /** Objects that carry no initiative. */
  bare: number;
  /** True if an object of the branch has room for another piece. */
  oil: boolean;
  mineral: boolean;
}

/** More than a player can ever have, for supplies without limit. */
const PLENTY = 1e6;

/** The expectations of a player if everything goes on as it stands. */
export function prospects(content: EcoLogicContent, position: Position, seat: Seat): Prospects {
  const { bank, ecoSupply, players, field } = position;
  const { money, ecoFund } = at(players, seat);
  const hope: Prospects = {
    rounds: roundsLeft(position),
    ecoThen: ecoFund,
    moneyThen: money,
    mostEco: ecoSupply === 'unlimited' ? PLENTY : Math.max(0, ecoFund) + ecoSupply,
    mostMoney: bank === 'unlimited' ? PLENTY : money + bank,
    bare: 0,
    oil: false,
    mineral: false,
  };
  let carried = 0;
  for (let hex = 0; hex < field.owner.length; hex++)
    if (field.owner[hex] === seat && addObject(content, position, hex, hope)) carried++;
  addSpecials(content, position, seat, { carried, hope });
  return hope;
}

/** Adds what an object brings in the rounds that are left; true when it carries an initiative. */
function addObject(
  { tiles, initiatives }: EcoLogicContent,
  { field }: Position,
  hex: number,
  hope: Prospects,
): boolean {
  const pieces = at(field.pieces, hex);
  // ECO-GEN.5: the values of Table 1
  let eco = -pieces.length;
  let coins = 2 * pieces.length - 1;
  if (pieces.length < at(tiles, at(field.tile, hex)).capacity) hope[at(pieces, 0)] = true;
  const card = at(field.initiatives, hex)[0];
  if (card === undefined) hope.bare++;
  else {
    const initiative = at(initiatives, card);
    eco += initiative.eco;
    coins -= initiative.upkeep;
  }
  hope.ecoThen += hope.rounds * eco;
  hope.moneyThen += hope.rounds * coins;
  return card !== undefined;
}

function addSpecials(
  content: EcoLogicContent,
  { specials }: Position,
  seat: Seat,
  { carried, hope }: { readonly carried: number; readonly hope: Prospects },
): void {
  for (let card = 0; card < specials.owner.length; card++) {
    if (specials.owner[card] !== seat || at(specials.hex, card) < 0) continue;
    for (const effect of at(content.specials, card).effects)
      if (effect.op === 'coins') hope.moneyThen += hope.rounds * effect.n;
      else hope.ecoThen += hope.rounds * effect.n * (effect.op === 'eco' ? 1 : Math.min(effect.max, carried));
  }
}

/** The score a player can expect, with `eco` more eco points and `coins` more coins than expected. */
export function score({ ecoThen, moneyThen, mostEco, mostMoney, rounds }: Prospects, eco = 0, coins = 0): number {
  return worth(Math.min(mostEco, ecoThen + eco), Math.min(mostMoney, moneyThen + coins), rounds);
}

/** The gain in expected score from more eco points and coins at the end. */
export const gain = (hope: Prospects, eco: number, coins: number): number => score(hope, eco, coins) - score(hope);

import { at, deckSize, type Seat } from '@rulewright/core';
import type { EcoLogicContent, EcoLogicView } from '@rulewright/ecologic';

// What a player's eco fund and money will come to when everything goes on as it stands. All of it is open to everybody.

export type Position = EcoLogicView['position'];

/** How many rounds will still be settled, this one too: the Final Report is any of the last level's cards (ECO-SET.4). */
export function roundsLeft({ eventDeck, lastRound, phase, options }: Position): number {
  const settles = phase === 'income' ? 0 : 1;
  if (lastRound) return settles;
  const last = eventDeck.bags[0]?.cards.length ?? 0;
  const draws = deckSize(eventDeck) - (last - 1) / 2;
  return settles + draws / (options.eventDraw === 'player' ? options.players : 1);
}

/** With that many rounds to go, half of what is out of balance will be brought into balance. */
const TIME_TO_BALANCE = 6;

/**
 * What an eco fund and money that go on growing like this will score (ECO-END.3): the balanced sum at the end, and the
 * more rounds are left the more the plain sum, for there is time to turn the one into the other. In points.
 */
export function worth(eco: number, money: number, rounds: number): number {
  const [less, more] = eco < money ? [eco, money] : [money, eco];
  const now = less > 0 ? (less * (less + more)) / more : less;
  const share = rounds / (rounds + TIME_TO_BALANCE);
  return share * (eco + money) + (1 - share) * now;
}

/** What one player has on the field, and has to expect. */
export interface Prospects {
  /** Settlements to come, the one of this round too. */
  readonly rounds: number;
  /** What the eco fund and the money will be; neither can become more than there is to be had. */
  ecoThen: number;
  moneyThen: number;
  readonly mostEco: number;
  readonly mostMoney: number;
  /** Objects that carry no initiative. */
  bare: number;
  /** Whether there is an object of the branch with room for another piece. */
  oil: boolean;
  mineral: boolean;
}

/** More than anybody can have, where nothing runs short. */
const PLENTY = 1e6;

/** What a player can expect when everything goes on as it stands. */
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
  // ECO-GEN.5: what Table 1 prints
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

/** What a player is going to score, with that much more eco points and coins than is to be expected. */
export function score({ ecoThen, moneyThen, mostEco, mostMoney, rounds }: Prospects, eco = 0, coins = 0): number {
  return worth(Math.min(mostEco, ecoThen + eco), Math.min(mostMoney, moneyThen + coins), rounds);
}

/** What it is worth to have that much more in the end. */
export const gain = (hope: Prospects, eco: number, coins: number): number => score(hope, eco, coins) - score(hope);

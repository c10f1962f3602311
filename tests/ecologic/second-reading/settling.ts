import { firstOf, type Hexes, NOWHERE } from './board.js';
import type { EventCard, Material } from './material.js';
import { handOver, piecesOf } from './moves.js';
import { NO_CARD, type Position } from './position.js';

// What the two last phases of a round come to. `event` is that of the round where it concerns the seat.

/** By level. */
const ECO = [0, -1, -2, -3, -4];
const INCOME = [0, 1, 3, 5, 7];
/** The specials that give eco points: so many, or one for each initiative up to a limit. */
const RESERVE = 1;
const RESERVE_ECO = 2;
const ACADEMY = 2;
const ACADEMY_MOST = 3;

/** The ecological effect of a seat. */
export function effectOf(position: Position, { eco }: Material, seat: number, event: EventCard | undefined): number {
  const { own, level, initiative, specialOwner, specialHex } = position;
  let effect = 0;
  let placed = 0;
  for (let rest = own[seat] as Hexes; rest !== 0; rest &= rest - 1) {
    const hex = firstOf(rest);
    effect += ECO[level[hex] as number] as number;
    const card = initiative[hex] as number;
    if (card === NO_CARD) continue;
    placed++;
    effect += eco[card] as number;
  }
  const isBuilt = (special: number) => specialOwner[special] === seat && specialHex[special] !== NOWHERE;
  if (isBuilt(RESERVE)) effect += RESERVE_ECO;
  if (isBuilt(ACADEMY)) effect += Math.min(placed, ACADEMY_MOST);
  if (event?.op === 'eco') effect += event.n;
  if (event?.op === 'ecoPerInitiative') effect += event.n * placed;
  if (event?.op === 'ecoPerLevel') effect += event.n * piecesOf(position, seat, event.branch);
  return effect;
}

/** The net income of a seat, and the hexes of initiatives that cost upkeep. */
export function incomeOf(
  { own, level, branch, initiative }: Position,
  { upkeep }: Material,
  seat: number,
  event: EventCard | undefined,
): { readonly net: number; readonly costly: Hexes } {
  let [income, gift, costs, costly] = [0, 0, 0, 0];
  for (let rest = own[seat] as Hexes; rest !== 0; rest &= rest - 1) {
    const hex = firstOf(rest);
    const here = level[hex] as number;
    income += INCOME[here] as number;
    const card = initiative[hex] as number;
    if (card !== NO_CARD && (upkeep[card] as number) > 0) {
      costs += upkeep[card] as number;
      costly |= rest & -rest;
    }
    const isNamed = event !== undefined && (event.branch === 2 || event.branch === branch[hex]);
    if (event?.op === 'moneyPerObject' && isNamed && here >= event.least) gift += event.n;
  }
  if (event?.op === 'incomeFactor') income >>= 1;
  if (event?.op === 'money') gift += event.n;
  if (event?.op === 'upkeepZero') costs = 0;
  return { net: income + gift - costs, costly: costs > 0 ? costly : 0 };
}

/** A borrower pays its loans back as far as its money goes, oldest first. */
export function repay(position: Position, seat: number): void {
  position.loans = position.loans.filter((loan) => {
    if (loan.borrower !== seat) return true;
    const paid = Math.min(position.money[seat] as number, loan.due);
    handOver(position, seat, loan.lender, paid);
    loan.due -= paid;
    return loan.due > 0;
  });
}

// The numbers of the rulebook that rules, queries and the player aid name alike.

/** EUP-ALL: the cells of the tiers. */
export const TIER_1 = 2;
export const TIER_2 = 5;
export const TIER_3 = 8;
export const TIER_4 = 11;
/** EUP-TUN.5, EUP-TUN.6 */
export const REVEALING_CELL = 6;
/** EUP-TUN: the last cell of a tunnel. */
export const TUNNEL_END = 9;
/** EUP-COM.3: what an area yields by the total on it. The last band has no end. */
export const BANDS = [
  { from: 1, to: 4, commodities: 1, allegiance: 1, knowledge: 0 },
  { from: 5, to: 8, commodities: 1, allegiance: 0, knowledge: -1 },
  { from: 9, to: undefined, commodities: 2, allegiance: 0, knowledge: 1 },
] as const;
/** EUP-BLD.3 */
const NEEDED: Readonly<Record<number, number>> = { 2: 2, 3: 2, 4: 3, 5: 4, 6: 4 };
export const workersNeeded = (players: number): number => NEEDED[players] ?? 4;
/** EUP-RET.2: morale for a retrieval that is paid. */
export const PAID_MORALE = 2;
/** EUP-RET.2: morale that a free retrieval usually costs. */
export const USUAL_COST = 1;
/** EUP-KNO.8 */
export const THRESHOLD = 16;
/** EUP-SET.1: of every player. */
export const STARS = 10;

/** The most partners that a deal can have: everybody else at a table of six (EUP-TRD.10). */
export const MOST_PARTNERS = 5;

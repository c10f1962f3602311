import type { EcoLogicEvent } from '@rulewright/ecologic';
import type { AnnouncedChanges } from '@rulewright/testing';

type Of<Type extends EcoLogicEvent['type']> = Extract<EcoLogicEvent, { readonly type: Type }>;
type Paying = Of<'coins-taken' | 'auction-won' | 'aid-given' | 'income-settled' | 'loan-repaid'>;

const paying = ['coins-taken', 'auction-won', 'aid-given', 'income-settled', 'loan-repaid'] as const;

/** What an event does to the money of a seat. */
function moneyOf(event: Paying, seat: number) {
  if (event.seat === seat) return event.money;
  if (event.type === 'aid-given' && event.asker === seat) return event.askerMoney;
  return event.type === 'loan-repaid' && event.lender === seat ? event.lenderMoney : undefined;
}

const held = (ecoFund: number): number => Math.max(0, ecoFund);
const placing = ['piece-placed', 'piece-removed', 'object-lost'] as const;

/** Which events tell of which part of a position (LAW-15). */
export const announced: AnnouncedChanges<EcoLogicEvent> = {
  round: { by: ['round-began'], amount: () => 1 },
  phase: { by: ['phase-began'] },
  firstPlayer: { by: ['round-began'] },
  'players.*.money': { by: paying, amount: (event, seat = -1) => moneyOf(event as Paying, seat) },
  bank: {
    by: ['coins-taken', 'auction-won', 'income-settled'],
    amount: (event) => {
      const { money } = event as Of<'coins-taken' | 'auction-won' | 'income-settled'>;
      return money.from - money.to;
    },
  },
  'players.*.ecoFund': {
    by: ['bio-taken', 'environment-settled'],
    amount: (event, seat) => {
      const { seat: settled, ecoFund } = event as Of<'bio-taken' | 'environment-settled'>;
      return settled === seat ? ecoFund : 0;
    },
  },
  ecoSupply: {
    by: ['bio-taken', 'environment-settled'],
    amount: (event) => {
      const { ecoFund } = event as Of<'bio-taken' | 'environment-settled'>;
      return held(ecoFund.from) - held(ecoFund.to);
    },
  },
  'players.*.supply': { by: ['auction-won', 'piece-removed', 'object-lost'] },
  'players.*.hand': { by: ['auction-won', 'piece-placed'] },
  'players.*.initiatives': { by: ['auction-won', 'initiative-drawn', 'initiative-placed'] },
  'field.owner': { by: placing },
  'field.pieces': { by: placing },
  'field.initiatives': { by: ['initiative-placed', 'initiative-discarded'] },
  bioTaken: { by: ['bio-taken'] },
  'specials.owner': { by: ['auction-won'] },
  'specials.hex': { by: ['special-placed'] },
  eventDeck: { by: ['event-drawn'] },
  eventDiscard: { by: ['event-drawn'] },
  currentEvents: { by: ['event-drawn', 'round-ended'] },
  'vetoes.*': {
    by: ['veto-gained', 'auction-vetoed', 'veto-expired'],
    amount: (event, seat) => {
      const { seat: holder, vetoes } = event as Of<'veto-gained' | 'auction-vetoed' | 'veto-expired'>;
      return holder === seat ? vetoes : 0;
    },
  },
  lastRound: { by: ['last-round-announced'] },
  initiativeDeck: { by: ['initiative-revealed', 'initiative-drawn', 'initiatives-shuffled'] },
  initiativeDiscard: {
    by: ['initiative-refused', 'initiative-discarded', 'auction-vetoed', 'auction-opened', 'initiatives-shuffled'],
  },
  revealed: { by: ['initiative-revealed', 'initiative-refused', 'auction-opened', 'auction-vetoed', 'auction-won'] },
  refused: { by: ['initiative-refused', 'initiative-revealed', 'auction-opened', 'series-began', 'series-skipped'] },
  auction: { by: ['auction-opened', 'bid-raised', 'bid-passed', 'auction-vetoed', 'auction-won'] },
  'auction.highBid': { by: ['bid-raised'], amount: (event) => (event as Of<'bid-raised'>).bid },
  aidAsked: { by: ['aid-asked', 'slot-began', 'slot-skipped'] },
  loans: { by: ['aid-given', 'loan-repaid'] },
};

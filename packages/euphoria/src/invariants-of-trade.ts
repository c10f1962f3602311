import { at, type Seat } from '@rulewright/core';
import type { Findings } from '@rulewright/core/author';
import { ARTIFACTS, TRADE_ITEMS } from './content/words.js';
import { countKind } from './hands.js';
import { covers, type Leg, plus, spent } from './rules/trade-legs.js';
import { FIRST_CARD, holdsAll, noItems, UNNAMED } from './rules/trade-sides.js';
import type { EuphoriaContext } from './state.js';

// Checks of items that hold a deal: who takes part, what each leg is about, and that it can be given.

type AgendaItem = EuphoriaContext['state']['agenda'][number];
type Named = { readonly leg: Leg; readonly path: string };
interface Deal {
  readonly seat: Seat;
  readonly legs: readonly Named[];
}

const named = (legs: readonly Leg[] | undefined, path: string): Named[] =>
  (legs ?? []).map((leg, place) => ({ leg, path: `${path}.${place}` }));

/** The deal of an item, each leg with its path; undefined for an item without one. */
function dealOf(item: AgendaItem, path: string): Deal | undefined {
  switch (item.kind) {
    case 'trade-more':
      return { seat: item.seat, legs: named(item.legs, `${path}.legs`) };
    case 'trade-respond': {
      const { seat: partner, proposer: seat, give, ask, earlier, later } = item;
      const own = { leg: { partner, give, ask }, path };
      return { seat, legs: [...named(earlier, `${path}.earlier`), own, ...named(later, `${path}.later`)] };
    }
    case 'trade-build':
    case 'trade-execution': {
      const { seat, partner, give, ask, earlier } = item;
      return { seat, legs: [...named(earlier, `${path}.earlier`), { leg: { partner, give, ask }, path }] };
    }
    default:
      return undefined;
  }
}

/** EUP-TRD.5 to EUP-TRD.11: a deal is of players who sit here, and of things that they have. */
export function dealFits(found: Findings, context: EuphoriaContext, item: AgendaItem, path: string): void {
  const deal = dealOf(item, path);
  if (deal === undefined) return;
  partnersFit(found, context, deal, item.kind === 'trade-more');
  for (const { leg, path: of } of deal.legs)
    found.list(`${of}.give`, leg.give, TRADE_ITEMS.length).list(`${of}.ask`, leg.ask, TRADE_ITEMS.length);
  if (found.issues.length > 0) return;
  const legs = deal.legs.map(({ leg }) => leg);
  if (item.kind === 'trade-execution') isPutAside(found, context, deal);
  else found.that(`${path}.give`, covers(context, deal.seat, legs), `what seat ${deal.seat} has`, legs);
  if (item.kind === 'trade-respond')
    for (const { leg, path: of } of named(item.earlier, `${path}.earlier`))
      found.that(`${of}.ask`, holdsAll(context, leg.partner, leg.ask), `what seat ${leg.partner} has`, leg.ask);
}

function partnersFit(found: Findings, { state }: EuphoriaContext, { seat, legs }: Deal, canGrow: boolean): void {
  const { players, tradePartners } = state.options;
  const most = tradePartners - (canGrow ? 1 : 0);
  const partners = legs.map(({ leg }) => leg.partner);
  for (const [place, { path }] of legs.entries()) {
    const partner = at(partners, place);
    const isNew = partner < players && partner !== seat && partners.indexOf(partner) === place;
    found
      .that(`${path}.partner`, isNew, `another seat below ${players}, each once`, partner)
      .that(path, place < most, `a deal with ${most} partners or fewer`, legs.length);
  }
  if (canGrow) found.that('agenda', legs.length > 0, 'a leg or more', legs.length);
}

/** EUP-TRD.8: the goods of an exchange are there, and its cards are put aside or about to be. */
function isPutAside(found: Findings, context: EuphoriaContext, { seat, legs }: Deal): void {
  const given = legs.map(({ leg }) => leg);
  const { path } = at(legs, legs.length - 1);
  const all = given.reduce<number[]>((items, { give }) => plus(items, give), noItems());
  const hasGoods = given.every(({ give }, place) =>
    holdsGoods(context, seat, plus(spent(given.slice(0, place)), give)),
  );
  found.that(`${path}.give`, hasGoods && hasCardsAside(context, seat, all), `what seat ${seat} has put aside`, all);
  for (const { leg, path } of legs) {
    const { partner, ask } = leg;
    const fits = holdsGoods(context, partner, ask) && hasCardsAside(context, partner, ask);
    found.that(`${path}.ask`, fits, `what seat ${partner} has put aside`, ask);
  }
}

const holdsGoods = (context: EuphoriaContext, seat: Seat, items: readonly number[]): boolean =>
  holdsAll(context, seat, [...items.slice(0, FIRST_CARD), ...noItems().slice(FIRST_CARD)]);

/** True when exactly the named cards lie aside, and the others do or wait to be picked from the hand. */
function hasCardsAside({ state }: EuphoriaContext, seat: Seat, items: readonly number[]): boolean {
  const aside = at(state.namedArtifacts, seat);
  const toPick = state.agenda.reduce(
    (sum, item) => sum + (item.kind === 'trade-pick-cards' && item.seat === seat ? item.count : 0),
    0,
  );
  const areNamed = ARTIFACTS.every((_, kind) => countKind(aside, kind) === at(items, FIRST_CARD + kind));
  const picked = at(state.pickedArtifacts, seat).length;
  return areNamed && toPick <= at(state.hands, seat).length && picked + toPick === at(items, UNNAMED);
}

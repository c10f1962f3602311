import {
  ARTIFACTS,
  type EuphoriaAction,
  type EuphoriaEvent,
  type EuphoriaState,
  engine,
  GOODS,
} from '@rulewright/euphoria';
import { expect } from 'vitest';
import { SPACE_IDS } from '../../packages/euphoria/src/content/board.js';
import { atDepth, some } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { optionSets } from './cases.js';
import { engineWith } from './packs.js';
import { rich } from './rich.js';
import { play } from './walks.js';

// `price`, `payments` and `benefit` of every space against what a placement there does, in a short rich game under every
// set of options; by day under two of them.

/** The rules without what recruits do: `benefit` says what a space brings by itself. */
const plain = engineWith(({ recruits }) => {
  for (const recruit of recruits) recruit.abilities = [];
});
type Place = Extract<EuphoriaAction, { type: 'place' }>;
interface Moment {
  readonly state: EuphoriaState;
  readonly places: readonly Place[];
}

/** The positions in which a worker may be placed, with the placements. */
function moments(of: typeof engine): Moment[] {
  const sets = optionSets.map((options, number) => ({ options, number }));
  return some(sets, { day: 12 }, 2).flatMap(({ options, number }) =>
    play(rich(options, number, of), number, of).steps.flatMap(({ before: state, legal }) => {
      const places = legal.filter((action): action is Place => action.type === 'place');
      return places.length > 0 ? [{ state, places }] : [];
    }),
  );
}

/** The rules of prices, penalties and the house rule, which are no benefit. */
const OTHERS: ReadonlySet<string> = new Set(['EUP-PLC.8', 'EUP-VAR.2', 'EUP-PEN.10']);

/** Everything that the benefit of a placement brought, as far as `benefit` tells it. */
function brought(state: EuphoriaState, action: Place) {
  const total = { goods: 0, draw: 0, morale: 0, knowledge: 0, allegiance: 0, miner: 0, worker: false, stars: 0 };
  let isCut = false;
  const count = (event: EuphoriaEvent): void => {
    if (OTHERS.has(event.rule)) return;
    if ('seat' in event && event.seat !== action.seat) return;
    if (event.type === 'goods-gained') total.goods += event.owned.to - event.owned.from;
    if (event.type === 'artifacts-drawn') total.draw += event.count;
    if (event.type === 'track-moved') total[event.track] += event.cell.to - event.cell.from;
    if (event.type === 'allegiance-moved') total.allegiance++;
    if (event.type === 'miner-moved') total.miner++;
    if (event.type === 'worker-added') total.worker = true;
    if (event.type === 'star-placed' && event.on !== 'recruit') total.stars++;
    // an own worker that was bumped and lost makes room, a placement may be void, and the last star ends the game
    if (['worker-lost', 'placement-void', 'game-ended', 'market-completed'].includes(event.type)) isCut = true;
  };
  let step = plain.step(state, action);
  for (;;) {
    for (const { event } of step.events) count(event);
    const kind = plain.decision(step.state)?.kind ?? 'turn-main';
    if (kind === 'turn-main' || kind === 'turn-continue' || step.state.turn !== state.turn) return { total, isCut };
    const [first] = plain.legalActions(step.state);
    if (first === undefined) throw new Error(`nobody can answer ${kind}`);
    step = plain.step(step.state, first);
  }
}

/** The same as `benefit` tells it. */
function foretold(state: EuphoriaState, { seat, space, value }: Place) {
  const said = plain.ask(state).benefit(seat, space, value);
  const goods = GOODS.reduce((sum, good) => sum + (said.goods[good] ?? 0), 0) + said.anyResources + said.anyCommodities;
  return {
    // of a choice the goods come first
    goods,
    draw: said.isEither ? 0 : said.draw,
    morale: said.morale,
    knowledge: said.knowledge,
    allegiance: Object.values(said.allegiance).reduce((sum, n) => sum + n, 0),
    miner: said.miner,
    worker: said.worker,
    stars: said.star.length > 0 ? 1 : 0,
  };
}

rule(['EUP-PLC.9', 'EUP-ICA.3', 'EUP-TNK.3'], 'benefit says what every placement brings', () => {
  const spaces = new Set<string>();
  for (const { state, places } of moments(plain))
    for (const [i, action] of places.entries()) {
      if (i % 4 !== state.turn % 4) continue;
      const { total, isCut } = brought(state, action);
      if (isCut) continue;
      spaces.add(action.space);
      expect({ action, ...foretold(state, action) }).toEqual({ action, ...total });
    }
  expect(spaces.size).toBeGreaterThan(atDepth({ day: 20, full: 44 }));
});

/** The ways in which a placement can be paid once it is there; undefined when something else happens first. */
function paidBy(state: EuphoriaState, action: EuphoriaAction): readonly string[] | undefined {
  const { state: after, events } = engine.step(state, action);
  const named = events.map(({ event }) => event);
  const paid = named.find(({ type }) => type === 'placement-paid');
  if (paid?.type === 'placement-paid') return [paid.plan.join()];
  if (named.some(({ type }) => type === 'placement-void')) return [];
  const kind = engine.decision(after)?.kind;
  const legal = engine.legalActions(after);
  if (kind === 'place-pay') return legal.map((pay) => (pay.type === 'pay' ? pay.plan.join() : ''));
  if (!after.agenda.some((item) => item.kind === 'payment')) return [''];
  if (kind !== 'hand-discard') return undefined;
  // EUP-VAR.2: the morale of a further worker went first, and the hand with it
  return [...new Set(legal.flatMap((discard) => paidBy(after, discard) ?? []))];
}

type Price = ReturnType<ReturnType<typeof engine.ask>['price']>[number];
/** True if these items are what a price asks for. */
function isPriceOf(price: Price, plan: readonly string[]): boolean {
  const rest = [...plan];
  const take = (item: string, count: number): boolean =>
    Array.from({ length: count }).every(() => rest.includes(item) && rest.splice(rest.indexOf(item), 1).length === 1);
  const isTaken =
    GOODS.every((good) => take(good, price.goods[good] ?? 0)) &&
    (price.artifact === null || take(price.artifact, 1)) &&
    take('morale', price.morale) &&
    take('knowledge', price.knowledge);
  const among = (names: readonly string[]) => rest.filter((item) => names.includes(item));
  const [cards, commodities] = [among(ARTIFACTS), among(GOODS.slice(0, 4))];
  return (
    isTaken &&
    among(GOODS.slice(4)).length === price.anyResource &&
    commodities.length === price.anyCommodity + price.anyButBliss &&
    among(['bliss']).length <= price.anyCommodity &&
    cards.length === price.artifacts + price.alike &&
    cards.length + commodities.length + price.anyResource === rest.length &&
    (price.alike === 0 || cards.some((kind) => cards.filter((other) => other === kind).length >= price.alike))
  );
}

const all = moments(engine);

rule(['EUP-PLC.4', 'EUP-PEN.3'], 'price and payments are empty exactly where no worker may go', () => {
  let compared = 0;
  for (const { state, places } of some(all, { day: 3, full: 3 })) {
    const { seat = 0, value = 0 } = places[0] ?? {};
    const ask = engine.ask(state);
    const open = new Set(places.map(({ space }) => space));
    for (const space of SPACE_IDS) {
      const code = open.has(space) ? undefined : engine.explain(state, { type: 'place', seat, value, space })?.code;
      const told = {
        space,
        isPayable: ask.payments(seat, space).length > 0,
        hasPrice: ask.price(seat, space).length > 0,
      };
      const isUnpaid = code === 'cannot-pay' || code === 'no-pair';
      expect(told).toEqual({ space, isPayable: open.has(space), hasPrice: open.has(space) || isUnpaid });
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(atDepth({ day: 100, full: 1500 }));
});

rule(
  ['EUP-PLC.8', 'EUP-PLC.13', 'EUP-VAR.2', 'EUP-R25'],
  'payments are the ways to pay a placement, each a price',
  () => {
    const spaces = new Set<string>();
    let asked = 0;
    for (const { state, places } of all)
      for (const [i, action] of places.entries()) {
        if (i % 4 !== state.turn % 4) continue;
        const { seat, space } = action;
        const ways = paidBy(state, action);
        if (ways === undefined) continue;
        const told = engine.ask(state).payments(seat, space);
        expect({ action, ways: told.map((plan) => plan.join()).sort() }).toEqual({ action, ways: [...ways].sort() });
        const prices = engine.ask(state).price(seat, space);
        expect(told.filter((plan) => !prices.some((price) => isPriceOf(price, plan)))).toEqual([]);
        spaces.add(space);
        if (ways.length > 1) asked++;
      }
    expect(spaces.size).toBeGreaterThan(atDepth({ day: 20, full: 44 }));
    expect(asked).toBeGreaterThan(atDepth({ day: 5, full: 50 }));
  },
);

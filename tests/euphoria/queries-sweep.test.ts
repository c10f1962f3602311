import type { EuphoriaAction, EuphoriaEvent, EuphoriaState } from '@rulewright/euphoria';
import { GOODS } from '@rulewright/euphoria';
import { expect } from 'vitest';
import { SPACE_IDS } from '../../packages/euphoria/src/content/board.js';
import { depth } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { optionSets } from './cases.js';
import { engineWith } from './packs.js';
import { play } from './walks.js';

// `price`, `payments` and `benefit` of every space against what a placement there does, in random games with recruits that
// have no abilities.

const plain = engineWith(({ recruits }) => {
  for (const recruit of recruits) recruit.abilities = [];
});
/** By day the usual rules and every house rule at once; at night every set of options. */
const OPTIONS =
  depth === 'night'
    ? optionSets
    : [
        { players: 3 },
        { players: 4, doublesCostMorale: true, builtMarketStarOnTile: true, courthouseCoversWindSalon: true },
      ];
const GAMES = OPTIONS.map((options, seed) => {
  const start = plain.init(`sweep ${seed}`, { ...options, turnLimit: 150, tradeProposalsPerTurn: 0 });
  return play(start, seed, plain).steps;
});
type Place = Extract<EuphoriaAction, { type: 'place' }>;

/** The positions in which a worker may be placed, with the placements. */
function* moments(): Generator<{ readonly state: EuphoriaState; readonly places: readonly Place[] }> {
  for (const steps of GAMES)
    for (const { before: state, legal } of steps) {
      const places = legal.filter((action): action is Place => action.type === 'place');
      if (places.length > 0) yield { state, places };
    }
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

/** What `benefit` says of the same. */
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
  let compared = 0;
  for (const { state, places } of moments())
    for (const [i, action] of places.entries()) {
      if (i % 3 !== state.turn % 3) continue;
      const { total, isCut } = brought(state, action);
      if (isCut) continue;
      compared++;
      expect({ action, ...foretold(state, action) }).toEqual({ action, ...total });
    }
  expect(compared).toBeGreaterThan(500);
});

rule(
  ['EUP-PLC.4', 'EUP-PLC.13', 'EUP-PEN.3', 'EUP-VAR.2'],
  'price and payments are empty exactly where no worker may go',
  () => {
    let compared = 0;
    for (const { state, places } of moments()) {
      const { seat = 0, value = 0 } = places[0] ?? {};
      const ask = plain.ask(state);
      const open = new Set(places.map(({ space }) => space));
      for (const space of SPACE_IDS) {
        const code = plain.explain(state, { type: 'place', seat, value, space })?.code;
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
    expect(compared).toBeGreaterThan(5000);
  },
);

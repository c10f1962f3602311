import type { PartialOptions } from '@rulewright/core';
import {
  ARTIFACTS,
  type EuphoriaOptions,
  type EuphoriaState,
  engine,
  FACTIONS,
  GOODS,
  SITES,
} from '@rulewright/euphoria';
import {
  available,
  hand,
  market,
  setAllegiance,
  setGoods,
  setPlayer,
  setShared,
  stand,
  turn,
} from '@rulewright/euphoria/positions';
import { type Generator, generator } from '@rulewright/testing';
import { atDepth } from '../support/depth.js';
import { ambitious } from './player.js';
import type { EuState } from './positions.js';

// Positions in the middle of a game, under any options: markets are built, tunnels dug, and nearly everything can be paid.

/** Spaces that a worker can be bumped from, and an area. */
const STANDS = ['ark', 'wind-salon', 'euphorian-tunnel', 'wastelander-tunnel', 'farm', 'nimbus-loft'];

/** The first turn of a game with these options, after a random set-up, made rich. */
export function rich(options: PartialOptions<EuphoriaOptions>, number: number, of = engine): EuphoriaState {
  const random = generator(`rich ${number}`);
  let start = of.init(number, { tradeProposalsPerTurn: 0, turnLimit: atDepth({ day: 4, full: 5 }), ...options });
  while (of.decision(start)?.kind !== 'turn-main') {
    const legal = of.legalActions(start);
    const action = legal[ambitious(legal, start, random)];
    if (action === undefined) throw new Error('the set-up does not end');
    start = of.apply(start, action);
  }
  const state: EuState = JSON.parse(JSON.stringify(start));
  enrich(state, of, random);
  return of.load(state);
}

const below = (random: Generator, count: number): number => Math.floor(random() * count);

function enrich(state: EuState, of: typeof engine, random: Generator): void {
  const { players } = state.options;
  const first = below(random, SITES.length);
  for (const step of [0, 1, 3]) {
    const cards = state.unbuiltTiles.bags.flatMap((bag) => bag.cards);
    const tile = of.content.tiles[cards[below(random, cards.length)] ?? 0]?.id ?? '';
    const site = SITES[(first + step) % SITES.length] ?? SITES[0];
    market(state, site, tile, ...(step === 1 ? [below(random, players)] : []));
  }
  const miners = FACTIONS.slice(0, state.miners.length).map((faction) => [faction, 7 + below(random, 3)]);
  setShared(state, { miners: Object.fromEntries(miners) });
  for (let seat = 0; seat < players; seat++) equip(state, seat, random);
  for (const faction of FACTIONS) setAllegiance(state, faction, below(random, 11));
  turn(state, state.active);
}

function equip(state: EuState, seat: number, random: Generator): void {
  const left = state.artifactDeck.bags.flatMap(({ cards }) => cards);
  const pairs = ARTIFACTS.filter((_, kind) => left.filter((card) => card === kind).length > 1);
  const twice = pairs[below(random, pairs.length)] ?? 'bat';
  const face = 1 + below(random, 6);
  setGoods(state, seat, Object.fromEntries(GOODS.map((good) => [good, below(random, 4)])));
  hand(state, seat, twice, twice);
  setPlayer(state, seat, { morale: 2 + below(random, 5), knowledge: 1 + below(random, 6) });
  available(state, seat, face, face, 1 + below(random, 6));
  stand(state, seat, STANDS[seat % STANDS.length] ?? 'farm', face);
}

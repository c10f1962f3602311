import { at, NONE, type Seat } from '@rulewright/core';
import { type ActionOf, changed } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { spaceAt } from '../content/board.js';
import { COMMODITIES, FACTIONS, RESOURCES } from '../content/words.js';
import { listOf } from '../fields.js';
import { gain } from '../goods.js';
import type { Refused } from '../legality.js';
import { REVEALING_CELL, TIER_2, TUNNEL_END } from '../numbers.js';
import { ruleOfBenefit } from '../recruits/citing.js';
import { upgradeOf } from '../recruits/hooks.js';
import { announce } from '../recruits/usable.js';
import type { Rule } from '../rulebook/rules.js';
import { action, type EuphoriaAt, type EuphoriaContext, type EuphoriaTurn, refuse } from '../state.js';
import { hasTier, revealFaction } from './allegiance.js';

// EUP-TUN: tunnels.

/** The tunnel of the placement that goes on: its faction. */
export const tunnelOf = ({ state }: EuphoriaContext): number => spaceAt(state.placement.space).faction;
/** The resource of a faction's tunnel, by its place in the canonical order of goods. */
export const resourceOf = (faction: number): number => COMMODITIES.length + faction;

/** True when a tunnel space gives the player both the resource and an artifact (EUP-TUN.3). */
export const givesBoth = (context: EuphoriaContext, seat: Seat, space: number): boolean =>
  hasTier(context, seat, spaceAt(space).faction, TIER_2) || upgradeOf(context, seat, space) !== NONE;

/** EUP-TUN.2 to EUP-TUN.4: the resource or an artifact, or both, and then the miner moves. */
export function digTunnel(turn: EuphoriaTurn): void {
  const { state, queue } = turn;
  const { seat } = state.placement;
  const faction = tunnelOf(turn);
  if (givesBoth(turn, seat, state.placement.space)) {
    announceUpgrade(turn, seat, faction);
    gain(turn, seat, { good: resourceOf(faction), count: 1, rule: 'EUP-TUN.3' });
    queue({ kind: 'draw', rule: 'EUP-DRW.1', seat, count: 1 });
  } else queue({ kind: 'place-benefit', seat, resources: 0 });
  queue({ kind: 'dig' });
}

/** Tells the ability that gives both, if the tier does not. */
function announceUpgrade(turn: EuphoriaTurn, seat: Seat, faction: number): void {
  if (hasTier(turn, seat, faction, TIER_2)) return;
  const ability = upgradeOf(turn, seat, turn.state.placement.space);
  if (ability !== NONE) announce(turn, seat, ability);
}

export function dig(turn: EuphoriaTurn): void {
  advanceMiner(turn, tunnelOf(turn), 'EUP-TUN.4');
}

/** EUP-TUN.4 to EUP-TUN.7: one step, if the tunnel is not complete. */
export function advanceMiner(turn: EuphoriaTurn, faction: number, rule: Rule): void {
  const { state, emit } = turn;
  const cell = at(state.miners, faction) + 1;
  if (cell > TUNNEL_END) return;
  state.miners[faction] = cell;
  emit?.({ type: 'miner-moved', rule, faction: at(FACTIONS, faction), cell: changed(cell, 1) });
  if (cell === REVEALING_CELL) revealFaction(turn, faction, 'EUP-TUN.5');
}

type Taken = (typeof RESOURCES)[number] | 'artifact';

/** EUP-TUN.2: the resource of the tunnel or an artifact. */
const isTunnels = (context: EuphoriaContext, items: readonly Taken[]): boolean =>
  items.length === 1 && (items[0] === 'artifact' || items[0] === RESOURCES[tunnelOf(context)]);

/** EUP-ICA.2, EUP-ENG.4: that many resources, in canonical order. */
function mixRefusal(items: readonly Taken[], count: number): Refused {
  const places = items.map((item) => (item === 'artifact' ? -1 : RESOURCES.indexOf(item)));
  if (items.length !== count || places.includes(-1)) return refuse('EUP-ICA.2', 'no-such-benefit');
  const isInOrder = places.every((place, i) => i === 0 || place >= at(places, i - 1));
  return isInOrder ? undefined : refuse('EUP-ENG.4', 'not-in-order');
}

function offerMixes(count: number, first: number, items: readonly Taken[], offer: (items: Taken[]) => void): void {
  if (items.length === count) offer([...items]);
  else
    for (let place = first; place < RESOURCES.length; place++)
      offerMixes(count, place, [...items, at(RESOURCES, place)], offer);
}

/** The benefits of the space, in canonical order (EUP-TUN.2, EUP-ICA.2). */
export interface Take extends ActionOf<typeof takeBenefit> {}
export const takeBenefit = action('take', {
  rule: 'EUP-PLC.9',
  during: ['place-benefit'],
  fields: { items: listOf(z.enum([...RESOURCES, 'artifact']), 9) },
  candidates(context, seat, offer) {
    const { resources } = context.choice;
    if (resources > 0) return offerMixes(resources, 0, [], (items) => offer({ type: 'take', seat, items }));
    offer({ type: 'take', seat, items: [at(RESOURCES, tunnelOf(context))] });
    offer({ type: 'take', seat, items: ['artifact'] });
  },
  check(context: EuphoriaAt<'place-benefit'>, { items }) {
    const { resources } = context.choice;
    if (resources > 0) return mixRefusal(items, resources);
    return isTunnels(context, items) ? undefined : refuse('EUP-TUN.2', 'no-such-benefit');
  },
  perform(turn, { seat, items }) {
    for (const [place, resource] of RESOURCES.entries()) {
      const count = items.filter((item) => item === resource).length;
      if (count > 0) gain(turn, seat, { good: resourceOf(place), count, rule: ruleOfBenefit(turn) });
    }
    if (items.includes('artifact')) turn.queue({ kind: 'draw', rule: 'EUP-DRW.1', seat, count: 1 });
  },
});

export const tasks = { dig };

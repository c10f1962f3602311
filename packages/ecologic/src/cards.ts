import { at, NONE, type Seat } from '@rulewright/core';
import type { Item } from './agenda.js';
import type { EffectOf, EffectOp, SpecialEffect } from './content/effects.js';
import type { Initiative, Special } from './content/schema.js';
import type { Card, EcoContext } from './state.js';

// Initiatives, specials and events by name, and which of them count for a player.

export const initiativeOf = ({ content }: EcoContext, card: Card): Initiative => at(content.initiatives, card);
export const specialOf = ({ content }: EcoContext, card: Card): Special => at(content.specials, card);

/** The ids by which actions name cards. */
export const names = ({ content: { specials, initiatives } }: EcoContext) => ({
  special: specials.map(({ id }) => id),
  initiative: initiatives.map(({ id }) => id),
});

/** The card of a list with this id, or NONE. */
export function cardNamed(cards: readonly Card[], named: (card: Card) => { readonly id: string }, id: string): Card {
  for (const card of cards) if (named(card).id === id) return card;
  return NONE;
}

/** The specials a player has bought and not built. */
export function specialsInHand({ state: { specials } }: EcoContext, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < specials.owner.length; card++)
    if (specials.owner[card] === seat && specials.hex[card] === NONE) cards.push(card);
  return cards;
}

/** The specials nobody has bought (ECO-SET.6). */
export function specialsOnOffer({ state: { specials } }: EcoContext): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < specials.owner.length; card++) if (specials.owner[card] === NONE) cards.push(card);
  return cards;
}

/** ECO-GEN.7: the effects of a player's built specials. */
export function builtEffects(context: EcoContext, seat: Seat): { special: Special; effect: SpecialEffect }[] {
  const { owner, hex } = context.state.specials;
  const effects: { special: Special; effect: SpecialEffect }[] = [];
  for (let card = 0; card < owner.length; card++) {
    if (owner[card] !== seat || hex[card] === NONE) continue;
    const special = specialOf(context, card);
    for (const effect of special.effects) effects.push({ special, effect });
  }
  return effects;
}

/** The initiatives a player has on the field, in canonical order of their hexes. */
export function initiativesOnField(context: EcoContext, seat: Seat): Initiative[] {
  const { owner, initiatives } = context.state.field;
  const own: Initiative[] = [];
  for (let hex = 0; hex < owner.length; hex++)
    if (owner[hex] === seat) for (const card of at(initiatives, hex)) own.push(initiativeOf(context, card));
  return own;
}

/** ECO-EVT.2: this round's effects of one kind that concern a player. */
export function currentEffects<Op extends EffectOp>(
  { state, content }: EcoContext,
  op: Op,
  seat: Seat,
): EffectOf<Op>[] {
  const found: EffectOf<Op>[] = [];
  for (const { event, drawer } of state.currentEvents) {
    const { scope, effects } = at(content.events, event);
    if (scope === 'drawer' && drawer !== seat) continue;
    for (const effect of effects) if (isEffect(effect, op)) found.push(effect);
  }
  return found;
}

/** This round's effects of one kind that always concern everybody. */
export const effectsForAll = <Op extends 'skipSeries' | 'nominalDelta'>(context: EcoContext, op: Op): EffectOf<Op>[] =>
  currentEffects(context, op, NONE);

const isEffect = <Op extends EffectOp>(effect: { readonly op: EffectOp }, op: Op): effect is EffectOf<Op> =>
  effect.op === op;

/** The name of an item in actions and events: the id of a card, or the branch of a piece. */
export function itemName(context: EcoContext, item: Item): string {
  switch (item.kind) {
    case 'special':
      return specialOf(context, item.special).id;
    case 'plant':
      return item.branch;
    case 'initiative':
      return initiativeOf(context, item.initiative).id;
  }
}

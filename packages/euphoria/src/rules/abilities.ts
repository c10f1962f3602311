import { at, NONE, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import type { Row } from '../content/compile.js';
import { optionLabel } from '../content/option-label.js';
import { ARTIFACTS, COMMODITIES, GOODS, RESOURCES } from '../content/words.js';
import { artifact, id } from '../fields.js';
import { gain } from '../goods.js';
import { countKind } from '../hands.js';
import { payArtifact } from '../recruits/artifact-costs.js';
import { abilityWith, ruleOfEffect } from '../recruits/citing.js';
import { changesAnything } from '../recruits/effects.js';
import { announce } from '../recruits/usable.js';
import { optional, useAbility as pay } from '../recruits/windows.js';
import { isUsable } from '../recruits.js';
import type { Rule } from '../rulebook/rules.js';
import { action, type EuphoriaAt, type EuphoriaContext, type EuphoriaTurn, refuse } from '../state.js';
import { changeDraw, leaveDraw } from './drawing.js';

// Answers to waiting abilities of recruits.

const GOOD_NAMES: readonly string[] = GOODS;

/** The abilities that the waiting choice offers. */
function offered(
  context: EuphoriaAt<'ability-window' | 'ability-react' | 'draw-react'>,
  seat: Seat,
): readonly number[] {
  const { choice } = context;
  if (choice.kind !== 'ability-window') return [choice.ability];
  return optional(context, seat, choice.hook).filter((ability) => !choice.used.includes(ability));
}

const recruitOf = ({ content }: EuphoriaContext, ability: number): string =>
  at(content.recruits, at(content.abilities, ability).recruit).id;

/** EUP-REC.8: true for an active recruit of the player that does not work yet. */
const isFresh = (context: EuphoriaContext, seat: Seat, recruit: string): boolean =>
  at(context.state.activeRecruits, seat).some(
    (card) => at(context.content.recruits, card).id === recruit && !isUsable(context, card),
  );

/** EUP-REC.2, EUP-REC.3, EUP-REC.8, EUP-REC.10: uses an ability of one's own recruit. */
export interface UseAbility extends ActionOf<typeof useAbility> {}
export const useAbility = action('use-ability', {
  during: ['ability-window', 'ability-react', 'draw-react'],
  fields: { recruit: id },
  candidates(context, seat, offer) {
    for (const ability of offered(context, seat))
      offer({ type: 'use-ability', seat, recruit: recruitOf(context, ability) });
  },
  check(context, { seat, recruit }) {
    const isIts = (ability: number) => recruitOf(context, ability) === recruit;
    if (offered(context, seat).some(isIts)) return undefined;
    const { choice } = context;
    const isUsed = choice.kind === 'ability-window' && choice.used.some(isIts);
    const rule = isUsed ? 'EUP-REC.2' : isFresh(context, seat, recruit) ? 'EUP-REC.8' : 'EUP-REC.3';
    return refuse(rule, 'ability-not-usable', { recruit });
  },
  perform(turn, { seat, recruit }, choice) {
    if (choice.kind === 'draw-react') return changeDraw(turn, choice);
    if (choice.kind === 'ability-react') return pay(turn, seat, choice.ability);
    const { hook, used } = choice;
    const ability = at(
      optional(turn, seat, hook).filter((candidate) => recruitOf(turn, candidate) === recruit),
      0,
    );
    pay(turn, seat, ability);
    turn.queue({ kind: 'window', hook, seat, used: [...used, ability] });
  },
});

/** EUP-REC.10: no more abilities in this window. */
export interface Done extends ActionOf<typeof done> {}
export const done = action('done', {
  rule: 'EUP-REC.10',
  during: ['ability-window'],
  fields: {},
  perform() {},
});

/** Declines an ability, or its gift (EUP-REC.3). */
export interface Decline extends ActionOf<typeof decline> {}
export const decline = action('decline', {
  during: ['ability-react', 'ability-offer', 'draw-react'],
  fields: {},
  perform(turn, { seat }, choice) {
    if (choice.kind === 'draw-react') leaveDraw(turn, choice);
    else if (choice.kind === 'ability-react') announce(turn, seat, choice.ability, 'ability-declined');
    else tellOffer(turn, seat, choice.effect, 'offer-declined');
  },
});

function tellOffer(turn: EuphoriaTurn, seat: Seat, effect: number, type: 'offer-taken' | 'offer-declined'): void {
  const ability = abilityWith(turn, effect);
  if (ability !== undefined)
    turn.emit?.({ type, rule: 'EUP-R66', seat, recruit: at(turn.content.recruits, ability.recruit).id });
}

/** Takes the gift of another player's ability (EUP-R66). */
export interface TakeOffer extends ActionOf<typeof takeOffer> {}
export const takeOffer = action('take-offer', {
  rule: 'EUP-R66',
  during: ['ability-offer'],
  fields: {},
  perform(turn, { seat }, choice) {
    const { content, queue } = turn;
    tellOffer(turn, seat, choice.effect, 'offer-taken');
    const row = at(content.effects, choice.effect);
    if (row.op === 'for') for (const effect of row.effects) queue({ kind: 'effect', seat, effect, card: NONE });
  },
});

/** The goods, or the sides of an either/or. */
export function everyOption({ content, choice }: EuphoriaAt<'ability-choose'>): readonly string[] {
  const row = at(content.effects, choice.effect);
  if (row.op === 'gainAny') return row.of === 'commodity' ? COMMODITIES : RESOURCES;
  return optionsOf(row).map((option) => optionLabel(at(content.effects, option)));
}
const optionsOf = (row: Row): readonly number[] => (row.op === 'oneOf' ? row.of : []);

/** The options of a choice; an either/or offers only those that would change something (EUP-R28). */
function options(context: EuphoriaAt<'ability-choose'>, seat: Seat): readonly string[] {
  const { content, choice } = context;
  const sides = optionsOf(at(content.effects, choice.effect));
  return everyOption(context).filter((_, i) => {
    const side = sides[i];
    return side === undefined || changesAnything(context, seat, at(content.effects, side));
  });
}

/** The rule behind a choice: that of the recruit, or of the benefit of a space. */
const ruleOfChoice = (context: EuphoriaAt<'ability-choose'>): Rule =>
  abilityWith(context, context.choice.effect)?.cites ?? 'EUP-PLC.9';

/** EUP-R28: a good, or one side of an either/or. */
export interface Choose extends ActionOf<typeof choose> {}
export const choose = action('choose', {
  rule: 'EUP-R28',
  during: ['ability-choose'],
  fields: { option: id },
  candidates(context, seat, offer) {
    for (const option of options(context, seat)) offer({ type: 'choose', seat, option });
  },
  check: (context, { seat, option }) =>
    options(context, seat).includes(option)
      ? undefined
      : refuse(everyOption(context).includes(option) ? 'EUP-R28' : ruleOfChoice(context), 'no-such-option', { option }),
  perform(turn, { seat, option }, { effect: index }) {
    const { content, queue } = turn;
    const row = at(content.effects, index);
    if (row.op === 'gainAny')
      return gain(turn, seat, { good: GOOD_NAMES.indexOf(option), count: 1, rule: ruleOfEffect(turn, index) });
    for (const effect of optionsOf(row))
      if (optionLabel(at(content.effects, effect)) === option) queue({ kind: 'effect', seat, effect, card: NONE });
  },
});

/** EUP-PLC.13: an artifact as the price of an ability. */
export interface PayArtifact extends ActionOf<typeof payWith> {}
export const payWith = action('pay-artifact', {
  rule: 'EUP-PLC.13',
  during: ['ability-discard'],
  fields: { artifact },
  candidates(_, seat, offer) {
    for (const kind of ARTIFACTS) offer({ type: 'pay-artifact', seat, artifact: kind });
  },
  check: (context, { seat, artifact: kind }) =>
    countKind(context.state.hands[seat] ?? [], ARTIFACTS.indexOf(kind)) > 0
      ? undefined
      : refuse('EUP-PLC.13', 'not-in-hand', { artifact: kind }),
  perform: (turn, { artifact: kind }, choice) => payArtifact(turn, choice, ARTIFACTS.indexOf(kind)),
});

import { at, type Seat, seatsFrom } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import type { Asker } from '../askers.js';
import { effectSteps } from '../content/effect-steps.js';
import type { Effect, EffectOf, EffectOp } from '../content/effects.js';
import { rollDie } from '../dice.js';
import { figureId } from '../names.js';
import { cardsIn, discardAll, drawToHand, worth } from '../piles.js';
import { classOf, isActive, player } from '../players.js';
import { loseInRave } from '../souls.js';
import { action, type DneAt, type DneContext, type DneTurn, refuse } from '../state.js';
import { loseClass } from './class.js';
import { DISCARDING, discardHighest, discardSome, loseSet } from './failure-cards.js';
import { canCarryOut, isOffered } from './failure-choices.js';
import { giveOthers, poorestTakes, richestTake, takeFromHand } from './failure-takes.js';
import { count } from './fields.js';
import { bountyMonster } from './monster.js';
import { choosing } from './timing.js';
import { zero } from './zeroing.js';

// DNE-FAI: the one interpreter of failure effects.

/** The part of the monster's failure effect that a path leads to, if there is one. */
export function effectAt(context: DneContext, path: readonly number[]): Effect | undefined {
  let effect = context.content.monsters[bountyMonster(context)]?.failure;
  for (const part of path) effect = effect && effectSteps(effect)[part];
  return effect;
}

/** The victim, and the part of the effect. */
interface Failure {
  readonly seat: Seat;
  readonly path: readonly number[];
}
type Handler<Op extends EffectOp> = (turn: DneTurn, failure: Failure, effect: EffectOf<Op>) => void;

/** DNE-FAI.1: applies one part of the effect to its victim. */
export function failure(turn: DneTurn, failure: Failure): void {
  const effect = effectAt(turn, failure.path);
  if (effect === undefined || !isActive(turn.state, failure.seat)) return;
  HANDLERS[effect.op](turn, failure, effect as never);
}

/** Goes on with one of the parts. */
const goOn = ({ queue }: DneTurn, { seat, path }: Failure, part: number): void =>
  queue({ kind: 'failure', seat, path: [...path, part] });

const HANDLERS: { readonly [Op in EffectOp]: Handler<Op> } = {
  none: () => undefined,
  seq(turn, failure, { ops }) {
    for (const part of ops.keys()) goOn(turn, failure, part);
  },
  loseSouls: (turn, { seat }, { n }) => takeSouls(turn, seat, n, 'DNE-FAI.4'),
  loseAllSouls: (turn, { seat }) => takeSouls(turn, seat, player(turn, seat).souls, 'DNE-FAI.4'),
  soulsDownToMin: (turn, { seat }) => takeSouls(turn, seat, player(turn, seat).souls - fewestSouls(turn), 'DNE-FAI.5'),
  discard: (turn, { seat }, { from, n }) => discardSome(turn, seat, from, amountOf(turn, seat, n)),
  discardHand: (turn, { seat }) => discardAll(turn, seat, player(turn, seat).hand, { rule: 'DNE-FAI.7' }),
  discardHighest: (turn, { seat }, { from, n }) => discardHighest(turn, seat, from, n),
  discardAllAtMost(turn, { seat }, { from, max }) {
    const cards = cardsIn(turn, seat, from).filter((card) => worth(turn, card) <= max);
    discardAll(turn, seat, cards, { rule: 'DNE-FAI.9', from });
  },
  discardMinBonus: elseOtherwise((turn, { seat }, { from, min }) =>
    turn.queue({
      kind: 'failure-discard',
      rule: DISCARDING['at-least'],
      seat,
      from,
      pick: 'at-least',
      least: min,
      toGo: 1,
    }),
  ),
  discardSet: (turn, { seat }, effect) => loseSet(turn, seat, effect),
  drawSounds: (turn, { seat }, { n }) => void drawToHand(turn, seat, n, 'DNE-FAI.24'),
  discardMercenary: elseOtherwise(({ queue }, { seat }) =>
    queue({ kind: 'failure-dismiss', rule: 'DNE-FAI.19', seat, ability: false }),
  ),
  discardAbility: elseOtherwise(({ queue }, { seat }) =>
    queue({ kind: 'failure-dismiss', rule: 'DNE-FAI.20', seat, ability: true }),
  ),
  discardClass: (turn, { seat }) => loseClass(turn, seat, 'DNE-FAI.21'),
  zero: (turn, { seat }) => zero(turn, seat),
  takeFromHand: (turn, { seat }, effect) => takeFromHand(turn, seat, effect),
  richestTake: (turn, { seat }) => richestTake(turn, seat),
  poorestTakes: (turn, { seat }) => poorestTakes(turn, seat),
  giveEachExceptExtremes: (turn, { seat }) => giveOthers(turn, seat),
  /** DNE-FAI.23 */
  noHelpUntilOwnTurn({ state, emit }, { seat }) {
    at(state.players, seat).helpBan = true;
    emit?.({ type: 'help-banned', rule: 'DNE-FAI.23', seat });
  },
  /** DNE-FAI.13 */
  ifEmpty: (turn, failure, { zone }) => goOn(turn, failure, cardsIn(turn, failure.seat, zone).length === 0 ? 0 : 1),
  /** DNE-FAI.21, DNE-R51: one branch for a player with the class, one for a player without. */
  ifClass(turn, { seat, path }, effect) {
    const { options } = turn.state;
    const hit = options.horrorScope === 'everyone' ? seatsFrom(seat, options.players) : [seat];
    for (const each of hit) goOn(turn, { seat: each, path }, classOf(turn, each) === effect.class ? 0 : 1);
  },
  /** DNE-SPC.16, DNE-R22: a player without a declared gender chooses. */
  byGender(turn, failure) {
    const gender = turn.state.options.traits[failure.seat]?.gender ?? 'unspecified';
    if (gender === 'unspecified') askToChoose(turn, failure, 'DNE-R22');
    else goOn(turn, failure, gender === 'woman' ? 0 : 1);
  },
  choose: (turn, failure) => askToChoose(turn, failure, 'DNE-FAI.22'),
  /** DNE-FAI.22: the first case that the die reaches. */
  roll(turn, failure, { die, cases }) {
    const face = rollDie(turn, failure.seat, 'failure', { rule: 'DNE-FAI.22', sides: die });
    const reached = cases.findIndex(({ min }) => face >= min);
    if (reached >= 0) goOn(turn, failure, reached);
  },
};

/** DNE-FAI.10, DNE-FAI.19, DNE-FAI.20: the victim chooses what goes; without anything to choose the effect `otherwise` applies. */
function elseOtherwise<E extends EffectOf<'discardMinBonus' | 'discardMercenary' | 'discardAbility'>>(
  ask: (turn: DneTurn, failure: Failure, effect: E) => void,
): typeof ask {
  return (turn, failure, effect) => {
    if (canCarryOut(turn, failure.seat, effect)) ask(turn, failure, effect);
    else if (effect.otherwise !== undefined) goOn(turn, failure, 0);
  };
}

/** DNE-FAI.4, DNE-FAI.5: takes souls from a victim. */
const takeSouls = (turn: DneTurn, seat: Seat, amount: number, rule: 'DNE-FAI.4' | 'DNE-FAI.5'): void =>
  loseInRave(turn, seat, amount, { rule, cause: 'monster', source: figureId(turn, bountyMonster(turn)) });

/** DNE-FAI.5: the smallest soul count among the players that are not eliminated. */
function fewestSouls({ state }: DneContext): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const { status, souls } of state.players) if (status !== 'eliminated') fewest = Math.min(fewest, souls);
  return fewest;
}

/** DNE-FAI.6: a number, or a die rolled by the victim. */
const amountOf = (turn: DneTurn, seat: Seat, n: number | { die: number }): number =>
  typeof n === 'number' ? n : rollDie(turn, seat, 'failure', { rule: 'DNE-FAI.6', sides: n.die });

/** DNE-FAI.22, DNE-R22: asks the victim for one of the options. */
const askToChoose = ({ queue }: DneTurn, { seat, path }: Failure, rule: Asker<'failure-choose'>): void =>
  queue({ kind: 'failure-choose', rule, seat, path: [...path] });

/** The fields of the decision about options: the options, and the monster that brings them. */
export const aboutOptions = (context: DneAt<'failure-choose'>) => ({
  monster: figureId(context, bountyMonster(context)),
  options: optionsAt(context, context.choice.path),
});

/** DNE-FAI.22: the options among which a path lets the victim choose. */
export function optionsAt(context: DneContext, path: readonly number[]): readonly Effect[] {
  const effect = effectAt(context, path);
  return effect === undefined ? [] : effectSteps(effect);
}

/** DNE-FAI.22, DNE-SPC.16: one of the options, counted from 0. */
export interface Choose extends ActionOf<typeof choose> {}
export const choose = action('choose', {
  rule: choosing,
  during: ['failure-choose'],
  fields: { option: count },
  candidates(context, seat, offer) {
    for (const option of optionsAt(context, context.choice.path).keys()) offer({ type: 'choose', seat, option });
  },
  check: (context, { seat, option }) =>
    isOffered(context, seat, optionsAt(context, context.choice.path), option)
      ? undefined
      : refuse(context.choice.rule, 'no-such-option', { option }),
  perform: ({ queue }, { seat, option }, { path }) => queue({ kind: 'failure', seat, path: [...path, option] }),
});

import { type ActionOf, at, type Seat, seatsFrom } from '@rulewright/core';
import { effectParts } from '../content/effect-parts.js';
import type { Effect, EffectOf } from '../content/effects.js';
import { rollDie } from '../dice.js';
import { figureId } from '../names.js';
import { cardsIn, discardAll, drawToHand, worth } from '../piles.js';
import { classOf, isActive, player } from '../players.js';
import { loseInRave } from '../souls.js';
import { action, type DneAt, type DneTable, type DneTurn, refuse } from '../state.js';
import { loseClass } from './class.js';
import { discardHighest, discardSome, loseSet } from './failure-cards.js';
import { canCarryOut, isOffered } from './failure-choices.js';
import { giveOthers, poorestTakes, richestTake, takeFromHand } from './failure-takes.js';
import { count } from './fields.js';
import { bountyMonster } from './monster.js';
import { zero } from './zeroing.js';

// DNE-FAI: the one interpreter of failure effects.

/** The part of the monster's failure effect that a path leads to, if there is one. */
export function effectAt(table: DneTable, path: readonly number[]): Effect | undefined {
  let effect = table.content.monsters[bountyMonster(table)]?.failure;
  for (const part of path) effect = effect && effectParts(effect)[part];
  return effect;
}

interface Failure {
  readonly seat: Seat;
  readonly path: readonly number[];
}

/** DNE-FAI.1: applies one part of the effect to its victim. */
export function failure(turn: DneTurn, { seat, path }: Failure): void {
  const effect = effectAt(turn, path);
  if (effect === undefined || !isActive(turn.state, seat)) return;
  switch (effect.op) {
    case 'none':
      return;
    case 'loseSouls':
    case 'loseAllSouls':
    case 'soulsDownToMin':
      loseInRave(turn, seat, soulsLost(turn, seat, effect), {
        rule: effect.op === 'soulsDownToMin' ? 'DNE-FAI.5' : 'DNE-FAI.4',
        cause: 'monster',
        source: figureId(turn, bountyMonster(turn)),
      });
      return;
    case 'discard':
    case 'discardHand':
    case 'discardHighest':
    case 'discardAllAtMost':
    case 'discardSet':
      discardBy(turn, seat, effect);
      return;
    case 'drawSounds':
      drawToHand(turn, seat, effect.n, 'DNE-FAI.24');
      return;
    case 'discardClass':
      loseClass(turn, seat, 'DNE-FAI.21');
      return;
    case 'zero':
      zero(turn, seat);
      return;
    case 'takeFromHand':
      takeFromHand(turn, seat, effect);
      return;
    case 'richestTake':
      richestTake(turn, seat);
      return;
    case 'poorestTakes':
      poorestTakes(turn, seat);
      return;
    case 'giveEachExceptExtremes':
      giveOthers(turn, seat);
      return;
    case 'noHelpUntilOwnTurn':
      banHelp(turn, seat);
      return;
    default:
      branch(turn, { seat, path }, effect);
  }
}

/** DNE-FAI.4, DNE-FAI.5 */
function soulsLost(
  table: DneTable,
  seat: Seat,
  effect: EffectOf<'loseSouls' | 'loseAllSouls' | 'soulsDownToMin'>,
): number {
  const { souls } = player(table, seat);
  switch (effect.op) {
    case 'loseSouls':
      return effect.n;
    case 'loseAllSouls':
      return souls;
    case 'soulsDownToMin':
      return souls - fewestSouls(table);
  }
}

/** DNE-FAI.5: the smallest soul count among the players that are not eliminated. */
function fewestSouls({ state }: DneTable): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const { status, souls } of state.players) if (status !== 'eliminated') fewest = Math.min(fewest, souls);
  return fewest;
}

/** DNE-FAI.2, DNE-FAI.6 to DNE-FAI.12, except where there is an alternative. */
function discardBy(
  turn: DneTurn,
  seat: Seat,
  effect: EffectOf<'discard' | 'discardHand' | 'discardHighest' | 'discardAllAtMost' | 'discardSet'>,
): void {
  switch (effect.op) {
    case 'discard':
      discardSome(turn, seat, effect.from, amountOf(turn, seat, effect.n));
      return;
    case 'discardHand':
      discardAll(turn, seat, player(turn, seat).hand, { rule: 'DNE-FAI.7' });
      return;
    case 'discardHighest':
      discardHighest(turn, seat, effect.from, effect.n);
      return;
    case 'discardAllAtMost':
      discardAll(
        turn,
        seat,
        cardsIn(turn, seat, effect.from).filter((card) => worth(turn, card) <= effect.max),
        { rule: 'DNE-FAI.9' },
      );
      return;
    case 'discardSet':
      loseSet(turn, seat, effect);
  }
}

/** DNE-FAI.6: a number, or a die rolled by the victim. */
const amountOf = (turn: DneTurn, seat: Seat, n: number | { die: number }): number =>
  typeof n === 'number' ? n : rollDie(turn, seat, 'failure', { rule: 'DNE-FAI.6', sides: n.die });

/** DNE-FAI.23 */
function banHelp({ state, emit }: DneTurn, seat: Seat): void {
  at(state.players, seat).helpBan = true;
  emit?.({ type: 'help-banned', rule: 'DNE-FAI.23', seat });
}

type Branching = EffectOf<
  | 'seq'
  | 'choose'
  | 'roll'
  | 'ifEmpty'
  | 'ifClass'
  | 'byGender'
  | 'discardMinBonus'
  | 'discardMercenary'
  | 'discardAbility'
>;

/** DNE-FAI.13, DNE-FAI.21, DNE-FAI.22, DNE-FAI.24: goes on with some of the parts. */
function branch(turn: DneTurn, { seat, path }: Failure, effect: Branching): void {
  const part = (index: number): void => turn.queue({ kind: 'failure', seat, path: [...path, index] });
  switch (effect.op) {
    case 'seq':
      for (const index of effect.ops.keys()) part(index);
      return;
    case 'choose':
      turn.queue({ kind: 'failure-choose', seat, path: [...path] });
      return;
    case 'roll': {
      const face = rollDie(turn, seat, 'failure', { rule: 'DNE-FAI.22', sides: effect.die });
      const reached = effect.cases.findIndex(({ min }) => face >= min);
      if (reached >= 0) part(reached);
      return;
    }
    case 'ifEmpty':
      part(cardsIn(turn, seat, effect.zone).length === 0 ? 0 : 1);
      return;
    case 'ifClass':
      branchByClass(turn, { seat, path }, effect.class);
      return;
    case 'byGender':
      branchByGender(turn, { seat, path });
      return;
    default:
      if (canCarryOut(turn, seat, effect)) askFor(turn, seat, effect);
      else if (effect.otherwise !== undefined) part(0);
  }
}

/** DNE-FAI.10, DNE-FAI.19, DNE-FAI.20: what goes is the victim's choice. */
function askFor({ queue }: DneTurn, seat: Seat, effect: Effect): void {
  if (effect.op === 'discardMinBonus')
    queue({ kind: 'failure-discard', seat, from: effect.from, pick: 'at-least', least: effect.min, toGo: 1 });
  else queue({ kind: 'failure-dismiss', seat, ability: effect.op === 'discardAbility' });
}

/** DNE-FAI.21, DNE-R51: one branch for a player with the class, one for a player without. */
function branchByClass(turn: DneTurn, { seat, path }: Failure, id: string): void {
  const { state, queue } = turn;
  const hit = state.options.horrorScope === 'everyone' ? seatsFrom(seat, state.options.players) : [seat];
  for (const each of hit) queue({ kind: 'failure', seat: each, path: [...path, classOf(turn, each) === id ? 0 : 1] });
}

/** DNE-SPC.16, DNE-R22: who is of no declared gender chooses. */
function branchByGender({ state, queue }: DneTurn, { seat, path }: Failure): void {
  const gender = state.options.traits[seat]?.gender ?? 'unspecified';
  if (gender === 'unspecified') queue({ kind: 'failure-choose', seat, path: [...path] });
  else queue({ kind: 'failure', seat, path: [...path, gender === 'woman' ? 0 : 1] });
}

/** What a decision says of the options, and whose effect they are part of. */
export const aboutOptions = (table: DneAt<'failure-choose'>) => ({
  monster: figureId(table, bountyMonster(table)),
  options: optionsAt(table, table.choice.path),
});

/** DNE-FAI.22: the options among which a path lets the victim choose. */
export function optionsAt(table: DneTable, path: readonly number[]): readonly Effect[] {
  const effect = effectAt(table, path);
  return effect === undefined ? [] : effectParts(effect);
}

/** DNE-FAI.22, DNE-SPC.16: one of the options, counted from 0. */
export interface Choose extends ActionOf<typeof choose> {}
export const choose = action('choose', {
  rule: 'DNE-FAI.22',
  during: ['failure-choose'],
  fields: { option: count },
  candidates(table, seat, offer) {
    for (const option of optionsAt(table, table.choice.path).keys()) offer({ type: 'choose', seat, option });
  },
  check: (table, { seat, option }) =>
    isOffered(table, seat, optionsAt(table, table.choice.path), option)
      ? undefined
      : refuse('DNE-FAI.22', 'no-such-option', { option }),
  perform: ({ queue }, { seat, option }, { path }) => queue({ kind: 'failure', seat, path: [...path, option] }),
});

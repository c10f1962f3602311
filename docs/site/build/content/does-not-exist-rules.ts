import type { rules } from '@rulewright/does-not-exist/rules';
import type { AbilityOp } from '../../../../packages/does-not-exist/src/content/abilities.js';
import type { EffectOp } from '../../../../packages/does-not-exist/src/content/effects.js';
import type { Special } from '../../../../packages/does-not-exist/src/content/specials.js';

type Rule = keyof typeof rules;

/** The rules that say what an ability of a class does. */
export const ABILITY_RULES: Readonly<Record<AbilityOp, readonly Rule[]>> = {
  hijack: ['DNE-CLS.11'],
  wideDraft: ['DNE-CLS.15'],
  draftFromDiscard: ['DNE-CLS.18'],
  refresh: ['DNE-CLS.22'],
  copy: ['DNE-CLS.10'],
  challenge: ['DNE-CLS.12', 'DNE-CLS.13', 'DNE-CLS.14'],
  rolledCard: ['DNE-CLS.16'],
  needleRoll: ['DNE-CLS.19'],
  expel: ['DNE-CLS.20'],
  signal: ['DNE-CLS.24'],
  roar: ['DNE-CLS.27'],
  winsTies: ['DNE-CLS.17'],
  landslide: ['DNE-CLS.21'],
  paidHelper: ['DNE-CLS.25'],
  shield: ['DNE-CLS.29'],
  escapeBonus: ['DNE-CLS.26'],
  escapeByTotal: ['DNE-CLS.28'],
  boost: ['DNE-CLS.30'],
  handLimit: ['DNE-CLS.23'],
  notHuman: ['DNE-SPC.16'],
  inert: ['DNE-CLS.31'],
};

/** The rules that say what a failure effect does. */
export const FAILURE_RULES: Readonly<Record<EffectOp, readonly Rule[]>> = {
  none: [],
  seq: [],
  loseSouls: ['DNE-FAI.4'],
  loseAllSouls: ['DNE-FAI.4'],
  soulsDownToMin: ['DNE-FAI.5'],
  discard: ['DNE-FAI.6'],
  discardHand: ['DNE-FAI.7'],
  discardHighest: ['DNE-FAI.8'],
  discardAllAtMost: ['DNE-FAI.9'],
  discardMinBonus: ['DNE-FAI.10'],
  discardSet: ['DNE-FAI.11', 'DNE-FAI.12'],
  drawSounds: ['DNE-FAI.24'],
  discardMercenary: ['DNE-FAI.19'],
  discardAbility: ['DNE-FAI.20'],
  discardClass: ['DNE-FAI.20'],
  zero: ['DNE-ZER.1', 'DNE-FAI.24'],
  takeFromHand: ['DNE-FAI.14'],
  richestTake: ['DNE-FAI.16'],
  poorestTakes: ['DNE-FAI.17'],
  giveEachExceptExtremes: ['DNE-FAI.18'],
  noHelpUntilOwnTurn: ['DNE-FAI.23'],
  ifEmpty: ['DNE-FAI.13'],
  ifClass: ['DNE-FAI.21'],
  byGender: ['DNE-SPC.16'],
  choose: ['DNE-FAI.22'],
  roll: [],
};

/** The rules on the special text of a monster. */
export function specialRules(special: Special): readonly Rule[] {
  const { invite, onInvite, lineup, onSuccess, escape: wayOut, pairWith } = special;
  const by = wayOut?.way?.by;
  const found: readonly (readonly [boolean, Rule])[] = [
    [invite?.cost === 0, 'DNE-SPC.11'],
    [invite?.extraHandCards !== undefined, 'DNE-SPC.15'],
    [invite?.raise !== undefined, 'DNE-SPC.13'],
    [onInvite !== undefined, 'DNE-SPC.8'],
    [lineup !== undefined, 'DNE-SPC.2'],
    [onSuccess?.op === 'joins', 'DNE-SPC.1'],
    [onSuccess?.op === 'extraSouls', 'DNE-SPC.10'],
    [wayOut?.add !== undefined, 'DNE-SPC.3'],
    [wayOut?.releaseAtMost !== undefined, 'DNE-SPC.5'],
    [wayOut?.loseBefore !== undefined, 'DNE-SPC.6'],
    [wayOut?.loseIfRolled !== undefined, 'DNE-SPC.7'],
    [by === 'pay-escape', 'DNE-SPC.9'],
    [by === 'bribe', 'DNE-SPC.12'],
    [by === 'walk-away', 'DNE-SPC.14'],
    [pairWith !== undefined, 'DNE-SPC.4'],
  ];
  return found.flatMap(([holds, rule]) => (holds ? [rule] : []));
}

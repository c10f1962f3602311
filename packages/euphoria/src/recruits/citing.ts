import { at } from '@rulewright/core';
import { ASKERS, type ChoiceQuestion, type StarQuestion } from '../askers.js';
import { NOTHING, SPACES, type SpaceKind } from '../content/board.js';
import type { Ability } from '../content/compile.js';
import type { Rule } from '../rulebook/rules.js';
import type { EuphoriaContext } from '../state.js';

// The rule behind each effect.

/** The rule behind the benefit of each kind of space. */
const BENEFITS: Readonly<Record<SpaceKind, Rule>> = {
  'commodity-area': 'EUP-COM.3',
  tank: 'EUP-TNK.2',
  tunnel: 'EUP-TUN.2',
  'tunnel-end': 'EUP-TUN.8',
  'artifact-market': 'EUP-ART.3',
  icarus: 'EUP-PLC.9',
  'built-market': 'EUP-MKT.2',
  construction: 'EUP-BLD.2',
};
/** EUP-ICA.1, EUP-ICA.2: the temporary spaces of Icarus differ. */
const ICARUS: Readonly<Record<string, Rule>> = {
  'wind-salon': 'EUP-ICA.1',
  'nimbus-loft': 'EUP-ICA.1',
  'breeze-bar': 'EUP-ICA.2',
  'sky-lounge': 'EUP-ICA.2',
};

/** The rule behind the benefit of the present placement; outside of one, the rule of all benefits. */
export function ruleOfBenefit({ state }: EuphoriaContext): Rule {
  const space = SPACES[state.placement.space];
  return space === undefined ? 'EUP-PLC.9' : (ICARUS[space.id] ?? BENEFITS[space.kind]);
}

/** The rule of an effect: that of its ability, or that of the space which gives it. */
export function ruleOfEffect(context: EuphoriaContext, effect: number): Rule {
  return abilityWith(context, effect)?.cites ?? ruleOfBenefit(context);
}

/** The rule of an extra star (EUP-R63): that of its recruit, or of abilities as such for a recruit of another pack. */
export function ruleOfExtraStar(context: EuphoriaContext, effect: number): StarQuestion {
  const rule = abilityWith(context, effect)?.cites;
  return rule === 'EUP-RCT.107' || rule === 'EUP-RCT.146' ? rule : 'EUP-REC.3';
}

/**
 * The rule that asks which good it is: that of its recruit, or of benefits for a space. Recruits of another pack ask by
 * the rule of abilities as such.
 */
export function ruleOfGood(context: EuphoriaContext, effect: number): ChoiceQuestion {
  const rule = abilityWith(context, effect)?.cites;
  if (rule === undefined) return 'EUP-PLC.9';
  return ASKERS['ability-choose'].find((asker) => asker === rule) ?? 'EUP-REC.3';
}

/** The ability that an effect belongs to, at any depth; none for the effect of a space. */
export function abilityWith({ content }: Pick<EuphoriaContext, 'content'>, effect: number): Ability | undefined {
  const ability = at(content.origins, effect);
  return ability === NOTHING ? undefined : at(content.abilities, ability);
}

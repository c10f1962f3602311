import { basePack, effectSteps } from '@rulewright/does-not-exist';
import type { rules } from '@rulewright/does-not-exist/rules';
import { type ContentKind, kind } from './content.js';
import { ABILITY_RULES, FAILURE_RULES, specialRules } from './does-not-exist-rules.js';

type Rule = keyof typeof rules;

const SOUND: readonly Rule[] = ['DNE-SND.3', 'DNE-GEN.1', 'DNE-DUR.1'];
const DIE: readonly Rule[] = ['DNE-SND.4'];
const MONSTER: readonly Rule[] = ['DNE-MON.3', 'DNE-MON.7', 'DNE-FAI.1'];
const TRAIT: readonly Rule[] = ['DNE-SPC.16'];
const MERCENARY: readonly Rule[] = ['DNE-MRC.1', 'DNE-MRC.3'];
const CLASS: readonly Rule[] = ['DNE-CLS.1', 'DNE-CLS.4'];

type Failure = (typeof basePack.monsters)[number]['failure'];
const allParts = (effect: Failure): readonly Failure[] => [effect, ...effectSteps(effect).flatMap(allParts)];

export const content: readonly ContentKind[] = [
  kind('Sound cards', basePack.sounds, ({ bonus }) => (typeof bonus === 'number' ? SOUND : [...SOUND, ...DIE])),
  kind('Monsters', basePack.monsters, ({ levelMods, special, failure }) => [
    ...MONSTER,
    ...(levelMods.some(({ who }) => 'trait' in who) ? TRAIT : []),
    ...(special === undefined ? [] : specialRules(special)),
    ...allParts(failure).flatMap(({ op }) => FAILURE_RULES[op]),
  ]),
  kind('Classes', basePack.classes, ({ abilities }) => [...CLASS, ...abilities.flatMap(({ op }) => ABILITY_RULES[op])]),
  kind('Mercenaries', basePack.mercenaries, () => MERCENARY),
];

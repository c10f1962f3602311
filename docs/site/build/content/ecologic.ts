import { basePack } from '@rulewright/ecologic';
import type { rules } from '@rulewright/ecologic/rules';
import type { EffectOp, SpecialEffect } from '../../../../packages/ecologic/src/content/effects.js';
import { type ContentKind, kind } from './content.js';

type Rule = keyof typeof rules;

/** The rules that say what an effect of an event does. */
const EVENT_RULES: Readonly<Record<EffectOp, readonly Rule[]>> = {
  eco: ['ECO-EVT.4', 'ECO-ENV.1'],
  ecoPerLevel: ['ECO-EVT.4', 'ECO-ENV.1'],
  ecoPerInitiative: ['ECO-EVT.4', 'ECO-ENV.1'],
  money: ['ECO-EVT.4', 'ECO-INC.3'],
  moneyPerObject: ['ECO-EVT.4', 'ECO-INC.3'],
  incomeFactor: ['ECO-EVT.4', 'ECO-INC.2'],
  upkeepZero: ['ECO-EVT.4', 'ECO-INC.4'],
  loseInitiative: ['ECO-EVT.3', 'ECO-EVT.5'],
  loseTopPiece: ['ECO-EVT.3', 'ECO-EVT.5'],
  drawInitiative: ['ECO-EVT.3', 'ECO-EVT.6'],
  veto: ['ECO-EVT.4', 'ECO-AUC.12'],
  skipSeries: ['ECO-EVT.4', 'ECO-SER.6'],
  nominalDelta: ['ECO-EVT.4', 'ECO-PLT.4'],
  finalReport: ['ECO-EVT.8'],
};
const SPECIAL_RULES: Readonly<Record<SpecialEffect['op'], readonly Rule[]>> = {
  coins: ['ECO-SER.1'],
  eco: ['ECO-ENV.1'],
  ecoPerInitiative: ['ECO-ENV.1'],
};
const SITE: readonly Rule[] = ['ECO-GEN.6'];
const TILE: readonly Rule[] = ['ECO-GEN.5', 'ECO-GEN.6', 'ECO-BIO.1'];
const INITIATIVE: readonly Rule[] = ['ECO-INI.6', 'ECO-ENV.1', 'ECO-INC.4'];
const SPECIAL: readonly Rule[] = ['ECO-SPI.2', 'ECO-SPI.3'];
const EVENT: readonly Rule[] = ['ECO-EVT.2'];

export const content: readonly ContentKind[] = [
  kind('Hexes', [...basePack.tiles.box, ...basePack.tiles.extension], ({ resources }) =>
    resources.length === 0 ? SITE : TILE,
  ),
  kind('Initiatives', basePack.initiatives, () => INITIATIVE),
  kind('Specials', basePack.specials, ({ effects }) => [...SPECIAL, ...effects.flatMap(({ op }) => SPECIAL_RULES[op])]),
  kind('Events', basePack.events, ({ effects }) => [...EVENT, ...effects.flatMap(({ op }) => EVENT_RULES[op])]),
];

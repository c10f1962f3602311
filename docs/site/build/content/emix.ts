import { basePack } from '@rulewright/emix';
import type { rules } from '@rulewright/emix/rules';
import type { MomentKind, Operation } from '../../../../packages/emix/src/content/effects.js';
import { type ContentKind, kind } from './content.js';

type Rule = keyof typeof rules;

/** The rules that say what an operation does. */
const OPERATION_RULES: Readonly<Record<Operation['op'], Rule>> = {
  gain: 'EMX-VOC.11',
  lose: 'EMX-VOC.12',
  flip: 'EMX-VOC.13',
  take: 'EMX-VOC.14',
  give: 'EMX-VOC.15',
  swap: 'EMX-VOC.16',
  draw: 'EMX-VOC.17',
  discard: 'EMX-VOC.18',
  steal: 'EMX-VOC.19',
  discardPower: 'EMX-VOC.20',
  activate: 'EMX-VOC.21',
  action: 'EMX-VOC.22',
};
const MOMENT_RULES: Readonly<Record<MomentKind, readonly Rule[]>> = {
  cancel: ['EMX-VOC.23', 'EMX-MOM.2', 'EMX-MOM.4'],
  protect: ['EMX-VOC.23', 'EMX-MOM.13', 'EMX-MOM.14'],
};
const CARD: readonly Rule[] = ['EMX-CRD.4'];
const POWER: readonly Rule[] = ['EMX-PWR.1', 'EMX-PWR.4', 'EMX-CRD.7'];
const SLOT: readonly Rule[] = ['EMX-VOC.24'];

export const content: readonly ContentKind[] = [
  kind('Cards', basePack.cards, ({ type, play, moment, charge, influence, result, slot }) => {
    const properties = [play, charge, influence, result].filter((one) => one !== undefined);
    return [
      ...CARD,
      ...(type === 'power' ? POWER : []),
      ...properties.flatMap(({ ops }) => ops.map(({ op }) => OPERATION_RULES[op])),
      ...(moment === undefined ? [] : MOMENT_RULES[moment]),
      ...(slot === undefined ? [] : SLOT),
    ];
  }),
];

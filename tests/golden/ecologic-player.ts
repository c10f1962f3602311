import type { EcoLogicAction, EcoLogicState } from '@rulewright/ecologic';
import type { Policy } from '@rulewright/testing';
import { drawn } from '../support/weighted.js';

/** How likely an action is beside the others of its list; raises and requests are many, so each counts little. */
const WEIGHTS: Readonly<Record<EcoLogicAction['type'], number>> = {
  'place-first': 1,
  'place-second': 4,
  keep: 1,
  'lose-initiative': 1,
  'lose-piece': 1,
  'lose-object': 1,
  'drop-initiative': 1,
  'open-special': 3,
  'open-plant': 3,
  'decline-opening': 2,
  reveal: 3,
  'take-refused': 3,
  'open-initiative': 4,
  'refuse-initiative': 1,
  'use-veto': 1,
  'hold-veto': 1,
  raise: 0.2,
  pass: 3,
  'ask-aid': 0.03,
  'accept-aid': 1,
  'decline-aid': 1,
  'place-bought': 4,
  'place-piece': 3,
  'place-initiative': 3,
  'place-special': 3,
  'remove-piece': 0.05,
  'remove-initiative': 0.05,
  'pass-building': 1,
  'repay-loan': 2,
  withhold: 1,
};

const GIFT = 0.02;

/** A player who likes to buy and to build, so that games go through all their chapters. */
export const builder: Policy<EcoLogicState, EcoLogicAction> = (legal, _, random) =>
  drawn(
    legal.map((action) => (action.type === 'ask-aid' && action.due === 0 ? GIFT : WEIGHTS[action.type])),
    random,
  );

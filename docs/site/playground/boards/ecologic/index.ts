import type { EcoLogicAction, EcoLogicView } from '@rulewright/ecologic';
import { drawing } from '../../drawn.js';
import { meant, targets } from './aims.js';
import Board from './EcoLogicBoard.vue';
import { facts } from './facts.js';

/** EcoLogic, drawn. */
export const drawn = drawing<EcoLogicView, EcoLogicAction>({ Board, targets, meant, facts });

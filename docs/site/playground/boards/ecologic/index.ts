import type { EcoLogicAction, EcoLogicView } from '@rulewright/ecologic';
import { drawing } from '../../drawn.js';
import { kinds, meant, nameOf } from './aims.js';
import Board from './EcoLogicBoard.vue';
import Glossary from './EcoLogicGlossary.vue';
import Mat from './EcoLogicMat.vue';

/** EcoLogic, drawn. */
export const drawn = drawing<EcoLogicView, EcoLogicAction>({ Board, Mat, Glossary, nameOf, kinds, meant });

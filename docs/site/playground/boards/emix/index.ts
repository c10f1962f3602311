import type { EmixAction, EmixView } from '@rulewright/emix';
import { drawing } from '../../drawn.js';
import { kinds, meant, nameOf } from './aims.js';
import Board from './EmixBoard.vue';
import Glossary from './EmixGlossary.vue';
import Mat from './EmixMat.vue';

/** Emix, drawn. */
export const drawn = drawing<EmixView, EmixAction>({ Board, Mat, Glossary, nameOf, kinds, meant });

import type { EuphoriaAction, EuphoriaView } from '@rulewright/euphoria';
import { drawing } from '../../drawn.js';
import { kinds, meant, nameOf } from './aims.js';
import Board from './EuphoriaBoard.vue';
import Glossary from './EuphoriaGlossary.vue';
import Mat from './EuphoriaMat.vue';

/** Euphoria, drawn. */
export const drawn = drawing<EuphoriaView, EuphoriaAction>({ Board, Mat, Glossary, nameOf, kinds, meant });

import type { DoesNotExistAction, DoesNotExistView } from '@rulewright/does-not-exist';
import { drawing } from '../../drawn.js';
import { kinds, meant, nameOf } from './aims.js';
import Board from './DoesNotExistBoard.vue';
import Glossary from './DoesNotExistGlossary.vue';
import Mat from './DoesNotExistMat.vue';

/** Does Not Exist, drawn. */
export const drawn = drawing<DoesNotExistView, DoesNotExistAction>({
  Board,
  Mat,
  Glossary,
  nameOf,
  kinds,
  meant,
});

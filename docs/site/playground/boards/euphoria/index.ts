import type { EuphoriaView } from '@rulewright/euphoria';
import { drawing } from '../../drawn.js';
import Board from './EuphoriaBoard.vue';
import Glossary from './EuphoriaGlossary.vue';
import Mat from './EuphoriaMat.vue';

/** Euphoria, drawn: a good of the supply is taken at the viewer's own. */
export const drawn = drawing<EuphoriaView>({
  Board,
  Mat,
  Glossary,
  targets: {
    space: 'id',
    die: 'owner',
    worker: 'owner',
    good: 'owner',
    artifact: ({ id, seat }) => (seat === undefined ? [] : `artifact:${id}#${seat}`),
    recruit: 'id',
    tile: 'id',
    dilemma: 'id',
    territory: 'id',
    site: 'id',
    cell: 'zone',
    player: 'id',
  },
});

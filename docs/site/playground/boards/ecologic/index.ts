import type { EcoLogicView } from '@rulewright/ecologic';
import { drawing } from '../../drawn.js';
import Board from './EcoLogicBoard.vue';
import Glossary from './EcoLogicGlossary.vue';
import Mat from './EcoLogicMat.vue';

/** EcoLogic, drawn: of pieces those in hands, of decks the one that is revealed from. */
export const drawn = drawing<EcoLogicView>({
  Board,
  Mat,
  Glossary,
  targets: {
    hex: 'id',
    piece: ({ id, zone = '' }) => (zone.endsWith('.hand') ? `piece:${id}@${zone}` : []),
    plant: 'id',
    special: 'id',
    initiative: 'id',
    player: 'id',
    zone: 'id',
  },
});

import type { Part } from '@rulewright/core';
import type { DoesNotExistView } from '@rulewright/does-not-exist';
import { drawing } from '../../drawn.js';
import Board from './DoesNotExistBoard.vue';
import Glossary from './DoesNotExistGlossary.vue';
import Mat from './DoesNotExistMat.vue';

/** Where sound cards and figures are drawn one by one. */
const OPEN = /^(?:players\.\d+\.(?:hand|inventory|mercenaries|class)|lineups\.\d+\.cards|reward|monsterSupply)$/;
const open = ({ kind, id, zone }: Part) => (zone === undefined || OPEN.test(zone) ? `${kind}:${id}` : []);

/** Does Not Exist, drawn. */
export const drawn = drawing<DoesNotExistView>({
  Board,
  Mat,
  Glossary,
  targets: { sound: open, figure: open, class: open, die: 'id', player: 'id', lineup: 'id', zone: 'id' },
});

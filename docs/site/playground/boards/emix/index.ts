import { type EmixView, engine } from '@rulewright/emix';
import { drawing } from '../../drawn.js';
import Board from './EmixBoard.vue';
import Glossary from './EmixGlossary.vue';
import Mat from './EmixMat.vue';
import { isFree } from './words.js';

/** Emix, drawn. Copies of a power act together; a human is its player, except in free feeding. */
export const drawn = drawing<EmixView>({
  Board,
  Mat,
  Glossary,
  targets: {
    card: ({ id, zone }, { viewer }) => (zone === `hands.${viewer}` ? `card:${id}@${zone}` : []),
    power: ({ id, zone }, view) => {
      const [, human] = zone?.split('.') ?? [];
      const row = human === undefined ? [] : engine.ask(view).row(Number(human));
      return row.flatMap((one, place) => (one === id ? [`power:${id}@${zone}.${place}`] : []));
    },
    human: ({ id }, view) => `${isFree(view) ? 'human' : 'player'}:${id}`,
    player: 'id',
    emon: ({ id, zone }) => (zone === 'supply' ? `emon:${id}` : []),
    zone: 'id',
  },
});

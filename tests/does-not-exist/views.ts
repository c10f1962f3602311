import { cardsOfDeck } from '@rulewright/core/author';
import {
  begin,
  classIdOf,
  discard,
  figureId,
  give,
  guest,
  hire,
  put,
  rave,
  type State,
  setClass,
  setShared,
  setSouls,
  store,
  table,
} from './table.js';

// Positions with secrets, and who looks at them.

export const [A, B, C] = [0, 1, 2];
export const VIEWERS = [A, B, C, 'spectator'] as const;
export type Viewer = (typeof VIEWERS)[number];
export const upFrom = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

/** A rave of three in which everything that can lie somewhere does; seat 0 is asked. */
export const middle = (recipe: (state: State) => void = () => {}) =>
  table().edit((state) => {
    begin(state);
    rave(state, 12, ['demo-jing'], ['vinyl-igor']);
    guest(state, 'oxymoron');
    give(state, A, 'vinyl-am', 'demo-rouge', 'demo-spawn');
    give(state, B, 'demo-jelz', 'album-aleph');
    give(state, C, 'vinyl-in-utero');
    store(state, A, 'vinyl-nevermind');
    store(state, C, 'demo-smith');
    hire(state, A, 'felix', 'demo-tweeman', 'demo-jordss');
    setClass(state, B, 'support');
    discard(state, 'demo-sub-zero', 'demo-apex-twin-sleep');
    put(state, 'classDiscard', cardsOfDeck(state.classDeck).slice(-2).map(classIdOf));
    put(state, 'mercenaryDiscard', cardsOfDeck(state.mercenaryDeck).slice(-3).map(figureId));
    setSouls(state, 4, 2, 7);
    setShared(state, { rave: { calls: [0, 1, 2] } });
    recipe(state);
  });

/** Seat 0 has offered a card of the hand, or of the inventory, to seat 1. */
export const offering = (card: string) =>
  table()
    .edit((state) => {
      begin(state);
      give(state, A, 'demo-jing', 'vinyl-am');
      store(state, A, 'demo-rouge');
      give(state, B, 'vinyl-igor', 'demo-jelz');
      store(state, B, 'demo-smith');
    })
    .play({ type: 'trade-open', seat: A, target: B }, { type: 'give', seat: A, card });

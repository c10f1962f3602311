import {
  clear,
  discardFromDeck,
  give,
  guest,
  hire,
  rave,
  type State,
  setClass,
  setSouls,
  store,
  table,
  takeAny,
} from './table.js';

// Positions with secrets, and who looks at them.

export const [A, B, C] = [0, 1, 2];
export const VIEWERS = [A, B, C, 'spectator'] as const;
export type Viewer = (typeof VIEWERS)[number];
export const upFrom = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

/** A rave of three in which everything that can lie somewhere does; seat 0 is asked. */
export const middle = (recipe: (state: State) => void = () => {}) =>
  table().edit((state) => {
    clear(state);
    rave(state, 12, ['demo-jing'], ['vinyl-igor']);
    guest(state, 'oxymoron');
    give(state, A, 'vinyl-am', 'demo-rouge', 'demo-spawn');
    give(state, B, 'demo-jelz', 'album-aleph');
    give(state, C, 'vinyl-in-utero');
    store(state, A, 'vinyl-nevermind');
    store(state, C, 'demo-smith');
    hire(state, A, 'felix', 'demo-tweeman', 'demo-jordss');
    setClass(state, B, 'support');
    discardFromDeck(state, 'demo-sub-zero', 'demo-apex-twin-sleep');
    state.classDiscard.push(...takeAny(state.classDeck, 2));
    state.mercenaryDiscard.push(...takeAny(state.mercenaryDeck, 3));
    setSouls(state, 4, 2, 7);
    state.rave.calls = [0, 1, 2];
    recipe(state);
  });

/** Seat 0 has offered a card of the hand, or of the inventory, to seat 1. */
export const offering = (card: string) =>
  table()
    .edit((state) => {
      clear(state);
      give(state, A, 'demo-jing', 'vinyl-am');
      store(state, A, 'demo-rouge');
      give(state, B, 'vinyl-igor', 'demo-jelz');
      store(state, B, 'demo-smith');
    })
    .play({ type: 'trade-open', seat: A, target: B }, { type: 'give', seat: A, card });

import type { NamedBot, NamedBots, Seatable } from '@rulewright/bots';
import { hush } from '../games/hush.js';

// What threads and other processes import: an engine that no package holds, and players of it.

export const engine = hush;

const taking = (about: string, index: (legal: number) => number): NamedBot => ({
  about,
  settings: [],
  make: (): Seatable => () => ({
    choose(_view, _decision, legal) {
      const action = legal[index(legal.length)];
      if (action === undefined) throw new Error('nothing is legal');
      return action;
    },
  }),
});

/** Takes the last action, but thinks for a moment, so that somebody can come in between. */
const slow: NamedBot = {
  about: 'takes the last action after some milliseconds',
  settings: ['milliseconds'],
  make: (engine, { milliseconds = 20 }) => {
    const last = taking('', (legal) => legal - 1).make(engine, {}, undefined);
    return () => {
      const player = last();
      return {
        async choose(...asked) {
          await new Promise((done) => setTimeout(done, Number(milliseconds)));
          return player.choose(...asked);
        },
      };
    };
  },
};

export const bots: NamedBots = {
  first: taking('takes the first action', () => 0),
  last: taking('takes the last action', (legal) => legal - 1),
  wrong: taking('takes none', (legal) => legal),
  slow,
};

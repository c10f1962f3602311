import type { NamedBots, Player, Seatable } from '@rulewright/bots';

// Bots that would end the house, for threads and for this one.

const bot = (about: string, choose: Player['choose'], others: Partial<Player> = {}): NamedBots[string] => ({
  about,
  settings: [],
  make: () => (() => ({ choose, ...others })) as Seatable as never,
});

const fill = (): never => {
  const held: unknown[] = [];
  for (;;) held.push(Array.from({ length: 100_000 }, () => Math.random()));
};

export const bots: NamedBots = {
  first: bot('takes the first answer', (_view, _decision, [first]) => first as never),
  exits: bot('ends the process', () => process.exit(0)),
  fills: bot('fills the memory', fill),
  loops: bot('computes for ever', () => {
    for (;;);
  }),
  silent: bot('never answers', () => new Promise(() => {})),
  late: bot('fails where nobody called it', (_view, _decision, [first]) => {
    setTimeout(() => {
      throw new Error('much later');
    }, 1);
    return new Promise((resolve) => setTimeout(() => resolve(first as never), 200));
  }),
  rejects: bot('leaves a promise that is broken', (_view, _decision, [first]) => {
    Promise.reject(new Error('nobody listens'));
    return new Promise((resolve) => setTimeout(() => resolve(first as never), 200));
  }),
  shrugs: bot('throws nothing, and later', (_view, _decision, [first]) => {
    queueMicrotask(() => {
      throw undefined;
    });
    return new Promise((resolve) => setTimeout(() => resolve(first as never), 200));
  }),
  unready: bot('cannot start', (_view, _decision, [first]) => first as never, {
    start: () => {
      throw new Error('not ready');
    },
  }),
};

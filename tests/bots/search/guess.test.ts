import { type AnyEngine, match, type Seatable, uniform } from '@rulewright/bots';
import type { Seed } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { FACES, guessing } from '../../games/guess.js';
import { FEW, fewer } from '../../support/depth.js';
import { searches, searchNames } from './bots.js';

type Guessing = typeof guessing;
type State = ReturnType<Guessing['init']>;

const GAMES = fewer(300, FEW);
/** 3.3 standard deviations: of a thousand fair bots one is outside. */
const FAIR = { mean: GAMES / FACES, margin: 3.3 * Math.sqrt((GAMES / FACES) * (1 - 1 / FACES)) };
const abouts = ['card', 'die'] as const;
type About = (typeof abouts)[number];

const rightGuesses = async (seatable: (game: Seed) => Seatable<Guessing>, about: About): Promise<number> => {
  let right = 0;
  for (let game = 0; game < GAMES; game++) {
    const { winners, faults } = await match(guessing, [seatable(game), uniform(guessing)], {
      seed: game,
      options: { about },
    });
    expect(faults).toEqual([]);
    if (winners[0] === 0) right++;
  }
  return right;
};

/** The engine of somebody who has got hold of the true state: whatever is dealt is the game itself, future and all. */
function leaking(state: State): Guessing {
  const simulate = (): ReturnType<AnyEngine['simulate']> => {
    const simulation = guessing.simulate(state);
    return Object.assign(simulation, { clone: simulate, reseed: () => {} });
  };
  return { ...guessing, simulate: simulate as unknown as Guessing['simulate'] };
}

describe.each(abouts)('a guess at a hidden %s', (about) => {
  test('uniform players are right as often as is fair', async () => {
    expect(Math.abs((await rightGuesses(() => uniform(guessing), about)) - FAIR.mean)).toBeLessThan(FAIR.margin);
  });

  test.each(searchNames)('%s is right as often as is fair', async (name) => {
    const bot = searches[name](guessing, { iterations: 60, worlds: 4 });
    expect(Math.abs((await rightGuesses(() => bot, about)) - FAIR.mean)).toBeLessThan(FAIR.margin);
  });

  test.each(searchNames)('%s would be right every time if it could see the state', async (name) => {
    const cheat = (game: Seed) =>
      searches[name](leaking(guessing.init(game, { about })), { iterations: 60, worlds: 4 });
    expect(await rightGuesses(cheat, about)).toBe(GAMES);
  });
});

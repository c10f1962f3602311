import { createHash } from 'node:crypto';
import type { AnyEngine } from '@rulewright/bots';
import { games } from '@rulewright/games';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../support/depth.js';

// What makes playouts quicker changes no game: the same seeds go the same way to the same end.

/** The digests of playouts, by game and players: of the first seed, of eight, and of all. */
const ENDS: Readonly<Record<string, readonly [day: string, full: string, night: string]>> = {
  'ecologic 2': ['aeeae45f8f7c7218', '35e4301766a64bcc', 'ab7508859ec58039'],
  'ecologic 3': ['30383b25ecd4f592', 'a8af57b4819d9f18', 'a4f73877bb3068f9'],
  'ecologic 4': ['17c07ce7ee32d85d', '6d036788cd7ee5b1', '45df9dfd74bc04cd'],
  'emix 2': ['4ea02c63483a7f9f', 'ddd2c6a1494a0664', 'f0d9e76fbc74191a'],
  'emix 3': ['6fa9b536a32a478a', 'a822a952b6a36a9d', '0403fe955ed89488'],
  'emix 4': ['61d9139b30fdcf28', '32339628dbcac769', '6fcf29c55fec39b0'],
  'does-not-exist 2': ['d32dd00ddf0a8846', 'bfd18ce03bcdc5d0', 'c1cfd49dbdaa53f7'],
  'does-not-exist 3': ['2666c64e86c1ca50', '239149a15d04bc32', 'f98a1e44cc764041'],
  'does-not-exist 4': ['87c16fb1f5c70727', '51ce3104cacc1d08', '90753cb7f6484919'],
  'euphoria 2': ['b8d2f935321180e6', '7ef25dc42aebc058', '1165b9f3b9947b20'],
  'euphoria 3': ['0872773d7e078f32', 'a4c3453682335be0', 'cfca59c58d0f1499'],
  'euphoria 4': ['cf0e8eb661b4e138', 'be2448e1d2abf8f0', '8ea47a635a7438ea'],
};

const SEEDS = atDepth({ day: 1, full: 8, night: 40 });
/** Longer games are left there. */
const DECISIONS = 600;

/** How one playout ended: its length, its result, and the generator, which tells of every draw. */
function ended(engine: AnyEngine, seed: number, options: object): unknown {
  const simulation = engine.simulate(engine.init(seed, options));
  const decisions = simulation.playout('uniform', DECISIONS);
  return [decisions, simulation.outcome(), simulation.state.rng];
}

describe.each(games.map(({ engine }) => engine))('$id', (engine) => {
  test.each([2, 3, 4])('playouts of %d players end as ever', (players) => {
    const digest = createHash('sha256');
    for (let seed = 0; seed < SEEDS; seed++) digest.update(JSON.stringify(ended(engine, seed, { players })));
    expect(digest.digest('hex').slice(0, 16)).toBe(
      ENDS[`${engine.id} ${players}`]?.[atDepth({ day: 0, full: 1, night: 2 })],
    );
  });
});

import { engine } from '@rulewright/euphoria';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { table } from './positions.js';
import { unshuffled } from './set-ups.js';

// EUP-SET.9 to EUP-SET.14: the recruits that are kept, the starting dice and the first player.

const idOf = (recruit: number): string => engine.content.recruits[recruit]?.id ?? '';
const keep = (seat: number, active: number, hidden: number) =>
  ({ type: 'keep-recruits', seat, active: idOf(active), hidden: idOf(hidden) }) as const;
rule('EUP-SET.9', 'twelve ordered pairs of the four recruits can be kept, one active and one hidden', () => {
  const game = unshuffled({ players: 2 });
  const pairs = [44, 45, 46, 47].flatMap((one) =>
    [44, 45, 46, 47].filter((other) => other !== one).map((other) => keep(0, one, other)),
  );
  expect(game.legal('keep-recruits').filter(({ seat }) => seat === 0)).toEqual(pairs);
  expect(game.legal()).toHaveLength(24);
});

rule('EUP-SET.13', 'no knowledge check follows the starting dice, however high the knowledge was drafted', () => {
  const game = table({ players: 2, trackDraft: true }).play(
    { type: 'place-token', seat: 0, track: 'knowledge', cell: 6 },
    { type: 'place-token', seat: 1, track: 'knowledge', cell: 5 },
    { type: 'place-token', seat: 1, track: 'morale', cell: 1 },
    { type: 'place-token', seat: 0, track: 'morale', cell: 2 },
  );
  const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = game.state.dealtRecruits;
  game
    .play(keep(0, a, b))
    .script([6, 6, 6, 5])
    .play(keep(1, c, d));
  expect(game.state.value.slice(0, 4)).toEqual([6, 6, 0, 0]);
  expect(game.events.map(({ type }) => type)).not.toContain('knowledge-checked');
});

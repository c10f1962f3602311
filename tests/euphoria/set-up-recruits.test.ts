import { shuffledDeck } from '@rulewright/core/author';
import { type EuphoriaState, engine } from '@rulewright/euphoria';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { NONE, table, upTo } from './positions.js';
import { type Options, unshuffled } from './set-ups.js';

// EUP-SET.9 to EUP-SET.14: the recruits that are kept, the starting dice and the first player.

const idOf = (recruit: number): string => engine.content.recruits[recruit]?.id ?? '';
const keep = (seat: number, active: number, hidden: number) =>
  ({ type: 'keep-recruits', seat, active: idOf(active), hidden: idOf(hidden) }) as const;
const asks = ({ state }: { readonly state: EuphoriaState }) => [
  state.agenda[state.agenda.length - 1]?.kind,
  engine.decision(state)?.seats ?? [],
];

rule('EUP-SET.9', 'twelve ordered pairs of the four recruits can be kept, one active and one hidden', () => {
  const game = unshuffled({ players: 2 });
  const pairs = [44, 45, 46, 47].flatMap((one) =>
    [44, 45, 46, 47].filter((other) => other !== one).map((other) => keep(0, one, other)),
  );
  expect(game.legal('keep-recruits').filter(({ seat }) => seat === 0)).toEqual(pairs);
  expect(game.legal()).toHaveLength(24);
});

rule.each(
  ['EUP-SET.9', 'EUP-SET.10'],
  'only two different recruits of one’s own four are kept',
  [
    [44, 43, { rule: 'EUP-SET.9', code: 'no-such-recruit', details: { recruit: idOf(43) } }],
    [0, 44, { rule: 'EUP-SET.9', code: 'no-such-recruit', details: { recruit: idOf(0) } }],
    [46, 46, { rule: 'EUP-SET.10', code: 'same-recruit' }],
  ] as const,
  ([active, hidden, refused]) => {
    expect(unshuffled({ players: 2 }).refusal(keep(0, active, hidden))).toEqual(refused);
  },
);

rule(
  ['EUP-SET.10', 'EUP-SET.15', 'EUP-SET.11'],
  'all choose in secret and in any order; two of one faction may be kept, and the others are gone',
  () => {
    const game = unshuffled({ players: 2 });
    expect(idOf(40) + idOf(41)).toBe('jefferson-the-shock-artistandrew-the-spelunker');
    game.play(keep(1, 41, 42));
    expect(asks(game)).toEqual(['setup-keep-recruits', [0]]);
    expect(game.events).toEqual([]);
    expect([game.state.activeRecruits, game.state.discardedRecruits]).toEqual([
      [[], []],
      [[], []],
    ]);
    expect(engine.content.recruits[41]?.faction).toBe(engine.content.recruits[42]?.faction);
    game.script([1, 2, 2, 2]).play(keep(0, 47, 44));
    const { activeRecruits, hiddenRecruits, discardedRecruits, dealtRecruits, recruitDeck } = game.state;
    expect({ activeRecruits, hiddenRecruits, discardedRecruits, dealtRecruits }).toEqual({
      activeRecruits: [[47], [41]],
      hiddenRecruits: [[44], [42]],
      discardedRecruits: [
        [45, 46],
        [40, 43],
      ],
      dealtRecruits: [[], []],
    });
    expect(recruitDeck).toEqual(shuffledDeck(upTo(40)));
    expect(game.events).toEqual([
      { type: 'recruits-kept', rule: 'EUP-SET.10', seat: 0, active: idOf(47), hidden: idOf(44) },
      { type: 'recruits-kept', rule: 'EUP-SET.10', seat: 1, active: idOf(41), hidden: idOf(42) },
      { type: 'starting-dice-rolled', rule: 'EUP-SET.13', seat: 0, faces: [1, 2], sum: 3 },
      { type: 'starting-dice-rolled', rule: 'EUP-SET.13', seat: 1, faces: [2, 2], sum: 4 },
      { type: 'first-player-chosen', rule: 'EUP-SET.14', seat: 1, sum: 4, tied: [1] },
      { type: 'turn-began', rule: 'EUP-TRN.9', seat: 1, turn: 1 },
    ]);
    expect(game.eventsFor('spectator').slice(0, 2)).toEqual([
      { type: 'recruits-kept', rule: 'EUP-SET.10', seat: 0, active: idOf(47) },
      { type: 'recruits-kept', rule: 'EUP-SET.10', seat: 1, active: idOf(41) },
    ]);
  },
);

/** All have kept recruits, and the dice of all seats are these. */
const begun = (options: Options, ...dice: number[]) => {
  const { players } = unshuffled(options).state.options;
  const game = unshuffled(options);
  for (let seat = 0; seat < players; seat++) {
    const [one = 0, other = 0] = game.state.dealtRecruits[seat] ?? [];
    if (seat === players - 1) game.script(dice);
    game.play(keep(seat, one, other));
  }
  return game;
};

rule(['EUP-SET.12', 'EUP-SET.13', 'EUP-R48'], 'two workers are rolled by everybody, even 12 costs nobody one', () => {
  const { state } = begun({ players: 3 }, 6, 6, 2, 5, 1, 3);
  expect(state.value).toEqual([6, 6, 0, 0, 2, 5, 0, 0, 1, 3, 0, 0]);
  expect(state.place).toEqual([-2, -2, NONE, NONE, -2, -2, NONE, NONE, -2, -2, NONE, NONE]);
  expect([state.turn, state.active, state.knowledge]).toEqual([1, 0, [3, 3, 3]]);
  expect(state.agenda).toEqual([{ kind: 'next-turn' }, { kind: 'pause' }, { kind: 'turn-main', seat: 0 }]);
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

rule.each(
  ['EUP-SET.14', 'EUP-R47'],
  'the highest sum begins, of equal ones the first clockwise from the oldest',
  [
    { eldest: 0, dice: [1, 1, 6, 1, 3, 3], first: 1 },
    { eldest: 1, dice: [5, 4, 6, 3, 2, 2], first: 1 },
    { eldest: 0, dice: [5, 4, 6, 3, 2, 2], first: 0 },
    { eldest: 2, dice: [5, 4, 6, 3, 2, 2], first: 0 },
    { eldest: 2, dice: [5, 4, 6, 3, 3, 6], first: 2 },
    { eldest: 2, dice: [1, 1, 6, 3, 2, 2], first: 1 },
    { eldest: 1, dice: [4, 4, 1, 3, 2, 6], first: 2 },
  ] as const,
  ({ eldest, dice, first }) => {
    const game = begun({ players: 3, eldestSeat: eldest }, ...dice);
    expect([game.state.active, asks(game)]).toEqual([first, ['turn-main', [first]]]);
    expect(game.state.noted).toEqual([true, true, false, false]);
  },
);

import { deckSize } from '@rulewright/core/author';
import { engine } from '@rulewright/euphoria';
import {
  activate,
  available,
  type factionOf,
  give,
  hide,
  put,
  recruitOf,
  setAllegiance,
  setDilemma,
  setGoods,
  setPlayer,
  setShared,
  stack,
  stand,
} from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { nineStars } from './nine-stars.js';
import { anyOf, asked, type EuScenario, type EuState, handOf, kindOf, place, position } from './positions.js';

// EUP-DIL: the ethical dilemma.

type Artifact = Parameters<typeof setDilemma>[2];
const resolve = (side: 'fight' | 'join', ...artifacts: Artifact[]) =>
  ({ type: 'resolve-dilemma', seat: 0, side, artifacts }) as const;
const keep = (recruit: string) => ({ type: 'keep-recruit', seat: 0, recruit }) as const;
const LEE = 'lee-the-gossip';
const RAY = 'ray-the-foreman';

/** Seat 0 has the dilemma of the bear, holds these artifacts, and would draw Ray and Lee. */
function facing(hand: readonly Artifact[], recipe: (state: EuState) => void = () => undefined, options = {}) {
  return position((state) => {
    setDilemma(state, 0, 'bear');
    give(state, 0, ...hand);
    setPlayer(state, 0, { morale: Math.max(1, hand.length) });
    stack(state, 'recruitDeck', [RAY, LEE]);
    recipe(state);
  }, options);
}
const payments = (game: EuScenario) =>
  game.legal('resolve-dilemma').flatMap(({ side, artifacts }) => (side === 'join' ? [artifacts.join('+')] : []));

describe('the price', () => {
  rule.each(
    ['EUP-DIL.2', 'EUP-R68'],
    'is the artifact shown or any two',
    [
      { hand: [], prices: [] },
      { hand: ['bat'], prices: [] },
      { hand: ['bear'], prices: ['bear'] },
      { hand: ['bat', 'bat'], prices: ['bat+bat'] },
      { hand: ['balloons', 'balloons', 'bat'], prices: ['balloons+balloons', 'balloons+bat'] },
      { hand: ['bear', 'bear'], prices: ['bear', 'bear+bear'] },
      { hand: ['bat', 'bear'], prices: ['bear', 'bat+bear'] },
      {
        hand: ['bear', 'bat', 'bat', 'glasses'],
        prices: ['bear', 'bat+bat', 'bat+bear', 'bat+glasses', 'bear+glasses'],
      },
    ] as const,
    ({ hand, prices }) => {
      const game = facing(hand);
      expect(payments(game)).toEqual(prices);
      expect(game.legal('resolve-dilemma')).toHaveLength(2 * prices.length);
    },
  );

  rule.each(
    'EUP-DIL.2',
    'is refused when it is another one',
    [{ artifacts: ['bat'] }, { artifacts: ['bear', 'bear'] }, { artifacts: ['book', 'glasses'] }] as const,
    ({ artifacts }) => {
      const game = facing(['bat', 'bear', 'glasses']);
      expect(game.refusal(resolve('join', ...artifacts))).toMatchObject({ rule: 'EUP-DIL.2', code: 'not-the-price' });
    },
  );

  rule('EUP-ENG.4', 'is named in canonical order', () => {
    const game = facing(['bat', 'bear', 'glasses']);
    expect(game.refusal(resolve('join', 'glasses', 'bat'))).toEqual({ rule: 'EUP-ENG.4', code: 'not-in-order' });
  });

  rule(['EUP-DIL.2', 'EUP-R31'], 'goes face up to the discard pile, and nothing else is lost', () => {
    const { state, events } = facing(['bat', 'bear', 'glasses']).play(resolve('join', 'bat', 'glasses'));
    expect([handOf(state, 0), state.artifactDiscard.map(kindOf), state.morale[0]]).toEqual([
      ['bear'],
      ['bat', 'glasses'],
      3,
    ]);
    expect(events).toEqual([
      { type: 'dilemma-resolved', rule: 'EUP-DIL.1', seat: 0, dilemma: engine.content.dilemmas[2]?.id, side: 'join' },
      {
        type: 'artifact-discarded',
        rule: 'EUP-DIL.2',
        seat: 0,
        artifact: 'bat',
        cause: 'dilemma',
        hand: { from: 3, to: 2 },
      },
      {
        type: 'artifact-discarded',
        rule: 'EUP-DIL.2',
        seat: 0,
        artifact: 'glasses',
        cause: 'dilemma',
        hand: { from: 2, to: 1 },
      },
      {
        type: 'star-placed',
        rule: 'EUP-DIL.3',
        seat: 0,
        on: 'dilemma',
        at: engine.content.dilemmas[2]?.id,
        stars: { from: 10, to: 9 },
      },
      { type: 'turn-began', rule: 'EUP-TRN.9', seat: 1, turn: 2 },
    ]);
  });
});

describe('the action', () => {
  rule(['EUP-DIL.1', 'EUP-TRN.8'], 'is the whole turn, once a game', () => {
    const game = facing(['bear', 'bat', 'bat']).play(resolve('join', 'bear'));
    expect([asked(game), game.state.hasActed]).toEqual([{ kind: 'turn-main', seat: 1 }, false]);
    game
      .play(place(1, 1, 'farm'), { type: 'end-turn', seat: 1 }, place(2, 1, 'farm'), { type: 'end-turn', seat: 2 })
      .edit((state) => available(state, 0, 1));
    expect([asked(game), payments(game)]).toEqual([{ kind: 'turn-main', seat: 0 }, []]);
    expect(game.refusal(resolve('fight', 'bat', 'bat'))).toEqual({ rule: 'EUP-DIL.1', code: 'dilemma-resolved' });
  });

  rule(['EUP-DIL.1', 'EUP-TRN.8'], 'is closed after a placement', () => {
    const game = facing(['bear']).play(place(0, 1, 'farm'));
    expect(asked(game)).toEqual({ kind: 'turn-continue', seat: 0 });
    expect(game.refusal(resolve('join', 'bear'))).toMatchObject({ rule: 'EUP-DIL.1', code: 'not-offered' });
  });

  rule(['EUP-DIL.1', 'EUP-TRD.2'], 'leaves only trade in its turn', () => {
    const game = facing(['bear', 'bat'], (state) => setGoods(state, 1, { gold: 1 }), {
      tradeProposalsPerTurn: 1,
    }).play(resolve('join', 'bear'));
    expect(game.legal()).toEqual([
      { type: 'open-trade', seat: 0, partner: 1 },
      { type: 'end-turn', seat: 0 },
    ]);
    expect([game.state.hasActed, engine.validate(game.state)]).toEqual([true, []]);
  });

  rule('EUP-DIL.1', 'turns the dilemma face up for all', () => {
    const game = facing(['bear']);
    const card = game.state.dilemmas[0]?.[0] ?? -1;
    expect(engine.view(game.state, 1).position.dilemmas[0]).not.toEqual([card]);
    game.play(resolve('join', 'bear'));
    expect(engine.view(game.state, 1).position.resolvedDilemmas).toEqual([[card], [], []]);
    expect(game.state.dilemmas[0]).toEqual([]);
  });
});

describe('to join', () => {
  rule('EUP-DIL.3', 'places one star on the dilemma', () => {
    const { state } = facing(['bear']).play(resolve('join', 'bear'));
    expect([state.dilemmaSides[0], state.stars[0], state.territoryStars, state.recruitStars]).toEqual([
      'join',
      9,
      Array(12).fill(0),
      [],
    ]);
    expect(state.dealtRecruits.flat()).toEqual([]);
  });

  rule(['EUP-DIL.3', 'EUP-END.1'], 'can be the tenth star', () => {
    const { state } = facing(['bear'], (it) => nineStars(it, 0)).play(resolve('join', 'bear'));
    expect(state.end).toEqual({ reason: 'tenth-star', finishers: [0], tieBreaker: 'none', winners: [0] });
  });
});

describe('to fight', () => {
  rule('EUP-DIL.4', 'draws the two top recruits; one is kept hidden, the other discarded face down', () => {
    const game = facing(['bear']);
    const deck = deckSize(game.state.recruitDeck);
    game.play(resolve('fight', 'bear'));
    expect([asked(game), game.state.dealtRecruits[0], deckSize(game.state.recruitDeck)]).toEqual([
      { kind: 'dilemma-keep-recruit', seat: 0 },
      [recruitOf(RAY), recruitOf(LEE)],
      deck - 2,
    ]);
    expect(game.legal()).toEqual([keep(RAY), keep(LEE)]);
    expect(game.refusal(keep('zong-the-astronomer'))).toEqual({
      rule: 'EUP-DIL.4',
      code: 'no-such-recruit',
      details: { recruit: 'zong-the-astronomer' },
    });
    game.play(keep(LEE));
    expect([
      game.state.hiddenRecruits[0],
      game.state.discardedRecruits[0],
      game.state.activeRecruits[0],
      game.state.dealtRecruits[0],
      game.state.stars[0],
      game.state.dilemmaSides[0],
    ]).toEqual([[recruitOf(LEE)], [recruitOf(RAY)], [], [], 10, 'fight']);
    expect(game.events).toEqual([
      { type: 'recruit-kept', rule: 'EUP-DIL.4', seat: 0, recruit: LEE },
      { type: 'turn-began', rule: 'EUP-TRN.9', seat: 1, turn: 2 },
    ]);
  });

  rule('EUP-DIL.4', 'is secret: the others see neither the two recruits nor which was kept', () => {
    const game = facing(['bear']).play(resolve('fight', 'bear'));
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(engine.view(game.state, viewer).position.dealtRecruits[0]?.every((card) => card < 0)).toBe(true);
      if (viewer !== 'spectator') expect(engine.legalActions(game.state, viewer)).toEqual([]);
    }
    game.play(keep(LEE));
    expect(game.eventsFor(0)[0]).toEqual({ type: 'recruit-kept', rule: 'EUP-DIL.4', seat: 0, recruit: LEE });
    for (const viewer of [1, 2, 'spectator'] as const) {
      const { hiddenRecruits, discardedRecruits } = engine.view(game.state, viewer).position;
      expect(game.eventsFor(viewer)[0]).toEqual({ type: 'recruit-kept', rule: 'EUP-DIL.4', seat: 0 });
      expect([...(hiddenRecruits[0] ?? []), ...(discardedRecruits[0] ?? [])].every((card) => card < 0)).toBe(true);
    }
    expect(engine.view(game.state, 0).position.discardedRecruits[0]).toEqual([recruitOf(RAY)]);
  });

  const revealing: readonly {
    readonly recruit: string;
    readonly track: 'allegiance' | 'miners';
    readonly faction: Parameters<typeof factionOf>[0];
    readonly cell: number;
    readonly isActive: boolean;
    readonly stars: number;
  }[] = [
    { recruit: RAY, track: 'allegiance', faction: 'euphorian', cell: 7, isActive: false, stars: 0 },
    { recruit: RAY, track: 'allegiance', faction: 'euphorian', cell: 8, isActive: true, stars: 0 },
    { recruit: RAY, track: 'allegiance', faction: 'euphorian', cell: 10, isActive: true, stars: 0 },
    { recruit: RAY, track: 'allegiance', faction: 'euphorian', cell: 11, isActive: true, stars: 1 },
    { recruit: RAY, track: 'miners', faction: 'euphorian', cell: 5, isActive: false, stars: 0 },
    { recruit: RAY, track: 'miners', faction: 'euphorian', cell: 6, isActive: true, stars: 0 },
    { recruit: RAY, track: 'miners', faction: 'subterran', cell: 9, isActive: false, stars: 0 },
    { recruit: LEE, track: 'allegiance', faction: 'icarite', cell: 7, isActive: false, stars: 0 },
    { recruit: LEE, track: 'allegiance', faction: 'icarite', cell: 8, isActive: true, stars: 0 },
    { recruit: LEE, track: 'allegiance', faction: 'icarite', cell: 11, isActive: true, stars: 1 },
  ];
  rule.each(
    ['EUP-DIL.4', 'EUP-ALL.8', 'EUP-R23', 'EUP-ALL.7'],
    'brings an active recruit when its faction is revealed, and a star at cell 11',
    revealing,
    ({ recruit, track, faction, cell, isActive, stars }) => {
      const { state, events } = facing(['bear'], (it) => {
        if (track === 'allegiance') setAllegiance(it, faction, cell);
        else setShared(it, { miners: { [faction]: cell } });
      })
        .play(resolve('fight', 'bear'))
        .play(keep(recruit));
      expect([state.activeRecruits[0], state.hiddenRecruits[0]]).toEqual(
        isActive ? [[recruitOf(recruit)], []] : [[], [recruitOf(recruit)]],
      );
      expect([state.stars[0], state.recruitStars]).toEqual([10 - stars, stars > 0 ? [recruitOf(recruit)] : []]);
      expect(events.some(({ type }) => type === 'recruit-revealed')).toBe(isActive);
    },
  );

  rule(
    ['EUP-DIL.4', 'EUP-REC.8'],
    'a recruit that is active at once is seen by all and works from the next turn on',
    () => {
      const game = facing(
        ['bear', 'bat'],
        (state) => {
          setAllegiance(state, 'icarite', 8);
          setGoods(state, 1, { gold: 1 });
        },
        { tradeProposalsPerTurn: 1 },
      ).play(resolve('fight', 'bear'), keep(LEE));
      expect([asked(game), game.state.freshRecruits]).toEqual([{ kind: 'turn-continue', seat: 0 }, [recruitOf(LEE)]]);
      expect(game.eventsFor(2)).toContainEqual({ type: 'recruit-revealed', rule: 'EUP-DIL.4', seat: 0, recruit: LEE });
      game.play({ type: 'end-turn', seat: 0 });
      expect(game.state.freshRecruits).toEqual([]);
    },
  );

  rule('EUP-DIL.5', 'the kept recruit is one more, and is revealed later like any other', () => {
    const game = facing(['bear'], (state) => {
      activate(state, 0, 'amanda-the-broker');
      hide(state, 0, 'curtis-the-propagandist');
      setShared(state, { miners: { euphorian: 5 } });
      setGoods(state, 1, { energy: 1 });
      available(state, 1, 4);
    }).play(resolve('fight', 'bear'), keep(RAY));
    expect(game.state.hiddenRecruits[0]).toEqual([recruitOf('curtis-the-propagandist'), recruitOf(RAY)]);
    game.play(place(1, 4, 'euphorian-tunnel'), { type: 'take', seat: 1, items: ['gold'] });
    expect([game.state.activeRecruits[0], game.state.hiddenRecruits[0]]).toEqual([
      [recruitOf('amanda-the-broker'), recruitOf(RAY)],
      [recruitOf('curtis-the-propagandist')],
    ]);
  });

  rule('EUP-DIL.6', 'cards are left even when six players have fought', () => {
    const { state } = position(
      (it) => {
        for (let seat = 0; seat < 6; seat++) {
          put(it, ['discardedRecruits.*', seat], anyOf(it, 'recruitDeck', seat === 0 ? 4 : 6));
          stand(it, seat, 'farm', 1);
        }
        setDilemma(it, 0, 'bear');
        give(it, 0, 'bear');
      },
      { players: 6 },
    ).play(resolve('fight', 'bear'));
    expect([state.dealtRecruits[0]?.length, deckSize(state.recruitDeck)]).toEqual([2, 12]);
    expect(deckSize(engine.init('six', { players: 6 }).recruitDeck)).toBe(24);
  });
});

import { type ARTIFACTS, engine } from '@rulewright/euphoria';
import {
  available,
  give,
  market,
  setDilemma,
  setGoods,
  setPlayer,
  setShared,
  stack,
  stand,
  star,
} from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, type EuState, goodsOf, place, position, tileStars } from './positions.js';

// EUP-ENG.1, EUP-ENG.2: what is asked, and which equal choices are one.
const SPA = 'spa-of-fleeting-pleasure';
const discard = (artifact: (typeof ARTIFACTS)[number]) => ({ type: 'discard', seat: 0, artifact }) as const;

describe('EUP-ENG.1', () => {
  rule(
    ['EUP-ENG.1', 'EUP-R76'],
    'a star with one place to go goes there, and the good of a penalty with one kind',
    () => {
      const press = position((state) => {
        give(state, 0, 'bat', 'bat');
        setPlayer(state, 0, { morale: 2 });
        market(state, 'subterran-a', SPA);
        star(state, 1, 'subterran', 3);
      }).play(place(0, 1, 'free-press'));
      expect([tileStars(press.state, 0, 'subterran-a'), press.state.allegiance[1]]).toEqual([1, 1]);
      const bonfire = (goods: Parameters<typeof setGoods>[2]) =>
        position((state) => {
          market(state, 'euphorian-a', 'friendly-local-game-bonfire');
          setGoods(state, 0, goods);
          stand(state, 0, 'farm', 1);
          available(state, 0, 2);
        })
          .script([4])
          .play({ type: 'retrieve', seat: 0, workers: [3], price: 'free' });
      expect(goodsOf(bonfire({ gold: 3 }).state, 0)).toEqual({ gold: 2 });
      expect(goodsOf(bonfire({}).state, 0)).toEqual({});
      expect(asked(bonfire({ gold: 1, clay: 1 }))).toEqual({ kind: 'roll-pay-penalty', rule: 'EUP-PEN.16', seat: 0 });
    },
  );

  rule(
    ['EUP-ENG.1', 'EUP-R76', 'EUP-MOR.2'],
    'a hand of one kind is asked like any other, for silence would tell',
    () => {
      const game = position((state) => {
        give(state, 0, 'bat', 'bat');
        setPlayer(state, 0, { morale: 2 });
        stand(state, 0, 'farm', 1);
        available(state, 0, 2);
      }).play({ type: 'retrieve', seat: 0, workers: [3], price: 'free' });
      expect([asked(game), game.legal()]).toEqual([{ kind: 'hand-discard', seat: 0 }, [discard('bat')]]);
      expect(game.refusal(discard('bear'))).toEqual({
        rule: 'EUP-MOR.2',
        code: 'not-in-hand',
        details: { artifact: 'bear' },
      });
    },
  );

  rule.each(
    ['EUP-ENG.1', 'EUP-PLC.8'],
    'whether a payment is asked for',
    [
      { hand: ['bat'], space: 'subterran-a-visit', plans: 0 },
      { hand: ['bat', 'bat'], space: 'subterran-a-visit', plans: 1 },
      { hand: ['bat', 'bear'], space: 'subterran-a-visit', plans: 2 },
      { hand: ['bat', 'bat'], space: 'ark', plans: 0 },
      { hand: ['bat', 'bear', 'book'], space: 'ark', plans: 0 },
      { hand: ['bat', 'bat', 'book'], space: 'ark', plans: 2 },
      { hand: ['bat', 'bat', 'bat', 'bat'], space: 'ark', plans: 2 },
    ] as const,
    ({ hand, space, plans }) => {
      const game = position((state) => {
        market(state, 'subterran-a', SPA);
        setGoods(state, 0, { water: 4 });
        give(state, 0, ...hand);
        setPlayer(state, 0, { morale: 6 });
      }).play(place(0, 1, space));
      if (plans === 0) expect(game.state.stars[0]).toBe(9);
      else expect([asked(game), game.legal('pay').length]).toEqual([{ kind: 'place-pay', seat: 0 }, plans]);
    },
  );

  rule('EUP-ENG.1', 'the recruit of a fight and an answer to a proposal are always asked for', () => {
    const fight = position((state) => {
      setDilemma(state, 0, 'bat');
      give(state, 0, 'bat');
      stack(state, 'recruitDeck', ['lee-the-gossip', 'ray-the-foreman']);
    }).play({ type: 'resolve-dilemma', seat: 0, side: 'fight', artifacts: ['bat'] });
    expect(fight.legal()).toHaveLength(2);
    const offer = position(
      (state) => {
        setGoods(state, 0, { gold: 1 });
        give(state, 1, 'bat');
      },
      { tradeProposalsPerTurn: 1 },
    ).play(
      { type: 'open-trade', seat: 0, partner: 1 },
      { type: 'give', seat: 0, item: 'gold' },
      { type: 'to-ask', seat: 0 },
      { type: 'ask', seat: 0, item: 'bear' },
      { type: 'submit', seat: 0 },
    );
    expect(offer.legal()).toEqual([{ type: 'reject', seat: 1 }]);
  });

  rule('EUP-ENG.1', 'the last token of a track draft is asked for, although only one cell is left', () => {
    const start = engine.init('tokens', { players: 6, trackDraft: true });
    const put = (seat: number, track: 'morale' | 'knowledge', cell: number) =>
      ({ type: 'place-token', seat, track, cell }) as const;
    let state = start;
    for (let seat = 0; seat < 6; seat++) state = engine.apply(state, put(seat, 'morale', seat + 1));
    for (let seat = 5; seat > 0; seat--) state = engine.apply(state, put(seat, 'knowledge', 7 - (seat + 1)));
    expect([state.knowledge, engine.legalActions(state)]).toEqual([[0, 5, 4, 3, 2, 1], [put(0, 'knowledge', 6)]]);
  });
});

describe('EUP-ENG.2', () => {
  const workers = (recipe: (state: EuState) => void) => position(recipe).legal();

  rule('EUP-ENG.2', 'equal available workers are one choice, and the lowest of them is placed', () => {
    const game = position((state) => available(state, 0, 3, 2, 3, 3));
    expect(
      game
        .legal('place')
        .filter(({ space }) => space === 'farm')
        .map(({ value }) => value),
    ).toEqual([2, 3]);
    game.play(place(0, 3, 'farm'));
    expect(game.events[0]).toMatchObject({ type: 'worker-placed', worker: 1, value: 3 });
    game.play(place(0, 3, 'farm'));
    expect(game.events[0]).toMatchObject({ worker: 3 });
  });

  rule('EUP-ENG.2', 'spaces are never merged, not even construction spaces of one price', () => {
    const legal = workers((state) => setGoods(state, 0, { gold: 1 }));
    const spaces = legal.flatMap((action) => (action.type === 'place' ? [action.space] : []));
    expect(spaces.filter((space) => space.startsWith('euphorian-a'))).toEqual([
      'euphorian-a-2',
      'euphorian-a-3',
      'euphorian-a-4',
    ]);
  });

  rule.each(
    'EUP-ENG.2',
    'workers of one value on one area are retrieved by the lowest number',
    [
      { on: ['farm', 'farm'], values: [2, 2], sets: ['1', '1,2'] },
      { on: ['farm', 'farm'], values: [2, 3], sets: ['1', '2', '1,2'] },
      { on: ['farm', 'aquifer'], values: [2, 2], sets: ['1', '2', '1,2'] },
      { on: ['euphorian-a-1', 'euphorian-b-1'], values: [2, 2], sets: ['1', '2', '1,2'] },
      { on: ['farm', 'aquifer', 'farm'], values: [2, 2, 2], sets: ['1', '2', '1,2', '1,3', '1,2,3'] },
    ] as const,
    ({ on, values, sets }) => {
      const game = position((state) => {
        available(state, 0);
        for (const [i, space] of on.entries()) stand(state, 0, space, values[i]);
      });
      expect(game.legal('retrieve').map(({ workers: numbers }) => numbers.join())).toEqual(sets);
      if (!sets.some((set) => set === '2'))
        expect(game.refusal({ type: 'retrieve', seat: 0, workers: [2], price: 'free' })).toEqual(
          on.length === 2 ? { rule: 'EUP-ENG.2', code: 'name-the-lowest' } : expect.anything(),
        );
    },
  );

  rule('EUP-ENG.2', 'workers are named in ascending order, each once', () => {
    const game = position((state) => {
      stand(state, 0, 'farm', 1);
      stand(state, 0, 'aquifer', 1);
    });
    for (const numbers of [
      [4, 3],
      [3, 3],
    ])
      expect(game.refusal({ type: 'retrieve', seat: 0, workers: numbers, price: 'free' })).toEqual({
        rule: 'EUP-ENG.2',
        code: 'name-the-lowest',
      });
  });

  rule(['EUP-ENG.2', 'EUP-TNK.4'], 'a new worker is the lowest of the supply', () => {
    const game = position((state) => {
      available(state, 0);
      stand(state, 0, 'farm', 1);
      available(state, 0, 2, 3);
      setGoods(state, 0, { energy: 3 });
      setPlayer(state, 0, { workers: [{ worker: 2, where: 'supply', space: null, value: null }] });
      setShared(state, { noted: [3] });
    })
      .script([5])
      .play(place(0, 3, 'tank-energy'));
    expect(game.events).toContainEqual({
      type: 'worker-added',
      rule: 'EUP-TNK.4',
      seat: 0,
      worker: 2,
      workers: { from: 2, to: 3 },
    });
    expect(game.state.value.slice(0, 4)).toEqual([1, 5, 3, 0]);
  });
});

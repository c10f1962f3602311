import {
  activate,
  available,
  hand,
  hide,
  market,
  setGoods,
  setPlayer,
  setShared,
  stand,
} from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, choose, done, options, place, take, usable, use } from './plays.js';
import { goodsOf, handOf, tableWith } from './positions.js';

// HK2: optional trades of the player who bumped, after the roll and before the payment.

interface Bump {
  readonly space?: string;
  readonly value?: number;
  readonly edition?: 'first' | 'second';
  readonly owner?: number;
}
type Recipe = Parameters<typeof tableWith>[1];

/** Seat 0 with this recruit bumps a worker of value 6 from a tunnel, which then shows 2. */
function bump(recruit: string | readonly string[], bumped: Bump = {}, recipe: Recipe = () => {}) {
  const { space = 'euphorian-tunnel', value = 6, edition = 'second', owner = 1 } = bumped;
  const game = tableWith({ recruitEdition: edition }, (state) => {
    activate(state, 0, ...[recruit].flat());
    stand(state, owner, space, value);
    setGoods(state, 0, { energy: 1 });
    setPlayer(state, 0, { morale: 3 });
    recipe(state);
  });
  return game.script([2], 'first').play(place(space));
}

describe('Maxime', () => {
  rule('EUP-RCT.101', '2 morale bring an artifact, and the owner of the bumped worker learns', () => {
    const game = bump('maxime-the-ambassador');
    expect(asked(game)).toBe('ability-window 0');
    game.play(use('maxime-the-ambassador'));
    expect([game.state.morale[0], game.state.knowledge]).toEqual([1, [3, 4, 3]]);
    expect(handOf(game.state, 0)).toHaveLength(1);
  });

  rule('EUP-RCT.101', 'is not offered at morale 2, nor when an own worker was bumped', () => {
    expect(usable(bump('maxime-the-ambassador', {}, (state) => setPlayer(state, 0, { morale: 2 })))).toEqual([]);
    expect(usable(bump('maxime-the-ambassador', { owner: 0 }))).toEqual([]);
  });

  rule(['EUP-RCT.101', 'EUP-R54', 'EUP-R27'], 'an opponent at knowledge 6 learns no more', () => {
    const game = bump('maxime-the-ambassador', {}, (state) => setPlayer(state, 1, { knowledge: 6 }));
    game.play(use('maxime-the-ambassador'));
    expect(game.state.knowledge[1]).toBe(6);
  });

  rule(['EUP-RCT.101', 'EUP-MOR.7'], 'the hand limit falls before the card comes', () => {
    const game = bump('maxime-the-ambassador', {}, (state) => hand(state, 0, 'bat', 'bear'));
    game.play(use('maxime-the-ambassador'));
    expect([asked(game), handOf(game.state, 0).length]).toEqual(['hand-discard 0', 2]);
  });
});

describe('a bump trade', () => {
  rule(['EUP-REC.7', 'EUP-PLC.7', 'EUP-R2'], 'comes after the roll and before the payment, which may fail then', () => {
    const game = bump('laura-the-philanthropist', { space: 'nimbus-loft' }, (state) => setGoods(state, 0, { gold: 3 }));
    expect(asked(game)).toBe('turn-main 1');
    const dug = bump('laura-the-philanthropist', {}, (state) => setGoods(state, 0, { energy: 1, gold: 1 }));
    expect([dug.state.value[6], goodsOf(dug.state, 0)]).toEqual([2, { energy: 1, gold: 1 }]);
    dug.play(use('laura-the-philanthropist'));
    expect([asked(dug), goodsOf(dug.state, 0)]).toEqual(['place-benefit 0', {}]);
  });
});

describe('Laura', () => {
  const gold = (state: Parameters<typeof setGoods>[0]) => setGoods(state, 0, { energy: 3, water: 3, gold: 1 });

  rule.each(
    'EUP-RCT.102',
    'a gold for the owner of the bumped worker brings 2 artifacts',
    ['euphorian-tunnel', 'tank-energy'],
    (space) => {
      const game = bump('laura-the-philanthropist', { space }, gold).play(use('laura-the-philanthropist'));
      expect([handOf(game.state, 0).length, goodsOf(game.state, 1)]).toEqual([2, { gold: 1 }]);
      expect(goodsOf(game.state, 0).gold).toBeUndefined();
    },
  );

  rule('EUP-RCT.102', 'is not offered without gold, nor elsewhere', () => {
    expect(usable(bump('laura-the-philanthropist'))).toEqual([]);
    const bar = bump('laura-the-philanthropist', { space: 'breeze-bar' }, (state) =>
      setGoods(state, 0, { bliss: 1, water: 1, gold: 1 }),
    );
    expect(usable(bar)).toEqual([]);
  });

  rule(['EUP-RCT.102', 'EUP-R56', 'EUP-REC.10'], 'the gold of Major Dave can be her gift, in the same window', () => {
    const game = bump(['laura-the-philanthropist', 'major-dave-the-demolitionist']);
    expect(usable(game)).toEqual(['major-dave-the-demolitionist']);
    game.play(use('major-dave-the-demolitionist'));
    expect(usable(game)).toEqual(['laura-the-philanthropist']);
    game.play(use('laura-the-philanthropist'));
    expect([goodsOf(game.state, 1), handOf(game.state, 0).length]).toEqual([{ gold: 1 }, 2]);
  });
});

describe('Major Dave', () => {
  rule.each(
    ['EUP-RCT.112', 'EUP-RCT.112/2'],
    'knowledge brings a resource of the tunnel, and its miner moves',
    [
      ['first', 2, 4],
      ['second', 1, 5],
    ] as const,
    ([edition, price, most]) => {
      const game = bump('major-dave-the-demolitionist', { edition }, (state) =>
        setPlayer(state, 0, { knowledge: most }),
      );
      game.play(use('major-dave-the-demolitionist'));
      expect(game.state.knowledge[0]).toBe(most + price);
      expect([goodsOf(game.state, 0), game.state.miners]).toEqual([{ gold: 1 }, [1, 0, 0]]);
      const late = bump('major-dave-the-demolitionist', { edition }, (state) =>
        setPlayer(state, 0, { knowledge: most + 1 }),
      );
      expect(usable(late)).toEqual([]);
    },
  );

  rule(['EUP-RCT.112', 'EUP-TUN.5'], 'his step can reveal the hidden recruits, before the placement is paid', () => {
    const game = bump('major-dave-the-demolitionist', { edition: 'first' }, (state) => {
      setShared(state, { miners: { euphorian: 5 } });
      hide(state, 2, 'katy-the-dietician');
    }).play(use('major-dave-the-demolitionist'));
    expect([game.state.activeRecruits[2]?.length, game.state.miners[0]]).toEqual([1, 6]);
    expect(asked(game)).toBe('place-benefit 0');
  });

  rule('EUP-RCT.112', 'does nothing in a tank', () => {
    const tank = bump('major-dave-the-demolitionist', { space: 'tank-energy' }, (state) =>
      setGoods(state, 0, { energy: 3 }),
    );
    expect(usable(tank)).toEqual([]);
  });
});

describe('Xander', () => {
  rule(['EUP-RCT.117', 'EUP-R53'], 'a higher worker before its new roll brings a resource for 1 knowledge', () => {
    const game = bump('xander-the-excavator').play(use('xander-the-excavator'), take('gold'));
    expect([game.state.knowledge[0], goodsOf(game.state, 0), game.state.miners[0]]).toEqual([4, { gold: 2 }, 1]);
  });

  rule('EUP-RCT.117', 'an equal worker does not count, nor is it payable at knowledge 6', () => {
    expect(usable(bump('xander-the-excavator', { value: 1 }))).toEqual([]);
    expect(usable(bump('xander-the-excavator', {}, (state) => setPlayer(state, 0, { knowledge: 6 })))).toEqual([]);
  });
});

describe('Lee and Rebecca', () => {
  rule('EUP-RCT.122', '1 morale brings any commodity, and the owner of the bumped worker learns', () => {
    const game = bump('lee-the-gossip', {}, (state) => setPlayer(state, 0, { morale: 2 })).play(use('lee-the-gossip'));
    expect(options(game)).toEqual(['energy', 'water', 'food', 'bliss']);
    game.play(choose('food'), take('gold'));
    expect([game.state.morale[0], game.state.knowledge, goodsOf(game.state, 0)]).toEqual([
      1,
      [3, 4, 3],
      { food: 1, gold: 1 },
    ]);
    expect(usable(bump('lee-the-gossip', {}, (state) => setPlayer(state, 0, { morale: 1 })))).toEqual([]);
  });

  rule('EUP-RCT.136', '2 morale bring any resource, and the owner of the bumped worker learns', () => {
    const game = bump('rebecca-the-peddler').play(use('rebecca-the-peddler'));
    expect(options(game)).toEqual(['gold', 'stone', 'clay']);
    game.play(choose('clay'), take('gold'));
    expect([game.state.morale[0], game.state.knowledge, goodsOf(game.state, 0)]).toEqual([
      1,
      [3, 4, 3],
      { gold: 1, clay: 1 },
    ]);
    expect(usable(bump('rebecca-the-peddler', {}, (state) => setPlayer(state, 0, { morale: 2 })))).toEqual([]);
  });

  rule(['EUP-RCT.122', 'EUP-KNO.13', 'EUP-R3'], 'what the owner learns comes after the check', () => {
    const game = tableWith({}, (state) => {
      activate(state, 0, 'lee-the-gossip');
      available(state, 1, 6, 4);
      stand(state, 1, 'farm', 1);
      stand(state, 1, 'euphorian-tunnel', 6);
      setGoods(state, 0, { energy: 1 });
      setPlayer(state, 0, { morale: 2 });
    });
    game.script([2], 'first').play(place('euphorian-tunnel')).play(use('lee-the-gossip'), choose('water'));
    expect([game.state.knowledge[1], game.state.lostWorker]).toEqual([4, [false, false, false]]);
  });

  rule(['EUP-REC.2', 'EUP-REC.10'], 'each works once per bump, in the order the player likes', () => {
    const both = ['lee-the-gossip', 'rebecca-the-peddler'];
    const game = bump(both, {}, (state) => setPlayer(state, 0, { morale: 6 })).play(
      use('rebecca-the-peddler'),
      choose('gold'),
    );
    expect(usable(game)).toEqual(['lee-the-gossip']);
    game.play(use('lee-the-gossip'), choose('bliss'));
    expect([asked(game), game.state.morale[0], game.state.knowledge[1]]).toEqual(['place-benefit 0', 3, 5]);
  });

  rule('EUP-REC.3', 'can be declined', () => {
    const game = bump('lee-the-gossip').play(done());
    expect([asked(game), game.state.morale[0]]).toEqual(['place-benefit 0', 3]);
  });
});

describe('Flavio, first edition', () => {
  const atMarket = (space: string, edition: 'first' | 'second') =>
    bump('flavio-the-merchant', { space, edition }, (state) => {
      market(state, 'subterran-a', 'courthouse-of-hasty-judgment', 0);
      setGoods(state, 0, { energy: 4, stone: 4, bliss: 1 });
      hand(state, 0, 'bat', 'bat');
      setPlayer(state, 0, { morale: 5 });
    });

  rule.each('EUP-RCT.132', '2 morale bring an artifact at a market', ['subterran-a-visit', 'incinerator'], (space) => {
    const game = atMarket(space, 'first');
    expect(usable(game)).toEqual(['flavio-the-merchant']);
    game.play(use('flavio-the-merchant'));
    expect(game.state.morale[0]).toBe(3);
  });

  rule('EUP-RCT.132', 'Icarus is no market, and the second edition has no bump trade', () => {
    expect(usable(atMarket('sky-lounge', 'first'))).toEqual([]);
    expect(asked(atMarket('sky-lounge', 'second'))).not.toBe('ability-window 0');
  });
});

describe('Phil', () => {
  rule.each(
    ['EUP-RCT.143', 'EUP-RCT.143/2'],
    'knowledge brings an artifact',
    [
      ['first', 2, 4],
      ['second', 1, 5],
    ] as const,
    ([edition, price, most]) => {
      const game = bump('phil-the-spy', { edition }, (state) => setPlayer(state, 0, { knowledge: most })).play(
        use('phil-the-spy'),
      );
      expect([game.state.knowledge[0], handOf(game.state, 0).length]).toEqual([most + price, 1]);
      expect(
        usable(bump('phil-the-spy', { edition }, (state) => setPlayer(state, 0, { knowledge: most + 1 }))),
      ).toEqual([]);
    },
  );

  rule(['EUP-RCT.143/2', 'EUP-R54'], 'an active Subterran protects, a hidden one does not', () => {
    expect(usable(bump('phil-the-spy', {}, (state) => activate(state, 1, 'chase-the-miner')))).toEqual([]);
    expect(usable(bump('phil-the-spy', {}, (state) => hide(state, 1, 'chase-the-miner')))).toEqual(['phil-the-spy']);
  });
});

describe('Julia, first edition', () => {
  rule('EUP-RCT.145', '2 morale bring any resource when the values were equal', () => {
    const game = bump('julia-the-thought-inspector', { edition: 'first', value: 1 });
    game.play(use('julia-the-thought-inspector'), choose('stone'), take('gold'));
    expect([game.state.morale[0], goodsOf(game.state, 0), game.state.value[6]]).toEqual([1, { gold: 1, stone: 1 }, 2]);
  });

  rule('EUP-RCT.145', 'is not offered for other values, nor at morale 2', () => {
    expect(usable(bump('julia-the-thought-inspector', { edition: 'first' }))).toEqual([]);
    const poor = bump('julia-the-thought-inspector', { edition: 'first', value: 1 }, (state) =>
      setPlayer(state, 0, { morale: 2 }),
    );
    expect(usable(poor)).toEqual([]);
  });
});

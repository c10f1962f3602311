import {
  activate,
  available,
  hand,
  market,
  setGoods,
  setPlayer,
  setShared,
  stand,
} from '@rulewright/euphoria/positions';
import { describe, expect, test } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, decline, openSpaces, pay, place, plans, take, takeOffer } from './plays.js';
import { goodsOf, handOf, tableWith } from './positions.js';

// HK1: other prices of a placement, and what follows the payment.

const first = { recruitEdition: 'first' } as const;

describe('Flartner on a construction space', () => {
  const atSite = (...goods: Parameters<typeof setGoods>[2][]) =>
    tableWith({}, (state) => {
      activate(state, 0, 'flartner-the-luddite');
      hand(state, 0, 'bat');
      for (const owned of goods) setGoods(state, 0, owned);
    });

  rule('EUP-RCT.105', 'an artifact replaces the resource and brings 1 morale', () => {
    const game = atSite().play(place('euphorian-a-2'));
    expect([handOf(game.state, 0), game.state.morale[0], game.state.artifactDiscard.length]).toEqual([[], 2, 1]);
  });

  rule('EUP-RCT.105', 'the printed resource can be paid all the same, without morale', () => {
    const game = atSite({ gold: 1 }).play(place('euphorian-a-2'));
    expect(plans(game)).toEqual(['gold', 'bat']);
    game.play(pay('gold'));
    expect([goodsOf(game.state, 0), handOf(game.state, 0), game.state.morale[0]]).toEqual([{}, ['bat'], 1]);
  });

  rule('EUP-RCT.105', 'there is nothing to pay with without an artifact', () => {
    const game = tableWith({}, (state) => activate(state, 0, 'flartner-the-luddite'));
    expect(openSpaces(game)).not.toContain('euphorian-a-2');
    expect(game.refusal(place('euphorian-a-2'))).toMatchObject({ rule: 'EUP-PLC.4', code: 'cannot-pay' });
  });

  rule('EUP-RCT.105', 'other spaces cost what they cost', () => {
    expect(openSpaces(atSite())).not.toContain('euphorian-tunnel');
  });
});

describe('Jacko, second edition, in the Ark', () => {
  const inArk = (edition: 'first' | 'second') =>
    tableWith({ recruitEdition: edition }, (state) => {
      activate(state, 0, 'jacko-the-archivist');
      hand(state, 0, 'bat', 'bear');
    });

  rule(['EUP-RCT.107/2', 'EUP-R66'], 'one artifact pays, and every opponent is asked clockwise whether to draw', () => {
    const game = inArk('second').play(place('ark'));
    expect(plans(game)).toEqual(['bat', 'bear']);
    game.play(pay('bear'));
    expect(asked(game)).toBe('ability-offer 1');
    game.play(takeOffer(1));
    expect(asked(game)).toBe('ability-offer 2');
    game.play(decline(2));
    expect(game.state.hands.map((cards) => cards.length)).toEqual([1, 1, 0]);
    expect([game.state.stars[0], game.state.allegiance[2]]).toEqual([9, 1]);
  });

  rule('EUP-RCT.107/2', 'the other artifact markets, and the first edition, ask for the printed price', () => {
    expect(openSpaces(inArk('second')).filter((text) => /ark|press|inci/.test(text))).toEqual(['ark']);
    expect(openSpaces(inArk('first')).filter((text) => /ark|press|inci/.test(text))).toEqual([]);
  });
});

describe('Michael on a construction space', () => {
  rule.each(
    ['EUP-RCT.116', 'EUP-R59'],
    'any one resource pays, and gold brings 1 morale and 1 knowledge, printed or not',
    [
      ['first', 'clay', 1, 3],
      ['second', 'clay', 1, 3],
      ['second', 'gold', 2, 4],
    ] as const,
    ([recruitEdition, resource, morale, knowledge]) => {
      const game = tableWith({ recruitEdition }, (state) => {
        activate(state, 0, 'michael-the-engineer');
        setGoods(state, 0, { [resource]: 1 });
      });
      expect(openSpaces(game).filter((text) => /-a-[12]/.test(text))).toHaveLength(6);
      game.play(place('euphorian-a-2'));
      expect([game.state.morale[0], game.state.knowledge[0], goodsOf(game.state, 0)]).toEqual([morale, knowledge, {}]);
    },
  );

  rule('EUP-RCT.116', 'each resource is one way to pay', () => {
    const game = tableWith({}, (state) => {
      activate(state, 0, 'michael-the-engineer');
      setGoods(state, 0, { gold: 1, stone: 2 });
    });
    expect(plans(game.play(place('subterran-a-2')))).toEqual(['stone', 'gold']);
  });

  test('gold that buys something else brings nothing', () => {
    const game = tableWith({}, (state) => {
      activate(state, 0, 'michael-the-engineer');
      setGoods(state, 0, { gold: 3 });
    }).play(place('nimbus-loft'));
    expect([game.state.morale[0], game.state.knowledge[0]]).toEqual([1, 3]);
  });
});

describe('Kadan at the end of a tunnel', () => {
  const atEnd = (knowledge: number, ...others: string[]) =>
    tableWith({}, (state) => {
      activate(state, 0, 'kadan-the-infiltrator', ...others);
      setShared(state, { miners: { euphorian: 9 } });
      setPlayer(state, 0, { knowledge });
    });

  rule('EUP-RCT.128', 'two knowledge open the end of a complete tunnel', () => {
    const game = atEnd(4).play(place('euphorian-tunnel-end'));
    expect([game.state.knowledge[0], goodsOf(game.state, 0)]).toEqual([6, { water: 3 }]);
  });

  rule('EUP-RCT.128', 'is not payable at 5, and no help where the tunnel is not complete', () => {
    expect(openSpaces(atEnd(5))).not.toContain('euphorian-tunnel-end');
    expect(openSpaces(atEnd(3))).not.toContain('subterran-tunnel-end');
  });

  rule(['EUP-RCT.128', 'EUP-R64'], 'with an active recruit of the faction the end is free', () => {
    const game = atEnd(3, 'katy-the-dietician').play(place('euphorian-tunnel-end'));
    expect([game.state.knowledge[0], goodsOf(game.state, 0)]).toEqual([3, { water: 3 }]);
  });
});

describe('Josh in a built market', () => {
  const at = (tile: string, goods: Parameters<typeof setGoods>[2], ...others: string[]) =>
    tableWith({}, (state) => {
      activate(state, 0, 'josh-the-negotiator', ...others);
      market(state, 'subterran-a', tile, 0);
      setGoods(state, 0, goods);
    });

  rule('EUP-RCT.134', 'one bliss replaces the resource of the tile', () => {
    const game = at('fountain-of-wishful-thinking', { water: 4, bliss: 1 }).play(place('subterran-a-visit'));
    expect([goodsOf(game.state, 0), game.state.stars[0], game.state.allegiance[1]]).toEqual([{}, 8, 1]);
  });

  rule('EUP-RCT.134', 'any resource is a resource, and both ways can be paid', () => {
    const game = at('apothecary-of-productive-dreams', { bliss: 5, clay: 1 }).play(place('subterran-a-visit'));
    expect(plans(game)).toEqual(['bliss bliss bliss bliss clay', 'bliss bliss bliss bliss bliss']);
  });

  rule('EUP-RCT.134', 'a tile without a resource, or another space, takes no bliss instead', () => {
    expect(openSpaces(at('registry-of-personal-secrets', { bliss: 9 }))).not.toContain('subterran-a-visit');
    expect(openSpaces(at('fountain-of-wishful-thinking', { bliss: 9 }))).not.toContain('euphorian-a-1');
  });

  rule(['EUP-RCT.134', 'EUP-RCT.148', 'EUP-R62'], 'food can replace the bliss that he brings in', () => {
    const tile = ['plaza-of-immortalized-humility', { water: 4, food: 1 }] as const;
    const game = at(...tile, 'brian-the-viticulturist').play(place('subterran-a-visit'));
    expect([goodsOf(game.state, 0), game.state.knowledge[0], game.state.allegiance]).toEqual([{}, 4, [0, 1, 1, 0]]);
  });
});

describe('Matthew in a tunnel', () => {
  const inTunnel = (occupant: number, knowledge = 3) =>
    tableWith({}, (state) => {
      activate(state, 0, 'matthew-the-thief');
      stand(state, occupant, 'subterran-tunnel', 2);
      setPlayer(state, 0, { knowledge });
    });

  rule('EUP-RCT.144', 'one knowledge replaces the commodity when an opponent is bumped', () => {
    const game = inTunnel(1).script([1]).play(place('subterran-tunnel')).play(take('stone'));
    expect([game.state.knowledge[0], goodsOf(game.state, 0), game.state.miners[1]]).toEqual([4, { stone: 1 }, 1]);
  });

  rule('EUP-RCT.144', 'an own worker, an empty tunnel and knowledge 6 are no help', () => {
    expect(openSpaces(inTunnel(0))).not.toContain('subterran-tunnel');
    expect(openSpaces(inTunnel(1))).not.toContain('wastelander-tunnel');
    expect(openSpaces(inTunnel(1, 6))).not.toContain('subterran-tunnel');
  });

  rule(['EUP-RCT.144', 'EUP-R64'], 'with the commodity the player chooses', () => {
    const game = tableWith({}, (state) => {
      activate(state, 0, 'matthew-the-thief');
      stand(state, 1, 'subterran-tunnel', 2);
      setGoods(state, 0, { water: 1 });
    });
    expect(plans(game.script([1]).play(place('subterran-tunnel')))).toEqual(['water', 'knowledge']);
  });
});

describe('Brian', () => {
  const atApothecary = (
    options: { recruitEdition: 'first' | 'second' },
    goods: Parameters<typeof setGoods>[2],
    morale = 3,
  ) =>
    tableWith(options, (state) => {
      activate(state, 0, 'brian-the-viticulturist');
      market(state, 'subterran-a', 'apothecary-of-productive-dreams', 0);
      available(state, 0, 1, 2);
      setGoods(state, 0, goods);
      setPlayer(state, 0, { morale });
    });

  rule(
    ['EUP-RCT.148', 'EUP-R62'],
    'any number of bliss becomes food; a market then brings knowledge and allegiance once',
    () => {
      const game = atApothecary(first, { bliss: 3, food: 2, clay: 1 }).play(place('subterran-a-visit'));
      expect(plans(game)).toEqual(['food bliss bliss bliss clay', 'food food bliss bliss clay']);
      game.play(pay('food', 'food', 'bliss', 'bliss', 'clay'));
      expect([game.state.knowledge[0], game.state.allegiance]).toEqual([4, [0, 1, 1, 0]]);
      expect(game.events.filter(({ type }) => type === 'ability-used')).toEqual([
        {
          type: 'ability-used',
          seat: 0,
          recruit: 'brian-the-viticulturist',
          rule: 'EUP-RCT.148',
          ability: 'EUP-RCT.148',
        },
      ]);
    },
  );

  rule('EUP-RCT.148', 'without food in it nothing follows', () => {
    const game = atApothecary(first, { bliss: 4, clay: 1 }).play(place('subterran-a-visit'));
    expect([game.state.knowledge[0], game.state.allegiance]).toEqual([3, [0, 1, 0, 0]]);
  });

  rule(['EUP-RCT.148', 'EUP-R62'], 'two food pay for the Sky Lounge, and nothing else follows there', () => {
    const game = atApothecary(first, { food: 2 }).play(place('sky-lounge')).play(take('gold', 'gold'));
    expect([goodsOf(game.state, 0), game.state.knowledge[0], game.state.allegiance]).toEqual([
      { gold: 2 },
      3,
      [0, 0, 0, 1],
    ]);
  });

  rule('EUP-RCT.148', 'at knowledge 6 the allegiance still moves', () => {
    const game = atApothecary(first, { bliss: 3, food: 1, clay: 1 })
      .edit((state) => {
        setPlayer(state, 0, { knowledge: 6 });
      })
      .play(place('subterran-a-visit'));
    expect([game.state.knowledge[0], game.state.allegiance[2]]).toEqual([6, 1]);
  });

  rule('EUP-RCT.148b/2', 'every space of Icarus costs 1 morale more', () => {
    const game = atApothecary({ recruitEdition: 'second' }, { gold: 3 }).play(place('nimbus-loft'));
    expect([game.state.morale[0], goodsOf(game.state, 0)]).toEqual([2, {}]);
    const mine = atApothecary({ recruitEdition: 'second' }, {}).play(place('cloud-mine'));
    expect([mine.state.morale[0], goodsOf(mine.state, 0)]).toEqual([2, { bliss: 1 }]);
  });

  rule('EUP-RCT.148b/2', 'at morale 1 Icarus is closed, everything else is not', () => {
    const game = atApothecary({ recruitEdition: 'second' }, { gold: 3 }, 1);
    expect(openSpaces(game).filter((text) => /cloud|nimbus/.test(text))).toEqual([]);
    expect(openSpaces(game)).toContain('farm');
    expect(openSpaces(atApothecary(first, { gold: 3 }, 1))).toContain('nimbus-loft');
  });

  rule(['EUP-RCT.148b/2', 'EUP-R25'], 'the cards leave before the hand limit falls', () => {
    const game = tableWith({}, (state) => {
      activate(state, 0, 'brian-the-viticulturist');
      hand(state, 0, 'bat', 'bat', 'bear');
    });
    game.play(place('wind-salon'));
    expect(plans(game)).toEqual(['bat bat bear morale', 'bat bat morale']);
    game.play(pay('bat', 'bat', 'morale'));
    expect([handOf(game.state, 0), game.state.morale[0], game.state.stars[0]]).toEqual([['bear'], 2, 9]);
  });

  rule(['EUP-RCT.148b/2', 'EUP-R15'], 'the Academy takes the burden away with the ability', () => {
    const game = tableWith({}, (state) => {
      activate(state, 0, 'brian-the-viticulturist');
      market(state, 'euphorian-a', 'academy-of-mandatory-equality', 1);
      setGoods(state, 0, { gold: 3 });
    }).play(place('nimbus-loft'));
    expect(game.state.morale[0]).toBe(1);
  });
});

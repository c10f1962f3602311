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
import { asked, decline, openSpaces, pay, place, plans, takeOffer } from './plays.js';
import { tableWith } from './positions.js';

// HK1: other prices of a placement, and what follows the payment.

const first = { recruitEdition: 'first' } as const;

describe('Flartner on a construction space', () => {
  const atSite = (...goods: Parameters<typeof setGoods>[2][]) =>
    tableWith({}, (state) => {
      activate(state, 0, 'flartner-the-luddite');
      hand(state, 0, 'bat');
      for (const owned of goods) setGoods(state, 0, owned);
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

  rule('EUP-RCT.128', 'is not payable at 5, and no help where the tunnel is not complete', () => {
    expect(openSpaces(atEnd(5))).not.toContain('euphorian-tunnel-end');
    expect(openSpaces(atEnd(3))).not.toContain('subterran-tunnel-end');
  });
});

describe('Josh in a built market', () => {
  const at = (tile: string, goods: Parameters<typeof setGoods>[2], ...others: string[]) =>
    tableWith({}, (state) => {
      activate(state, 0, 'josh-the-negotiator', ...others);
      market(state, 'subterran-a', tile, 0);
      setGoods(state, 0, goods);
    });

  rule('EUP-RCT.134', 'a tile without a resource, or another space, takes no bliss instead', () => {
    expect(openSpaces(at('registry-of-personal-secrets', { bliss: 9 }))).not.toContain('subterran-a-visit');
    expect(openSpaces(at('fountain-of-wishful-thinking', { bliss: 9 }))).not.toContain('euphorian-a-1');
  });
});

describe('Matthew in a tunnel', () => {
  const inTunnel = (occupant: number, knowledge = 3) =>
    tableWith({}, (state) => {
      activate(state, 0, 'matthew-the-thief');
      stand(state, occupant, 'subterran-tunnel', 2);
      setPlayer(state, 0, { knowledge });
    });

  rule('EUP-RCT.144', 'an own worker, an empty tunnel and knowledge 6 are no help', () => {
    expect(openSpaces(inTunnel(0))).not.toContain('subterran-tunnel');
    expect(openSpaces(inTunnel(1))).not.toContain('wastelander-tunnel');
    expect(openSpaces(inTunnel(1, 6))).not.toContain('subterran-tunnel');
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

  rule('EUP-RCT.148b/2', 'at morale 1 Icarus is closed, everything else is not', () => {
    const game = atApothecary({ recruitEdition: 'second' }, { gold: 3 }, 1);
    expect(openSpaces(game).filter((text) => /cloud|nimbus/.test(text))).toEqual([]);
    expect(openSpaces(game)).toContain('farm');
    expect(openSpaces(atApothecary(first, { gold: 3 }, 1))).toContain('nimbus-loft');
  });
});

import { engine } from '@rulewright/euphoria';
import {
  activate,
  available,
  hand,
  hide,
  market,
  setGoods,
  setPlayer,
  setShared,
  stack,
  stand,
} from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { choose, done, pay, place, retrieve, usable, use } from './plays.js';
import { type EuState, tableWith } from './positions.js';

// HK14: what follows every step of their owner’s tracks that is really made; and when recruits work at all.

const nothing = (_: EuState): void => {};
const withRecruits = (ids: readonly string[], recipe: (state: EuState) => void = nothing) =>
  tableWith({ recruitEdition: 'second' }, (state) => {
    activate(state, 0, ...ids);
    setPlayer(state, 0, { morale: 3 });
    recipe(state);
  });
const tracks = ({ state }: ReturnType<typeof tableWith>, seat = 0) => [state.morale[seat], state.knowledge[seat]];
const farm = (state: EuState): void => stand(state, 0, 'farm', 1);

describe('Curtis', () => {
  rule('EUP-RCT.138', 'every step of morale that is lost costs 1 knowledge less', () => {
    expect(tracks(withRecruits(['curtis-the-propagandist'], farm).script([1]).play(retrieve('free', 3)))).toEqual([
      2, 2,
    ]);
  });

  rule(['EUP-RCT.138', 'EUP-R44'], 'a free retrieval at morale 1 loses nothing, so nothing follows', () => {
    const poor = withRecruits(['curtis-the-propagandist'], (state) => {
      farm(state);
      setPlayer(state, 0, { morale: 1 });
    });
    expect(tracks(poor.script([1]).play(retrieve('free', 3)))).toEqual([1, 3]);
  });

  rule(['EUP-RCT.138', 'EUP-PEN.8'], 'two steps count twice', () => {
    const game = withRecruits(['curtis-the-propagandist'], (state) => {
      farm(state);
      market(state, 'euphorian-a', 'cafeteria-of-nameless-meat', 1);
    });
    expect(tracks(game.script([1]).play(retrieve('free', 3)))).toEqual([1, 1]);
  });

  rule(['EUP-RCT.138', 'EUP-R29'], 'prices count: of abilities and of placements', () => {
    const trade = withRecruits(['curtis-the-propagandist', 'rebecca-the-peddler'], (state) => {
      setGoods(state, 0, { energy: 1 });
      stand(state, 1, 'euphorian-tunnel', 1);
    })
      .script([1])
      .play(place('euphorian-tunnel'))
      .play(use('rebecca-the-peddler'), choose('gold'));
    expect(tracks(trade)).toEqual([1, 1]);
    const icarus = withRecruits(['curtis-the-propagandist', 'brian-the-viticulturist'], (state) =>
      setGoods(state, 0, { gold: 3 }),
    );
    expect(tracks(icarus.play(place('nimbus-loft')))).toEqual([2, 2]);
  });

  rule(['EUP-RCT.147', 'EUP-R26'], 'the morale that Nick brings does not help to pay', () => {
    const game = withRecruits(['nick-the-understudy', 'dr-sheppard-the-lobotomist', 'pete-the-cannibal'], (state) => {
      setGoods(state, 0, { energy: 3 });
      setPlayer(state, 0, { morale: 2 });
    });
    game.script([1]).play(place('tank-energy'));
    expect(usable(game)).toEqual(['pete-the-cannibal']);
    expect(usable(game.play(use('pete-the-cannibal')))).toEqual(['dr-sheppard-the-lobotomist']);
  });
});

describe('Nick', () => {
  rule('EUP-RCT.147', 'every step of knowledge that is gained brings 1 morale', () => {
    const game = withRecruits(['nick-the-understudy'], (state) => {
      available(state, 0, 6, 2);
      stand(state, 1, 'farm', 6);
    });
    expect(tracks(game.play(place('farm', 6)))).toEqual([4, 4]);
  });

  rule(['EUP-RCT.147', 'EUP-R29'], 'prices count step by step', () => {
    const game = withRecruits(['nick-the-understudy', 'kyle-the-scavenger']);
    expect(tracks(game.play(place('farm'), use('kyle-the-scavenger')))).toEqual([5, 5]);
  });

  rule(['EUP-RCT.147', 'EUP-R29', 'EUP-RCT.122'], 'what opponents cause counts too', () => {
    const game = tableWith({}, (state) => {
      activate(state, 0, 'lee-the-gossip');
      activate(state, 1, 'nick-the-understudy');
      setPlayer(state, 0, { morale: 2 });
      setGoods(state, 0, { energy: 1 });
      stand(state, 1, 'euphorian-tunnel', 1);
    });
    game.script([1]).play(place('euphorian-tunnel')).play(use('lee-the-gossip'), choose('water'));
    expect(tracks(game, 1)).toEqual([2, 4]);
  });

  rule(['EUP-RCT.147', 'EUP-KNO.4'], 'at knowledge 6 no step is made, and knowledge lost brings nothing', () => {
    const late = withRecruits(['nick-the-understudy'], (state) => {
      setPlayer(state, 0, { knowledge: 6 });
      available(state, 0, 6, 2);
      stand(state, 1, 'farm', 6);
    });
    expect(tracks(late.play(place('farm', 6)))).toEqual([3, 6]);
    const middle = withRecruits(['nick-the-understudy'], (state) => available(state, 0, 6, 2));
    expect(tracks(middle.play(place('farm', 6)))).toEqual([3, 2]);
  });
});

describe('Nick and Curtis together', () => {
  rule(['EUP-RCT.138', 'EUP-RCT.147'], 'do not answer each other', () => {
    const both = ['nick-the-understudy', 'curtis-the-propagandist'];
    expect(tracks(withRecruits(both, farm).script([1]).play(retrieve('free', 3)))).toEqual([2, 2]);
    expect(
      tracks(withRecruits([...both, 'kyle-the-scavenger']).play(place('farm'), use('kyle-the-scavenger'))),
    ).toEqual([5, 5]);
  });
});

describe('when recruits work', () => {
  rule('EUP-REC.1', 'a hidden recruit does nothing', () => {
    const game = tableWith({}, (state) => hide(state, 0, 'kyle-the-scavenger')).play(place('farm'));
    expect(usable(game)).toEqual([]);
  });

  const revealed = (revealedRecruitsUsable: 'next-turn' | 'at-once') =>
    tableWith({ revealedRecruitsUsable }, (state) => {
      hide(state, 0, 'professor-reitz-the-archeologist');
      setShared(state, { miners: { wastelander: 5 } });
      setGoods(state, 0, { food: 1 });
    }).play(place('wastelander-tunnel'), { type: 'take', seat: 0, items: ['clay'] });

  rule(['EUP-REC.8', 'EUP-R22'], 'a recruit that was just revealed works from the next turn on, or at once', () => {
    expect(usable(revealed('next-turn'))).toEqual([]);
    expect(usable(revealed('at-once'))).toEqual(['professor-reitz-the-archeologist']);
    expect(revealed('next-turn').state.freshRecruits).toEqual([]);
  });

  rule(['EUP-PEN.7', 'EUP-R15'], 'under the Academy neither optional nor compulsory abilities work', () => {
    const academy = (...builders: number[]) =>
      withRecruits(['kyle-the-scavenger', 'curtis-the-propagandist'], (state) => {
        market(state, 'euphorian-a', 'academy-of-mandatory-equality', ...builders);
        farm(state);
      });
    expect(usable(academy(1).play(place('generator')))).toEqual([]);
    expect(usable(academy(0, 1).play(place('generator')))).toEqual(['kyle-the-scavenger']);
    expect(tracks(academy(1).script([1]).play(retrieve('free', 3)))).toEqual([2, 3]);
  });

  rule(['EUP-PEN.7', 'EUP-BLD.10'], 'a new Academy ends the abilities of this very turn', () => {
    const game = tableWith({ players: 2 }, (state) => {
      activate(state, 1, 'ray-the-foreman');
      stack(state, 'unbuiltTiles', ['academy-of-mandatory-equality']);
      stand(state, 0, 'euphorian-a-2', 2);
      setGoods(state, 0, { clay: 1 });
    });
    game.script([1, 1]).play(place('euphorian-a-1'));
    expect(tracks(game, 1)).toEqual([1, 3]);
  });

  rule(['EUP-REC.9', 'EUP-R75'], 'the second edition counts unless the first is chosen', () => {
    expect(engine.init(0).options.recruitEdition).toBe('second');
  });

  rule('EUP-REC.9', 'the edition decides which text counts', () => {
    const dave = (recruitEdition: 'first' | 'second') => {
      const game = tableWith({ recruitEdition }, (state) => {
        activate(state, 0, 'major-dave-the-demolitionist');
        setGoods(state, 0, { energy: 1 });
        stand(state, 1, 'euphorian-tunnel', 1);
      });
      game.script([1]).play(place('euphorian-tunnel')).play(use('major-dave-the-demolitionist'));
      return game.state.knowledge[0];
    };
    expect([dave('first'), dave('second')]).toEqual([5, 4]);
  });

  rule(['EUP-REC.3', 'EUP-REC.10'], 'what cannot be used is refused by its rule', () => {
    const game = withRecruits(['kyle-the-scavenger'], (state) => hand(state, 0, 'bat')).play(place('farm'));
    expect(game.refusal(use('geek-the-oracle'))).toMatchObject({ rule: 'EUP-REC.3', code: 'ability-not-usable' });
    game.play(done());
    expect(game.refusal(pay('gold')).code).toBe('not-asked');
  });
});

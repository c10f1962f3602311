import { activate, available, market, setAllegiance, setGoods, setPlayer, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { buildAny, goodsOf, place, position, spacesFor, tileStars } from './positions.js';

// The worked examples of the specification: from the first market (X10) on.

const spa = (recipe: (state: Parameters<Parameters<typeof position>[0]>[0]) => void) =>
  position((state) => {
    market(state, 'subterran-a', 'spa-of-fleeting-pleasure');
    recipe(state);
  });

rule('EUP-PEN.2', 'X13: the Spa forbids bumping own workers only', () => {
  const occupied = (owner: number) =>
    spa((state) => {
      stand(state, owner, 'euphorian-tunnel', 1);
      setGoods(state, 0, { energy: 1 });
    });
  expect(spacesFor(occupied(0))).not.toContain('euphorian-tunnel');
  expect(spacesFor(occupied(1))).toContain('euphorian-tunnel');
});

rule(['EUP-BLD.3', 'EUP-BLD.7', 'EUP-BLD.9'], 'X15: three builders roll clockwise from the active player', () => {
  const game = position(
    (state) => {
      stand(state, 1, 'subterran-a-1', 2);
      stand(state, 0, 'subterran-a-3', 3);
      available(state, 2, 5, 1);
      setGoods(state, 2, { stone: 1 });
    },
    { players: 4 },
    2,
  ).play(place(2, 5, 'subterran-a-2'));
  expect([0, 1, 2, 3].map((seat) => tileStars(game.state, seat, 'subterran-a'))).toEqual([1, 1, 1, 0]);
  const rolled = game.events.flatMap((event) => (event.type === 'dice-rolled' ? [[event.seat, event.cause]] : []));
  expect(rolled).toEqual([
    [2, 'completion'],
    [0, 'completion'],
    [1, 'completion'],
  ]);
});

rule(['EUP-ALL.6', 'EUP-COM.6'], 'X17: the last step stars every active recruit of the faction', () => {
  const game = position((state) => {
    setAllegiance(state, 'subterran', 10);
    activate(state, 0, 'phil-the-spy', 'brett-the-lockpicker');
    activate(state, 1, 'curtis-the-propagandist');
    for (const seat of [0, 1, 2]) {
      setPlayer(state, seat, {
        territoryStars: { euphorian: 1, subterran: 0, wastelander: 1, icarite: 1 },
        tileStars: ['euphorian-a', 'euphorian-b'],
      });
    }
    buildAny(state, 'euphorian-a', 'euphorian-b');
    available(state, 0, 2);
  }).play(place(0, 2, 'aquifer'));
  expect(goodsOf(game.state, 0)).toEqual({ water: 2 });
  expect(game.state.allegiance[1]).toBe(11);
  expect(game.state.stars).toEqual([3, 4, 5]);
});

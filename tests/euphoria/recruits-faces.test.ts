import { activate, available, hand, setGoods, setPlayer, stack, stand, turn } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, choose, decline, place, retrieve, use } from './plays.js';
import { handOf, tableWith } from './positions.js';

// HK3: faces that are chosen or set instead of rolled; HK16: what opponents make of a roll.

type Recipe = Parameters<typeof tableWith>[1];
const nothing: NonNullable<Recipe> = () => {};

/** Seat 0 bumps a worker of value 6, which belongs to seat 1, from the Euphorian tunnel. */
const bump = (recipe: NonNullable<Recipe>, edition: 'first' | 'second' = 'second', owner = 1) =>
  tableWith({ recruitEdition: edition }, (state) => {
    stand(state, owner, 'euphorian-tunnel', 6);
    setGoods(state, 0, { energy: 1 });
    recipe(state);
  });
const bumping = place('euphorian-tunnel');

describe('Amanda', () => {
  const owner = (state: Parameters<NonNullable<Recipe>>[0]) => {
    activate(state, 1, 'amanda-the-broker');
    setGoods(state, 1, { bliss: 1 });
  };

  rule(['EUP-RCT.109', 'EUP-RCT.109/2'], 'bumping an own worker counts in the second edition only', () => {
    const bumpOwn = (edition: 'first' | 'second') =>
      bump(
        (state) => {
          activate(state, 0, 'amanda-the-broker');
          setGoods(state, 0, { bliss: 1, energy: 1 });
        },
        edition,
        0,
      ).play(bumping);
    expect(asked(bumpOwn('first'))).toBe('place-benefit 0');
    expect(asked(bumpOwn('second'))).toBe('ability-react 0');
  });

  rule(['EUP-BLD.11', 'EUP-R65'], 'being returned by a completion is not being bumped', () => {
    const game = tableWith({ players: 2 }, (state) => {
      owner(state);
      stand(state, 1, 'euphorian-a-2', 3);
      stack(state, 'unbuiltTiles', ['plaza-of-immortalized-humility']);
      setGoods(state, 0, { clay: 1 });
    });
    game.script([1, 1]).play(place('euphorian-a-1'));
    expect(asked(game)).toBe('turn-main 1');
  });
});

describe('Yordy, second edition', () => {
  const retrieval = (price: string, energy = 1) =>
    tableWith({}, (state) => {
      activate(state, 0, 'yordy-the-demotivator');
      setGoods(state, 0, { energy, food: 1 });
      stand(state, 0, 'farm', 1);
      stand(state, 0, 'aquifer', 2);
    }).play(retrieve(price, 3, 4));

  rule('EUP-RCT.113/2', 'a paid retrieval, or no energy, brings no such choice', () => {
    expect(asked(retrieval('food'))).toBe('turn-main 1');
    expect(asked(retrieval('free', 0))).toBe('turn-main 1');
  });
});

describe('Julia, second edition', () => {
  const julia: NonNullable<Recipe> = (state) => {
    activate(state, 0, 'julia-the-thought-inspector');
    setPlayer(state, 0, { morale: 2 });
  };

  rule('EUP-RCT.145/2', 'is not offered at morale 1, for an own worker, or when declined', () => {
    expect(asked(bump((state) => activate(state, 0, 'julia-the-thought-inspector')).play(bumping))).toBe(
      'place-benefit 0',
    );
    expect(asked(bump(julia, 'second', 0).play(bumping))).toBe('place-benefit 0');
    expect(bump(julia).play(bumping).script([6]).play(decline()).state.value[6]).toBe(6);
  });

  rule(['EUP-RCT.145/2', 'EUP-RCT.109/2', 'EUP-R65'], 'comes before Amanda, who is not asked any more', () => {
    const both: NonNullable<Recipe> = (state) => {
      julia(state);
      activate(state, 1, 'amanda-the-broker');
      setGoods(state, 1, { bliss: 1 });
    };
    const used = bump(both).play(bumping);
    expect(asked(used)).toBe('ability-react 0');
    expect(asked(used.play(use('julia-the-thought-inspector'), choose('clay')))).toBe('place-benefit 0');
    expect(asked(bump(both).play(bumping, decline()))).toBe('ability-react 1');
  });

  rule(['EUP-RCT.145/2', 'EUP-MOR.7'], 'the hand limit falls before the resource comes', () => {
    const game = bump((state) => {
      julia(state);
      hand(state, 0, 'bat', 'bear');
    }).play(bumping, use('julia-the-thought-inspector'));
    expect([asked(game), handOf(game.state, 0)]).toEqual(['hand-discard 0', ['bat', 'bear']]);
  });
});

describe('Ben', () => {
  /** Seat 0 retrieves its workers 3 and 4 and rolls; seat 2 has Ben. */
  const roll = (faces: readonly number[], recipe: NonNullable<Recipe> = nothing, ben = 2) =>
    tableWith({}, (state) => {
      activate(state, ben, 'ben-the-ludologist');
      setPlayer(state, ben, { morale: 3 });
      stand(state, 0, 'farm', 1);
      stand(state, 0, 'aquifer', 2);
      recipe(state);
    })
      .script(faces)
      .play(retrieve('free', 3, 4));

  rule(['EUP-RCT.131', 'EUP-R9'], 'a die that equals an older available worker is enough, once per roll', () => {
    const game = roll([2, 1]);
    expect(asked(game)).toBe('ability-react 2');
    expect(asked(game.play(decline(2)))).toBe('turn-main 1');
  });

  rule(['EUP-RCT.131', 'EUP-R9'], 'two older equal workers are none, nor are one’s own rolls', () => {
    expect(asked(roll([5, 6], workersOfSeat0))).toBe('turn-main 1');
    expect(asked(roll([5, 5], nothing, 0))).toBe('turn-main 1');
    expect(asked(roll([5, 5], (state) => setPlayer(state, 2, { morale: 2 })))).toBe('turn-main 1');
  });

  rule('EUP-KNO.12', 'opponents are asked clockwise from the roller, in the turn of anybody', () => {
    const game = tableWith({}, (state) => {
      turn(state, 1);
      activate(state, 0, 'ben-the-ludologist');
      setPlayer(state, 0, { morale: 3 });
      stand(state, 2, 'euphorian-tunnel', 6);
      setGoods(state, 1, { energy: 1 });
    });
    expect(asked(game.script([1]).play(place('euphorian-tunnel', 1, 1)))).toBe('ability-react 0');
  });
});

/** Both available workers of seat 0 show the same. */
function workersOfSeat0(state: Parameters<NonNullable<Recipe>>[0]): void {
  available(state, 0, 3, 3);
}

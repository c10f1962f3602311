import { available, setGoods, setPlayer, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { place, position, take } from './positions.js';

// EUP-PLC.3 to EUP-PLC.12: the steps of a placement.

rule('EUP-PLC.14', 'nothing else takes a worker off the board', () => {
  const game = position((state) => {
    available(state, 0);
    stand(state, 0, 'tank-water', 6);
    stand(state, 0, 'farm', 6);
    stand(state, 0, 'euphorian-a-1', 6);
    available(state, 0, 1);
    setPlayer(state, 0, { knowledge: 6 });
    setGoods(state, 0, { energy: 1 });
  }).play(place(0, 1, 'euphorian-tunnel'), take(0, 'gold'));
  expect(game.state.place.slice(0, 4).every((where) => where >= 0)).toBe(true);
});

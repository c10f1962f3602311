import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { at, give, guest, rave, setOut, setShared, soundId } from './table.js';

// DNE-DCK, DNE-GNL.6, DNE-GNL.10, DNE-GNL.13: decks, discards and blind cards.

rule('DNE-GNL.13', 'every card of a hand is equally likely to be taken blind', () => {
  const game = at((state) => {
    rave(state, 20);
    guest(state, 'blobgoblin');
    give(state, 0, 'demo-jing', 'demo-jelz', 'demo-smith');
    setOut(state, 2);
    setShared(state, { rave: { holds: 1 } });
  });
  const chances = new Map<string, number>();
  for (const { state, probability } of engine.chanceOutcomes(game.state, { type: 'hold', seat: 0 })) {
    const taken = (state.players[1]?.hand ?? []).map(soundId).sort().join(' ');
    chances.set(taken, (chances.get(taken) ?? 0) + probability.numerator / probability.denominator);
  }
  // Blobgoblin adds 2: a 1 or a 2 fails, and two of the three cards go
  expect([...chances].map(([cards, chance]) => [cards, Math.round(chance * 9)]).sort()).toEqual([
    ['', 6],
    ['demo-jelz demo-jing', 1],
    ['demo-jelz demo-smith', 1],
    ['demo-jing demo-smith', 1],
  ]);
});

import type { Report, SearchPlayer } from '@rulewright/bots';
import { at } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { pennies } from '../../games/pennies.js';
import { present } from '../tables.js';
import { type SearchName, searches, searchNames } from './bots.js';
import { think } from './think.js';

const trees = searchNames.filter((name) => name !== 'flat');
/** What the question is worth to whoever is asked: of all that was tried. */
const worth = ({ considered, iterations }: Report): number =>
  considered.reduce((sum, { value, visits }) => sum + value * visits, 0) / iterations;

function reportOf(name: SearchName, isOpen: boolean, seat: number, answered: boolean): Report {
  const start = pennies.init(0, { isOpen });
  const state = answered ? pennies.apply(start, { type: 'say', seat: 0, side: 'heads' }) : start;
  // nothing is dealt at the first question, so that one tree of UCT can have all iterations
  const worlds = answered ? 16 : 1;
  const player: SearchPlayer<typeof pennies> = searches[name](pennies, { iterations: 2000, worlds })();
  think(pennies, player, state, { seat });
  return present(player.report());
}

describe.each(trees)('%s', (name) => {
  test('what is said in secret is worth one half, for nobody answers what nobody has heard', () => {
    expect(Math.abs(worth(reportOf(name, false, 0, false)) - 1 / 2)).toBeLessThan(0.1);
  });

  test('what is said aloud is answered', () => {
    expect(worth(reportOf(name, true, 0, false))).toBeLessThan(0.1);
  });

  test('whoever answers last, and has heard, answers right', () => {
    const { considered } = reportOf(name, true, 1, true);
    expect(at(considered, 0)).toMatchObject({ action: { type: 'say', seat: 1, side: 'tails' }, value: 1 });
  });
});

// determinized UCT takes each world for known, and the answer of seat 0 is part of the world
test.each(trees.filter((name) => name !== 'uct'))('%s: whoever answers last has heard nothing either', (name) => {
  expect(Math.abs(worth(reportOf(name, false, 1, true)) - 1 / 2)).toBeLessThan(0.1);
});

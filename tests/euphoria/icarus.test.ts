import { give, market, setGoods, setPlayer, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './facts.js';
import { icarus } from './icarus.js';
import { place, position, spacesFor } from './positions.js';

rule.each(
  ['EUP-ICA.1', 'EUP-ICA.2', 'EUP-PLC.2'],
  'a worker on a space of Icarus is bumped',
  ['wind-salon', 'nimbus-loft', 'breeze-bar', 'sky-lounge'],
  (space) => {
    const game = icarus((state) => {
      setGoods(state, 0, { water: 1, bliss: 1, gold: 3 });
      give(state, 0, 'bat', 'bat');
      stand(state, 2, space, 6);
    });
    expect(changes(game.script([4]), place(0, 1, space))).toMatchObject({ 'workers.2.2': 'available 4' });
  },
);

rule(['EUP-ICA.4', 'EUP-BLD.1'], 'Icarus has one area and four spaces for one worker, no site and no tunnel', () => {
  const game = position((state) => {
    setPlayer(state, 0, { morale: 6 });
    setGoods(state, 0, { energy: 9, water: 9, food: 9, bliss: 9, gold: 9, stone: 9, clay: 9 });
    give(state, 0, 'bat', 'bat', 'bat');
    market(state, 'subterran-a', 'apothecary-of-productive-dreams');
  });
  const free = position((state) => {
    setPlayer(state, 0, { morale: 6 });
    setGoods(state, 0, { energy: 9, water: 9, food: 9, bliss: 9, gold: 9, stone: 9, clay: 9 });
    give(state, 0, 'bat', 'bat', 'bat');
    market(state, 'subterran-a', 'apothecary-of-productive-dreams', 0);
  });
  const inIcarus = spacesFor(free).filter((space) => !spacesFor(game).includes(space));
  expect(inIcarus).toEqual(['cloud-mine', 'wind-salon', 'nimbus-loft', 'breeze-bar', 'sky-lounge']);
});

rule(['EUP-R17', 'EUP-ICA.2'], 'the option for the Courthouse leaves the other spaces of Icarus open', () => {
  const game = icarus(
    (state) => {
      setGoods(state, 0, { gold: 3, food: 1, bliss: 1 });
      market(state, 'subterran-a', 'courthouse-of-hasty-judgment');
    },
    { courthouseCoversWindSalon: true },
  );
  for (const space of ['nimbus-loft', 'breeze-bar', 'sky-lounge']) expect(spacesFor(game)).toContain(space);
});

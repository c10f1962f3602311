import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { classCard, figure, give, setPlayer as setDnePlayer, sound } from '@rulewright/does-not-exist/positions';
import { engine as ecologic } from '@rulewright/ecologic';
import { happen, placeOf, setPlayer as setEcoPlayer, setShared } from '@rulewright/ecologic/positions';
import { engine as euphoria } from '@rulewright/euphoria';
import { available, recruitOf, setGoods, setPlayer, spaceOf, tileOf } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';
import { expect, test } from 'vitest';

// Builders of positions take ids: a misspelt one brings the one that may have been meant.

const table = scenario(ecologic);
test.each([
  ['an event of EcoLogic', () => table.edit((state) => happen(state, 'EV3071')), 'EV307'],
  ['a tile of EcoLogic', () => placeOf(table.state, 'H0l'), 'H01'],
  ['a special of EcoLogic', () => table.edit((state) => setShared(state, { refused: 'I1l' })), 'I11'],
  ['a class of Does Not Exist', () => classCard('proxi'), 'class-proxy'],
  ['a monster of Does Not Exist', () => figure('oximoron'), 'oxymoron'],
  ['a record of Does Not Exist', () => sound('vinyl-nevermimd'), 'vinyl-nevermind'],
  ['a space of Euphoria', () => spaceOf('cloud-mien'), 'cloud-mine'],
  ['a recruit of Euphoria', () => recruitOf('lee-the-gosip'), 'lee-the-gossip'],
  ['a tile of Euphoria', () => tileOf('plaza-of-immortalised-humility'), 'plaza-of-immortalized-humility'],
])('%s', (_, build, meant) => {
  expect(build).toThrow(new RegExp(`^nothing is called .*, did you mean .*${meant}`));
});

test.each([
  ['EcoLogic', () => table.edit((state) => setEcoPlayer(state, 2, { money: 1 }))],
  ['Does Not Exist', () => scenario(doesNotExist).edit((state) => setDnePlayer(state, 2, { souls: 1 }))],
  ['Euphoria', () => scenario(euphoria).edit((state) => available(state, 2, 1))],
  ['Euphoria, goods', () => scenario(euphoria).edit((state) => setGoods(state, 2, { gold: 1 }))],
  ['Euphoria, all of a player', () => scenario(euphoria).edit((state) => setPlayer(state, 2, { morale: 2 }))],
])('a seat of %s at which nobody sits', (_, build) => {
  expect(build).toThrow('expected a seat from 0 to 1, found 2');
});

test('a hand of a seat at which nobody sits', () => {
  expect(() => scenario(doesNotExist).edit((state) => give(state, 2, 'vinyl-nevermind'))).toThrow(
    'there is no players.2.hand',
  );
});

import { isInputError } from '@rulewright/core';
import { games as playable } from '@rulewright/games';
import { expect, test } from 'vitest';
import { createSSRApp, h } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { optionsOf } from '../../docs/site/build/option-fields.js';
import { presets } from '../../docs/site/build/presets.js';
import { type GameId, loadGame } from '../../docs/site/playground/games.js';
import { menuOf, traitsOf } from '../../docs/site/playground/option-menus.js';
import type { OptionData } from '../../docs/site/playground/play-data.js';
import OptionFields from '../../docs/site/playground/ui/opening/OptionFields.vue';
import { some } from '../support/depth.js';
import { games } from '../traceability/games.js';

const data = games.map((game) => ({ id: game.id, options: optionsOf(game) }));
const engineOf = (id: string) => {
  const found = playable.find(({ engine }) => engine.id === id);
  if (found === undefined) throw new Error(`there is no game ${id}`);
  return found.engine;
};
function optionOf(id: string, name: string): OptionData {
  const option = data.find((one) => one.id === id)?.options.find((one) => one.name === name);
  if (option === undefined) throw new Error(`${id} has no option ${name}`);
  return option;
}

test.each(data)(
  'every option of $id has a field on the opening page, or a reason why it has none',
  ({ id, options }) => {
    const { max } = engineOf(id).seats;
    const fieldless = options.filter(
      (option) => option.range === undefined && option.among !== 'genders' && menuOf(option, max) === undefined,
    );
    expect(fieldless.filter(({ elsewhere }) => elsewhere === undefined).map(({ name }) => name)).toEqual([]);
  },
);

test.each(data)(
  'the opening page of $id draws the field of every option, and names what it leaves out',
  async ({ id, options }) => {
    const found = await loadGame(id as GameId);
    const props = { data: { game: id, title: id, options, presets: [] }, text: found.text, players: 2, modelValue: {} };
    const drawn = await renderToString(createSSRApp({ render: () => h(OptionFields, props as never) }));
    for (const { name, elsewhere } of options.filter((option) => option.name !== 'players')) {
      const label = found.text.option(name).replace(/\.$/, '');
      expect(drawn, name).toContain(
        elsewhere === undefined
          ? `data-option="${name}"`
          : `${label}: a list of ${elsewhere === 'decks' ? 'cards' : elsewhere}`,
      );
    }
  },
);

test('what is left to the command line and the library is told', () => {
  const told = data.flatMap(({ id, options }) =>
    options.flatMap(({ name, elsewhere }) => (elsewhere === undefined ? [] : [`${id} ${name}: ${elsewhere}`])),
  );
  expect(told).toEqual([
    'ecologic field: hexes',
    'emix board: symbols',
    'emix customCards: cards',
    'emix individualDecks: decks',
  ]);
});

/** Every number of players that a game takes. */
const tables = data.flatMap(({ id, options }) => {
  const { min, max } = engineOf(id).seats;
  return Array.from({ length: max - min + 1 }, (_, i) => ({ id, options, players: min + i }));
});

/** Values that need more cards than there are, and the fewest players who are too many for them. */
const TOO_MANY: Readonly<Record<string, number>> = {
  'emix sets 1': 5,
  'emix sets 2': 10,
  'emix sets 3': 14,
  'emix sets 4': 19,
  'emix individualDecks {"decks":"ready-made","anyDeckSize":false}': 11,
  'emix preset Decks of their own': 11,
};

test.each(some(tables, { day: 9, full: 4 }))(
  'every value and preset that $players players of $id are offered begins a game, but for those that run out of cards',
  ({ id, options, players }) => {
    const begins = (given: object): boolean => {
      try {
        return Object.entries(engineOf(id).init('fields', { players, ...given }).options).length > 0;
      } catch (error) {
        if (isInputError(error)) return false;
        throw error;
      }
    };
    const wished = [
      ...options.flatMap((option) =>
        option.name === 'players'
          ? []
          : (menuOf(option, players) ?? []).map((value) => ({
              said: `${id} ${option.name} ${JSON.stringify(value)}`,
              given: { [option.name]: value },
            })),
      ),
      ...(presets[id] ?? []).map(({ name, options: given }) => ({ said: `${id} preset ${name}`, given })),
    ];
    const refused = wished.filter(({ given }) => !begins(given)).map(({ said }) => said);
    expect(refused).toEqual(wished.map(({ said }) => said).filter((said) => players >= (TOO_MANY[said] ?? Infinity)));
  },
);

test.each([
  { id: 'emix', name: 'firstPlayer', players: 3, menu: ['random', 0, 1, 2] },
  { id: 'does-not-exist', name: 'firstPlayer', players: 2, menu: ['roll', 'gentle', 0, 1] },
  { id: 'euphoria', name: 'eldestSeat', players: 2, menu: [0, 1] },
  { id: 'does-not-exist', name: 'abilityCards', players: 2, menu: [['class'], ['class', 'mercenary']] },
  { id: 'emix', name: 'teams', players: 1, menu: [null] },
  { id: 'emix', name: 'teams', players: 2, menu: [null, { light: [0], dark: [1] }] },
  {
    id: 'emix',
    name: 'teams',
    players: 4,
    menu: [null, { light: [0, 2], dark: [1, 3] }, { light: [0, 1], dark: [2, 3] }, { light: [0], dark: [1, 2, 3] }],
  },
  {
    id: 'emix',
    name: 'freeFeeding',
    players: 1,
    menu: [
      null,
      { humans: null, chargeAll: false },
      { humans: null, chargeAll: true },
      { humans: 2, chargeAll: false },
      { humans: 2, chargeAll: true },
    ],
  },
])('the menu of $name in $id for $players is $menu', ({ id, name, players, menu }) => {
  expect(menuOf(optionOf(id, name), players)).toEqual(menu);
});

test('a number that may be absent has its bounds', () => {
  expect(optionOf('does-not-exist', 'recruitLimit')).toMatchObject({ default: null, range: { least: 0, most: 20 } });
});

test('traits are given for every seat or for none', () => {
  expect(traitsOf(['unspecified', 'unspecified'])).toEqual([]);
  expect(traitsOf(['unspecified', 'woman'])).toEqual([{ gender: 'unspecified' }, { gender: 'woman' }]);
  expect(menuOf(optionOf('does-not-exist', 'traits'), 2)).toBeUndefined();
  const given: object = { players: 2, traits: traitsOf(['man', 'woman']) };
  const { options } = engineOf('does-not-exist').init('traits', given);
  expect(options).toHaveProperty('traits', [{ gender: 'man' }, { gender: 'woman' }]);
});

import { expect, test } from 'vitest';
import { withCard } from './new-card.js';

// reads packages/ecologic, packages/emix, packages/does-not-exist, packages/euphoria

interface Game {
  readonly basePack: Parameters<typeof withCard>[0];
  createEngine(settings: { readonly content: unknown }): { readonly contentName: string };
}
const gameOf = async (game: string): Promise<Game> => import(`@rulewright/${game}`);
const listOf = (pack: object, list: string): readonly { readonly id: string }[] => Reflect.get(pack, list);

test.each([
  ['ecologic', 'initiatives'],
  ['ecologic', 'events'],
  ['emix', 'cards'],
  ['does-not-exist', 'sounds'],
  ['does-not-exist', 'monsters'],
  ['does-not-exist', 'classes'],
  ['does-not-exist', 'mercenaries'],
  ['euphoria', 'tiles'],
  ['euphoria', 'dilemmas'],
  ['euphoria', 'recruits'],
])('a new card of %s joins its %s, and the game plays with it', async (game, list) => {
  const { basePack, createEngine } = await gameOf(game);
  const pack = withCard(basePack, 'my-box', { list, id: 'solar-farm' });
  expect(createEngine({ content: pack }).contentName).toMatch(/^my-box#/);
  expect(listOf(pack, list).slice(0, -1)).toEqual(listOf(basePack, list));
  expect(listOf(pack, list).at(-1)).toMatchObject({ id: 'solar-farm', name: { en: 'Solar farm' } });
});

test('a new card says what the copied one says, but not where that is known from', async () => {
  const { basePack } = await gameOf('ecologic');
  const pack = withCard(basePack, 'my-box', { list: 'specials', id: 'dam', like: 'exchange' });
  const { id, name, note, ...copied } = { ...listOf(basePack, 'specials').find((each) => each.id === 'exchange') } as {
    id: string;
    name: object;
    note: string;
  };
  expect([id, note]).toEqual(['exchange', expect.any(String)]);
  expect(listOf(pack, 'specials').at(-1)).toEqual({ ...copied, id: 'dam', name: { en: 'Dam' } });
});

test.each([
  [{ list: 'initiative', id: 'dam' }, 'the list: "initiative" found, expected one of initiatives'],
  [{ list: 'tiles', id: 'dam' }, 'the list: "tiles" found, expected one of initiatives, specials, events'],
  [{ list: 'specials', id: 'exchange' }, 'specials has a card exchange already'],
  [{ list: 'specials', id: 'dam', like: 'exchang' }, '--like: "exchang" found, expected one of exchange'],
])('%o is refused', async (added, message) => {
  const { basePack } = await gameOf('ecologic');
  expect(() => withCard(basePack, 'my-box', added)).toThrow(message);
});

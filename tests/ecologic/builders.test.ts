import { basePack, createEngine, engine } from '@rulewright/ecologic';
import { begin, give, happen, lay, own, stack, words } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';

const table = () => scenario(engine, { options: { players: 3 } });
/** How many events of each level are out of the game. */
const removed = (state: { readonly eventsRemoved: readonly number[] }): number[] =>
  [1, 2, 3].map((level) => state.eventsRemoved.filter((card) => engine.content.events[card]?.level === level).length);

describe('Builders', () => {
  test('of an engine with another pack find its cards', () => {
    const other = createEngine({
      content: {
        ...basePack,
        id: 'other',
        initiatives: basePack.initiatives.map((card) => ({ ...card, id: `X${card.id}` })),
      },
    });
    expect(words.give?.takes).toBe('SEAT CARD+');
    const { state } = scenario(other).edit((position) => {
      begin(position);
      give(position, 0, 'XI08');
    });
    expect(state.players[0]?.initiatives.map((card) => other.content.initiatives[card]?.id)).toEqual(['XI08']);
  });

  test('of a pack that no engine holds any more are refused', () => {
    const other = createEngine({ content: { ...basePack, id: 'other' } });
    expect(() =>
      scenario(other).edit((position) => {
        position.content = 'unheard-of';
        lay(position, 'H01', 3);
      }),
    ).toThrow('no engine plays the content unheard-of');
  });

  test.each(engine.content.events.map(({ id }) => id).filter((_, i) => i % 3 === 0))(
    'lay event %s on the deck or let it happen, and as many of each level are out of the game as before',
    (id) => {
      const before = table().state;
      const stacked = table().edit((position) => stack(position, 'eventDeck', [id])).state;
      expect(removed(stacked)).toEqual(removed(before));
      const happened = table().edit((position) => happen(position, id, 0)).state;
      expect(removed(happened)).toEqual(removed(before));
    },
  );

  test('say what they take', () => {
    const edit = (recipe: Parameters<ReturnType<typeof table>['edit']>[0]) => () => table().edit(recipe);
    expect(edit((position) => stack(position, 'initiativeDeck', 'I08' as never))).toThrow(
      'expected a list of ids, such as [I08], found string',
    );
    expect(edit((position) => own(position, 0, { H01: 1 }, { initiative: { H01: 'I08' } } as never))).toThrow(
      'own knows no initiative',
    );
  });

  test('a task of a seat that nobody has is refused', () => {
    expect(() => table().run({ kind: 'environment', seat: 5 })).toThrow(/seat: expected a seat below 3, found 5/);
  });
});

import { describe, expect, test } from 'vitest';
import { magpie } from '../games/magpie.js';
import { laid, sleight } from '../games/sleight.js';

const go = { type: 'go', seat: 0 } as const;

describe('a trace', () => {
  test('tells every draw with its purpose, and every way a card was handled', () => {
    const state = sleight.scriptDraws(
      laid(
        { deck: [[0, 1], [2]], hands: [[3], []], pile: [4] },
        { kind: 'draw', from: ['deck'], to: ['hands.*', 1] },
        { kind: 'move', card: 3, from: ['hands.*', 0], to: ['deck'], how: { under: true, shownTo: [1] } },
        { kind: 'show', zone: ['hands.*', 1], to: 'all' },
        { kind: 'shuffle', into: ['deck'], from: [['pile']] },
        { kind: 'roll', sides: 6, for: 'escape', seat: 1 },
      ),
      ['b', 4],
    );
    expect(sleight.trace(state, go)).toEqual({
      draws: [
        { for: 'deck', is: 'b' },
        { for: 'escape', seat: 1, is: 4 },
      ],
      cards: [
        { did: 'move', pool: 'cards', card: 1, from: 'deck', bag: 1, to: 'hands.1' },
        { did: 'move', pool: 'cards', card: 3, from: 'hands.0', to: 'deck', under: true, shownTo: [1] },
        { did: 'show', pool: 'cards', zone: 'hands.1', to: 'all' },
        { did: 'shuffle', pool: 'cards', into: 'deck', from: ['pile'] },
      ],
    });
  });

  test('is a script with which the action does the same again, whatever the seed', () => {
    let state = magpie.init('traced');
    for (let i = 0; i < 40; i++) {
      const [action] = magpie.legalActions(state);
      if (action === undefined) break;
      const { draws } = magpie.trace(state, action);
      const { rng: _, ...expected } = magpie.apply(state, action);
      const { rng, ...found } = magpie.apply(magpie.scriptDraws(magpie.reseed(state, i), draws, true), action);
      expect(found).toEqual(expected);
      expect(rng.script).toEqual([]);
      state = magpie.apply(state, action);
    }
  });

  test('changes nothing, and refuses what apply refuses', () => {
    const state = laid({ deck: [[0, 1]] }, { kind: 'draw', from: ['deck'], to: ['pile'] });
    const before = JSON.stringify(state);
    sleight.trace(state, go);
    expect(JSON.stringify(state)).toBe(before);
    expect(() => sleight.trace(state, { type: 'go', seat: 1 })).toThrow('not-asked');
  });
});

describe('an engine tells of its cards', () => {
  test('where they lie and who may look', () => {
    expect(magpie.zones['hands.*']).toEqual({ pool: 'cards', visibleTo: 'owner' });
    expect(Object.keys(magpie.zones)).toEqual(['deck', 'hands.*', 'nests.*', 'pile']);
    expect(Object.isFrozen(magpie.zones.deck)).toBe(true);
  });

  test('the kinds of each pool, for a game with these options', () => {
    expect(magpie.pools().cards?.[1]).toEqual({ card: 1, id: 'coin', count: 5 });
    expect(magpie.pools({ backs: true }).cards?.map(({ id, back }) => [id, back])).toEqual([
      ['magpie', 'dark'],
      ['coin', 'dark'],
      ['spoon', 'bright'],
      ['ring', 'bright'],
      ['glass', 'bright'],
    ]);
    expect(() => magpie.pools({ players: 9 })).toThrow('the options are not valid');
  });
});

describe('a task by itself', () => {
  const state = magpie.init('task');

  test('is worked off until somebody is asked, before what waits already', () => {
    const { state: after, events } = magpie.run(state, { kind: 'turns', left: [2] });
    expect(magpie.decision(after)).toEqual({ kind: 'turn', rule: 'MAG-2', seats: [2] });
    expect(after.agenda.slice(0, -2)).toEqual(state.agenda);
    expect(events).toEqual([]);
    expect(magpie.load(JSON.parse(JSON.stringify(after)))).toEqual(after);
  });

  test.each<[string, unknown, string]>([
    ['no task', { kind: 'turn', seat: 0 }, 'kind: no such task: turn'],
    ['no record', null, 'kind: no such task: undefined'],
    ['a record of another shape', { kind: 'turns', left: ['x'] }, 'left.0: Invalid input'],
  ])('is refused when it is %s', (_, task, message) => {
    expect(() => magpie.run(state, task as never)).toThrow(message);
  });
});

test('the tries of a deal are a setting', () => {
  const view = magpie.view(magpie.init('deal'), 0);
  expect(magpie.determinize(view, 1, 1)).toEqual(magpie.determinize(view, 1));
  expect(magpie.simulate(view, 1, 1).state).toEqual(magpie.determinize(view, 1));
  for (const tries of [0, 0.5, -1, '3'])
    expect(() => magpie.determinize(view, 1, tries as never)).toThrow('not a number of tries');
});

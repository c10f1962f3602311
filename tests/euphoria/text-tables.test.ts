import { type EuphoriaView, engine } from '@rulewright/euphoria';
import { createText } from '@rulewright/euphoria/text';
import { describe, expect, test } from 'vitest';
import { view } from './text-view.js';

const text = createText(engine);
const seen = view({ kind: 'turn-main', seat: 1 });
const tableNamed = (title: string, of: EuphoriaView = seen) => text.sheets(of).find((table) => table.title === title);

describe('The tables', () => {
  test('the first one has a row for every player', () => {
    expect(text.sheets(seen)[0]).toEqual({
      title: 'Players',
      head: ['', 'stars', 'morale', 'knowledge', 'available', 'on the board', 'artifacts', 'goods'],
      rows: [
        ['P1', '0', '1', '3', '–', '1', '0', 'nothing'],
        ['P2', '0', '3', '3', '5', '1', '3', '2 energy and 1 gold'],
        ['P3', '0', '1', '3', '–', '1', '0', 'nothing'],
      ],
    });
  });

  test('the factions', () => {
    expect(tableNamed('Factions')?.rows).toEqual([
      ['Euphorian', '0', '0', '–', '3'],
      ['Subterran', '0', '0', '–', '3'],
      ['Wastelander', '0', '0', '–', '3'],
      ['Icarite', '0', '–', '–', '3'],
    ]);
  });

  test('the spaces with their prices and who stands there', () => {
    const rows = tableNamed('Spaces')?.rows ?? [];
    expect(rows).toHaveLength(19);
    expect(rows[2]).toEqual(['Farm', 'free', 'P1 6 and P2 2']);
    expect(rows[6]).toEqual(['Euphorian Tunnel', '1 energy', 'P3 4']);
    expect(rows[12]).toEqual(['Incinerator of Historical Accuracy', '3 artifacts or 2 equal artifacts', '–']);
  });

  test('the sites, built and not built', () => {
    const rows = tableNamed('Sites')?.rows ?? [];
    expect(rows[0]).toEqual(['Euphoria A', 'not built', '1 clay or 1 gold', '0 of 2', '–']);
    expect(rows[2]).toEqual([
      'Subterra A',
      'Bemusement Park; no stars',
      '1 commodity of any kind and 1 Balloons',
      '–',
      'players without a star there lose a good for every 3 they roll',
    ]);
  });

  test('a viewer’s own cards, which nobody else’s tables show', () => {
    const state = engine.init('own');
    const own = tableNamed('Your cards', engine.view(state, 1));
    expect(own?.rows[0]).toEqual(['hand', 'nothing']);
    expect(own?.rows[1]?.[0]).toBe('dilemma');
    expect(tableNamed('Your cards', engine.view(state, 'spectator'))).toBeUndefined();
  });

  test('are the same whatever others hold', () => {
    const mine = engine.view(engine.init('own', { players: 3 }), 0);
    const other = engine.view(engine.determinize(mine, 'other'), 0);
    expect(text.sheets(other)).toEqual(text.sheets(mine));
    expect(text.question(other).text).toBe(text.question(mine).text);
  });
});

describe('The parts of a score', () => {
  const end = (tieBreaker: string, winners: readonly number[] = [2]): EuphoriaView => {
    const { position, ...rest } = seen;
    return {
      ...rest,
      position: { ...position, end: { reason: 'tenth-star', finishers: [0, 2], winners, tieBreaker } },
    } as EuphoriaView;
  };

  test('tell where the stars are', () => {
    expect(text.score(seen, 1)).toEqual({
      territories: '0',
      tiles: '0',
      recruits: '0',
      dilemma: '0',
      morale: '3',
      knowledge: '3',
    });
  });

  test.each([
    ['morale', 'higher morale'],
    ['knowledge', 'less knowledge'],
    ['tiles', 'stars on more tiles'],
    ['territories', 'stars on more territories'],
    ['roll-off', 'the lower roll'],
    ['shared', 'shared'],
  ])('tell what has broken a tie: %s', (tieBreaker, said) => {
    expect([0, 2].map((seat) => text.score(end(tieBreaker), seat).tie)).toEqual(['–', said]);
  });

  test('have no tie when one player alone has finished', () => {
    expect(Object.keys(text.score(end('none'), 2))).not.toContain('tie');
  });
});

describe('Why an action is refused', () => {
  test('a sentence, and the numbers', () => {
    const view = engine.view(engine.init('refused'), 0);
    const why = (action: unknown) => {
      const refused = engine.explain(view, action);
      return refused && text.refusal(refused);
    };
    expect(why({ type: 'end-turn', seat: 0 })).toBe('That is not among what can be done now.');
    expect(why({ type: 'nothing' })).toBe('That is no action of this game.');
    expect(text.refusal({ rule: 'EUP-TRN.3', code: 'no-such-worker', details: { value: 4 } })).toBe(
      'No available worker of yours shows this value. (value 4)',
    );
    expect(text.refusal({ rule: 'EUP-TRD.5', code: 'side-is-full', details: { most: 6 } })).toBe(
      'A side of a trade holds no more items. (6 at most)',
    );
    expect(text.refusal({ rule: 'CORE-ACT.3', code: 'not-asked', details: { asked: '0 2' } })).toBe(
      'P1 or P3 is asked now.',
    );
    expect(text.refusal({ rule: 'CORE-ACT.3', code: 'not-asked', details: {} })).toBe('This seat is not asked now.');
    expect(text.refusal({ rule: 'CORE-ACT.2', code: 'game-over' })).toBe('The game is over.');
  });
});

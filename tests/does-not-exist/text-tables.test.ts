import { at, type Viewer } from '@rulewright/core';
import { engine } from '@rulewright/does-not-exist';
import { takeAny } from '@rulewright/does-not-exist/positions';
import { createText } from '@rulewright/does-not-exist/text';
import { describe, expect, test } from 'vitest';
import { bent } from '../support/bent.js';
import { setShared } from './table.js';
import { classOf, deal, figureOf, lay, made, soundOf } from './text-view.js';

const text = createText(engine);

describe('The opening', () => {
  const opening = (options: Parameters<typeof engine.init>[1]): string =>
    text.opening(engine.view(engine.init('o', options), 'spectator'));

  test('tells the order, the goal and the first draft', () => {
    expect(opening({ players: 3, firstPlayer: 1 })).toBe(
      'P2, P3 and P1 play in this order, with 5 cards each. 10 souls win; the game ends after turn 300 at the latest. P2 is Host of turn 1 and draws 2 cards.',
    );
  });

  test('or the gentle round', () => {
    expect(opening({ players: 3, firstPlayer: 'gentle', winSouls: 5 })).toBe(
      'P1, P2 and P3 sit in this order, with 8 cards each. 5 souls win; the game ends after turn 300 at the latest. The game begins with the gentle round: whoever lays the strongest line-up is the first Host.',
    );
  });
});

describe('Tables', () => {
  const state = made((draft) => {
    const [first, second, third] = [at(draft.players, 0), at(draft.players, 1), at(draft.players, 2)];
    Object.assign(bent(first), { souls: 7, class: [classOf('class-writer')] });
    Object.assign(bent(second), {
      souls: 2,
      status: 'waiting',
      mercenaries: [figureOf('the-hand-of-fate'), figureOf('lucio')],
      thrown: [0, 0],
    });
    bent(second).hidden = [takeAny(draft.deck, 2), takeAny(draft.deck, 1)];
    bent(third).status = 'eliminated';
    bent(first).inventory.push(soundOf('vinyl-am'), soundOf('vinyl-igor'));
    deal(draft, 0, 'hand', 'demo-spawn');
    lay(draft, 0, 'vinyl-in-utero', 'vinyl-nevermind');
    lay(draft, 2);
    bent(draft).monster = [figureOf('oxymoron')];
    setShared(draft, { turn: { level: 15 } });
  });
  const tables = (viewer: Viewer) => text.sheets(engine.view(state, viewer));

  test('show what everybody has, the turn, the line-ups and the piles', () => {
    expect(tables('spectator')).toEqual([
      {
        title: 'Players',
        head: ['', 'souls', 'class', 'hand', 'mercenaries', 'inventory'],
        rows: [
          ['P1', '7', 'Writer', '1', '–', 'AM and IGOR'],
          ['P2', '2', '(zeroed)', '0', 'The Hand Of Fate and Lucio (3 cards)', '–'],
          ['P3', '0', '(out)', '0', '–', '–'],
        ],
      },
      {
        title: 'Turn',
        head: ['turn', 'Host', 'expectation', 'monster'],
        rows: [['5', 'P1', '13', 'Oxymoron, level 15']],
      },
      {
        title: 'Line-ups',
        head: ['', 'total', 'needs', 'min', 'cards'],
        rows: [
          ['P1', '14', '14', '90', 'In Utero (6 +50% for grunge = 9) + Nevermind (3 +50% for grunge = 5)'],
          ['P3', '0', '14', '0', '–'],
        ],
      },
      {
        title: 'Piles',
        head: ['', 'cards'],
        rows: [
          ['sound cards', '144'],
          ['discarded sound cards', '0'],
          ['monsters', '46'],
          ['classes', '9'],
          ['mercenaries', '48'],
        ],
      },
    ]);
  });

  test('and to a player the hand', () => {
    expect(tables(0).slice(0, 4)).toEqual(tables('spectator'));
    expect(tables(0)[4]).toEqual({
      title: 'Hand',
      head: ['card', 'bonus, length, genres'],
      rows: [['SPAWN', 'd6, 98 min, psychodelic electro ambient']],
    });
  });

  test('and a monster that is still paid for has its level', () => {
    const invited = made((draft) => {
      bent(draft).monster = [figureOf('oxymoron')];
    });
    expect(at(text.sheets(engine.view(invited, 'spectator')), 1).rows).toEqual([
      ['5', 'P1', '13', 'Oxymoron, level 15'],
    ]);
  });

  test('and nothing stands for what there is not', () => {
    const before = made((draft) => {
      setShared(draft, { turn: { expectation: null } });
    });
    expect(text.sheets(engine.view(before, 'spectator')).map(({ title, rows }) => [title, at(rows, 0)])).toEqual([
      ['Players', ['P1', '0', '–', '0', '–', '–']],
      ['Turn', ['5', 'P1', '–', '–']],
      ['Piles', ['sound cards', '150']],
    ]);
  });

  test('name what stands beside the souls', () => {
    const view = engine.view(state, 'spectator');
    expect([text.score(view, 0), text.score(view, 1)]).toEqual([
      { class: 'Writer', mercenaries: '–', cards: '3' },
      { class: '(zeroed)', mercenaries: 'The Hand Of Fate and Lucio (3 cards)', cards: '0' },
    ]);
  });

  test('and there is no drawing', () => {
    expect(text.drawing(engine.view(state, 0))).toEqual([]);
  });
});

test('What is said to one seat is the same whatever the others hold', () => {
  const view = engine.view(engine.init('hidden', { players: 3 }), 0);
  const other = engine.view(engine.determinize(view, 'other'), 0);
  expect(text.sheets(other)).toEqual(text.sheets(view));
  expect(text.question(other).text).toBe(text.question(view).text);
});

import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { acting, ownEffect, ownPower } from './phases.js';
import { activate, allCards, give, setPool } from './table.js';

// EMX-SET.10, EMX-SET.11: the golden rule, and cards of the players’ own.

describe('the golden rule and own cards', () => {
  rule('EMX-SET.10', 'lets a card say on whom it goes, against the rule that it goes on anybody', () => {
    const customCards = [
      ownPower('hermit', 'charge self: gain pos 1', { onto: 'self' }),
      ownPower('gift', 'charge self: gain pos 1', { onto: 'other' }),
      ownEffect('retreat', 'play self: gain neg 1'),
    ];
    const t = acting((state) => give(state, 0, 'hermit', 'gift', 'retreat'), { customCards });
    expect(t.legal('play').map(({ card, target }) => `${card} ${target}`)).toEqual([
      'hermit 0',
      'gift 1',
      'gift 2',
      'retreat 0',
    ]);
  });

  rule('EMX-SET.10', 'lets a card widen a row and the number of its copies', () => {
    const customCards = [ownPower('twin', 'slot 2', { limit: 2, copies: 3 })];
    const kinds = (...more: string[]) =>
      acting(
        (state) => {
          setPool(state, 0, 9, 9);
          activate(state, 0, 'optimism', 'calm', 'love', 'wisdom', 'twin', 'twin', ...more);
          give(state, 0, 'twin', 'harmony');
        },
        { customCards },
      )
        .legal('play')
        .filter(({ target }) => target === 0)
        .map(({ card }) => card);
    expect(kinds('faith', 'chaos', 'greed')).toEqual(['harmony']);
    expect(kinds('faith', 'chaos', 'greed', 'malice')).toEqual([]);
  });

  rule.each(
    'EMX-SET.11',
    'takes up to ten own cards for every set',
    [
      { sets: 1, own: 10, taken: true },
      { sets: 1, own: 11, taken: false },
      { sets: 2, own: 20, taken: true },
      { sets: 2, own: 21, taken: false },
    ],
    ({ sets, own, taken }) => {
      const [tens, rest] = [Math.floor(own / 10), own % 10];
      const counts = [...Array(tens).fill(10), ...(rest > 0 ? [rest] : [])] as number[];
      const customCards = counts.map((count, i) => ownEffect(`own-${i}`, 'play any: gain pos 1', { copies: count }));
      const start = () => engine.init('own', { players: 2, sets, customCards });
      if (taken) expect(allCards(start())).toHaveLength(90 * sets + own);
      else expect(start).toThrow(`customCards: ${own} own cards, but at most ${10 * sets}`);
    },
  );

  rule('EMX-SET.11', 'makes own cards five players possible, and refuses one that the validator refuses', () => {
    const customCards = [ownEffect('own', 'play any: gain pos 1', { copies: 10 })];
    expect(engine.init('own', { players: 5, customCards }).hands).toHaveLength(5);
    const broken = [{ ...ownEffect('own', 'play any: gain pos 1'), type: 'power' as const }];
    expect(() => engine.init('own', { customCards: broken })).toThrow('customCards.0.play: a power has no play');
  });
});

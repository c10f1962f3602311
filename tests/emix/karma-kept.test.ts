import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { play } from './answers.js';
import { acting, ownEffect } from './phases.js';
import { rich } from './rich.js';
import { activate, give, setKarma, setSupply } from './table.js';

// EMX-KRM.3 to EMX-KRM.9: how much karma there is, and where it is kept.

const [A, B, C] = [0, 1, 2];

describe('how much karma there is', () => {
  rule.each(
    ['EMX-KRM.7', 'EMX-VOC.9'],
    'leaves an effect nothing to take when it matches the last emon of the supply, in either colour',
    [
      { sign: 'pos', colour: 'pos', value: 1, supply: 1, pos: 1, usable: false },
      { sign: 'pos', colour: 'pos', value: 1, supply: 2, pos: 1, usable: true },
      { sign: 'neg', colour: 'neg', value: 2, supply: 2, pos: 0, usable: false },
      { sign: 'neg', colour: 'neg', value: 2, supply: 3, pos: 0, usable: true },
      { sign: 'neutral', colour: 'neg', value: 3, supply: 2, pos: 1, usable: false },
      { sign: 'neutral', colour: 'neg', value: 3, supply: 2, pos: 2, usable: true },
    ] as const,
    ({ sign, colour, value, supply, pos, usable }) => {
      const customCards = [ownEffect('bounty', `play all: gain ${colour} 1`, { value, sign })];
      const t = rich(
        (state) => {
          give(state, A, 'bounty', 'joy');
          setSupply(state, colour, supply, C);
        },
        { customCards },
      );
      expect(t.legal('play').some((action) => action.card === 'bounty' && action.pos === pos)).toBe(usable);
    },
  );
});

describe('where karma is', () => {
  rule(['EMX-KRM.4', 'EMX-CRD.4'], 'cannot be spent, moved or lost, and everybody sees it', () => {
    const t = acting((state) => {
      setKarma(state, A, 9, 0);
      setKarma(state, B, 9, 9);
      give(state, A, 'calm', 'cleansing', 'devastation');
      activate(state, A, 'greed', 'cruelty');
    });
    expect([...t.legal('play'), ...t.legal('use')]).toEqual([]);
    expect(t.refusal(play('calm', A, 2))).toMatchObject({ rule: 'EMX-CRD.5', code: 'too-few-emons' });
    for (const viewer of [C, 'spectator'] as const)
      expect(engine.view(t.state, viewer).position.karmaNew).toEqual({ pos: [9, 9, 0], neg: [0, 9, 0] });
  });
});

import { engine, SPACES } from '@rulewright/euphoria';
import { activate, market } from '@rulewright/euphoria/positions';
import { createText, en } from '@rulewright/euphoria/text';
import { ru } from '@rulewright/euphoria/text/ru';
import { translation } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import { place, position } from './positions.js';
import { type Choice, items, view } from './text-view.js';

// Euphoria in Russian, and labels in both languages; the law of words is in `words.test.ts`.

describe('Euphoria in Russian', () => {
  it('has every sentence, and no hole that English has not', () => {
    expect(translation(en, ru)).toEqual({
      missing: [],
      unknownHoles: [],
      pluralless: [],
      untranslated: [],
      stale: [],
    });
  });
});

describe('A number in a Russian sentence', () => {
  const { event } = createText(engine, { language: ru });
  const view = engine.view(engine.init('numbers', { players: 5 }), 'spectator');
  const said = (told: Parameters<typeof event>[1]) => event(view, told).text.replaceAll('\u00a0', ' ');

  it.each([1, 2, 4])('agrees with %i tiles that nobody has seen', (unseen) => {
    expect(said({ type: 'tiles-shuffled', rule: 'EUP-VAR.3', unseen })).toBe(
      `К выбранным заведениям добавлено таких, которых никто не видел: ${unseen}; тайлы перетасованы`,
    );
  });

  it.each([1, 2, 3])('agrees with %i workers that are left', (to) => {
    const lost = { type: 'worker-lost', rule: 'EUP-KNO.9', seat: 0, worker: 2, value: 6 } as const;
    expect(said({ ...lost, workers: { from: to + 1, to } })).toBe(
      `Игрок 1 лишается работника 2 (6): он сбежал (осталось работников: ${to})`,
    );
  });
});

describe('A player whom a Russian sentence addresses', () => {
  const { event } = createText(engine, { language: ru, you: (seat) => seat === 1 });
  const view = engine.view(engine.init('you', { players: 3 }), 1);
  const said = (told: Parameters<typeof event>[1]) => event(view, told).text.replaceAll('\u00a0', ' ');

  it('stands in the case of the verb', () => {
    const trade = { seat: 0, partner: 1 } as const;
    expect(said({ type: 'trade-opened', rule: 'EUP-TRD.3', ...trade, proposals: { from: 0, to: 1 } })).toBe(
      'Игрок 1 обдумывает, какую сделку предложить вам',
    );
    expect(said({ type: 'trade-cancelled', rule: 'EUP-TRD.4', ...trade })).toBe(
      'Игрок 1 так и не предлагает вам сделку',
    );
    const skipped = { type: 'choice-skipped', seat: 1 } as const;
    expect(said({ ...skipped, rule: 'EUP-KNO.7', choice: 'roll-pay-penalty' })).toBe('Вам терять нечего');
    expect(said({ ...skipped, rule: 'EUP-R28', choice: 'ability-choose' })).toBe(
      'Вам выбирать не из чего: ничего не изменится',
    );
  });
});

describe('A Russian question of a deal', () => {
  const { question } = createText(engine, { language: ru });
  const [nothing, energy, gold] = [items(), items([0, 1]), items([4, 2])];
  const asked = { kind: 'trade-respond', seat: 1, proposer: 0 } as const;
  const rows: readonly (readonly [Choice, string])[] = [
    [{ ...asked, give: energy, ask: gold }, 'Игрок 1 предлагает вам обмен: 1 энергию на 2 золота. Соглашаетесь?'],
    [{ ...asked, give: energy, ask: nothing }, 'Игрок 1 отдаёт вам 1 энергию даром. Соглашаетесь?'],
    [{ ...asked, give: nothing, ask: energy }, 'Игрок 1 просит у вас 1 энергию даром. Соглашаетесь?'],
    [
      { ...asked, give: energy, ask: gold, later: [{ partner: 2, give: gold, ask: energy }] },
      'Игрок 1 предлагает вам обмен: 1 энергию на 2 золота. В той же сделке: Игроку 3 2 золота в обмен на 1 энергию. Соглашаетесь?',
    ],
    [
      {
        kind: 'trade-more',
        seat: 1,
        legs: [
          { partner: 0, give: energy, ask: nothing },
          { partner: 2, give: nothing, ask: energy },
        ],
      },
      'Сделка пока такая: Игроку 1 1 энергию даром и от Игрока 3 1 энергию даром. Предложите её кому-нибудь ещё?',
    ],
  ];

  it.each(rows)('%o: %s', (choice, text) => {
    expect(question(view(choice)).text.replaceAll('\u00a0', ' ')).toContain(text);
  });
});

/** Every space for a player whose recruit is of no tunnel: some are closed, some free, and all others have a price. */
const labels = (language = en) => {
  const game = position((state) => {
    activate(state, 0, 'amanda-the-broker');
    market(state, 'subterran-a', 'courthouse-of-hasty-judgment');
  });
  const text = createText(engine, { language });
  return SPACES.map(({ id }) => text.action(game.view(0), place(0, 1, id)));
};

describe.each([
  ['English', en],
  ['Russian', ru],
])('A space in %s', (_, language) => {
  it('has a label of its own', () => {
    const said = labels(language).map(({ label }) => label);
    expect(new Set(said).size).toBe(SPACES.length);
  });

  it('says no price where there is none, as of a closed one', () => {
    const said = labels(language);
    const closed = said[SPACES.findIndex(({ id }) => id === 'euphorian-tunnel-end')];
    expect(closed?.cost).toBe('');
    expect(said.filter(({ text }) => /\(\s*\)|, цена – [,:]|\s{2}/.test(text))).toEqual([]);
  });
});

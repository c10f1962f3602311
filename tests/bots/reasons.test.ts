import {
  type AnyEngine,
  analyse,
  type EventReason,
  type Expertise,
  type Facts,
  match,
  type NumberReason,
  type Reason,
  reasonText,
  type Weights,
  weighted,
  why,
} from '@rulewright/bots';
import { expertise as ofDoesNotExist } from '@rulewright/bots/does-not-exist';
import { expertise as ofEcologic } from '@rulewright/bots/ecologic';
import { expertise as ofEmix } from '@rulewright/bots/emix';
import { expertise as ofEuphoria } from '@rulewright/bots/euphoria';
import { at, stepsOf } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { atDepth } from '../support/depth.js';
import { present } from './tables.js';

type TicTacToe = typeof ticTacToe;

/** Everybody takes the first free cell. */
const inOrder: Weights<TicTacToe> = {
  consider: () => {},
  weightOfType: () => 1,
  weightOf: ({ cell }) => 1000 ** -cell,
  reasons: {},
};
/** A cell is a gain of who marks it; a line is what a sheet has. */
const facts: Facts<TicTacToe> = {
  isOver: () => false,
  happening: (event) =>
    event.type === 'marked'
      ? { fact: 'marked', seat: event.seat, of: event.cell, values: { cell: event.cell } }
      : undefined,
  sheet: {
    cells: { of: (_ask, seat, { cells }) => cells.filter((owner) => owner === seat).length, least: 1 },
    corners: { of: () => undefined, least: 1, ofOthers: true },
  },
  names: () => undefined,
};
const simple: Expertise<TicTacToe> = {
  weights: () => inOrder,
  values: () => () => [0.5, 0.5],
  facts: () => facts,
};
const after = (...cells: readonly number[]) =>
  cells.reduce(
    (state, cell) =>
      ticTacToe.apply(state, { type: 'mark', seat: at(ticTacToe.decision(state)?.seats ?? [], 0), cell }),
    ticTacToe.init('why'),
  );
const mark = (cell: number, seat = 0) => ({ type: 'mark' as const, seat, cell });
/** X has 1, 4 and O has 0, 3: X wins with 7, and after 2 the other one wins with 6. */
const view = ticTacToe.view(after(1, 0, 4, 3), 0);
const settings = { expertise: simple, worlds: 4 };

describe('Why one answer is better than another', () => {
  test('is what happens after one of them alone, somebody else’s gain before a number; never the answer itself', () => {
    // after 2 the others take the free cells in order: O marks 5 and wins at once or not at all
    expect(why(ticTacToe, view, [mark(7), mark(2)], settings)).toEqual([
      { kind: 'event', fact: 'marked', seat: 1, isOwn: false, after: 'other', share: 1, values: { cell: 5 } },
    ] satisfies EventReason[]);
  });

  test('is nothing where something as telling speaks against it, and nothing between an answer and itself', () => {
    expect(why(ticTacToe, view, [mark(2), mark(7)], settings)).toEqual([]);
    expect(why(ticTacToe, view, [mark(7), mark(7)], settings)).toEqual([]);
  });

  test('is a number only if it differs by its least difference, and one that means nothing is none', () => {
    const silent: Expertise<TicTacToe> = { ...simple, facts: () => ({ ...facts, happening: () => undefined }) };
    const reasons = why(ticTacToe, view, [mark(2), mark(7)], { ...settings, expertise: silent });
    const cells = reasons.map((reason) => ({ ...reason }));
    expect(cells).toEqual([
      { kind: 'number', fact: 'cells', seat: 0, isOwn: true, best: 4, other: 3 },
    ] satisfies NumberReason[]);
    const coarse: Expertise<TicTacToe> = {
      ...silent,
      facts: () => ({
        ...facts,
        happening: () => undefined,
        sheet: { cells: { ...present(facts.sheet.cells), least: 2 } },
      }),
    };
    expect(why(ticTacToe, view, [mark(2), mark(7)], { ...settings, expertise: coarse })).toEqual([]);
    const said: Expertise<TicTacToe> = {
      ...silent,
      facts: () => ({
        ...facts,
        happening: () => undefined,
        sheet: { cells: { ...present(facts.sheet.cells), saidBy: ['mark'] } },
      }),
    };
    expect(why(ticTacToe, view, [mark(2), mark(7)], { ...settings, expertise: said })).toEqual([]);
  });

  test('is nothing in a game without facts, and refuses what is no answer', () => {
    const { facts: _, ...without } = simple;
    expect(why(ticTacToe, view, [mark(7), mark(2)], { expertise: without })).toEqual([]);
    expect(() => why(ticTacToe, view, [mark(7), mark(0)], settings)).toThrow('no answer to this question');
    expect(() => why(ticTacToe, view, [mark(7), mark(2)], { ...settings, worlds: 0 })).toThrow('not valid settings');
  });

  test('is told by an analysis that is asked for it, against the attended answer, and costs others nothing', async () => {
    const asked = { expertise: simple, iterations: 200, judge: 'hand' } as const;
    const { answers, reasons } = await analyse(ticTacToe, view, { ...asked, reasons: true, attend: [mark(2)] });
    expect(at(answers, 0).action).toEqual(mark(7));
    expect(reasons).toEqual(why(ticTacToe, view, [mark(7), mark(2)], { expertise: simple, seed: 'study' }));
    expect(reasons).not.toEqual([]);
    expect((await analyse(ticTacToe, view, asked)).reasons).toEqual([]);
  });

  test('is the same every time', () => {
    const seen = ecologic.view(
      ecologic.init('why', { players: 2 }),
      at(present(ecologic.decision(ecologic.init('why'))).seats, 0),
    );
    const legal = ecologic.legalActions(seen);
    const both = [at(legal, 0), at(legal, legal.length - 1)] as const;
    const given = { expertise: ofEcologic, worlds: 4 };
    expect(why(ecologic, seen, both, given)).toEqual(why(ecologic, seen, both, given));
  });
});

const games: readonly { readonly id: string; readonly engine: AnyEngine; readonly expertise: Expertise }[] = [
  { id: 'ecologic', engine: ecologic, expertise: ofEcologic },
  { id: 'emix', engine: emix, expertise: ofEmix },
  { id: 'does-not-exist', engine: doesNotExist, expertise: ofDoesNotExist },
  { id: 'euphoria', engine: euphoria, expertise: ofEuphoria },
];

describe.each(games)('Reasons of $id', ({ engine, expertise }) => {
  const known = present(expertise.facts)(engine);
  const words = present(expertise.reasonWords);

  test('have every sentence in every language', () => {
    const english = Object.keys(present(words.en).messages).filter((key) => key !== 'name');
    for (const { messages } of Object.values(words))
      expect(
        Object.keys(messages)
          .filter((key) => key !== 'name')
          .toSorted(),
      ).toEqual(english.toSorted());
    for (const [row, { ofOthers }] of Object.entries(known.sheet)) {
      expect(english).toContain(`${row}.own`);
      expect(english.includes(`${row}.other`)).toBe(ofOthers === true);
    }
  });

  test('tell in every language whatever happens in games, with what is known of it and without', async () => {
    const player = weighted(engine, expertise);
    const told = new Set<string>();
    for (let game = 0; game < atDepth({ day: 1, full: 1, night: 8 }); game++) {
      const { record } = await match(engine, [player, player], { seed: `reasons/${game}` });
      for (const { before, action, events } of stepsOf(engine, record))
        for (const event of engine.eventsFor(events, action.seat)) {
          const happening = known.happening(event, { position: before, seat: action.seat });
          if (happening === undefined) continue;
          const { fact, seat, values = {} } = happening;
          for (const isOwn of [true, false])
            for (const given of [values, happening.of === undefined ? {} : values]) {
              const reason: Reason = { kind: 'event', fact, seat, isOwn, after: 'other', share: 1, values: given };
              for (const language of Object.keys(words)) {
                const text = reasonText([reason], { engine, expertise, language, seats: (each) => `Player${each}` });
                expect(text, fact).toMatch(/^\p{Lu}[^{}]+\.$/u);
                expect(text).not.toMatch(/undefined|NaN/);
              }
            }
          told.add(fact);
        }
    }
    expect(told.size).toBeGreaterThan(2);
  });

  test('are told as numbers in every language', () => {
    for (const [fact, { ofOthers }] of Object.entries(known.sheet))
      for (const isOwn of ofOthers === true ? [true, false] : [true])
        for (const language of Object.keys(words)) {
          const reason: Reason = { kind: 'number', fact, seat: 1, isOwn, best: 5, other: 3 };
          const text = reasonText([reason], { engine, expertise, language });
          expect(text).toMatch(/5.*3/);
          expect(text).toMatch(/^\P{Ll}[^{}]+\.$/u);
        }
  });
});

describe('The text of reasons', () => {
  const lost: Reason = {
    kind: 'event',
    fact: 'object-lost',
    seat: 0,
    isOwn: true,
    after: 'other',
    share: 1,
    values: { branch: 'oil', level: 2 },
  };
  const won: Reason = {
    ...lost,
    fact: 'auction-won',
    seat: 1,
    isOwn: false,
    share: 0.8,
    values: { item: 'I12', amount: 1 },
  };
  const income: Reason = { kind: 'number', fact: 'coins', seat: 0, isOwn: true, best: 1, other: 4 };
  const given = { engine: ecologic, expertise: ofEcologic, seats: (seat: number) => ['Ada', 'Bea'][seat] ?? '' };

  test('addresses the player who is asked, and says what is only likely', () => {
    expect(reasonText([lost, won], { ...given, other: 'played' })).toBe(
      'After your move, you lose your oil object of level 2. After your move, most likely Bea wins “Soil clean-up” for 1 coin.',
    );
    expect(reasonText([{ ...lost, after: 'best', values: {} }, income], given)).toBe(
      'After the best move, you lose an object. You would end the round with 1 coin, not 4.',
    );
  });

  test('is in another language as well', () => {
    expect(reasonText([lost, won], { ...given, language: 'ru-RU', other: 'played' }).replaceAll('\u00A0', ' ')).toBe(
      'После вашего хода вы теряете нефтяной объект уровня 2. После вашего хода, скорее всего, Bea выигрывает «Очистка почвы» за 1 монету.',
    );
    expect(reasonText([lost], { ...given, language: 'ru' }).replaceAll('\u00A0', ' ')).toBe(
      'После второго по силе хода вы теряете нефтяной объект уровня 2.',
    );
  });

  test('is nothing without reasons, and in a language without words, never another one', () => {
    expect(reasonText([], given)).toBe('');
    for (const language of ['uk', 'de', '__proto__', 'constructor'])
      expect(reasonText([lost], { ...given, language })).toBe('');
    expect(reasonText([lost], { engine: ecologic })).toBe('');
  });
});

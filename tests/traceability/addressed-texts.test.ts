import type { AnyState } from '@rulewright/bots';
import type { AnyAction, Engine, Seat, View } from '@rulewright/core';
import type { FactSheet, Language, Told } from '@rulewright/core/text';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import * as doesNotExistText from '@rulewright/does-not-exist/text';
import { uk } from '@rulewright/does-not-exist/text/uk';
import { engine as ecologic } from '@rulewright/ecologic';
import * as ecologicText from '@rulewright/ecologic/text';
import { ru as ecologicRu } from '@rulewright/ecologic/text/ru';
import { engine as emix } from '@rulewright/emix';
import * as emixText from '@rulewright/emix/text';
import { ru as emixRu } from '@rulewright/emix/text/ru';
import { engine as euphoria } from '@rulewright/euphoria';
import * as euphoriaText from '@rulewright/euphoria/text';
import { ru as euphoriaRu } from '@rulewright/euphoria/text/ru';
import { uniform } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../support/depth.js';
import { briefly, walkFrom } from '../support/walking.js';

// The log of a player says *you*, in every game and language.

const NAMES = ['Annabel', 'Bertram', 'Cordula', 'Dagobert'];
const YOU: Seat = 1;
const settings = { seats: (seat: Seat) => NAMES[seat], you: (seat: Seat) => seat === YOU };

/** The sentences that the player reads in random games, and the cells of the tables at their ends. */
function readBy<
  State extends AnyState,
  Action extends AnyAction,
  Options extends { readonly players: number },
  Event,
  Content,
>(
  engine: Engine<State, Action, Options, Event, Content>,
  text: { event(view: View<State>, event: Partial<Event>): Told; sheets(view: View<State>): readonly FactSheet[] },
): { readonly said: readonly string[]; readonly cells: readonly string[] } {
  const games = Array.from({ length: atDepth({ day: 1, full: 3, night: 12 }) }, (_, seed) =>
    walkFrom(engine, engine.init(seed, { players: 3 + (seed % 2) } as Partial<Options>), seed, briefly(uniform, 400)),
  );
  return {
    said: games.flatMap(({ steps }) =>
      steps.flatMap(({ after, seenBy }) => {
        const view = engine.view(after, YOU);
        return seenBy(YOU).map((event) => text.event(view, event).text);
      }),
    ),
    cells: games.flatMap(({ end }) =>
      text.sheets(engine.view(end, YOU)).flatMap(({ head, rows }) => [head, ...rows].flat()),
    ),
  };
}

const texts = {
  'EcoLogic in English': [ecologicText.en, () => readBy(ecologic, ecologicText.createText(ecologic, settings))],
  'EcoLogic in Russian': [
    ecologicRu,
    () => readBy(ecologic, ecologicText.createText(ecologic, { ...settings, language: ecologicRu })),
  ],
  'Emix in English': [emixText.en, () => readBy(emix, emixText.createText(emix, settings))],
  'Emix in Russian': [emixRu, () => readBy(emix, emixText.createText(emix, { ...settings, language: emixRu }))],
  'Does Not Exist in English': [
    doesNotExistText.en,
    () => readBy(doesNotExist, doesNotExistText.createText(doesNotExist, settings)),
  ],
  'Does Not Exist in Ukrainian': [
    uk,
    () => readBy(doesNotExist, doesNotExistText.createText(doesNotExist, { ...settings, language: uk })),
  ],
  'Euphoria in English': [euphoriaText.en, () => readBy(euphoria, euphoriaText.createText(euphoria, settings))],
  'Euphoria in Russian': [
    euphoriaRu,
    () => readBy(euphoria, euphoriaText.createText(euphoria, { ...settings, language: euphoriaRu })),
  ],
} satisfies Readonly<Record<string, readonly [Language, () => ReturnType<typeof readBy>]>>;

/** Words after a player that say the same of you and of others. */
const UNCHANGED =
  /^(?:and|may|can|cannot|will|need|share|rolled|a|as|go|to|in|by|for|with|и|не|так|ничего|больше|бесплатно|пока|за|замість|в|з|і|нічого|нікому|більше|знову|просто|до|–)$/u;
/** A player in a sentence without a form, and the word after it; a verb that agrees stands in braces. */
const AFTER_PLAYER =
  /\{(?:seat|host|who|owner|asker|target|partner|winner|winners|leader|firstPlayer|human|from|to)\}[\s\u00A0]([\p{L}–]+)(?=[\s\u00A0,.:;]|$)/gu;
const OF_EVENTS = /^(?:event|played|sum|verdict|lineup)\./;

describe.each(Object.entries(texts))('%s', (_, [{ messages }, readGames]) => {
  let games: ReturnType<typeof readBy> | undefined;
  const read = (): ReturnType<typeof readBy> => {
    games ??= readGames();
    return games;
  };

  test('every verb behind a player in a sentence of an event agrees with the player', () => {
    const bare = Object.entries<string>(messages).flatMap(([key, sentence]) =>
      OF_EVENTS.test(key)
        ? [...sentence.matchAll(AFTER_PLAYER)]
            .filter(([, word = '']) => !UNCHANGED.test(word))
            .map(([part]) => `${key}: ${part}`)
        : [],
    );
    expect(bare).toEqual([]);
  });

  test('the player reads you in place of the own name, and sentences without marks', () => {
    const { said } = read();
    expect(said.filter((sentence) => sentence.includes('Bertram'))).toEqual([]);
    expect(said.filter((sentence) => /[{}|]|^(?:you|your|вы|вас|вам|ти|тебе|тобі)(?!\p{L})/u.test(sentence))).toEqual(
      [],
    );
    expect(said.filter((sentence) => /^(?:You|Вы|Ти)(?!\p{L})/u.test(sentence)).length).toBeGreaterThan(20);
  });

  test('tables call the player you, with a capital letter', () => {
    const { cells } = read();
    expect(cells.filter((cell) => cell.includes('Bertram'))).toEqual([]);
    expect(cells.some((cell) => /^(?:You|Вы|Ти)$/u.test(cell))).toBe(true);
    expect(cells.filter((cell) => /(?<!\p{L})(?:you|вы|ти)(?!\p{L})/u.test(cell))).toEqual([]);
  });
});

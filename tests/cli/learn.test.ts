import { gameIds, loadLessons } from '@rulewright/games/load';
import { describe, expect, test } from 'vitest';
import { tables } from '../../packages/cli/src/in-language.js';
import type { Prompts } from '../../packages/cli/src/terminal.js';
import { english } from '../../packages/cli/src/words/words.js';
import { linesOf, rulewright } from './console.js';

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Somebody who types these actions, one at a question, and then leaves. */
function typing(lines: readonly string[], say: (key: 'type-action' | 'leave') => string = english.say): Prompts {
  let typed = 0;
  return {
    choose: async (_, choices) => choices.indexOf(say(typed < lines.length ? 'type-action' : 'leave')),
    number: async () => 0,
    text: async () => lines[typed++] ?? '',
  };
}

/** Somebody who picks these entries of menus, by their beginning. */
function picking(...beginnings: readonly string[]): Prompts {
  let picked = 0;
  return {
    async choose(_, choices) {
      const beginning = beginnings[picked++] ?? 'leave';
      return choices.findIndex((choice) => choice.startsWith(beginning));
    },
    number: async () => 0,
    text: async () => '',
  };
}

describe('rulewright learn', () => {
  test.each(
    gameIds.flatMap((id) =>
      id === 'euphoria'
        ? [[id, 'en']]
        : [
            [id, 'en'],
            [id, id === 'does-not-exist' ? 'uk' : 'ru'],
          ],
    ),
  )('teaches all of %s in %s', async (id, language) => {
    const lessons = await loadLessons(id, language);
    const say = language === 'en' ? english.say : (key: string) => words[key] ?? key;
    const words = ((await tables[language]?.())?.messages ?? {}) as Readonly<Record<string, string>>;
    const solutions = lessons.flatMap(({ solution }) => solution);
    const { code, out, err } = await rulewright(['learn', id, '--language', language], typing(solutions, say));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const told = flat(out);
    for (const lesson of lessons)
      for (const text of [lesson.title, lesson.say, lesson.task, lesson.done]) expect(told).toContain(flat(text));
    expect(linesOf(out).at(-1)).toContain(`rulewright play ${id} --human 0 --bot beginner`);
  });

  test('says what is wrong, begins the lesson again, shows how it is done, and can be left', async () => {
    const [first] = await loadLessons('ecologic');
    const { out } = await rulewright(
      ['learn', 'ecologic'],
      picking('place a mineral piece on H10', 'show me how it is done', 'leave'),
    );
    const told = flat(out);
    const [again, shown] = [told.indexOf('Not yet. Once more from the beginning.'), told.indexOf('It is done so:')];
    expect(again).toBeGreaterThan(told.indexOf(first?.task ?? '?'));
    expect(shown).toBeGreaterThan(again);
    expect(told.indexOf(first?.done ?? '?')).toBeGreaterThan(shown);
    expect(linesOf(out).at(-1)).toContain('To go on later: rulewright learn ecologic 2');
  });

  test('begins with a lesson that is named', async () => {
    const { out } = await rulewright(['learn', 'emix', '8'], picking());
    expect(linesOf(out)[0]).toMatch(/^Lesson 8 of 8: /);
    expect(linesOf(out).at(-1)).toContain('rulewright learn emix 8');
  });

  test('lists the lessons without a terminal', async () => {
    const { code, out } = await rulewright(['learn', 'emix', '--list']);
    expect({ code, lessons: out.match(/^ {2}\d\. /gm)?.length }).toEqual({ code: 0, lessons: 8 });
  });

  test('refuses a lesson that there is not, a game without a name, and nobody to be asked', async () => {
    for (const args of [['emix', '9'], ['emix', 'one'], ['chess'], ['emix']]) {
      const { code, out, err } = await rulewright(['learn', ...args]);
      expect({ code, out, lines: linesOf(err).length }).toEqual({ code: 2, out: '', lines: 1 });
    }
  });
});

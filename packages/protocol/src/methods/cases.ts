import * as z from 'zod/mini';
import { about, game, whole } from '../schemas.js';
import { casesOf, type ServedCase, type ServedCases } from '../served-game.js';
import { Work } from '../work.js';
import { method } from './method.js';

// Rules questions as documents.

/** Letters in a text of cases, at most. */
const LONGEST = 500_000;
const document = z.string().check(z.maxLength(LONGEST));
const line = about('A line of the text, from 1.', whole);

const tried = z.strictObject({
  name: about('Its title, with its rules and the values of its row.', z.string()),
  at: line,
  rules: about('Ids of the rules that it proves.', z.array(z.string())),
  ok: about('Whether all is as written.', z.boolean()),
  lines: about(
    'Each mark, and the lines that were found for it.',
    z.array(z.strictObject({ at: line, expected: z.string(), found: z.array(z.string()), ok: z.boolean() })),
  ),
  written: about('The case with what was found in place of what was expected.', z.string()),
  problem: about('Why it could not be played.', z.optional(z.strictObject({ at: line, why: z.string() }))),
  wentOn: about('Phase, round and turn that changed while it was played.', z.optional(z.string())),
  actions: about('Its actions up to the first `or`.', z.array(z.string())),
});

export const caseMethods = {
  case_words: method({
    about: 'The words that build positions in cases, with what each takes.',
    params: z.strictObject({ game }),
    result: about('By word, such as `give: SEAT CARD+`.', z.record(z.string(), z.string())),
    example: { game: 'ecologic' },
    run: ({ game: id }, session) =>
      new Work(function* () {
        const { words } = (yield casesOf(session.game(id))) as ServedCases;
        return { ...words };
      }),
  }),

  try_case: method({
    about:
      'Plays cases, documents of what a rule does, and compares each line. A case without marks is answered: its empty marks are found in `written`. After the limit of time no further case is begun.',
    params: z.strictObject({
      game,
      text: about('Cases, alone or in `case` blocks of Markdown.', document),
      positions: about(
        'The positions that the text shares with others, `positions.md` of its folder.',
        z.optional(document),
      ),
      skip: about('Cases of the text that are left out at its beginning.', z.optional(whole)),
    }),
    result: z.strictObject({ cases: z.array(tried), left: about('Cases that were not begun.', whole) }),
    example: { game: 'ecologic', text: 'ECO-SET.9 who begins?\n  options {players 2}\n    ?' },
    run: ({ game: id, text, positions, skip = 0 }, session) =>
      new Work(function* () {
        const { now, limits } = session;
        const end = now() + limits.time;
        const player = (yield casesOf(session.game(id))) as ServedCases;
        const waiting = player.read({ text, positions }).slice(skip);
        const cases: z.input<typeof tried>[] = [];
        for (const play of waiting) {
          if (cases.length > 0 && now() > end) break;
          cases.push(written(play()));
          yield;
        }
        return { cases, left: waiting.length - cases.length };
      }),
  }),
};

const written = ({ rules, lines, actions, ...played }: ServedCase): z.input<typeof tried> => ({
  ...played,
  rules: [...rules],
  lines: lines.map(({ found, ...each }) => ({ ...each, found: [...found] })),
  actions: [...actions],
});

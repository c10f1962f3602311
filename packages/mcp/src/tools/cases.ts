import { casesOf, type ServedCase } from '@rulewright/protocol';
import * as z from 'zod/mini';
import { tool } from '../tool.js';
import { about, game } from './arguments.js';

// Rules questions, answered by trying.

const MOST_CASES = 20;
const LONGEST = 50_000;

export const caseTools = {
  try_case: tool({
    title: 'Try a case',
    about:
      'Answers a rules question by playing it. A case is a title that begins with the id of a rule, and below it, indented by two spaces, settings such as options {players 3}, words that build a position such as player 0 {money 4}, and actions such as 0 open-plant oil. Without expectations you are told what happens; > (event), = (fact), ? (question), ! (refusal) and * (legal) below an action say what you expect. list_case_words gives the words.',
    args: z.strictObject({
      game,
      text: about('The cases, at most 20.', z.string().check(z.minLength(1), z.maxLength(LONGEST))),
    }),
    isReading: true,
    run: async ({ game: id, text }, service) => {
      const player = await casesOf(service.game(id));
      const cases = player.read({ text });
      const played = cases.slice(0, MOST_CASES).map((play) => toldCase(play()));
      const left = cases.length - played.length;
      return [...played, ...(left > 0 ? [`… and ${left} cases more: try at most ${MOST_CASES} at once`] : [])].join(
        '\n\n',
      );
    },
  }),

  list_case_words: tool({
    title: 'List the words of cases',
    about:
      'Lists the words that build a position in try_case, with what each takes: give SEAT CARD+ is written as give 0 joy. A case without them begins where the game begins.',
    args: z.strictObject({ game }),
    isReading: true,
    run: async ({ game: id }, service) => {
      const { words } = await casesOf(service.game(id));
      return Object.entries(words)
        .map(([word, takes]) => `- ${word} ${takes}`.trimEnd())
        .join('\n');
    },
  }),
};

function toldCase({ ok, written, problem, wentOn, lines }: ServedCase): string {
  const wrong = lines.filter((line) => !line.ok && /\s/.test(line.expected.trim()));
  return [
    written,
    ...(ok ? ['All is as written.'] : []),
    ...wrong.map(({ at, expected }) => `Line ${at} expected: ${expected}`),
    ...(problem === undefined ? [] : [`Line ${problem.at} cannot be played: ${problem.why}`]),
    ...(wentOn === undefined ? [] : [`The game has gone on: ${wentOn}`]),
  ].join('\n');
}

import { InputError, type View } from '@rulewright/core';
import * as z from 'zod/mini';
import { inLanguage, language } from '../languages.js';
import { about, action, anything, atSeen, event, game, seat, viewer, violation } from '../schemas.js';
import type { AnyState, AnyText, ServedGame } from '../served-game.js';
import { method } from './method.js';

// A game in words.

const wanted = (text: string) => about(text, z.optional(z.literal(true)));
const told = z.strictObject({
  text: z.string(),
  style: z.optional(z.enum(['title', 'heading', 'note', 'quiet'])),
  chain: z.optional(z.string()),
  starts: z.optional(z.literal(true)),
});
const asked = z.strictObject({
  short: z.string(),
  situation: z.string(),
  own: z.string(),
  rule: z.string(),
  text: z.string(),
});
const done = z.strictObject({ label: z.string(), cost: z.string(), gain: z.string(), text: z.string() });
const table = z.strictObject({ title: z.string(), head: z.array(z.string()), rows: z.array(z.array(z.string())) });

const aidRow = z.strictObject({
  name: about('The step, card or sign, with what joins it to the text; empty for a sentence alone.', z.string()),
  text: z.string(),
  rule: about('The rule that says it exactly; empty for a row about a card.', z.string()),
});

export const textMethods = {
  text: method({
    about:
      'A position in words, as one viewer may know it. Each field asks for a part, and the answer has the same fields.',
    params: z.strictObject({
      at: atSeen,
      viewer: about("Who reads it; of a view its viewer. A seat, or 'spectator'.", z.optional(viewer)),
      question: wanted('What is asked in short, of whom with the facts that the answer needs, and by which rule.'),
      opening: wanted('The table before the first decision.'),
      tables: wanted('The position in tables; the first one has a row a seat.'),
      drawing: wanted('The board in characters, line by line; empty for a game without one.'),
      actions: about(
        'Actions as entries of a menu: what is done, what it costs, what it gives.',
        z.optional(z.array(action)),
      ),
      topics: about('What these actions have in common with others of a long list.', z.optional(z.array(action))),
      events: about('What happened, as this viewer was told.', z.optional(z.array(event))),
      score: about("What a seat's score is made of.", z.optional(seat)),
      language,
    }),
    result: z.strictObject({
      question: z.optional(asked),
      opening: z.optional(z.string()),
      tables: z.optional(z.array(table)),
      drawing: z.optional(z.array(z.string())),
      actions: z.optional(z.array(done)),
      topics: z.optional(z.array(z.string())),
      events: about(
        'Clauses that begin with a capital letter and end without a full stop, with their style.',
        z.optional(z.array(told)),
      ),
      score: z.optional(z.record(z.string(), z.string())),
    }),
    example: { at: 1, viewer: 0, question: true, actions: [{ type: 'reveal', seat: 0 }] },
    run: (
      { at, viewer, question, opening, tables, drawing, actions, topics, events, score, language: code },
      session,
    ) => {
      const { game, position } = session.place(at, viewer);
      const text = textOf(inLanguage(game, code));
      if (!('position' in position))
        throw new InputError('no view', [{ path: 'viewer', message: 'give a view, or say who reads' }]);
      const view = position as View<AnyState>;
      return {
        ...(question && { question: text.question(view) }),
        ...(opening && { opening: text.opening(view) }),
        ...(tables && {
          tables: text.sheets(view).map(({ title, head, rows }) => ({
            title,
            head: [...head],
            rows: rows.map((row) => [...row]),
          })),
        }),
        ...(drawing && { drawing: [...text.drawing(view)] }),
        ...(actions && { actions: actions.map((each) => text.action(view, each)) }),
        ...(topics && { topics: topics.map((each) => text.topic(view, each)) }),
        ...(events && { events: events.map((each) => text.event(view, each)) }),
        ...(score !== undefined && { score: { ...text.score(view, score) } }),
      };
    },
  }),

  aid: method({
    about:
      'The player aid of a game: the order of a round, prices and signs on one page; empty for a game without one.',
    params: z.strictObject({
      game,
      language,
    }),
    result: z.array(z.strictObject({ title: z.string(), rows: z.array(aidRow) })),
    example: { game: 'ecologic' },
    run: ({ game: id, language: code }, session) =>
      textOf(inLanguage(session.game(id), code))
        .aid()
        .map(({ title, rows }) => ({ title, rows: rows.map((row) => ({ ...row })) })),
  }),

  words: method({
    about: 'What needs no position in words. Each field asks for a part, and the answer has the same fields.',
    params: z.strictObject({
      game,
      refusal: about('A violation: why an action is refused, in a sentence with the numbers.', z.optional(violation)),
      reason: about('Why a game ended: the reason of its outcome.', z.optional(z.string())),
      card: about(
        'The id of a card or another part of the content: its name, what it does, whether it is reconstructed.',
        z.optional(z.string()),
      ),
      option: about('The name of an option: what it decides.', z.optional(z.string())),
      value: about('One of its values: what it means.', z.optional(anything)),
      scoring: wanted('How scores and ties work.'),
      legend: wanted('What the characters of the drawing mean; empty without one.'),
      amounts: wanted('The fields of actions that are amounts: people type them in as numbers.'),
      language,
    }),
    result: z.strictObject({
      refusal: z.optional(z.string()),
      reason: z.optional(z.string()),
      card: z.optional(z.string()),
      option: z.optional(z.string()),
      value: z.optional(z.string()),
      scoring: z.optional(z.string()),
      legend: z.optional(z.string()),
      amounts: z.optional(z.array(z.string())),
    }),
    example: {
      game: 'ecologic',
      refusal: { rule: 'ECO-AUC.11', code: 'more-than-your-money', details: { amount: 7, money: 5 } },
      scoring: true,
    },
    run: ({ game: id, refusal, reason, card, option, value, scoring, legend, amounts, language: code }, session) => {
      const text = textOf(inLanguage(session.game(id), code));
      return {
        ...(refusal && { refusal: text.refusal(refusal) }),
        ...(reason !== undefined && { reason: text.reason(reason) }),
        ...(card !== undefined && { card: text.card(card) }),
        ...(option !== undefined && value === undefined && { option: text.option(option) }),
        ...(option !== undefined && value !== undefined && { value: text.optionValue(option, value) }),
        ...(scoring && { scoring: text.scoring }),
        ...(legend && { legend: text.legend }),
        ...(amounts && { amounts: [...text.amounts] }),
      };
    },
  }),
};

function textOf({ text, engine }: ServedGame): AnyText {
  if (text !== undefined) return text;
  throw new InputError('no words', [{ path: 'game', message: `${engine.id} has no text here` }]);
}

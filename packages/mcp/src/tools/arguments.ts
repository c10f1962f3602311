import * as z from 'zod/mini';

// The words of the arguments.

export const about = <S extends z.ZodMiniType>(text: string, schema: S): S => schema.check(z.describe(text)) as S;

export const whole = z.int().check(z.minimum(0));
const LONGEST_SEARCH = 200;

export const game = about('The id of a game, as list_games gives it, such as "ecologic".', z.string());
export const language = about(
  'A language that the game is told in, as list_games gives it, such as "ru"; English when not given.',
  z.optional(z.string()),
);
export const table = about('The number of a table, as new_game gives it.', whole);
export const find = about(
  'An id, or some words; spelling may be a little off.',
  z.string().check(z.minLength(1), z.maxLength(LONGEST_SEARCH)),
);
export const choice = about('The number of a legal action in the list of list_actions.', z.optional(whole));
export const action = about(
  'The action instead: a line as list_actions shows it in brackets, such as "raise 3", or its JSON as a text, such as {"type":"raise","amount":3}.',
  z.optional(z.union([z.string(), z.record(z.string(), z.unknown())])),
);

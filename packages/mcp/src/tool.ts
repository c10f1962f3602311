import { isRuleError } from '@rulewright/core';
import { errorBody, errorCodes, readAs } from '@rulewright/protocol';
import * as z from 'zod/mini';
import { liberally } from './liberal.js';
import type { Service } from './service.js';
import type { TableGame } from './table-game.js';
import { refusalText } from './words.js';

/** A block of a tool's answer: text, or a link to a resource. */
export type Block =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'resource_link';
      readonly uri: string;
      readonly name: string;
      readonly description: string;
      readonly mimeType: string;
    };

/** One row of the table of tools. */
export interface Tool<Args extends z.ZodMiniType> {
  readonly title: string;
  /** Its description, for a model that knows nothing of this server. */
  readonly about: string;
  readonly args: Args;
  /** True when it changes nothing. */
  readonly isReading: boolean;
  run(
    args: z.output<Args>,
    service: Service,
    signal: AbortSignal,
  ): string | readonly Block[] | Promise<string | readonly Block[]>;
}

/** Types a row of the table. */
export const tool = <Args extends z.ZodMiniType>(row: Tool<Args>): Tool<Args> => row;

export const text = (text: string): Block => ({ type: 'text', text });

/** Runs a tool. A failure is an answer too, with the typed error beside the sentence. */
export async function answered<Args extends z.ZodMiniType>(
  { name, row }: { readonly name: string; readonly row: Tool<Args> },
  given: unknown,
  service: Service,
  signal: AbortSignal,
) {
  const meant = liberally(z.toJSONSchema(row.args, { io: 'input' }), given);
  try {
    const args = readAs(row.args, meant, errorCodes.params, `not the arguments of ${name}`);
    const answer = await row.run(args, service, signal);
    return { content: typeof answer === 'string' ? [text(answer)] : [...answer] };
  } catch (error) {
    const body = errorBody(error);
    const game = service.gameIn(Object(meant));
    return {
      isError: true as const,
      content: [text(sentence(error, body.message, game))],
      structuredContent: { error: { ...body } },
    };
  }
}

function sentence(error: unknown, message: string, game: TableGame | undefined): string {
  if (!isRuleError(error) || game === undefined) return `${message}\nNothing has changed.`;
  return `Refused: ${refusalText(game, error.violation)}\nNothing has changed.`;
}

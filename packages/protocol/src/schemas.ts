import type {
  AnyAction,
  AnyDecision,
  Draw,
  Emitted,
  Outcome,
  Replay,
  Seat,
  View,
  Viewer,
  Violation,
} from '@rulewright/core';
import * as z from 'zod/mini';
import type { AnyState } from './served-game.js';
import type { At } from './session.js';

// The words of the messages. Data of a game is checked by its engine: here it only has to be an object.

/** Adds the sentence for the reference to a schema. */
export const about = <S extends z.ZodMiniType>(text: string, schema: S): S => schema.check(z.describe(text)) as S;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Data of a game. */
const data = <X>(title: string) =>
  z.custom<X>(isObject, { error: 'Invalid input: expected object' }).check(z.meta({ title, type: 'object' }));

export const whole = z.int().check(z.minimum(0));
export const count = z.int().check(z.minimum(1));
export const game = about('The id of a game.', z.string());
export const seat = about('A seat, from 0.', whole) as unknown as z.ZodMiniType<Seat, Seat>;
export const viewer = about(
  "A seat, from 0, or 'spectator'.",
  z.union([whole, z.literal('spectator')]),
) as unknown as z.ZodMiniType<Viewer, Viewer>;
/** True of a number that JSON transmits exactly; whole numbers beyond 2^53 are rounded. */
export const isExact = (number: number): boolean => !Number.isInteger(number) || Number.isSafeInteger(number);
/** A number that names something. */
export const exactNumber = z
  .number()
  .check(z.refine(isExact, { error: 'a whole number beyond 2^53 is rounded on its way: send it as text' }));
export const seed = about(
  'The same seed is the same chance. A whole number beyond 2^53 goes as text.',
  z.union([z.string(), exactNumber]),
);
export const handle = about('Names a position that the session holds.', count);

export const state = data<AnyState>('State');
export const view = data<View<AnyState>>('View');
export const action = data<AnyAction>('Action');
export const decision = data<AnyDecision>('Decision');
export const event = data<{ readonly type: string }>('Event');
export const emitted = data<Emitted>('Emitted');
export const outcome = data<Outcome>('Outcome');
export const violation = data<Violation>('Violation');
export const record = data<Replay>('Record');
export const object = data<object>('Object');
export const draw = z.custom<Draw>(() => true).check(z.meta({ title: 'Draw' }));
export const fraction = z.strictObject({ numerator: z.int(), denominator: z.int() });
export const anything = z.unknown();

/** The position that a request is about. */
export const at = about(
  'A handle, or a state as JSON.',
  z.custom<At>((value) => isHandle(value) || isObject(value), { error: 'Invalid input: expected a handle or a state' }),
).check(z.meta({ type: ['integer', 'object'] }));
export const atSeen = about('A handle, a state or a view as JSON.', at);
const isHandle = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** The form of a returned position. */
export const as = about(
  "'state' for the state as JSON, which the server forgets; a handle when not given.",
  z.optional(z.enum(['handle', 'state'])),
);
/** A position made by a method, and the question that waits in it. */
export const reached = z.strictObject({
  at: about('A handle, or the state: as it was asked for.', at),
  decision: about('The question that waits; null when the game is over.', z.nullable(decision)),
});
export type Reached = z.input<typeof reached>;

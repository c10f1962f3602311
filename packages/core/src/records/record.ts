import type { InformationForm } from '../futures/recall.js';
import type { Seed } from '../game/chance.js';
import type { Draw } from '../game/trace.js';
import type { Emitted, Outcome, PartialOptions, Viewer } from '../game/types.js';
import { MOST_SEATS } from '../input/bounds.js';
import { MOST_DRAWS, scriptSchema, seedSchema } from '../saves/validate.js';
import * as z from '../schema/z.js';
import { bySeat, list, seats } from '../words.js';

// The form of a record: one JSON object.

/** Scripted draws before the decision with this index, or in the set-up. Several for one moment follow one another. */
export interface ScriptedDraws {
  readonly before: number | 'setup';
  readonly draws: readonly Draw[];
  /**
   * Refuses draws beyond the scripted ones, as `scriptDraws` does. Of several entries for one moment the last one
   * counts.
   */
  readonly strict?: boolean | undefined;
}

/**
 * A game as data: everything needed to play it again, bit for bit, on any platform, and digests to verify the result.
 *
 * Digests are SHA-256 of canonical JSON (RFC 8785) as 64 hex digits.
 */
export interface Replay<A = unknown, Options = unknown> {
  /** The version of this form. */
  readonly schemaVersion: number;
  readonly game: string;
  readonly rulesVersion: number;
  /** The name of the content pack. */
  readonly content: string;
  /** The algorithm of chance. */
  readonly rng: string;
  readonly seed: Seed;
  /** All options. */
  readonly options: Options;
  readonly scripted: readonly ScriptedDraws[];
  readonly actions: readonly A[];
  /**
   * The digest of who was asked what: a line for the set-up and one after each action.
   *
   * A line is `["raise",[1]]`, the kind of the decision and the asked seats, or `null` after the end; each ends with a
   * line feed.
   */
  readonly asked: string;
  /** The result; null while the game is not over. */
  readonly outcome: Outcome | null;
  /**
   * The digest of the state after the last action: the generator, the memory of viewers unless empty, and the game's
   * fields without defaults. The options stand above.
   */
  readonly final: string;
}

/** The start of a recording. */
export interface Recording<A = unknown, Options = unknown> {
  readonly seed: Seed;
  readonly options?: PartialOptions<Options>;
  readonly actions?: readonly A[];
  readonly scripted?: readonly ScriptedDraws[];
}

/** A game that is recorded while it is played. */
export interface Recorder<State = unknown, A = unknown, Options = unknown, Event = unknown> {
  /** The state after the last action. */
  readonly state: State;
  /** Plays a legal action and records it. Throws as the engine's `apply` does, and records nothing then. */
  apply(action: A): State;
  /** As `apply`, together with the events on the way. */
  step(action: A): { readonly state: State; readonly events: readonly Emitted<Event>[] };
  /**
   * Fixes the next draws, as the engine's `scriptDraws` does, and records it: the last call before an action counts.
   */
  scriptDraws(draws: readonly Draw[], strict?: boolean): State;
  /**
   * The full knowledge of a viewer from the set-up on, as `informationState` of a simulation. The game is replayed for
   * it once, in parts, as it goes on.
   */
  informationState(viewer: Viewer, form?: InformationForm): string;
  /** The record so far; nothing is played again. */
  record(): Replay<A, Options>;
}

const optionsSchema = z.record(z.string(), z.unknown());
/** The most decisions of a record, far more than any game has. */
const MOST_DECISIONS = 1_000_000;
const scriptedSchema = list(
  z.strictObject({
    before: z.union([z.int().check(z.minimum(0)), z.literal('setup')]),
    draws: scriptSchema,
    strict: z.optional(z.boolean()),
  }),
  MOST_DRAWS,
);
const actionsSchema = list(z.unknown(), MOST_DECISIONS);
const outcomeSchema = z.strictObject({
  winners: seats,
  ranking: list(seats, MOST_SEATS),
  scores: bySeat(z.union([z.number(), z.strictObject({ numerator: z.int(), denominator: z.int() })])),
  reason: z.string(),
});

export const recordingSchema = z.strictObject({
  seed: seedSchema,
  options: z._default(optionsSchema, {}),
  actions: z._default(actionsSchema, []),
  scripted: z._default(scriptedSchema, []),
});
export const replaySchema = z.strictObject({
  schemaVersion: z.int(),
  game: z.string(),
  rulesVersion: z.int(),
  content: z.string(),
  rng: z.string(),
  seed: seedSchema,
  options: optionsSchema,
  scripted: scriptedSchema,
  actions: actionsSchema,
  asked: z.string(),
  outcome: z.nullable(outcomeSchema),
  final: z.string(),
});

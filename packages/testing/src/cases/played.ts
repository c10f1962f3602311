import { type AnyAction, isInputError, type Violation } from '@rulewright/core';
import type { AnyState } from '../any.js';
import type { Case } from './document.js';

/** A mark and the lines that were found for it; `ok` when they are the mark. */
export interface Compared {
  readonly file: string;
  readonly at: number;
  readonly expected: string;
  readonly found: readonly string[];
  readonly ok: boolean;
}

/** An action that a case tries in a position, and the refusal of one that is not allowed. */
export interface Attempt {
  readonly state: AnyState;
  readonly action: AnyAction;
  readonly refusal: Violation | undefined;
}

/** A case that has been played. */
export interface PlayedCase {
  readonly one: Case;
  /** The name of the content pack that it was played with. */
  readonly content: string;
  readonly ok: boolean;
  readonly said: readonly Compared[];
  /** The reason why the case stopped: an unreadable line, a refused action or an impossible position. */
  readonly problem?: { readonly file: string; readonly at: number; readonly why: string };
  /** Phase, round and turn that changed while the lines were played: `round 1→2`. Absent when none did. */
  readonly wentOn?: string;
  /** The position before the first action, and the actions up to the first `or`, for a board. */
  readonly from?: object;
  readonly actions: readonly string[];
  /** The actions of all branches, those that are refused too. */
  readonly attempts: readonly Attempt[];
}

/** The message of an error, with all problems of an input on one line. */
export function messageOf(error: Error): string {
  if (!isInputError(error)) return error.message;
  return [
    error.summary,
    ...error.issues.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)),
  ].join('; ');
}

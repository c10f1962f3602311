import type { AnyEvent, Viewer } from '@rulewright/core';
import type { AnyState } from '../any.js';
import type { CaseEngine, CaseText } from './game.js';

/** The game at the line above a mark: the position, the one before, and what happened between them. */
export interface Moment {
  readonly engine: CaseEngine;
  readonly state: AnyState;
  /** The position before the line; undefined when nothing has been played yet. */
  readonly before: AnyState | undefined;
  /** The events of the line, as a viewer reads them; `undefined` reads all. */
  events(viewer: Viewer | undefined): readonly Partial<AnyEvent>[];
  /** The sentences of the game in the language of the case. Throws `Misread` when it has none. */
  text(): CaseText;
}

/** What the worker of the live board says after a decision: the field, and what happened, in a sentence. */
export interface LiveDecision {
  readonly drawing: string;
  readonly told: string;
  readonly isOver: boolean;
}
/** Two names for two bots. */
export const NAMES = ['Ann', 'Bob', 'Cleo'] as const;

import type { Viewer } from '@rulewright/core';
import type { Told } from '@rulewright/core/text';
import type { PlayGame } from './games.js';
import { isScene, type Mark, markOf } from './matters.js';
import type { Step } from './table.js';

/** One line of the log: what happened, the rule that made it happen, and what it is to the viewer. */
export interface LogLine extends Told {
  readonly rule: string;
  readonly mark: Mark | undefined;
  readonly isScene: boolean;
}

/** Writes the log of a game for its viewers; what was written once is kept. */
export function logger({
  engine,
  text,
}: Pick<PlayGame, 'engine' | 'text'>): (step: Step, viewer: Viewer) => readonly LogLine[] {
  const written = new WeakMap<Step, Map<Viewer, readonly LogLine[]>>();
  return (step, viewer) => {
    const ofStep = written.get(step) ?? new Map<Viewer, readonly LogLine[]>();
    written.set(step, ofStep);
    const old = ofStep.get(viewer);
    if (old !== undefined) return old;
    const view = engine.view(step.after, viewer);
    const lines = engine.eventsFor(step.events, viewer).flatMap((event): LogLine[] => {
      const told = text.event(view, event);
      if (told.style === 'quiet') return [];
      const mark = markOf(engine.id, event, viewer);
      return [{ ...told, rule: event.rule ?? '', mark, isScene: isScene(engine.id, event) }];
    });
    ofStep.set(viewer, lines);
    return lines;
  };
}

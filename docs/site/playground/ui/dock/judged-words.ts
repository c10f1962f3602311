import type { Judged } from '../../study-worker.js';
import { positionAt } from '../../table.js';
import type { Session } from '../session.js';

/** The words for a decision that was studied, each made when it is called for: what was asked, what was played, and the best answer. */
export function judgedWords({ game: { engine, text }, table }: Session, { decision, seat, answers, played }: Judged) {
  const best = answers[0]?.action;
  const own = answers[played]?.action;
  if (best === undefined || own === undefined) return undefined;
  const view = engine.view(positionAt(table.value, decision), seat);
  return {
    asked: () => text.question(view).short,
    played: () => text.action(view, own).text,
    better: () => text.action(view, best).text,
  };
}

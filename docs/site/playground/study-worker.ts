import {
  type Analysis,
  analyse,
  type Calibration,
  calibrated,
  type Review,
  type ReviewedDecision,
  reasonText,
  review,
  type Verdict,
  verdictOf,
  why,
} from '@rulewright/bots';
import type { AnyAction, Seat } from '@rulewright/core';
import { type AnyView, type GameId, loadGame } from './games.js';
import { loadExpertise } from './known.js';

// Studies games and positions, apart from the page. What is stopped says what it knows by then, and can be continued.

/** A game to be studied, decision by decision. */
export interface ReviewAsked {
  readonly game: GameId;
  readonly seed: string;
  readonly options: object;
  readonly actions: readonly AnyAction[];
  readonly iterations: number;
  /** Whose decisions are studied. */
  readonly seats: readonly Seat[];
  readonly from?: Review | undefined;
}
/** Who is told of a reason: in which language, and what the seats are called. */
export interface Teller {
  readonly language: string;
  readonly names: readonly string[];
}
/** A decision to be explained: what the better answer has over the one that was played. */
export interface WhyAsked {
  readonly game: GameId;
  readonly view: AnyView;
  readonly better: AnyAction;
  readonly played: AnyAction;
  readonly teller: Teller;
}
/** A position to be studied, as the seat that is asked knows it. */
export interface AnalysisAsked {
  readonly game: GameId;
  readonly view: AnyView;
  readonly iterations: number;
  /** Whether it is said at the end why the best answer is better than the next. */
  readonly reasons: boolean;
  readonly teller: Teller;
  readonly from?: Analysis | undefined;
}
/** A decision of a game, and the word for it, where it has one, with the chance to win before and after. */
export type Judged = ReviewedDecision & {
  readonly judged?: { readonly verdict: Verdict; readonly from: number; readonly to: number };
};
/** An analysis, and at its end why the best answer is better than the next, in words; none where the language has no words for it. */
export type Explained = Analysis & { readonly because?: string };
export type StudyAsked = { readonly id: number } & (
  | { readonly review: ReviewAsked }
  | { readonly analysis: AnalysisAsked }
  | { readonly why: WhyAsked }
  | { readonly stop: true }
);
export type StudyAnswer = { readonly id: number } & (
  | { readonly decision: Judged; readonly of: number }
  | { readonly soFar: Analysis }
  | { readonly review: Review }
  | { readonly analysis: Explained }
  | { readonly because: string }
  | { readonly failed: string }
);

/** With its word, where somebody has measured what a value means. */
function judged(decision: ReviewedDecision, calibration: Calibration | undefined): Judged {
  const verdict = verdictOf(decision, calibration);
  const [best] = decision.answers;
  const played = decision.answers[decision.played];
  if (verdict === undefined || calibration === undefined || best === undefined || played === undefined) return decision;
  return {
    ...decision,
    judged: { verdict, from: calibrated(best.value, calibration), to: calibrated(played.value, calibration) },
  };
}

const running = new Map<number, AbortController>();
const say = (told: StudyAnswer): void => postMessage(told);

async function study(asked: StudyAsked, signal: AbortSignal): Promise<void> {
  const { id } = asked;
  if ('review' in asked) {
    const { game, seed, options, actions, iterations, seats, from } = asked.review;
    const [{ engine }, expertise] = await Promise.all([loadGame(game), loadExpertise(game)]);
    const record = engine.record({ seed, options, actions });
    const onProgress = (decision: ReviewedDecision, _: number, of: number): void =>
      say({ id, decision: judged(decision, expertise.calibration), of });
    const settings = { expertise, iterations, seats, signal, onProgress, ...(from && { from }) };
    say({ id, review: await review(engine, record, settings) });
  }
  if ('analysis' in asked) {
    const { game, view, iterations, reasons, teller, from } = asked.analysis;
    const [{ engine }, expertise] = await Promise.all([loadGame(game), loadExpertise(game)]);
    const onProgress = (soFar: Analysis): void => say({ id, soFar });
    const settings = { expertise, iterations, reasons, signal, onProgress, ...(from && { from }) };
    const analysis = await analyse(engine, view, settings);
    const because = reasonText(analysis.reasons, { engine, expertise, ...told(teller) });
    say({ id, analysis: { ...analysis, because } });
  }
  if ('why' in asked) {
    const { game, view, better, played, teller } = asked.why;
    const [{ engine }, expertise] = await Promise.all([loadGame(game), loadExpertise(game)]);
    const reasons = why(engine, view, [better, played], { expertise });
    say({ id, because: reasonText(reasons, { engine, expertise, other: 'played', ...told(teller) }) });
  }
}
const told = ({ language, names }: Teller) => ({ language, seats: (seat: Seat): string => names[seat] ?? '' });

addEventListener('message', async ({ data }: MessageEvent<StudyAsked>) => {
  const { id } = data;
  if ('stop' in data) {
    running.get(id)?.abort();
    return;
  }
  const controller = new AbortController();
  running.set(id, controller);
  try {
    await study(data, controller.signal);
  } catch (error) {
    say({ id, failed: error instanceof Error ? error.message : String(error) });
  } finally {
    running.delete(id);
  }
});

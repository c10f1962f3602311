import type { Analysis, Answer, Review, ReviewedSeat } from '@rulewright/bots';
import { type AnyAction, isInputError, isRuleError, type Seat } from '@rulewright/core';
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue';
import type { AnyState } from '../games.js';
import type { KeptStudy } from '../kept-study.js';
import type { StudyShared } from '../saved.js';
import { Studies, type Study } from '../studies.js';
import type { Explained, Judged, Teller } from '../study-worker.js';
import { askedSeats, positionAt, type Step, taken } from '../table.js';
import { say, spokenCode } from '../words/words.js';
import { seatName } from './seats.js';
import type { Session } from './session.js';
import { useKeptStudy } from './use-kept-study.js';
import { percent } from './worths.js';

/** Each decision of a game is thought through in that many games, a position by itself in more. */
const OF_A_GAME = 400;
const OF_A_POSITION = 1_600;
const OF_A_HINT = 400;
/** Number of answers named that are about as good as the best. */
const NAMED_AS_ALIKE = 3;

export type GameStudy = ReturnType<typeof useStudy>;

/**
 * What is known of the answers to the questions of this game. While it goes on, only the viewer's own decisions are studied,
 * as those of others would show what they hold. What is known is kept with the entry of the library that the game is.
 */
export function useStudy(session: Session, entry?: string) {
  const { id, game, table, viewer, isOver, shown, seats, now, looking, ghost } = session;
  const { engine } = game;
  const studies = new Studies();
  const failure = ref('');
  onScopeDispose(() => studies.end());

  const teller = (): Teller => ({ language: spokenCode(), names: seats.value.map(seatName) });

  // the game
  const decisions = shallowRef<readonly Judged[]>([]);
  const summary = shallowRef<readonly ReviewedSeat[]>([]);
  const unit = computed<Review['unit']>(() => (engine.utility === 'places' ? 'places' : 'points'));
  const whose = computed<readonly Seat[]>(() =>
    isOver.value ? seats.value : viewer.value === 'spectator' ? [] : [viewer.value],
  );
  const running = shallowRef<Study<Review>>();
  let studied: readonly Step[] = [];
  let studiedOf = '';
  /** A hand-made start has no record. */
  const canReview = computed(
    () => table.value.start.from === undefined && table.value.length > 0 && whose.value.length > 0,
  );
  const isDone = computed(() => decisions.value.length === table.value.length);

  watch([table, whose], () => {
    running.value?.stop();
    const steps = taken(table.value);
    const same = studiedOf !== String(whose.value) ? 0 : steps.findIndex((step, i) => step !== studied[i]);
    const kept = same < 0 ? steps.length : same;
    if (kept < decisions.value.length) decisions.value = decisions.value.slice(0, kept);
    if (kept < studied.length) summary.value = [];
  });

  async function review(): Promise<void> {
    if (running.value !== undefined || !canReview.value) return;
    const { start } = table.value;
    const steps = taken(table.value);
    studied = steps;
    studiedOf = String(whose.value);
    failure.value = '';
    const before = decisions.value;
    const from: Review | undefined =
      before.length === 0
        ? undefined
        : { game: id, unit: unit.value, decisions: before, seats: [], of: steps.length, isComplete: false };
    const mine = studies.review(
      {
        game: id,
        seed: start.seed,
        // what Vue watches cannot be sent to a worker
        options: JSON.parse(JSON.stringify(start.options)),
        actions: steps.map(({ action }) => action),
        iterations: OF_A_GAME,
        seats: [...whose.value],
        from,
      },
      (decision) => {
        if (running.value === mine && studied === steps && decision.decision === decisions.value.length)
          decisions.value = [...decisions.value, decision];
      },
    );
    running.value = mine;
    try {
      const { seats: found } = await mine.result;
      if (studied === steps && table.value.length === steps.length) summary.value = found;
    } catch (error) {
      failure.value = error instanceof Error ? error.message : String(error);
    } finally {
      running.value = undefined;
    }
  }

  // why a move was dear
  const reasons = shallowRef<ReadonlyMap<Judged, string>>(new Map());
  /** Looks for what the best answer has over the one that was played; once for each decision. */
  async function explain(decision: Judged): Promise<void> {
    const [best, own] = [decision.answers[0], decision.answers[decision.played]];
    if (best === undefined || own === undefined || reasons.value.has(decision)) return;
    const know = (because: string): void => {
      reasons.value = new Map(reasons.value).set(decision, because);
    };
    know('');
    know(await whyNot(positionAt(table.value, decision.decision), best.action, own.action));
  }
  /** What a better answer has over the one that was played, in sentences; empty where nothing can be told. */
  async function whyNot(state: AnyState, better: AnyAction, played: AnyAction): Promise<string> {
    const view = engine.view(state, better.seat);
    return studies.why({ game: id, view, better, played, teller: teller() }).result.catch(() => '');
  }

  // a position
  const analyses = shallowRef(new Map<AnyState, Explained>());
  const analysed = shallowRef<{ readonly state: AnyState; readonly study: Study<Analysis> }>();
  const know = (state: AnyState, analysis: Explained): void => {
    analyses.value = new Map(analyses.value).set(state, analysis);
  };
  /** The seat whose answers may be studied in a position. */
  const studiedSeat = (state: AnyState): Seat | undefined =>
    askedSeats(game, state).find((seat) => whose.value.includes(seat));

  async function analyse(state: AnyState, iterations: number, reasons = false): Promise<void> {
    const seat = studiedSeat(state);
    if (seat === undefined || analysed.value?.state === state) return;
    analysed.value?.study.stop();
    const old = analyses.value.get(state);
    if (old !== undefined && old.iterations >= iterations) return;
    failure.value = '';
    const asked = { game: id, view: engine.view(state, seat), iterations, reasons, teller: teller(), from: old };
    const study = studies.analyse(asked, (soFar) => know(state, soFar));
    analysed.value = { state, study };
    try {
      know(state, await study.result);
    } catch (error) {
      failure.value = error instanceof Error ? error.message : String(error);
    } finally {
      if (analysed.value?.study === study) analysed.value = undefined;
    }
  }
  const position = computed(() => positionAt(table.value, shown.value));
  const isAnalysing = computed(() => analysed.value !== undefined);

  /** What is known of the question in the position that is shown. */
  const question = computed(() => {
    const found = analyses.value.get(position.value);
    const reviewed = decisions.value[shown.value];
    const answers: readonly Answer[] = found?.answers ?? reviewed?.answers ?? [];
    return { seat: studiedSeat(position.value), answers, iterations: found?.iterations ?? OF_A_GAME };
  });
  /** What a link to this study asks for. */
  const shared = computed<StudyShared | undefined>(() => {
    const seat = studiedSeat(position.value);
    const iterations = analyses.value.get(position.value)?.iterations ?? OF_A_POSITION;
    return seat === undefined ? undefined : { seat, iterations };
  });

  // what is kept
  const by = `${engine.contentName} ${engine.rulesVersion}`;
  const lines = (): string[] => taken(table.value).map(({ action }) => engine.format(action));
  const content = (): KeptStudy => ({
    by,
    whose: String(whose.value),
    lines: lines(),
    decisions: decisions.value,
    summary: summary.value,
    positions: Array.from({ length: table.value.length + 1 }, (_, decision) => decision).flatMap((decision) => {
      const found = analyses.value.get(positionAt(table.value, decision));
      return found === undefined ? [] : [[decision, found] as const];
    }),
  });
  function restore(kept: KeptStudy): void {
    const now = lines();
    const other = now.findIndex((line, n) => line !== kept.lines[n]);
    const same = other < 0 ? now.length : other;
    if (kept.by !== by || kept.whose !== String(whose.value) || decisions.value.length > 0) return;
    studied = taken(table.value);
    studiedOf = kept.whose;
    decisions.value = kept.decisions.slice(0, same);
    if (same === now.length && now.length === kept.lines.length) summary.value = kept.summary;
    for (const [decision, analysis] of kept.positions) {
      const state = positionAt(table.value, decision);
      if (decision <= same && !analyses.value.has(state)) know(state, analysis);
    }
  }
  const known = computed(() => [decisions.value, summary.value, analyses.value]);
  const isBusy = computed(() => running.value !== undefined || analysed.value !== undefined);
  const ready = entry === undefined ? undefined : useKeptStudy(entry, { known, isBusy, content, restore });
  if (session.study !== undefined) void analyse(position.value, session.study.iterations);

  // a hint
  const hinted = ref<AnyState>();
  const hints = computed<ReadonlyMap<string, Answer>>(() => {
    const analysis = hinted.value === now.value ? analyses.value.get(now.value) : undefined;
    return new Map(analysis?.answers.map((answer) => [engine.format(answer.action), answer]));
  });
  /** What a hint may say: which answers are about equal, or that one is clearly the best, and why. */
  const hintReason = computed(() => {
    const [best, second, ...more] = hints.value.values();
    const analysis = analyses.value.get(now.value);
    if (best === undefined || second === undefined || analysis?.isComplete !== true) return '';
    const isAlike = (other: Answer): boolean => best.value - other.value <= 2 * Math.hypot(best.error, other.error);
    if (!isAlike(second)) {
      const clear = say('hint.clear', { best: percent(best.value), second: percent(second.value) });
      return `${clear} ${analysis.because ?? ''}`.trim();
    }
    const view = engine.view(now.value, best.action.seat);
    const alike = [best, second, ...more].filter(isAlike).slice(0, NAMED_AS_ALIKE);
    return say('hint.alike', { answers: alike.map(({ action }) => game.text.action(view, action).text).join(' · ') });
  });
  /** Tells what the answers to the question are worth, or hides it again. */
  function hint(): void {
    if (hinted.value === now.value) {
      hinted.value = undefined;
      return;
    }
    hinted.value = now.value;
    void analyse(now.value, OF_A_HINT, true);
  }

  /**
   * Steps into a line, in a world as the seat that was asked may think it: what it does not know is guessed. It goes as far as
   * its draws allow.
   */
  function enter({ line }: Answer): void {
    const state = position.value;
    const seat = studiedSeat(state);
    if (seat === undefined) return;
    const positions: AnyState[] = [engine.determinize(engine.view(state, seat), 'line')];
    const words: string[] = [];
    for (const action of line) {
      const before = positions[positions.length - 1] ?? state;
      const after = stepped(before, action);
      if (after === undefined) break;
      words.push(
        `${session.log({ before, ...after, action }, seat).map(({ text }) => text)[0] ?? engine.format(action)}`,
      );
      positions.push(after.after);
    }
    if (looking.value !== shown.value && shown.value < table.value.length) looking.value = shown.value;
    ghost.value = { seat, positions, words, at: Math.min(1, positions.length - 1) };
  }
  function stepped(before: AnyState, action: AnyAction): Pick<Step, 'after' | 'events'> | undefined {
    try {
      const { state: after, events } = engine.step(before, action);
      return { after, events };
    } catch (error) {
      if (isInputError(error) || isRuleError(error)) return undefined;
      throw error;
    }
  }

  return {
    /** Kept until what was known of the game before has been read. */
    ready,
    unit,
    whose,
    decisions,
    summary,
    failure,
    canReview,
    isDone,
    isRunning: computed(() => running.value !== undefined),
    review,
    stop: (): void => {
      running.value?.stop();
      analysed.value?.study.stop();
    },
    reasons,
    explain,
    whyNot,
    /** What the answers to the question of a position are worth, as it becomes known. */
    worthsAt: (state: AnyState): readonly Answer[] => analyses.value.get(state)?.answers ?? [],
    weigh: (state: AnyState): void => void analyse(state, OF_A_HINT),
    question,
    shared,
    position,
    isAnalysing,
    analyse: (): void => void analyse(position.value, OF_A_POSITION),
    hints,
    hintReason,
    isHinted: computed(() => hinted.value === now.value),
    hint,
    enter,
  };
}

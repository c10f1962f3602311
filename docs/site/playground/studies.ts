import type { Analysis, Review } from '@rulewright/bots';
import type {
  AnalysisAsked,
  Explained,
  Judged,
  ReviewAsked,
  StudyAnswer,
  StudyAsked,
  WhyAsked,
} from './study-worker.js';

/** A study under way. */
export interface Study<Result> {
  readonly result: Promise<Result>;
  /** Ends it: the result is what is known by then. */
  stop(): void;
}
interface Listener {
  hear(told: StudyAnswer): void;
  fail(reason: Error): void;
}

/** Studies that are made apart from the page. */
export class Studies {
  private worker: Worker | undefined;
  private readonly listeners = new Map<number, Listener>();
  private asked = 0;

  /** A game; every decision is heard of as it is studied. */
  review(asked: ReviewAsked, heard: (decision: Judged, of: number) => void): Study<Review> {
    return this.begun({ review: asked }, (told) => {
      if ('decision' in told) heard(told.decision, told.of);
      return 'review' in told ? told.review : undefined;
    });
  }

  /** A position; what is known of it is heard of as it becomes more. */
  analyse(asked: AnalysisAsked, heard: (soFar: Analysis) => void): Study<Explained> {
    return this.begun({ analysis: asked }, (told) => {
      if ('soFar' in told) heard(told.soFar);
      return 'analysis' in told ? told.analysis : undefined;
    });
  }

  /** What a better answer has over the one that was played, in sentences; empty where nothing can be told. */
  why(asked: WhyAsked): Study<string> {
    return this.begun({ why: asked }, (told) => ('because' in told ? told.because : undefined));
  }

  /** Ends everything at once. */
  end(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.listeners.clear();
  }

  private begun<Result>(
    asked: { readonly review: ReviewAsked } | { readonly analysis: AnalysisAsked } | { readonly why: WhyAsked },
    resultIn: (told: StudyAnswer) => Result | undefined,
  ): Study<Result> {
    const id = ++this.asked;
    const worker = this.started();
    const result = new Promise<Result>((resolve, reject) => {
      this.listeners.set(id, {
        hear: (told) => {
          const found = 'failed' in told ? undefined : resultIn(told);
          if ('failed' in told) reject(new Error(told.failed));
          if (found !== undefined) resolve(found);
          if ('failed' in told || found !== undefined) this.listeners.delete(id);
        },
        fail: reject,
      });
    });
    worker.postMessage({ id, ...asked } satisfies StudyAsked);
    return { result, stop: () => worker.postMessage({ id, stop: true } satisfies StudyAsked) };
  }

  private started(): Worker {
    if (this.worker !== undefined) return this.worker;
    const worker = new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<StudyAnswer>) => this.listeners.get(data.id)?.hear(data);
    worker.onerror = ({ message }) => {
      for (const { fail } of this.listeners.values())
        fail(new Error(message === '' ? 'The study could not be loaded.' : message));
      this.listeners.clear();
    };
    this.worker = worker;
    return worker;
  }
}

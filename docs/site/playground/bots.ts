import type { AnyAction } from '@rulewright/core';
import type { Answered, Asked } from './bot-worker.js';

/** A strength that can be chosen. */
export interface Strength {
  readonly bot: string;
  readonly name: string;
  readonly about: string;
}

export const strengths: readonly Strength[] = [
  { bot: 'beginner', name: 'Beginner', about: 'takes what looks good at once, and overlooks much' },
  { bot: 'casual', name: 'Casual', about: 'looks a step ahead, and overlooks some answers' },
  { bot: 'strong', name: 'Strong', about: 'seldom takes less than the best it sees' },
  { bot: 'expert', name: 'Expert', about: 'thinks longest, and takes the best it finds' },
  { bot: 'weighted', name: 'By rules of thumb', about: 'plays at random, but likes what players like' },
];

/** Who answers for the others in a lesson. */
export const TEACHER = 'teacher';

/** What a bot is called by its strength. */
export const strengthName = (bot: string): string =>
  strengths.find((one) => one.bot === bot)?.name.toLowerCase() ?? bot;

/** Bots that think apart from the page. */
export class Bots {
  private worker: Worker | undefined;
  private asked = 0;
  private waiting: { readonly id: number; readonly reject: (reason: Error) => void } | undefined;

  /** A bot's answer. Rejects when it fails or is stopped. */
  ask(question: Omit<Asked, 'id'>): Promise<AnyAction> {
    this.worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    const { worker } = this;
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting = { id, reject };
      worker.onmessage = ({ data }: MessageEvent<Answered>) => {
        if (data.id !== this.waiting?.id) return;
        this.waiting = undefined;
        if ('action' in data) resolve(data.action);
        else reject(new Error(data.failed));
      };
      worker.onerror = ({ message }) => reject(new Error(message === '' ? 'The bots could not be loaded.' : message));
      worker.postMessage({ ...question, id });
    });
  }

  /** Ends a thought; the bots forget everything. */
  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.waiting?.reject(new Error('stopped'));
    this.waiting = undefined;
  }
}

import type { AnyAction } from '@rulewright/core';
import type { Answered, Asked } from './bot-worker.js';

/** A strength that can be chosen. */
export interface Strength {
  readonly bot: string;
  readonly name: string;
  readonly about: string;
}

export const strengths: readonly Strength[] = [
  { bot: 'weighted', name: 'Easy', about: 'plays by rules of thumb, at once' },
  { bot: 'ismcts:50', name: 'Good', about: 'looks ahead a little' },
  { bot: 'ismcts:200', name: 'Strong', about: 'looks further ahead' },
  { bot: 'ismcts:1000', name: 'Strongest', about: 'looks far ahead, and is slow' },
];

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

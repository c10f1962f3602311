import type { AnyAction } from '@rulewright/core';
import type { Answered, Asked } from './bot-worker.js';
import { say, sayOr } from './words/words.js';

/** A strength that can be chosen. */
export interface Strength {
  readonly bot: string;
  readonly name: string;
  readonly about: string;
}

const BOTS = ['beginner', 'casual', 'strong', 'expert', 'weighted'] as const;
/** By rising strength, in the words of the page; those of thumb at the end. */
export const strengths = (): readonly Strength[] =>
  BOTS.map((bot) => ({ bot, name: say(`strength.${bot}`), about: say(`strength.${bot}.about`) }));

/** Who answers for the others in a lesson. */
export const TEACHER = 'teacher';

/** What a bot is called by its strength. */
export const strengthName = (bot: string): string => sayOr(`strength.${bot}`, bot).toLowerCase();

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
      worker.onerror = ({ message }) => reject(new Error(message === '' ? say('bot.not-loaded') : message));
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

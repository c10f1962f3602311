import type { AnyAction } from '@rulewright/core';
import { onUnmounted, type Ref, ref, toRaw, watch } from 'vue';
import type { NoPreview, Preview } from '../preview.js';
import type { PreviewAnswer, PreviewAsked } from '../preview-worker.js';
import { say, spokenCode } from '../words/words.js';
import type { Session } from './session.js';

/** A preview that takes longer is given up, in milliseconds. It takes no time from the page, and few take more than 100. */
const LIMIT = 30_000;

/** The worker of this page: one for all previews, as it has to load the game. */
let worker: Worker | undefined;
let asked = 0;

/** What an action would do; undefined while it is found out, which never holds up the page. */
export function usePreview(session: Session, action: Ref<AnyAction>): Ref<Preview | NoPreview | undefined> {
  const { id: game, viewNow, sitting, you } = session;
  const told = ref<Preview | NoPreview>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function ask(): void {
    clearTimeout(timer);
    const id = ++asked;
    told.value = undefined;
    worker ??= new Worker(new URL('../preview-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<PreviewAnswer>) => {
      if (data.id !== asked) return;
      clearTimeout(timer);
      told.value = data.told;
    };
    const giveUp = (unlisted: string): void => {
      clearTimeout(timer);
      worker?.terminate();
      worker = undefined;
      told.value = { unlisted };
    };
    worker.onerror = () => giveUp(say('preview.failed'));
    timer = setTimeout(() => giveUp(say('preview.too-much')), LIMIT);
    worker.postMessage({
      id,
      game,
      view: viewNow.value,
      action: toRaw(action.value),
      names: [...sitting.value.names],
      you: you.value,
      language: spokenCode(),
    } satisfies PreviewAsked);
  }
  watch([action, viewNow], ask, { immediate: true });
  onUnmounted(() => clearTimeout(timer));
  return told;
}

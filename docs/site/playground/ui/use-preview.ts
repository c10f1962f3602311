import type { AnyAction } from '@rulewright/core';
import { onUnmounted, type Ref, ref, toRaw, watch } from 'vue';
import type { Preview, Untold } from '../preview.js';
import type { PreviewAsked, PreviewTold } from '../preview-worker.js';
import type { Session } from './session.js';

/** A preview that takes longer is given up, in milliseconds. */
const LIMIT = 4_000;

/** What an action would do; undefined while it is found out, which never holds up the page. */
export function usePreview(session: Session, action: Ref<AnyAction>): Ref<Preview | Untold | undefined> {
  const { id: game, viewNow, sitting } = session;
  const told = ref<Preview | Untold>();
  let worker: Worker | undefined;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
  }
  function ask(): void {
    const id = ++asked;
    told.value = undefined;
    clearTimeout(timer);
    worker ??= new Worker(new URL('../preview-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<PreviewTold>) => {
      if (data.id !== asked) return;
      clearTimeout(timer);
      told.value = data.told;
    };
    timer = setTimeout(() => {
      end();
      told.value = { unlisted: 'There is too much that can come of this to tell it now.' };
    }, LIMIT);
    worker.postMessage({
      id,
      game,
      view: viewNow.value,
      action: toRaw(action.value),
      names: [...sitting.value.names],
    } satisfies PreviewAsked);
  }
  watch(action, ask, { immediate: true });
  onUnmounted(end);
  return told;
}

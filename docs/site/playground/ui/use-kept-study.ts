import { onScopeDispose, type Ref, watch } from 'vue';
import { type KeptStudy, keepStudy, keptStudy } from '../kept-study.js';

/** While somebody studies, what is known is kept after that many milliseconds. */
const PAUSE = 1_000;

/** What is kept of a study, and how it is taken up again. */
export interface Keeping {
  /** What changes with everything that is learned. */
  readonly known: Readonly<Ref<unknown>>;
  /** Whether more is being learned: what is known at its end is kept at once. */
  readonly isBusy: Readonly<Ref<boolean>>;
  content(): KeptStudy;
  /** Takes up what was known of this game, as far as it still is this game. */
  restore(kept: KeptStudy): void;
}

/**
 * Keeps the study of a game in the library, so that it is there after the page was left; resolves when it was taken up again. A
 * browser that keeps nothing studies all the same.
 */
export function useKeptStudy(id: string, { known, isBusy, content, restore }: Keeping): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRead = false;
  const keep = (): void => {
    timer = undefined;
    keepStudy(id, content()).catch(() => {});
  };
  watch(known, () => {
    if (isRead) timer ??= setTimeout(keep, PAUSE);
  });
  const now = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    keep();
  };
  watch(isBusy, (is) => {
    if (!is) now();
  });
  addEventListener('pagehide', now);
  onScopeDispose(() => {
    removeEventListener('pagehide', now);
    now();
  });
  return keptStudy(id)
    .catch(() => undefined)
    .then((kept) => {
      if (kept !== undefined) restore(kept);
      isRead = true;
    });
}

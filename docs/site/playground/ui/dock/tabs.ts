import { onUnmounted, type Ref, ref } from 'vue';

/** What can be looked up beside the table. */
export const TABS = ['log', 'tables', 'help', 'game', 'study'] as const;
export type Tab = (typeof TABS)[number];

const WIDE = '(min-width: 760px) and (min-height: 600px)';
/** Whether there is no room for a tab beside the table. */
export const isNarrow = (): boolean => !matchMedia(WIDE).matches;

/** The tab that is open: the log to begin with, none where it would cover the table. */
export function useTab(): Ref<Tab | undefined> {
  const width = matchMedia(WIDE);
  const tab = ref<Tab | undefined>(width.matches ? 'log' : undefined);
  const fit = (): void => {
    if (width.matches) tab.value ??= 'log';
    else if (tab.value === 'log') tab.value = undefined;
  };
  width.addEventListener('change', fit);
  onUnmounted(() => width.removeEventListener('change', fit));
  return tab;
}

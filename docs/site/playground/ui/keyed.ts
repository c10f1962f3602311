import { onUnmounted } from 'vue';

/** What keys do, by what the browser calls them. Gives true for a key that was meant for it. */
export type Keys = (key: string, event: KeyboardEvent) => boolean;

/** Parts of a page that have keys of their own. */
const TAKEN = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Listens to keys anywhere on the page, but for those that a field wants or that the browser means. */
export function useKeys(keys: Keys): void {
  const listener = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(TAKEN) !== null && event.key !== 'Escape') return;
    if (keys(event.key, event)) event.preventDefault();
  };
  addEventListener('keydown', listener);
  onUnmounted(() => removeEventListener('keydown', listener));
}

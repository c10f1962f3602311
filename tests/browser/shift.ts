/** Begins to add up how far parts of a page move unasked: more than half a second after a press, as browsers count it. */
export const WATCH_SHIFT = `window.shifted = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
}).observe({ type: 'layout-shift', buffered: false });`;
/** The sum since then. */
export const SHIFTED = 'window.shifted';

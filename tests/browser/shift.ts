/** Begins to add up how far parts of a page move unasked, as the browser counts it; within half a second of a press too. */
export const WATCH_SHIFT = `window.shifted = 0;
new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shifted += value; })
  .observe({ type: 'layout-shift', buffered: false });`;
/** The sum since then. */
export const SHIFTED = 'window.shifted';

/**
 * Puts a style sheet on, once. Those of a table come with its code, as a string (`./table.css?inline`), because the site has
 * one sheet for all other pages, which need none of it.
 */
export function wear(sheet: string): void {
  if (typeof document === 'undefined' || worn.has(sheet)) return;
  worn.add(sheet);
  const style = document.createElement('style');
  style.textContent = sheet;
  document.head.append(style);
}
const worn = new Set<string>();

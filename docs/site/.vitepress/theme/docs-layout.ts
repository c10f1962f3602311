import { type App, type Component, shallowRef } from 'vue';

/** What stands around the pages of prose; a page that was loaded as a table does without it. */
export const docsLayout = shallowRef<Component>();

const TABLES = /\/play\/(?!own\/)[\w-]+\/(?:index\.html)?$/;

/** Loads it before the page is shown, with what its pages hold, unless the page is a table. */
export async function loadDocsLayout(app: App): Promise<void> {
  if (!import.meta.env.SSR && TABLES.test(location.pathname)) return;
  const [layout, finder] = await Promise.all([import('./DocsLayout.vue'), import('./EntryFinder.vue')]);
  docsLayout.value = layout.default;
  app.component('EntryFinder', finder.default);
}

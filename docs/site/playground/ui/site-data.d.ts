// Written by `build/play-pages.ts`, when the site is built.
declare module '@site/play/*-witnesses.json' {
  const witnesses: import('../play-data.js').Witnesses;
  export default witnesses;
}
declare module '@site/play/*-rules.json' {
  const rules: Readonly<Record<string, string>>;
  export default rules;
}
declare module '@site/play/*-help.json' {
  const data: import('../play-data.js').HelpData;
  export default data;
}
declare module '@site/play/*.json' {
  const data: import('../play-data.js').PlayData;
  export default data;
}
// Written by `build/gallery.ts`.
declare module '@site/gallery.js' {
  export const GALLERY: readonly { readonly name: string; readonly title: string; readonly about: string }[];
}

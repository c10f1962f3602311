// Written by `build/home.ts`, when the site is built.
declare module '@site/home.json' {
  export const board: { readonly drawing: string; readonly told: string };
  export const samples: readonly {
    readonly title: string;
    readonly about: string;
    readonly code: string;
    readonly link: string;
    readonly more: string;
  }[];
}

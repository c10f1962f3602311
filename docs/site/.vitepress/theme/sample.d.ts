// Written by `build/home.ts` out of README.md, when the site is built.
declare module '@site/sample.json' {
  const sample: string;
  export default sample;
}

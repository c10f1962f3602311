/** The URL of this program, for its threads: `main` beside this file in the sources, this file itself in a build. */
export function programFile(): string {
  const [, extension = '.js'] = /(\.\w+)$/.exec(import.meta.url) ?? [];
  return new URL(`./main${extension}`, import.meta.url).href;
}

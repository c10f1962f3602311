/** The URL of this program, for its threads: it lies beside this file, in the sources, or is this file, in a build. */
export function programFile(): string {
  const [, extension = '.js'] = /(\.\w+)$/.exec(import.meta.url) ?? [];
  return new URL(`./main${extension}`, import.meta.url).href;
}

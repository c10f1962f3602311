/** A block of differences of a document: which file it changes, and how. */
export interface Difference {
  readonly file: string;
  readonly hunks: readonly { readonly before: string; readonly after: string }[];
}

/** The `diff` blocks of a Markdown text: `--- file`, then hunks that begin with `@@` and need no line numbers. */
export function differencesOf(markdown: string): readonly Difference[] {
  return [...markdown.matchAll(/^```diff\n--- (.+)\n([\s\S]*?)^```$/gm)].map(([, file = '', body = '']) => ({
    file,
    hunks: body
      .split(/^@@\n/m)
      .slice(1)
      .map((hunk) => {
        const lines = hunk.split('\n').slice(0, -1);
        const side = (signs: string) =>
          lines
            .filter((line) => signs.includes(line[0] ?? ' '))
            .map((line) => `${line.slice(1)}\n`)
            .join('');
        return { before: side(' -'), after: side(' +') };
      }),
  }));
}

/** The text with the differences made. Each hunk has to fit in exactly one place. */
export function changed(text: string, { file, hunks }: Difference): string {
  return hunks
    .reduce((now, { before, after }) => {
      const places = now.split(`\n${before}`).length - 1;
      if (places !== 1) throw new Error(`fits ${places} places of ${file}:\n${before}`);
      return now.replace(`\n${before}`, () => `\n${after}`);
    }, `\n${text}`)
    .slice(1);
}

/** What an error says, in one line, whatever it is. */
export const said = (error: unknown): string =>
  (error instanceof Error ? error.message : 'something was thrown').replaceAll(/\s+/g, ' ');

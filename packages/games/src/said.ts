/** The message of anything thrown, on one line. */
export const said = (error: unknown): string =>
  (error instanceof Error ? error.message : 'something was thrown').replaceAll(/\s+/g, ' ');

/** The program was used in a way it does not understand; the message is one clear line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

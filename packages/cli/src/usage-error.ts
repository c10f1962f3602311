/** The program was used in a way it does not understand; the message is one clear line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The machine refuses what the program needs, such as room on a disk; the message is one clear line. */
export class MachineError extends Error {
  override readonly name = 'MachineError';
}

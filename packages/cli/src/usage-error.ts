/** The command line is wrong; the message is one clear line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The machine lacks something that the program needs, such as room on a disk; the message is one clear line. */
export class MachineError extends Error {
  override readonly name = 'MachineError';
}

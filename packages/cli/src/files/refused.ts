import { MachineError, UsageError } from '../usage-error.js';

/** Does file work, and turns an error of the file system into a `UsageError` about the named file. */
export function attempt<X>(about: string, work: () => X): X {
  try {
    return work();
  } catch (error) {
    if (isOfSystem(error)) throw new UsageError(`${about}: ${reasonOf(error)}`);
    throw error;
  }
}

/** The same in the middle of the work: a disk that fills is nobody's mistake. */
export function needed<X>(about: string, work: () => X): X {
  try {
    return work();
  } catch (error) {
    if (isOfSystem(error)) throw new MachineError(`${about}: ${reasonOf(error)}`);
    throw error;
  }
}

/** True of an error that Node or the system below it has thrown, with a code such as `ENOSPC`. */
export const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** `no such file or directory` of `ENOENT: no such file or directory, open '…'`. */
export const reasonOf = ({ message }: Error): string => /^\w+: ([^,]*)/.exec(message)?.[1] ?? message;

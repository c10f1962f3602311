/** True while there is a process of this number. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Waits until there is no such process any more. */
export async function gone(pid: number): Promise<void> {
  while (isRunning(pid)) await new Promise((later) => setTimeout(later, 5));
}

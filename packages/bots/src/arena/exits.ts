/** Keeps a process running whatever a player or a game does: `process.exit` throws, which makes its caller at fault. */
export function keepRunning(host: { exit: (code?: never) => never }): void {
  host.exit = () => {
    throw new Error('it has called process.exit');
  };
}

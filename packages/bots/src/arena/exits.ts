/// <reference types="node" />

/** Keeps a process running whatever a player or a game does: who calls `process.exit` is told so, and is at fault. */
export function keepRunning(host: Pick<NodeJS.Process, 'exit'>): void {
  host.exit = () => {
    throw new Error('it has called process.exit');
  };
}

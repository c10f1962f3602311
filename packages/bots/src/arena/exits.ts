/// <reference types="node" />

/** Keeps a process running whatever a player or a game does: `process.exit` throws, which makes its caller at fault. */
export function keepRunning(host: Pick<NodeJS.Process, 'exit'>): void {
  host.exit = () => {
    throw new Error('it has called process.exit');
  };
}

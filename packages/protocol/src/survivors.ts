/// <reference types="node" />
import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';

// No program outlives the process that has started it, whatever ends that: a signal that is handled waits for a loop that
// never ends, and SIGKILL asks nobody. So a small process watches. It hears who runs, and kills whoever does when its pipe
// closes, which it does with this process.

/** The whole program of the watcher: `+` and a process begins, `-` and a process is gone, a line each. */
const WATCHER = `
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) try { process.on(signal, () => {}); } catch {}
const running = new Set();
let rest = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (text) => {
  const lines = (rest + text).split('\\n');
  rest = lines.pop();
  for (const line of lines) running[line[0] === '+' ? 'add' : 'delete'](Number(line.slice(1)));
});
process.stdin.on('error', () => {});
process.stdin.on('close', () => {
  for (const pid of running) try { process.kill(pid, 'SIGKILL'); } catch {}
  process.exit();
});
`;

/** Programs still running. */
const running = new Set<ChildProcess>();
let watcher: ChildProcess | undefined;

const killAll = (): void => {
  for (const child of running) child.kill('SIGKILL');
};

/** Ends a program with this process, whichever way that ends. */
export function endWithProcess(child: ChildProcess): void {
  if (running.size === 0) process.once('exit', killAll);
  running.add(child);
  if (watcher === undefined) watcher = watching();
  else tell(`+${child.pid}`);
}

/** Forgets a program that has ended: another process may have its number now. */
export function hasEnded(child: ChildProcess): void {
  running.delete(child);
  tell(`-${child.pid}`);
  if (running.size === 0) process.off('exit', killAll);
}

const tell = (line: string): void => void watcher?.stdin?.write(`${line}\n`);

/** Starts the watcher, in a session of its own: Ctrl-C in a terminal is for this process alone. It keeps nobody waiting. */
function watching(): ChildProcess {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const child = spawn(process.execPath, ['Deno' in globalThis ? 'eval' : '-e', WATCHER], {
    detached: true,
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
  });
  const lost = (): void => {
    watcher = undefined;
  };
  child.once('error', lost).once('exit', lost).unref();
  child.stdin.on('error', () => {});
  // a pipe to a process is a socket, which its type does not say
  if (child.stdin instanceof Socket) child.stdin.unref();
  for (const one of running) child.stdin.write(`+${one.pid}\n`);
  return child;
}

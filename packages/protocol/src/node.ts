/// <reference types="node" />
import { type ChildProcess, spawn } from 'node:child_process';
import type { AnyEngine, Seatable } from '@rulewright/bots';
import { InputError } from '@rulewright/core';
import { parseArgsStringToArgv } from 'string-argv';
import { type Client, connect } from './client.js';
import { type LinePlayerSettings, linePlayer } from './line-player.js';
import type { Connection } from './lines.js';

/** A program and its arguments: as a list, or as a text that is divided at its spaces, quotes apart. */
export type Command = string | readonly string[];

/** How a program is started. */
export interface ProgramSettings extends LinePlayerSettings {
  /** The folder in which it runs; that of this process when not given. */
  readonly cwd?: string;
  /** Its environment; that of this process when not given. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds that it has to end once nothing more is sent; then it is killed. 1,000 when not given. */
  readonly grace?: number;
  /** What it writes to its standard error, piece by piece. */
  readonly onError?: (text: string) => void;
}

/**
 * A player that is a program in any language: `program(engine, 'python3 bot.py')`. It is started, without a shell, when it
 * is seated, and reads and writes JSON lines. When the match lets it go its input is closed; a program that does not end
 * then is killed, and none outlives this process. Throws `InputError` for a command that is empty.
 */
export function program<E extends AnyEngine>(engine: E, command: Command, settings: ProgramSettings = {}): Seatable<E> {
  const words = wordsOf(command);
  return linePlayer(engine, () => started(words, settings), settings);
}

/**
 * Starts a server, such as `rulewright serve`, and speaks to it; `close` of the client ends it. Throws `InputError` for a
 * command that is empty.
 */
export const startServer = (command: Command, settings: ProgramSettings = {}): Client =>
  connect(started(wordsOf(command), settings));

function wordsOf(command: Command): readonly [string, ...string[]] {
  const [name, ...args] = typeof command === 'string' ? parseArgsStringToArgv(command) : command;
  if (name === undefined || name === '')
    throw new InputError('no command', [{ path: 'command', message: 'it is empty' }]);
  return [name, ...args];
}

const GRACE = 1000;
const LAST_WORDS = 4000;

/** Programs that have not ended yet. */
const running = new Set<ChildProcess>();
const killAll = (): void => {
  for (const child of running) child.kill('SIGKILL');
};
/** What ends a process without its `exit`. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Ends the programs before this process; one that hears a signal by itself ends as it likes. */
const endBySignal = (signal: NodeJS.Signals): void => {
  if (process.listenerCount(signal) > 1) return;
  killAll();
  letGo();
  process.kill(process.pid, signal);
};
const hold = (): void => {
  process.once('exit', killAll);
  for (const signal of SIGNALS) process.on(signal, endBySignal);
};
const letGo = (): void => {
  process.off('exit', killAll);
  for (const signal of SIGNALS) process.off(signal, endBySignal);
};

function started([name, ...args]: readonly [string, ...string[]], settings: ProgramSettings): Connection {
  const { cwd, env, grace = GRACE, onError } = settings;
  const child = spawn(name, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
  if (running.size === 0) hold();
  running.add(child);
  let lastWords = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords = `${lastWords}${text}`.slice(-LAST_WORDS);
    onError?.(text);
  });
  // who writes to a program that has ended hears of it when it reads
  child.stdin.on('error', () => {});
  const end = ended(child).then((how) => {
    running.delete(child);
    if (running.size === 0) letGo();
    const words = lastWord(lastWords);
    return `${name} ${how}${words === '' ? '' : `: ${words}`}`;
  });
  return {
    input: (async function* () {
      yield* child.stdout;
      throw new Error(await end);
    })(),
    write: (text) => new Promise<void>((written) => child.stdin.write(text, () => written())),
    close() {
      child.stdin.end();
      const timer = setTimeout(() => child.kill('SIGKILL'), grace);
      end.then(() => clearTimeout(timer));
    },
  };
}

/** The line that names the error, in whatever language; else the last one. */
function lastWord(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const errors = lines.filter((line) => /^\w*(Error|Exception|panicked)\b/.test(line));
  return errors.at(-1) ?? lines.filter((line) => line !== '').at(-1) ?? '';
}

/** How a program ended, when it has. */
const ended = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`));
    child.once('close', (code, signal) => resolve(`has ended with ${signal ?? `exit code ${code}`}`));
  });

export { type LinePlayerSettings, linePlayer } from './line-player.js';

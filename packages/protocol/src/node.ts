/// <reference types="node" />
import { type ChildProcess, spawn } from 'node:child_process';
import type { AnyEngine, Seatable } from '@rulewright/bots';
import { InputError } from '@rulewright/core';
import { parseArgsStringToArgv } from 'string-argv';
import { type Client, connect } from './client.js';
import { type LinePlayerSettings, linePlayer } from './line-player.js';
import type { Connection } from './lines.js';
import { endWithProcess, hasEnded } from './survivors.js';

/** A program and its arguments: a list, or a text split at spaces outside quotes. */
export type Command = string | readonly string[];

/** Settings of a program to start. */
export interface ProgramSettings extends LinePlayerSettings {
  /** Working directory; that of this process when not given. */
  readonly cwd?: string;
  /** Its environment; that of this process when not given. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds until a program that is sent nothing more is killed; 1,000 when not given. */
  readonly grace?: number;
  /** Receives its standard error, piece by piece. */
  readonly onError?: (text: string) => void;
}

/**
 * A player that is a program in any language: `program(engine, 'python3 bot.py')`. It starts, without a shell, when it
 * is seated, and reads and writes JSON lines. At the end of the match its input is closed; a program that does not end
 * then is killed, and none outlives this process. Throws `InputError` for an empty command.
 */
export function program<E extends AnyEngine>(engine: E, command: Command, settings: ProgramSettings = {}): Seatable<E> {
  const words = wordsOf(command);
  return linePlayer(engine, () => started(words, settings), settings);
}

/**
 * Starts a server, such as `rulewright serve`, and connects to it; `close` of the client ends it. Throws `InputError`
 * for an empty command.
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

function started([name, ...args]: readonly [string, ...string[]], settings: ProgramSettings): Connection {
  const { cwd, env, grace = GRACE, onError } = settings;
  const child = spawn(name, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
  endWithProcess(child);
  let lastWords = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords = `${lastWords}${text}`.slice(-LAST_WORDS);
    onError?.(text);
  });
  // who writes to a program that has ended hears of it when it reads
  child.stdin.on('error', () => {});
  const end = ended(child).then((how) => {
    hasEnded(child);
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

/** The last line that names an error, in many programming languages; else the last line. */
function lastWord(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const errors = lines.filter((line) => /^\w*(Error|Exception|panicked)\b/.test(line));
  return errors.at(-1) ?? lines.filter((line) => line !== '').at(-1) ?? '';
}

/** Resolves, when a program ends, to a description of its end. */
const ended = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`));
    child.once('close', (code, signal) => resolve(`has ended with ${signal ?? `exit code ${code}`}`));
  });

export { type LinePlayerSettings, linePlayer } from './line-player.js';

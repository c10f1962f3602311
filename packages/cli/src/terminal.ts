import type { Connection } from '@rulewright/protocol';
import { Presets, SingleBar } from 'cli-progress';
import pc from 'picocolors';
import { reasonOf } from './files/refused.js';

/** The questions of the program; tests replace them. */
export interface Prompts {
  /** Resolves to the index of the chosen entry. */
  choose(message: string, choices: readonly string[]): Promise<number>;
  number(message: string): Promise<number>;
  text(message: string): Promise<string>;
}

export interface Progress {
  advance(): void;
  stop(): void;
}

/** Input and output of the program. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  readonly hasColors: boolean;
  /** Columns for running text. */
  readonly width: number;
  /** True when a person can be asked. */
  readonly isInteractive: boolean;
  /** True when the program may start threads for code that is not its own. */
  readonly hasThreads?: boolean;
  readonly prompts: Prompts;
  /** The raw streams, for programs that talk to this one. */
  readonly stream: Connection;
  /** Shows progress on an interactive terminal. */
  progress(total: number): Progress;
}

const WIDEST = 110;
const USUAL = 80;
const NARROWEST = 20;

/** Columns for running text, within bounds, because some terminals report none or almost none. */
export const widthOf = (columns: number | undefined): number =>
  columns === undefined || !(columns > 0) ? USUAL : Math.max(NARROWEST, Math.min(columns, WIDEST));

/** Ends the program when its output closes: quietly when the reader has gone, else with a message. */
function endWithOutput(host: Pick<NodeJS.Process, 'stdout' | 'stderr' | 'exit'>): void {
  const { stdout, stderr } = host;
  const exit = host.exit.bind(host);
  // nobody is left to be told
  stderr.on('error', () => {});
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') exit(0);
    stderr.write(`rulewright: cannot write the output: ${reasonOf(error)}\n`);
    exit(1);
  });
}

/** The terminal of this process. Colours only for eyes; a reader that goes away ends the program quietly. */
export function processTerminal(host: NodeJS.Process): Terminal {
  const { stdin, stdout, stderr, env } = host;
  endWithOutput(host);
  // Node leaves isTTY undefined for pipes and files
  const isSeen = stdout.isTTY === true;
  // what a module of somebody prints goes elsewhere later
  const write = stdout.write.bind(stdout);
  return {
    out: (text) => void write(text),
    err: (text) => void stderr.write(text),
    hasColors: isSeen && (env.NO_COLOR ?? '') === '',
    width: isSeen ? widthOf(stdout.columns) : WIDEST,
    isInteractive: isSeen && stdin.isTTY === true,
    hasThreads: !('Deno' in globalThis),
    prompts: inquirer,
    stream: {
      input: stdin,
      write: (text) => new Promise<void>((written) => write(text, () => written())),
    },
    progress: (total) => progressBar(stderr, total),
  };
}

function progressBar(stream: NodeJS.WriteStream, total: number): Progress {
  if (!stream.isTTY) return { advance: () => {}, stop: () => {} };
  const bar = new SingleBar(
    { stream, format: '{bar} {value}/{total} games, {eta_formatted} left', clearOnComplete: true },
    Presets.rect,
  );
  bar.start(total, 0);
  return { advance: () => bar.increment(), stop: () => bar.stop() };
}

/** Loaded when the first question is asked: most runs ask none. */
const inquirer: Prompts = {
  async choose(message, names) {
    const { select } = await import('@inquirer/prompts');
    const choices = names.map((name, value) => ({ name, value }));
    return select({ message, choices, pageSize: 20, loop: false });
  },
  async number(message) {
    const { number } = await import('@inquirer/prompts');
    return number({ message, required: true });
  },
  async text(message) {
    const { input } = await import('@inquirer/prompts');
    return input({ message });
  },
};

type Paint = (text: string) => string;

/** The colours of a transcript, or none. */
export function paints(hasColors: boolean): {
  readonly styles: Readonly<Record<string, Paint>>;
  seat(seat: number): Paint;
} {
  const { bold, cyan, dim, green, magenta, yellow, blue, red, underline } = pc.createColors(hasColors);
  const seats = [cyan, magenta, yellow, green, blue, red];
  return {
    styles: { title: (text) => bold(underline(text)), heading: bold, note: dim },
    seat: (seat) => (text) => bold(seats[seat % seats.length]?.(text) ?? text),
  };
}

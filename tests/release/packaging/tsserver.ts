import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const TSSERVER = createRequire(import.meta.url).resolve('typescript/lib/tsserver.js');

/** A place in a file, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly offset: number;
}

/** Where a name is declared: the line is counted from 1. */
export interface Definition {
  readonly file: string;
  readonly line: number;
}

interface Answer {
  readonly type: string;
  readonly request_seq?: number;
  readonly body?: { readonly definitions?: readonly { readonly file: string; readonly start: { line: number } }[] };
}

const NOWHERE: Definition = { file: '', line: 0 };

/** Where an editor goes from these places, by the server that editors ask. */
export async function definitions(cwd: string, file: string, places: readonly Place[]): Promise<readonly Definition[]> {
  const server = spawn(process.execPath, [TSSERVER, '--disableAutomaticTypingAcquisition'], { cwd });
  const found = new Map<number, Definition>();
  const ask = (seq: number, command: string, args: object): void => {
    server.stdin.write(`${JSON.stringify({ seq, type: 'request', command, arguments: args })}\n`);
  };
  ask(0, 'open', { file });
  places.forEach((place, index) => {
    ask(index + 1, 'definitionAndBoundSpan', { file, ...place });
  });
  for await (const line of createInterface({ input: server.stdout })) {
    if (!line.startsWith('{')) continue;
    const { type, request_seq: seq = 0, body } = JSON.parse(line) as Answer;
    if (type !== 'response' || seq === 0) continue;
    const [first] = body?.definitions ?? [];
    found.set(seq, first ? { file: first.file, line: first.start.line } : NOWHERE);
    if (found.size === places.length) break;
  }
  server.kill();
  return places.map((_, index) => found.get(index + 1) ?? NOWHERE);
}

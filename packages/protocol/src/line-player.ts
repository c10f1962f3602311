/// <reference types="node" />
import type { ActionIn, AnyEngine, Clock, Player, Seatable, Watch } from '@rulewright/bots';
import { JSONRPCClient } from 'json-rpc-2.0';
import * as z from 'zod/mini';
import { type ErrorBody, errorCodes, errorOf, ProtocolError } from './errors.js';
import { parsedLine } from './json.js';
import { type Connection, linesOf } from './lines.js';
import { type PlayerMessages, playerMessages } from './player-messages.js';
import { readAs } from './reading.js';
import { PROTOCOL } from './version.js';

/** Limits that a referee sets a program. */
export interface LinePlayerSettings {
  /** Milliseconds for an answer where the match has no clock; 60,000 when not given. */
  readonly patience?: number;
  /** Upper bound of the bytes in a line of the program; 1 MiB when not given. */
  readonly message?: number;
  /** The clock of this machine when not given. */
  readonly watch?: Pick<Watch, 'wake'>;
}

const PATIENCE = 60_000;
const LONGEST_LINE = 1024 * 1024;
const SHOWN = 80;
/** Far more lines than the one that answers a request; a program that writes more is not read any more. */
const MOST_LINES = 1000;

const machine: Pick<Watch, 'wake'> = {
  wake(after, ring) {
    const timer = setTimeout(ring, after);
    return () => clearTimeout(timer);
  },
};

/**
 * A player at the other end of a stream of JSON lines, as `playerMessages` and the guide define them. It is sent only
 * what its seat may know. A stream that ends, a missing answer or an invalid one rejects, and the match judges it.
 * `open` is called when the player is seated.
 */
export const linePlayer =
  <E extends AnyEngine>(engine: E, open: () => Connection, settings: LinePlayerSettings = {}): Seatable<E> =>
  () =>
    new LinePlayer(engine, open(), settings);

type Method = keyof typeof playerMessages;

class LinePlayer<E extends AnyEngine> implements Player<E> {
  private readonly rpc: JSONRPCClient;
  private readonly patience: number;
  private readonly watch: Pick<Watch, 'wake'>;
  /** A fault of the stream that occurred while no answer was awaited. */
  private fault: string | undefined;
  private hasEnded = false;
  private waiting = 0;
  /** Lines heard since the last request. */
  private heard = 0;
  private id = 0;

  constructor(
    private readonly engine: E,
    private readonly connection: Connection,
    settings: LinePlayerSettings,
  ) {
    this.patience = settings.patience ?? PATIENCE;
    this.watch = settings.watch ?? machine;
    this.rpc = new JSONRPCClient(async (message) => {
      await connection.write(`${JSON.stringify(message)}\n`);
    });
    this.listen(settings.message ?? LONGEST_LINE).then(
      () => this.ended('the program has ended'),
      (error: unknown) => this.ended(error instanceof Error ? error.message : 'the connection is broken'),
    );
  }

  start: NonNullable<Player<E>['start']> = async ({ seat, players, options, seed }, view) => {
    const { id: game, rulesVersion, contentName: content } = this.engine;
    const hello = await this.ask('hello', { protocol: PROTOCOL, game, rulesVersion, content }, this.patience);
    const { protocol } = readAs(playerMessages.hello.result, hello, errorCodes.params, 'not an answer to hello');
    if (protocol !== PROTOCOL) throw wrong(`the program speaks version ${protocol} of the protocol, not ${PROTOCOL}`);
    this.tell('start', { seat, players, options: options as object, seed, view: view as never });
  };

  observe: NonNullable<Player<E>['observe']> = (view, events) => {
    this.tell('observe', { view: view as never, events: events as never });
  };

  choose: Player<E>['choose'] = async (view, decision, legal, clock) => {
    const message = {
      view: view as never,
      decision: decision as never,
      actions: [...legal] as never,
      clock: { move: bound(clock.move), game: bound(clock.game) },
    };
    const given = await this.ask('choose', message, patienceOf(clock, this.patience));
    const answer = readAs(playerMessages.choose.result, given, errorCodes.params, 'not an answer to choose');
    // whether an action is legal is judged by the match
    if ('action' in answer) return answer.action as ActionIn<E>;
    const chosen = legal[answer.choice];
    if (chosen === undefined) throw wrong(`no choice ${answer.choice}: there are ${legal.length}, numbered from 0`);
    return chosen;
  };

  end: NonNullable<Player<E>['end']> = (view, outcome) => {
    this.tell('end', { view: view as never, outcome: (outcome ?? null) as never });
  };

  leave: NonNullable<Player<E>['leave']> = () => {
    this.ended('the player has left');
    this.connection.close?.();
  };

  private tell<M extends Method>(method: M, params: PlayerMessages[M]): void {
    this.rpc.notify(method, params);
  }

  private async ask<M extends Method>(method: M, params: PlayerMessages[M], patience: number): Promise<unknown> {
    const { fault } = this;
    if (!this.hasEnded) this.fault = undefined;
    if (fault !== undefined) throw wrong(fault);
    this.waiting++;
    this.heard = 0;
    const cancel = this.watch.wake(patience, () => this.fail(`no answer to ${method} within ${patience} ms`));
    try {
      const response = await this.rpc.requestAdvanced({ jsonrpc: '2.0', id: ++this.id, method, params });
      if (response.error !== undefined) throw errorOf(response.error as ErrorBody);
      return response.result;
    } finally {
      cancel();
      this.waiting--;
    }
  }

  /** Reports a fault to the requests that wait, or else to the next one. */
  private fail(what: string): void {
    if (this.waiting === 0) this.fault ??= what;
    else this.rpc.rejectAllPendingRequests(what);
  }

  private ended(why: string): void {
    if (this.hasEnded) return;
    this.fail(why);
    this.hasEnded = true;
    this.fault = why;
  }

  private async listen(most: number): Promise<void> {
    for await (const line of linesOf(this.connection.input, most)) {
      const problem = typeof line === 'string' ? this.hear(line) : `a line of the program is ${line.problem}`;
      if (problem !== undefined) this.fail(problem);
      if (++this.heard > MOST_LINES) throw wrong(`the program wrote ${MOST_LINES} lines that nobody had asked for`);
    }
  }

  /** Takes an answer, or says what is wrong with it. */
  private hear(line: string): string | undefined {
    const shown = JSON.stringify(line.slice(0, SHOWN));
    try {
      const read = z.safeParse(answerSchema, parsedLine(line));
      if (!read.success) return `the program wrote no answer of JSON-RPC 2.0: ${shown}`;
      this.rpc.receive(read.data as never);
      return undefined;
    } catch {
      return `the program wrote no JSON: ${shown}`;
    }
  }
}

const answerSchema = z.union([
  z.object({ jsonrpc: z.literal('2.0'), id: z.number(), result: z.unknown(), error: z.optional(z.undefined()) }),
  z.object({
    jsonrpc: z.literal('2.0'),
    id: z.nullable(z.number()),
    error: z.object({ code: z.number(), message: z.string() }),
  }),
]);

const wrong = (what: string): ProtocolError => new ProtocolError(errorCodes.internal, what);

const bound = (left: number): number | null => (left === Number.POSITIVE_INFINITY ? null : left);

/** Milliseconds to wait for an answer; the time of a move, if the match has a clock, comes on top. */
const patienceOf = ({ move }: Clock, patience: number): number =>
  move === Number.POSITIVE_INFINITY ? patience : move + patience;

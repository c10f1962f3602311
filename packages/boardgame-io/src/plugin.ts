import type { LogEntry, Plugin } from './boardgame.js';
import { isKept } from './match.js';

export const PLUGIN = 'rulewright';
const LONGEST = 200;

/**
 * The API of the plugin for one move, and the notes that the move leaves in it. Its fields are private for JavaScript too: where
 * boardgame.io stores it by mistake, as it does after a forged event, nothing of it is written.
 */
export class Access {
  readonly #G: unknown;
  #refusal: string | undefined;
  #isSecret = false;

  constructor(G: unknown) {
    this.#G = G;
    // only the set-up finds no match yet; whatever else changes one has to be a move that says so
    this.#refusal = isKept(G) ? 'only moves change a match' : undefined;
  }

  /** `G` itself. What boardgame.io hands to moves is a draft of it, through which an engine would read slowly. */
  get G(): unknown {
    return this.#G;
  }
  /** The reason for which nothing may change. */
  get refusal(): string | undefined {
    return this.#refusal;
  }
  /** True when the log may not tell who has moved. */
  get isSecret(): boolean {
    return this.#isSecret;
  }

  /** boardgame.io writes the reason on the console of the server: of what a client sent, only the beginning. */
  refuse(why: string): undefined {
    this.#refusal = why.slice(0, LONGEST);
    return undefined;
  }
  allow(isSecret: boolean): void {
    this.#refusal = undefined;
    this.#isSecret = isSecret;
  }
}

/**
 * Refuses by throwing the whole update out, which leaves the state as it was. After `INVALID_MOVE` boardgame.io stores
 * and sends what plugins gave to the move, with who tried it. Events of clients end here too, which the master would run.
 */
export const plugin: Plugin = {
  name: PLUGIN,
  api: ({ G }) => new Access(G),
  dangerouslyFlushRawState({ state, api }) {
    if (!(api instanceof Access)) return state;
    const data = api.refusal === undefined ? {} : { refusal: api.refusal };
    const plugins = { ...state.plugins, [PLUGIN]: { data } };
    if (state.deltalog === undefined) return { ...state, plugins };
    return { ...state, plugins, deltalog: state.deltalog.map((entry) => told(entry, api.isSecret)) };
  },
  isInvalid: ({ data }) =>
    typeof data === 'object' && data !== null && 'refusal' in data ? String(data.refusal) : false,
  playerView: () => undefined,
};

/** An entry of the log with the move alone: nothing that the client added, and no mover where that is a secret. */
function told(entry: LogEntry, isSecret: boolean): LogEntry {
  const { type, payload } = entry.action;
  if (type !== 'MAKE_MOVE') return entry;
  const { type: move, args, playerID } = payload;
  const known = isSecret || playerID === undefined ? { type: move, args: null } : { type: move, args, playerID };
  return { ...entry, action: { type, payload: known } };
}

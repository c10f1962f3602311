import { Cards } from '../cards/cards.js';
import type { ZoneTable } from '../cards/table-of-zones.js';
import type { Random } from '../chance/random.js';
import type { Action, AgendaRecord, Emit, State, Turn } from '../game/game.js';
import { clone } from '../state/clone.js';

/** What a turn works on. */
interface WorkingOn {
  readonly state: State;
  readonly content: unknown;
  readonly random: Random;
  readonly emit: Emit | undefined;
  /** How many answers are looked for; two tell that a choice is not forced. */
  readonly most: number;
  readonly zones: ZoneTable;
}

/** What a handler writes with; one serves a whole simulation. Records asked for by one handler happen in the order they were asked for. */
export class OpenTurn implements Turn {
  private readonly queued: AgendaRecord[] = [];
  readonly snapshot = clone;
  private moves: Cards | undefined;
  /** The answers to the choice that waits in the end, if it could have been forced. */
  listed: Action[] | undefined;

  readonly state: State;
  readonly content: unknown;
  readonly random: Random;
  readonly emit: Emit | undefined;
  readonly most: number;
  private readonly zones: ZoneTable;

  constructor({ state, content, random, emit, most, zones }: WorkingOn) {
    this.state = state;
    this.content = content;
    this.random = random;
    this.emit = emit;
    this.most = most;
    this.zones = zones;
  }

  get cards(): Cards {
    this.moves ??= new Cards(this.zones, this.state, this.random);
    return this.moves;
  }

  readonly queue = (...records: AgendaRecord[]): void => {
    for (const record of records) this.queued.push(record);
  };

  flush(): void {
    for (let record = this.queued.pop(); record !== undefined; record = this.queued.pop())
      this.state.agenda.push(record);
  }
}

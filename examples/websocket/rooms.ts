import { randomUUID } from 'node:crypto';
import { type engine, isInputError, isRuleError, renderViolation } from '@rulewright/ecologic';
import * as rulebook from '@rulewright/ecologic/rules';
import {
  type ActionIn,
  type Command,
  type Reduced,
  SERVER,
  type Tables,
  tableRefusals,
  tableRules,
} from '@rulewright/table';
import { now } from './clock.js';
import type { Store } from './store.js';
import { changesFrom, type Message, type Position, position, previewFor, toldOf } from './words.js';

// Tables in memory, and who is connected to them. Nothing that happens at one of them ends the process.

type Engine = typeof engine;
type Table = Reduced<Engine>['table'];
export type Given = Command<ActionIn<Engine>>;
type Wish = Omit<Given, 'by' | 'at'> & { readonly type: string };

/** A connection, as far as a room needs it. */
export interface Line {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** Somebody who connects: with a token, which is of a person, or perhaps with a name. */
export interface Coming {
  readonly person: string | undefined;
  readonly token: string | null;
  readonly name: string | null;
}

export interface Room {
  readonly name: string;
  table: Table;
  /** Milliseconds by which its time is ahead of the clock: the clock was set back while no server ran. */
  ahead: number;
  readonly people: Map<Line, string | undefined>;
  alarm?: NodeJS.Timeout;
}

const MOST_ROOMS = 1000;
const MOST_TRIES = 5;
const LONGEST_TIMER = 2 ** 31 - 1;
const BROKEN = 1011;
const TERMS = { clock: { game: 60 * 60_000, increment: 10_000 }, takeBack: 'unseen' } as const;
const book = { rules: { ...rulebook.rules, ...tableRules }, refusals: { ...rulebook.refusals, ...tableRefusals } };

export class Rooms {
  private readonly rooms = new Map<string, Room>();

  constructor(
    private readonly tables: Tables<Engine>,
    private readonly store: Store<Engine>,
    private readonly seedOf: (table: string) => string,
  ) {}

  /** The table of this name: in memory, in the file, or a new one; undefined for too many, or a number that cannot play. */
  room(name: string, players: number): Room | undefined {
    const known = this.rooms.get(name);
    // whoever comes may have sat down by another server
    if (known !== undefined && this.store.count(name) !== known.table.count) this.reload(known);
    if (known !== undefined || this.rooms.size >= MOST_ROOMS || name.length > 100) return known;
    const table = this.store.load(name) ?? this.opened(name, players);
    if (table === undefined) return undefined;
    const room: Room = { name, table, ahead: Math.max(0, table.time - now()), people: new Map() };
    this.rooms.set(name, room);
    this.watchClocks(room);
    return room;
  }

  private opened(name: string, players: number): Table | undefined {
    try {
      return this.store.open(name, { seed: this.seedOf(name), options: { players }, terms: TERMS, at: now() });
    } catch (error) {
      if (isInputError(error)) return undefined;
      throw error;
    }
  }

  /** Connects somebody with a token, or sits a newcomer down; who cannot sit looks on. */
  enter(room: Room, line: Line, { person, token, name }: Coming): void {
    const who = token === null ? this.newcomer(room, line, name) : person;
    for (const [other, known] of room.people)
      if (who !== undefined && known === who) {
        room.people.delete(other);
        other.close(1000, 'you came back somewhere else');
      }
    room.people.set(line, who);
    const seat = who === undefined ? undefined : this.tables.seatOf(room.table, who);
    if (token !== null && seat !== undefined) say(line, { type: 'seated', seat, token });
    this.show(room, line, []);
  }

  leave(room: Room, line: Line): void {
    room.people.delete(line);
    // nothing is lost: the file has it all
    if (room.people.size === 0) this.forget(room);
  }

  /** The name of somebody who has sat down, and was sent a token; undefined for somebody who can only look on. */
  private newcomer(room: Room, line: Line, name: string | null): string | undefined {
    const person = name ?? `guest ${randomUUID().slice(0, 8)}`;
    const token = randomUUID();
    try {
      this.carryOut(room, { type: 'join', by: person }, { token, person });
    } catch (error) {
      if (isRuleError(error) || isInputError(error)) return undefined;
      throw error;
    }
    say(line, { type: 'seated', seat: this.tables.seatOf(room.table, person) ?? 0, token });
    return person;
  }

  /** Does what a client wants, or says why not: nothing has changed then. */
  receive(room: Room, line: Line, message: string): void {
    const by = room.people.get(line);
    if (by === undefined) return void say(line, { type: 'refused', why: 'You look on.' });
    try {
      this.fulfil(room, line, by, wishIn(message));
    } catch (error) {
      if (isRuleError(error)) say(line, { type: 'refused', why: renderViolation(error.violation, book) });
      else if (isInputError(error)) say(line, { type: 'refused', why: error.message });
      else throw error;
    }
  }

  private fulfil(room: Room, line: Line, by: string, wish: Wish): void {
    const preview = previewFor(wish, this.tables.view(room.table, this.tables.seatOf(room.table, by) ?? 'spectator'));
    if (preview !== undefined) return void say(line, preview);
    const heir = heirIn(wish);
    if (heir === undefined) return void this.carryOut(room, { ...wish, by });
    if (heir === null) return void say(line, { type: 'refused', why: 'No bots play here.' });
    const begun = { token: randomUUID(), person: heir };
    this.carryOut(room, { ...wish, by }, begun);
    // whoever hands a seat on gives the token away with it
    say(line, { type: 'handed', seat: this.tables.seatOf(room.table, heir) ?? 0, token: begun.token });
  }

  /** A command is reduced, kept, and then told to everybody. Throws what `reduce` throws, and nothing has changed then. */
  private carryOut(room: Room, wish: object, begun?: { readonly token: string; readonly person: string }): void {
    for (let n = 0; n < MOST_TRIES; n++) {
      const { table: before } = room;
      const command = { ...wish, at: now() + room.ahead } as Given;
      const reduced = this.reduced(room, command);
      if (reduced === undefined) continue;
      const { table, events } = reduced;
      const ended = this.peopleAt(before).filter((person) => this.tables.seatOf(table, person) === undefined);
      if (this.kept(room, before.count, command, { begun, ended })) {
        room.table = table;
        for (const [line, person] of room.people)
          if (person !== undefined && ended.includes(person)) room.people.set(line, undefined);
        for (const line of room.people.keys()) this.show(room, line, events);
        return void this.watchClocks(room);
      }
      // another server has carried a command out: this one is reduced anew, from there
      this.reload(room);
    }
    throw new Error(`others were quicker ${MOST_TRIES} times`);
  }

  /** Reduces a command; undefined when it was refused by a table that another server has changed since: it is loaded then. */
  private reduced(room: Room, command: Given): Reduced<Engine> | undefined {
    try {
      return this.tables.reduce(room.table, command);
    } catch (error) {
      if (!isRuleError(error) || this.store.count(room.name) === room.table.count) throw error;
      this.reload(room);
      return undefined;
    }
  }

  /** Keeps a command; a table that cannot be kept is dropped, and its people are told. */
  private kept(room: Room, ...rest: Parameters<Store<Engine>['keep']> extends [string, ...infer Rest] ? Rest : never) {
    try {
      return this.store.keep(room.name, ...rest);
    } catch (error) {
      this.drop(room, 'the table cannot be kept: come back later');
      throw error;
    }
  }

  private reload(room: Room): void {
    room.table = this.store.load(room.name) ?? room.table;
    room.ahead = Math.max(room.ahead, room.table.time - now());
    for (const line of room.people.keys()) this.show(room, line, []);
    this.watchClocks(room);
  }

  /** The people who sit at a table, and have not gone. */
  private peopleAt({ seats }: Table): string[] {
    return seats.flatMap(({ occupant, gone }) =>
      gone === null && occupant !== null && 'person' in occupant ? [occupant.person] : [],
    );
  }

  /** Shows a client the table; a fault in its words ends this connection, and no other. */
  private show(room: Room, line: Line, events: Reduced<Engine>['events']): void {
    const person = room.people.get(line);
    const viewer = (person === undefined ? undefined : this.tables.seatOf(room.table, person)) ?? 'spectator';
    try {
      const seen = this.tables.view(room.table, viewer);
      showed(line, position(seen, toldOf(this.tables.eventsFor(events, viewer), seen)));
    } catch (error) {
      report(error);
      line.close(BROKEN, 'something went wrong');
    }
  }

  /** Sets the alarm at which the server says that the time of a seat is up. */
  private watchClocks(room: Room, atLeast = 0): void {
    clearTimeout(room.alarm);
    const due = this.tables.deadline(room.table);
    if (due === undefined) return;
    const ring = (): void => {
      try {
        if (now() + room.ahead < due.at) this.watchClocks(room);
        else this.carryOut(room, { type: 'claim-time', by: SERVER, seat: due.seat });
      } catch (error) {
        report(error);
        if (this.rooms.get(room.name) === room) this.watchClocks(room, 60_000);
      }
    };
    const wait = Math.max(atLeast, Math.min(due.at - now() - room.ahead, LONGEST_TIMER));
    room.alarm = setTimeout(ring, wait).unref();
  }

  private drop(room: Room, why: string): void {
    this.forget(room);
    for (const line of room.people.keys()) line.close(BROKEN, why);
    room.people.clear();
  }

  private forget(room: Room): void {
    clearTimeout(room.alarm);
    if (this.rooms.get(room.name) === room) this.rooms.delete(room.name);
  }

  close(): void {
    for (const room of this.rooms.values()) this.forget(room);
  }
}

/** Whatever a client has sent; `reduce` checks it in full. */
function wishIn(message: string): Wish {
  try {
    const json: unknown = JSON.parse(message);
    return (typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {}) as Wish;
  } catch {
    return {} as Wish;
  }
}

/** The person to whom a seat is handed on; null for a bot, undefined when it is none of this. */
function heirIn(wish: Wish): string | null | undefined {
  if (wish.type !== 'replace' || !('with' in wish)) return undefined;
  const { with: heir } = wish as { readonly with: unknown };
  if (typeof heir !== 'object' || heir === null) return undefined;
  if ('bot' in heir) return null;
  return 'person' in heir && typeof heir.person === 'string' ? heir.person : undefined;
}

const say = (line: Line, message: Message): void => line.send(JSON.stringify(message));

/** Tells the keeper of the server of a fault that nobody at the table can mend. */
export const report = (error: unknown): void => console.error(error);

/** The position that each client was shown last. */
const shown = new WeakMap<Line, Position>();
/** Shows a client where the table is: whole at first, then what has changed. A connection loses nothing and keeps the order. */
function showed(line: Line, position: Position): void {
  // as the client will have it
  const now: Position = JSON.parse(JSON.stringify(position));
  say(line, changesFrom(shown.get(line), now));
  shown.set(line, now);
}

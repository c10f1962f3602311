import { digest, InputError, type Seed } from '@rulewright/core';
import { errorCodes, ProtocolError } from '@rulewright/protocol';
import type { TableLimits } from './limits.js';
import { type Setting, Table } from './table.js';

/** The games of one client, by number from 1. */
export class Tables {
  private readonly held = new Map<number, Table>();
  private last = 0;
  private opening = 0;
  /** Aborts games still being opened when the client goes. */
  private readonly ending = new AbortController();

  constructor(
    private readonly limits: TableLimits,
    private readonly seed: Seed | undefined,
  ) {}

  /** Opens a game. Its seed is unique, and secret until the game is over. */
  async open(setting: Omit<Setting, 'id' | 'seed'>, signal: AbortSignal): Promise<Table> {
    if (this.held.size + this.opening >= this.limits.tables) throw this.full();
    this.opening++;
    try {
      const id = ++this.last;
      const table = await Table.open({ ...setting, id, seed: this.seedOf(id) }, [signal, this.ending.signal]);
      this.held.set(id, table);
      return table;
    } finally {
      this.opening--;
    }
  }

  at(id: number): Table {
    const table = this.held.get(id);
    if (table !== undefined) return table;
    const there =
      this.held.size === 0 ? 'there is none: begin a game' : `there are ${[...this.held.keys()].join(', ')}`;
    throw new InputError('no such table', [{ path: 'table', message: there }]);
  }

  all(): Table[] {
    return [...this.held.values()];
  }

  leave(id: number): Table {
    const table = this.at(id);
    table.leave();
    this.held.delete(id);
    return table;
  }

  close(): void {
    this.ending.abort();
    for (const table of this.all()) table.leave();
    this.held.clear();
  }

  private full(): ProtocolError {
    const { tables: most } = this.limits;
    const message = `${most} games are kept here, and no more: leave one of them`;
    return new ProtocolError(errorCodes.limit, message, { most });
  }

  private seedOf(id: number): Seed {
    return this.seed === undefined ? globalThis.crypto.randomUUID() : digest([String(this.seed), id]);
  }
}

import { deepFreeze } from '@rulewright/core';
import type { LiveTable } from './live-table.js';
import { listOf } from './past.js';
import type { Table } from './types.js';

/** A live table as a frozen value. Its lists are made when somebody reads them, so that a command does not copy them. */
export function frozenTable(live: LiveTable): Table {
  const { opening, terms, phase, state, decision, askedSince, standsSince, proposals, time, count } = live;
  const { moment, commands, takenBack } = live;
  const lists: { -readonly [Name in 'actions' | 'takenBack' | 'commands']?: Table[Name] } = {};
  return Object.freeze({
    form: 1,
    opening,
    terms,
    phase,
    seats: deepFreeze(live.seats),
    state,
    decision,
    askedSince,
    standsSince,
    proposal: deepFreeze(live.proposal),
    proposals,
    time,
    count,
    result: deepFreeze(live.result),
    get actions() {
      lists.actions ??= moment.actions();
      return lists.actions;
    },
    get takenBack() {
      lists.takenBack ??= listOf(takenBack);
      return lists.takenBack;
    },
    get commands() {
      lists.commands ??= listOf(commands);
      return lists.commands;
    },
  });
}

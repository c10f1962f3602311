import { at, type Immutable, NONE } from '@rulewright/core';
import type { CountedLineup } from './counted.js';
import { soundId } from './names.js';
import { bases, duration, genreSteps, sharedBy, total, values } from './scoring.js';
import type { DneTable, Lineup } from './state.js';

// Line-ups card by card, as queries and events tell them.

export function counted(table: DneTable, line: Immutable<Lineup>): CountedLineup {
  const halves = values(table, line);
  const played = bases(table, line);
  const cards = line.cards.map((card, place) => ({
    card: soundId(table, card),
    by: at(line.by, place),
    base: line.frozen[place] === NONE ? at(played, place) : null,
    genreSteps: genreSteps(table, line, place),
    shared: sharedBy(table, line, place),
    value: at(halves, place) / 2,
  }));
  return { owner: line.owner, total: total(table, line), minutes: duration(table, line), cards };
}

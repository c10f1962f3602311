import { at, NONE } from '@rulewright/core';
import type { Immutable } from '@rulewright/core/author';
import type { CountedLineup } from './counted.js';
import { soundId } from './names.js';
import { bases, duration, genreSteps, sharedBy, total, values } from './scoring.js';
import type { DneContext, Lineup } from './state.js';

// Line-ups card by card, as queries and events tell them.

export function counted(context: DneContext, line: Immutable<Lineup>): CountedLineup {
  const halves = values(context, line);
  const played = bases(context, line);
  const cards = line.cards.map((card, place) => ({
    card: soundId(context, card),
    by: at(line.by, place),
    base: line.frozen[place] === NONE ? at(played, place) : null,
    genreSteps: genreSteps(context, line, place),
    shared: sharedBy(context, line, place),
    value: at(halves, place) / 2,
  }));
  return { owner: line.owner, total: total(context, line), minutes: duration(context, line), cards };
}

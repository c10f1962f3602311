import type { PlayGame } from './games.js';
import type { Witnesses } from './play-data.js';
import { NotOpened } from './saved.js';
import { act, begin, present, type Table } from './table.js';
import { say } from './words/words.js';

/** A game in which a rule decides something, and a sentence on where. */
export interface Witnessed {
  readonly table: Table;
  readonly sentence: string;
}

/** The game of a rule's witness, after its last decision. Throws `NotOpened` for a rule without one. */
export function witnessed(game: PlayGame, witnesses: Witnesses, rule: string, title: string): Witnessed {
  const witness = witnesses[rule];
  if (witness === undefined) throw new NotOpened(say('witness.none', { rule }));
  const { engine, text } = game;
  const { seed, options, actions, tried } = witness;
  const table = actions.reduce((one, line) => act(one, engine.parse(line)), begin(game, { seed, options }));
  if (tried === undefined) return { table, sentence: say('witness.seen', { rule, title }) };
  const action = engine.parse(tried);
  const why = engine.explain(present(table), action);
  return {
    table,
    sentence: say('witness.refused', { rule, title, line: tried, why: why === undefined ? '' : text.refusal(why) }),
  };
}

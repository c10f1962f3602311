import { type AnyAction, type AnyDecision, type AnyEvent, InputError, isInputError } from '@rulewright/core';
import type { Words } from '@rulewright/core/positions';
import type { Draft } from 'immer';
import type { AnyState } from '../any.js';
import { jsonCopy } from '../data.js';
import { type Scenario, scenario } from '../scenario.js';
import type { CaseDocument } from './document.js';
import type { CaseEngine, CaseGame } from './game.js';
import type { Line } from './line.js';
import type { Settings } from './settings.js';
import { suggested } from './suggested.js';
import { mustTake } from './takes.js';
import { Misread, readValue, wordsOf } from './values.js';
import { type Watched, watched } from './watched.js';

/** The scenario in which a case is played. */
export type CaseTable = Scenario<AnyState, AnyAction, AnyEvent, AnyDecision>;

export const tableAt = (engine: CaseEngine, from: AnyState): CaseTable => scenario(engine, { from });

/** Positions that cases of one document share: nobody can change a state, so each is built once. */
export class Positions {
  private readonly known = new Map<string, AnyState>();
  private readonly engines = new Map<string, CaseEngine>();

  /** The position after the set-up and these lines. */
  first(settings: Settings, edits: readonly Line[], build: (from: CaseTable) => CaseTable): AnyState {
    const engine = this.sameEngine(settings.engine);
    const setUp = this.kept(JSON.stringify([engine.contentName, settings.start]), () => {
      const { seed = 'case', options, script } = settings.start;
      return scenario(engine, { seed, options, ...(script && { script }) }).state;
    });
    const key = JSON.stringify([engine.contentName, settings.start, ...edits.map(({ text }) => text)]);
    return edits.length === 0 ? setUp : this.kept(key, () => build(tableAt(engine, setUp)).state);
  }

  /** One engine for each content: states belong to the engine that made them. */
  sameEngine(engine: CaseEngine): CaseEngine {
    const known = this.engines.get(engine.contentName) ?? engine;
    this.engines.set(engine.contentName, known);
    return known;
  }

  private kept(key: string, make: () => AnyState): AnyState {
    const state = this.known.get(key) ?? make();
    this.known.set(key, state);
    return state;
  }
}

const shelves = new WeakMap<CaseDocument, WeakMap<CaseGame, Positions>>();

/** The positions that cases of a document share when they are played by one game. */
export function positionsOf(document: CaseDocument, game: CaseGame): Positions {
  const byGame = shelves.get(document) ?? new WeakMap<CaseGame, Positions>();
  shelves.set(document, byGame);
  const positions = byGame.get(game) ?? new Positions();
  byGame.set(game, positions);
  return positions;
}

/** Builds by the words of a game, in one go; the position is checked once, at the end. `reading` gets each line first. */
export function build(
  table: CaseTable,
  edits: readonly Line[],
  words: Words,
  reading: (line: Line) => void,
): CaseTable {
  let isBuilt = false;
  try {
    return table.edit((draft: Draft<AnyState>) => {
      const given = edits.map((line) => {
        reading(line);
        return { line, fields: buildLine(draft, line.text, words) };
      });
      // what the position has kept is read by the copy, and judged by `load`
      Object.assign(draft, jsonCopy(draft));
      for (const { line, fields } of given) {
        reading(line);
        mustBeRead(line, fields);
      }
      isBuilt = true;
    });
  } catch (error) {
    if (!isBuilt || !isInputError(error)) throw error;
    throw new InputError('no position comes of what is built up to here', error.issues, { cause: error });
  }
}

/** Builds by one line, and gives the fields that its word got. */
function buildLine(draft: Draft<AnyState>, text: string, words: Words): readonly Watched[] {
  const [name = '', ...args] = wordsOf(text);
  const word = words[name];
  if (word === undefined) throw new Misread(`nothing is called ${name}${suggested(name, Object.keys(words))}`);
  const values = args.map(readValue);
  mustTake(name, word.takes, values, draft.options.players);
  const fields = values.map(watched);
  (word.build as (state: object, ...values: unknown[]) => unknown)(draft, ...fields.map(({ value }) => value));
  // what waits may be replaced by a later line
  jsonCopy(draft.agenda);
  return fields;
}

/** Throws `Misread` for a field that no builder has read: it would do nothing. */
function mustBeRead({ text }: Line, fields: readonly Watched[]): void {
  const [word] = wordsOf(text);
  for (const each of fields) {
    const odd = each.unread();
    if (odd !== undefined) throw new Misread(`${word} sets no ${odd.name}${suggested(odd.name, odd.wanted)}`);
  }
}

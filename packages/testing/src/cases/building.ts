import { type AnyAction, type AnyDecision, type AnyEvent, InputError, isInputError } from '@rulewright/core';
import type { Words } from '@rulewright/core/positions';
import type { Draft } from 'immer';
import type { AnyState } from '../any.js';
import { type Scenario, scenario } from '../scenario.js';
import type { CaseDocument } from './document.js';
import type { CaseEngine, CaseGame } from './game.js';
import type { Line } from './line.js';
import type { Settings } from './settings.js';
import { suggested } from './suggested.js';
import { mustTake } from './takes.js';
import { Misread, readValue, wordsOf } from './values.js';

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
      for (const line of edits) {
        reading(line);
        buildLine(draft, line.text, words);
      }
      isBuilt = true;
    });
  } catch (error) {
    if (!isBuilt || !isInputError(error)) throw error;
    throw new InputError('no position comes of what is built up to here', error.issues, { cause: error });
  }
}

function buildLine(draft: Draft<AnyState>, text: string, words: Words): void {
  const [name = '', ...args] = wordsOf(text);
  const word = words[name];
  if (word === undefined) throw new Misread(`nothing is called ${name}${suggested(name, Object.keys(words))}`);
  const values = args.map(readValue);
  mustTake(name, word.takes, values, draft.options.players);
  (word.build as (state: object, ...values: unknown[]) => unknown)(draft, ...values);
}

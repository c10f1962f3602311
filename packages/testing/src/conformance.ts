import { type AnyAction, deepFreeze, type Engine, type PartialOptions, type Seed } from '@rulewright/core';
import type { Draft } from 'immer';
import type { AnyState } from './any.js';
import { generator } from './generator.js';
import { laws as allLaws } from './laws/all.js';
import type { AnnouncedChanges, DecidedOpenly, Law, Looked, Run, UniformityCase, Wording } from './laws/law.js';
import { guard, LiveGame, type Report, Sampling, type Watching } from './live-game.js';

export interface Conformance<State, Options> {
  /** Random games for each set of options: 20 when not given. */
  readonly games?: number;
  /** The sets of engine options that are played: the defaults alone when not given. */
  readonly options?: readonly PartialOptions<Options>[];
  /** Decides everything; 'conformance' when not given. */
  readonly seed?: Seed;
  /**
   * The share of states at which the expensive laws are checked: 0.02 when not given. For each set of options the first
   * state of each kind of choice is always among them. The cheap laws are checked in every state.
   */
  readonly density?: number;
  /** Small positions whose possible worlds have been counted by hand. */
  readonly uniformity?: readonly UniformityCase<State>[];
  /** No game may have more decisions than this bound of yours; 100,000 when not given. */
  readonly maxDecisions?: number;
  /** Public effects that rules let hidden cards have; LAW-13a stops following a pair of worlds there. */
  readonly openly?: readonly DecidedOpenly<State>[];
  /** Events that announce each public change, for LAW-15; without it LAW-15 checks nothing. */
  readonly announced?: AnnouncedChanges<{ readonly type: string }>;
  /** The game in words, for LAW-16; without it that law asks nothing. */
  readonly wording?: Wording;
  /** All of them when not given. */
  readonly laws?: readonly Law[];
}

export const DEFAULT_GAMES = 20;
const DEFAULT_DENSITY = 0.02;

const nothingPlayed = () => ({
  games: 0,
  decisions: 0,
  longest: 0,
  samples: 0,
  reasons: {},
  actions: {},
  choices: {},
});

/**
 * Plays seeded random games of an engine and checks every law on them. Throws `LawBroken` at the first breach, else
 * returns what was played. Equal settings play the same games.
 */
export function conformance<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  settings: Conformance<State, Options> = {},
): Report {
  const { games = DEFAULT_GAMES, options = [{}], seed = 'conformance', maxDecisions } = settings;
  const { density = DEFAULT_DENSITY, uniformity = [], openly = [], laws = allLaws, announced, wording } = settings;
  const knowledge: Draft<Looked> = { pairs: 0, steps: 0, deals: 0, facts: 0 };
  const run: Run = {
    engine,
    uniformity,
    density,
    random: generator(`${seed}/laws`),
    openly,
    announced,
    wording,
    note(what, amount = 1) {
      knowledge[what] += amount;
    },
  };
  const watches = laws.map((law): Watching => ({ law, watch: law.watch(run) }));
  const report: Draft<Report> = { ...nothingPlayed(), knowledge };
  options.forEach((set, row) => {
    const sampling = new Sampling(density, generator(`${seed}/samples/${row}`));
    for (let index = 0; index < games; index++) {
      const start = {
        seed: `${seed}/${row}/${index}`,
        options: deepFreeze({ ...set }),
        first: index === 0,
        maxDecisions,
      };
      new LiveGame(engine, watches, start).play(sampling, report);
    }
  });
  const place = { game: engine.id, seed, options: {}, decision: undefined };
  for (const { law, watch } of watches) guard(law, place, () => watch.done?.());
  return report;
}

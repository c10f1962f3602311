import { at, cardsOfDeck, type Seat } from '@rulewright/core';
import {
  basePack,
  createEngine,
  type DoesNotExistAction,
  type DoesNotExistEngine,
  type DoesNotExistOptions,
  type DoesNotExistState,
  engine,
} from '@rulewright/does-not-exist';
import { shuffleInto, takeFromDeck } from '@rulewright/does-not-exist/positions';
import { doesNotExistHabits } from '../../packages/cli/src/habits/does-not-exist.js';
import { randomPlayer } from '../../packages/cli/src/random-player.js';
import type { State } from '../../packages/does-not-exist/src/state.js';

export interface Step {
  readonly before: DoesNotExistState;
  readonly action: DoesNotExistAction;
  readonly after: DoesNotExistState;
  readonly events: ReturnType<typeof engine.step>['events'];
}

/** Every monster comes for any expectation. */
const tame = createEngine({
  content: {
    ...basePack,
    id: 'tame',
    monsters: basePack.monsters.map((monster) => ({ ...monster, level: 1, levelMods: [] })),
  },
});

interface Variant {
  readonly engine: DoesNotExistEngine;
  readonly options: Partial<DoesNotExistOptions>;
}

/** Games that together show nearly everything. */
export const variants: Readonly<Record<string, Variant>> = {
  'three players': { engine, options: { players: 3, maxTurns: 30 } },
  'a gentle round and tame monsters': {
    engine: tame,
    options: { players: 4, maxTurns: 60, winSouls: 30, firstPlayer: 'gentle' },
  },
  'other ways to count': {
    engine: tame,
    options: {
      players: 3,
      maxTurns: 40,
      winSouls: 20,
      monsterChoice: 'random',
      genreBonus: 'bestPair',
      genreRounding: 'ceilTotal',
      successMargin: 0,
      writerTie: 'lineupsAndExpectation',
      zeroReturn: 'immediate',
    },
  },
  'final raves': {
    engine: tame,
    options: { players: 4, maxTurns: 40, winSouls: 5, genreBonus: 'combos09', mercenaryLeaves: 'afterTwo' },
  },
  'monsters from a deck, no genres': {
    engine,
    options: { players: 2, maxTurns: 30, monsterChoice: 'draw', monsterLevel: 'add', genreBonus: 'off' },
  },
};

/** Half sensible, half curious about every kind of action. */
const curious =
  (rules: DoesNotExistEngine) =>
  (state: DoesNotExistState, seat: Seat, legal: readonly DoesNotExistAction[]): number[] => {
    const habits = doesNotExistHabits(rules)(state, seat, legal);
    return legal.map(({ type }, i) => at(habits, i) + 0.6 / legal.filter((other) => other.type === type).length);
  };

/** The steps of a random game, always the same. */
export function stepsOf(name: string): Step[] {
  const { engine: rules, options } = variants[name] ?? { engine, options: {} };
  const choose = randomPlayer<DoesNotExistState, DoesNotExistAction>(curious(rules), name);
  const steps: Step[] = [];
  let before = rules.init(name, options);
  for (
    let [seat] = rules.decision(before)?.seats ?? [];
    seat !== undefined;
    [seat] = rules.decision(before)?.seats ?? []
  ) {
    const action = choose(before, seat, rules.legalActions(before, seat));
    const { state: after, events } = rules.step(before, action);
    steps.push({ before, action, after, events });
    before = after;
  }
  return steps;
}

/** A position made for one test: P0 is Host of turn 5 and expects 13, nobody has a card but those that `change` deals. */
export function made(change: (state: State) => void, options: Partial<DoesNotExistOptions> = {}): DoesNotExistState {
  const state = structuredClone(engine.init('made', { players: 3, firstPlayer: 0, ...options })) as State;
  for (const player of state.players) shuffleInto(state.deck, player.hand.splice(0));
  Object.assign(state.turn, { number: 5, expectation: 13 });
  change(state);
  return state;
}

export const soundOf = (name: string): number => engine.content.soundIndex[name] ?? -1;
export const figureOf = (name: string): number => engine.content.figureIndex[name] ?? -1;
export const classOf = (name: string): number => engine.content.classes.findIndex((card) => card.id === name);

/** Deals cards of the deck to a zone of a player. */
export function deal(state: State, seat: Seat, zone: 'hand' | 'inventory', ...names: string[]): void {
  for (const card of names.map(soundOf)) {
    takeFromDeck(state.deck, card);
    at(state.players, seat)[zone].push(card);
  }
}

/** Lays cards of the deck into the line-up of a player. */
export function lay(state: State, owner: Seat, ...names: string[]): void {
  const cards = names.map(soundOf);
  // a card may lie twice: only the sentences about it matter
  for (const card of cards) if (cardsOfDeck(state.deck).includes(card)) takeFromDeck(state.deck, card);
  state.lineups.push({
    owner,
    cards,
    by: cards.map(() => owner),
    via: cards.map(() => 'hand'),
    base: cards.map((card) => at(engine.content.sounds, card).bonus),
    frozen: cards.map(() => -1),
  });
}

import { expertise } from '@rulewright/bots/emix';
import { type EmixAction, type EmixOptions, type EmixState, engine } from '@rulewright/emix';
import { optionSets } from '../emix/cases.js';
import { leaning } from './leaning.js';

/** How often anything at all is done, so that everything happens. */
const CURIOSITY = 0.15;

export interface Step {
  readonly before: EmixState;
  readonly action: EmixAction;
  readonly after: EmixState;
  readonly events: ReturnType<typeof engine.step>['events'];
}

const customCards = optionSets.find((options) => options.customCards !== undefined)?.customCards ?? [];
const denseBoard = optionSets.find((options) => options.board !== undefined)?.board ?? null;

/** Short games that together show everything. */
export const variants: Readonly<Record<string, Partial<EmixOptions>>> = {
  'three players': { players: 3, maxRounds: 6 },
  solo: { players: 1, maxRounds: 3 },
  'clans on a board full of symbols': {
    players: 4,
    maxRounds: 4,
    board: denseBoard,
    teams: { light: [0, 3], dark: [1, 2] },
    leftoverEmons: 'return',
  },
  'own cards, and cancelled cards are spent': { players: 3, maxRounds: 4, customCards, cancelMode: 'fizzle' },
  'individual decks, and everybody is asked': {
    players: 2,
    maxRounds: 14,
    goal: 999,
    individualDecks: { decks: 'ready-made', anyDeckSize: false },
    reactionPrompt: 'all',
    supply: 'unlimited',
    neutralValue: 'zero',
  },
  'free feeding': {
    players: 3,
    maxRounds: 12,
    freeFeeding: { humans: 5, chargeAll: false },
    customCards,
    cancelMode: 'fizzle',
  },
};

/** The steps of a random game, always the same. */
export function stepsOf(name: string): Step[] {
  const choose = leaning(engine, expertise, name, CURIOSITY);
  const steps: Step[] = [];
  let before = engine.init(name, variants[name]);
  for (
    let [seat] = engine.decision(before)?.seats ?? [];
    seat !== undefined;
    [seat] = engine.decision(before)?.seats ?? []
  ) {
    const action = choose(before, seat, engine.legalActions(before, seat));
    const { state: after, events } = engine.step(before, action);
    steps.push({ before, action, after, events });
    before = after;
  }
  return steps;
}

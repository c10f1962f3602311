import { type EmixState, engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { depth } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { walkFrom } from '../support/walking.js';
import { byType } from '../support/weighted.js';
import type { Options } from './table.js';

// A cancel gives back what was known: nobody remembers less of a pile than before the action.

/** Many cancels, and many cards that change hands unseen. */
const quarrelsome = byType<unknown, ReturnType<typeof engine.legalActions>[number]>({
  play: 6,
  use: 3,
  exchange: 3,
  draw: 1,
  stop: 1,
  cancel: 4,
});
const OPTIONS: readonly Options[] = [
  { players: 3, maxRounds: 6 },
  { players: 4, maxRounds: 4, supply: 'unlimited' },
  { players: 3, maxRounds: 4, cancelMode: 'fizzle' },
  { players: 2, maxRounds: 4, reactionPrompt: 'holders' },
];

const isWindow = ({ agenda }: EmixState): boolean => agenda.some(({ kind }) => kind === 'cancel');

/** The cards of one list that another lacks. */
function missing(wanted: readonly number[], there: readonly number[]): number[] {
  const rest = [...there];
  return wanted.filter((card) => {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

/** What happens after a cancel and moves no card unseen. */
const OPEN = new Set([
  'action-cancelled',
  'emons-restored',
  'emons-returned',
  'emons-taken',
  'karma-set-aside',
  'card-activated',
  'card-spent',
  'action-began',
  'circle-began',
]);

interface Cancelled {
  readonly before: EmixState;
  readonly after: EmixState;
  /** The cards that left a hand in sight: the Moment, and with `fizzle` the cancelled card. */
  readonly spent: readonly number[];
}

function* cancels(games: number): Generator<Cancelled> {
  for (let game = 0; game < games; game++) {
    const start = engine.init(`memory ${game}`, OPTIONS[game % OPTIONS.length]);
    let before = start;
    for (const step of walkFrom(engine, start, game, quarrelsome).steps) {
      if (!isWindow(step.before)) before = step.before;
      if (step.action.type !== 'cancel' || step.events.some(({ type }) => !OPEN.has(type))) continue;
      const spent = step.events.flatMap((event) =>
        'card' in event && (event.type === 'card-activated' || event.type === 'card-spent')
          ? [engine.content.cards.findIndex(({ id }) => id === event.card)]
          : [],
      );
      yield { before, after: step.after, spent };
    }
  }
}

rule(['EMX-MOM.4', 'EMX-MOM.12'], 'nobody knows less of a pile after a cancel than before the action', () => {
  let compared = 0;
  for (const { before, after, spent } of cancels(depth === 'day' ? 12 : 60))
    for (const [pile, rows] of Object.entries(before.memory))
      for (const [viewer, known] of rows.entries()) {
        const forgotten = missing(known, after.memory[pile]?.[viewer] ?? []);
        expect({ pile, viewer, forgotten: missing(forgotten, spent) }).toEqual({ pile, viewer, forgotten: [] });
        compared += known.length;
      }
  expect(compared).toBeGreaterThan(20);
});

import {
  type AnyAction,
  type Fraction,
  formatFraction,
  isInputError,
  revealedBy,
  toNumber,
  type Viewer,
} from '@rulewright/core';
import type { FactTable } from '@rulewright/core/text';
import type { AnyState, AnyView, PlayGame } from './games.js';

/** More runs of draws than this are not listed. */
const LIMIT = 500;

/** What an action can lead to: how likely, and what is different then. */
export interface Chance {
  readonly probability: string;
  readonly percent: number;
  readonly changes: readonly string[];
}

/** The chances of an action, the likeliest first, or why they are not listed. */
export type Chances = { readonly chances: readonly Chance[] } | { readonly unlisted: string };

/** What a legal action can lead to, as one viewer can tell it. */
export function chancesOf(
  game: PlayGame,
  state: AnyState,
  action: AnyAction,
  viewer: Viewer,
  tables: (view: AnyView) => readonly FactTable[],
): Chances {
  const { engine } = game;
  if (showsCards(game, state, action))
    return { unlisted: 'This shows cards that are hidden: its chances would tell them.' };
  const before = tables(engine.view(state, viewer));
  try {
    const outcomes = engine.chanceOutcomes(state, action, { limit: LIMIT, viewer });
    const chances = outcomes.map(({ probability, view }) => ({
      ...shareOf(probability),
      changes: [...changesOf(before, tables(view)), ...questionIn(game, view)],
    }));
    return { chances: chances.sort((a, b) => b.percent - a.percent) };
  } catch (error) {
    if (isInputError(error))
      return { unlisted: `There are too many ways this can go to list them all (${LIMIT} at most).` };
    throw error;
  }
}

/** Cards of somebody's own that come to light are no chance, but known to somebody already. */
const showsCards = ({ engine }: PlayGame, before: AnyState, action: AnyAction): boolean =>
  revealedBy(engine, before, action) === 'shown';

const questionIn = ({ text }: PlayGame, view: AnyView): readonly string[] => {
  const question = text.question(view);
  return question === '' ? ['The game is over'] : [question];
};

const shareOf = (probability: Fraction): Pick<Chance, 'probability' | 'percent'> => ({
  probability: formatFraction(probability),
  percent: 100 * toNumber(probability),
});

/** The cells that differ: `P0, Coins: 10 → 7`. */
export function changesOf(before: readonly FactTable[], after: readonly FactTable[]): readonly string[] {
  return after.flatMap((table, t) => {
    const old = before[t];
    return table.rows.flatMap((row, r) =>
      row.flatMap((cell, c) => {
        const was = old?.rows[r]?.[c];
        return was === cell || c === 0 ? [] : [`${row[0]}, ${table.head[c]}: ${was ?? '–'} → ${cell}`];
      }),
    );
  });
}

import type { AnyAction, Seat, View, Violation } from '@rulewright/core';
import type { GameText } from '@rulewright/core/text';
import type { Narrator, Printed } from '../game.js';

/** Narrator and text of a game that has words of its own. */
export const textNarrated = <State, Action extends AnyAction, Event, Why extends Violation>(
  text: GameText<View<State>, Action, Event, Why>,
  rounds: (view: View<State>) => number,
) => ({ narrator: textNarrator(text, rounds), text });

/** A narrator that says a game's text, arranged for a terminal. */
function textNarrator<State, Action extends AnyAction, Event, Why extends Violation>(
  text: GameText<View<State>, Action, Event, Why>,
  rounds: (view: View<State>) => number,
): Narrator<State, Action, Event> {
  /** The drawn board; empty for a game without a drawing. */
  const drawing = (view: View<State>): Printed[] => {
    const drawn = text.drawing(view);
    const legend: Printed[] = text.legend === '' ? [] : [{ text: text.legend, style: 'note' }];
    return drawn.length === 0 ? [] : [{ drawing: drawn, tables: text.sheets(view).slice(1) }, ...legend];
  };
  /** The drawn board, or tables for a game without a drawing. */
  const board = (view: View<State>): Printed[] => {
    const drawn = drawing(view);
    const [, ...tables] = text.sheets(view);
    return drawn.length > 0 ? drawn : tables.map((table) => ({ table }));
  };
  return {
    opening: (view) => [...drawing(view), { text: text.opening(view) }],
    tell: (_, events: readonly Event[], after) =>
      events.flatMap((event): Printed[] => {
        const { style, ...told } = text.event(after, event);
        if (style === 'quiet') return [];
        if (style === undefined) return [told.chain === undefined ? { text: `${told.text}.` } : told];
        const line: Printed = { ...told, style };
        return style === 'title' ? [...standings(text, after), line] : [line];
      }),
    board: (view) => [...board(view), ...standings(text, view)],
    question: (view) => text.question(view).text,
    phrase: (view, action) => text.action(view, action).text,
    groups: (view, legal) => text.groups(view, legal),
    amounts: text.amounts,
    rounds,
    result: (view, seat: Seat) => text.score(view, seat),
    scoring: text.scoring,
    reason: (reason) => text.reason(reason),
  };
}

/** The table of all players' possessions. */
const standings = <V>({ sheets }: Pick<GameText<V, never, never, never>, 'sheets'>, view: V): Printed[] =>
  sheets(view)
    .slice(0, 1)
    // a game that keeps nothing by seat has nothing to say here
    .filter(({ head }) => head.length > 1)
    .map((table): Printed => ({ table }));

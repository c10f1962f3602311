import type { AnyAction, Seat, View, Violation } from '@rulewright/core';
import type { FactTable, GameText } from '@rulewright/core/text';
import type { Narrator, Printed } from '../game.js';

/** A narrator that says what a game's text says; what it adds is the order of things on a terminal. */
export function textNarrator<State, Action extends AnyAction, Event, Why extends Violation>(
  text: GameText<View<State>, Action, Event, Why>,
  rounds: (view: View<State>) => number,
): Narrator<State, Action, Event> {
  const drawing = (view: View<State>): Printed[] => [
    ...drawn(text.drawing(view), text.tables(view).slice(1)),
    ...(text.legend === '' ? [] : [{ text: text.legend, style: 'note' } as const]),
  ];
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
    board: (view) => [...drawing(view), ...standings(text, view)],
    question: (view) => text.question(view),
    phrase: (view, action) => text.action(view, action),
    topic: (view, action) => text.topic(view, action),
    amounts: text.amounts,
    rounds,
    result: (view, seat: Seat) => text.score(view, seat),
    scoring: text.scoring,
    reason: (reason) => text.reason(reason),
  };
}

/** The board as a picture; in tables where there is none. */
const drawn = (drawing: readonly string[], tables: readonly FactTable[]): Printed[] =>
  drawing.length === 0 ? tables.map((table): Printed => ({ table })) : [{ drawing, tables }];

/** What everybody has. */
const standings = <V>({ tables }: Pick<GameText<V, never, never, never>, 'tables'>, view: V): Printed[] =>
  tables(view)
    .slice(0, 1)
    .map((table): Printed => ({ table }));

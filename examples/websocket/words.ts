import { engine } from '@rulewright/ecologic';
import { createText } from '@rulewright/ecologic/text';
import type { SeenTableEvent, TableView } from '@rulewright/table';

// What a client is sent: all of it is made of what its viewer may know.

type Engine = typeof engine;
const text = createText(engine);

/** What a client is sent. */
export type Message =
  | { readonly type: 'seated'; readonly seat: number; readonly token: string }
  | ({ readonly type: 'position' } & ReturnType<typeof position>)
  | { readonly type: 'refused'; readonly why: string };

/** What a viewer may know, in data and in words. */
export function position(table: TableView<Engine>, told: readonly string[]) {
  const { game: view, ...rest } = table;
  const outcome = view === null ? undefined : engine.outcome(view);
  const isOver = view === null || table.phase === 'over';
  return {
    table: rest,
    view,
    told,
    drawing: view === null ? [] : text.drawing(view),
    legend: text.legend,
    facts: view === null ? undefined : text.tables(view)[0],
    question:
      view === null
        ? 'Not everybody has come yet.'
        : outcome === undefined
          ? text.question(view).text
          : text.reason(outcome.reason),
    actions: isOver
      ? []
      : engine.legalActions(view).map((action) => ({ action, text: text.action(view, action).text })),
  };
}

/** What happened, in words for a viewer. */
export function toldOf(events: readonly SeenTableEvent[], { game: view }: TableView<Engine>): string[] {
  return events.flatMap((event) => {
    if (event.type === 'decided')
      return view === null ? [] : event.events.map((each) => text.event(view, each as never).text);
    const who = 'seat' in event ? [`P${event.seat}`] : [];
    const what = [event.type, ...('what' in event ? [event.what] : []), ...('why' in event ? [event.why] : [])];
    return [[...who, ...what].join(' ').replaceAll('-', ' ')];
  });
}

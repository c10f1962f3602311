import { engine } from '@rulewright/ecologic';
import { createText } from '@rulewright/ecologic/text';
import type { SeenTableEvent, TableView } from '@rulewright/table';
import jsonPatch, { type Operation } from 'fast-json-patch';

// What a client is sent: all of it is made of what its viewer may know.

type Engine = typeof engine;
const text = createText(engine);

/** What a client is sent. */
export type Message =
  | { readonly type: 'seated'; readonly seat: number; readonly token: string }
  | ({ readonly type: 'position' } & Position)
  /** RFC 6902: what to change in the position that was sent before. */
  | { readonly type: 'changes'; readonly patch: readonly Operation[] }
  | { readonly type: 'refused'; readonly why: string };

export type Position = ReturnType<typeof position>;

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

/** The message that leads from one position to another: a patch, or all of it when there was none before or that is shorter. */
export function changesFrom(before: Position | undefined, now: Position): Message {
  const whole = { type: 'position', ...now } as const;
  if (before === undefined) return whole;
  const changes = { type: 'changes', patch: jsonPatch.compare(before, now) } as const;
  return JSON.stringify(changes).length < JSON.stringify(whole).length ? changes : whole;
}

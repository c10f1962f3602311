import { type EcoLogicAction, engine, formatFraction, toNumber } from '@rulewright/ecologic';
import { createText } from '@rulewright/ecologic/text';
import type { SeenTableEvent, TableView } from '@rulewright/table';
import jsonPatch, { type Operation } from 'fast-json-patch';

// The messages to clients: all of them are made of what their viewer may know.

type Engine = typeof engine;
const text = createText(engine);

/** A message to a client. */
export type Message =
  | { readonly type: 'seated'; readonly seat: number; readonly token: string }
  | ({ readonly type: 'position' } & Position)
  /** RFC 6902: what to change in the position that was sent before. */
  | { readonly type: 'changes'; readonly patch: readonly Operation[] }
  | Preview
  /** The token of somebody to whom this client has handed its seat. */
  | { readonly type: 'handed'; readonly seat: number; readonly token: string }
  | { readonly type: 'refused'; readonly why: string };

/** The parts that an action names, and its results with their chances; none where they are too many. */
export interface Preview {
  readonly type: 'preview';
  readonly parts: readonly string[];
  readonly expected: readonly { readonly chance: string; readonly text: string }[];
}

export type Position = ReturnType<typeof position>;

/** The position as a viewer may know it, in data and in words. */
export function position(table: TableView<Engine>, told: readonly string[]) {
  const { game: view, ...rest } = table;
  const outcome = view === null ? undefined : engine.outcome(view);
  const legal = view === null ? [] : engine.legalActions(view);
  const isOver = view === null || table.phase === 'over';
  return {
    table: rest,
    view,
    told,
    drawing: view === null ? [] : text.drawing(view),
    legend: text.legend,
    facts: view === null ? undefined : text.sheets(view)[0],
    question:
      view === null
        ? 'Not everybody has come yet.'
        : outcome === undefined
          ? text.question(view).text
          : text.reason(outcome.reason),
    standing: view === null ? [] : engine.standing(view).map(({ value }) => toNumber(value).toFixed(1)),
    actions: isOver || view === null ? [] : legal.map((action) => ({ action, text: text.action(view, action).text })),
    /** The places of the actions, by topic. */
    groups:
      isOver || view === null
        ? []
        : text
            .groups(view, legal)
            .map(({ topic, actions }) => ({ topic, actions: actions.map((it) => legal.indexOf(it)) })),
  };
}

/** More results than this are not told one by one. */
const MOST_RESULTS = 12;

/**
 * The parts that an action names and the results that it may have, by what the viewer knows and nothing else; undefined for
 * a command that does not ask for it. Throws `InputError` for anything that is not a legal action of the viewer.
 */
export function previewFor(command: object, { game: view }: TableView<Engine>): Preview | undefined {
  if (!('type' in command && command.type === 'preview' && 'action' in command) || view === null) return undefined;
  const action = command.action as EcoLogicAction;
  const parts = engine.parts(view, action).map(({ kind, id }) => `${kind} ${id}`);
  const told = engine.chanceOutcomes(view, action);
  const results = told.exact && told.outcomes.length <= MOST_RESULTS ? told.outcomes : [];
  const expected = results.map(({ probability, view: after, events }) => ({
    chance: formatFraction(probability),
    text: text.summary(after, events),
  }));
  return { type: 'preview', parts, expected };
}

/** Events in words for a viewer. */
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

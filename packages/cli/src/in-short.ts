import { type AnyEvent, type Emitted, toNumber } from '@rulewright/core';
import { number } from '@rulewright/core/text';
import type { AnyGame, AnyState, Printed } from './game.js';
import { seatName } from './game.js';

/** A played decision: its events, and the states before and after. */
export interface PlayedDecision {
  readonly before: AnyState;
  readonly events: readonly Emitted[];
  readonly after: AnyState;
}
/** Decisions told together under one heading. */
interface Section {
  readonly heading: string;
  readonly decisions: readonly PlayedDecision[];
}

/** Upper bound of sections. */
const SECTIONS = 10;
/** Approximate number of decisions told in all: those that changed the standing most. */
const TOLD = 20;
/** Upper bound of highlights told of one decision: the last ones. */
const SENTENCES = 2;

/**
 * Tells a game in short, from a spectator's view: for each round the decisions that mattered most, and the standing.
 */
export function inShort(game: AnyGame, decisions: readonly PlayedDecision[]): readonly Printed[] {
  const rounds = byRounds(game, decisions);
  const sections = rounds.length < 2 ? inParts(decisions) : together(rounds);
  const each = Math.max(1, Math.floor(TOLD / sections.length));
  return sections.flatMap((section) => sectionLines(game, section, each));
}

const narrated = ({ engine, narrator }: AnyGame, { before, events, after }: PlayedDecision): readonly Printed[] =>
  narrator.tell(
    engine.view(before, 'spectator'),
    engine.eventsFor(events, 'spectator'),
    engine.view(after, 'spectator'),
  );

function titleIn(game: AnyGame, decision: PlayedDecision): string | undefined {
  const title = narrated(game, decision).find((line) => 'text' in line && line.style === 'title');
  return title !== undefined && 'text' in title ? title.text : undefined;
}

/** Splits decisions into rounds; a round begins at the decision after which its title is told. */
function byRounds(game: AnyGame, decisions: readonly PlayedDecision[]): readonly Section[] {
  const sections: { heading: string; decisions: PlayedDecision[] }[] = [];
  for (const decision of decisions) {
    const title = titleIn(game, decision);
    if (title !== undefined) sections.push({ heading: title, decisions: [] });
    else if (sections.length === 0) sections.push({ heading: 'The start', decisions: [] });
    sections.at(-1)?.decisions.push(decision);
  }
  return sections;
}

/** Joins neighbouring rounds so that at most `SECTIONS` sections remain. */
function together(rounds: readonly Section[]): readonly Section[] {
  const size = Math.ceil(rounds.length / SECTIONS);
  if (size === 1) return rounds;
  const name = (section: Section | undefined): string => section?.heading.split(' – ')[0] ?? '';
  return Array.from({ length: Math.ceil(rounds.length / size) }, (_, i) => {
    const part = rounds.slice(i * size, (i + 1) * size);
    const [first, last] = [name(part[0]), name(part.at(-1))];
    const heading = first === last ? first : `${first} to ${last.charAt(0).toLowerCase()}${last.slice(1)}`;
    return { heading, decisions: part.flatMap(({ decisions }) => decisions) };
  });
}

/** Equal numbers of decisions. */
function inParts(decisions: readonly PlayedDecision[]): readonly Section[] {
  const size = Math.max(1, Math.ceil(decisions.length / SECTIONS));
  return Array.from({ length: Math.ceil(decisions.length / size) }, (_, i) => {
    const part = decisions.slice(i * size, (i + 1) * size);
    return { heading: `Decisions ${i * size + 1}–${i * size + part.length}`, decisions: part };
  });
}

function sectionLines(game: AnyGame, { heading, decisions }: Section, most: number): readonly Printed[] {
  const last = decisions.at(-1);
  if (last === undefined) return [];
  // what ends a round is its reckoning, which the standing says
  const within = decisions.filter((decision) => titleIn(game, decision) === undefined);
  const high = within.filter(({ events }) => events.some(({ event }) => isHighlight(game, event)));
  const worthTelling = high.length > 0 ? high : within.filter((decision) => told(game, decision) !== '');
  const weights = new Map(worthTelling.map((decision) => [decision, change(game, decision)]));
  const weight = (decision: PlayedDecision): number => weights.get(decision) ?? 0;
  const weighty = worthTelling.toSorted((one, other) => weight(other) - weight(one)).slice(0, most);
  return [
    { text: heading, style: 'heading' },
    ...decisions.filter((decision) => weighty.includes(decision)).map((decision) => ({ text: told(game, decision) })),
    { text: standings(game, last.after) },
  ];
}

const isHighlight = ({ highlights = [] }: AnyGame, { type = '' }: Partial<AnyEvent>): boolean =>
  highlights.includes(type);

/** A decision in a sentence or two: its highlights, or what it came to in the end. */
function told(game: AnyGame, { events, after }: PlayedDecision): string {
  const { engine, text } = game;
  const view = engine.view(after, 'spectator');
  const seen = engine.eventsFor(events, 'spectator');
  const high = seen.filter((event) => isHighlight(game, event));
  return (high.length > 0 ? high : seen)
    .map((event) => text.event(view, event as AnyEvent))
    .filter(({ style }) => style === undefined)
    .slice(high.length > 0 ? -SENTENCES : -1)
    .map(({ text: clause }) => (/[.!?]$/.test(clause) ? clause : `${clause}.`))
    .join(' ');
}

/** The change of the standing by a decision, summed over the seats. */
function change({ engine }: AnyGame, { before, after }: PlayedDecision): number {
  const [was, is] = [before, after].map((state) => engine.standing(state).map(({ value }) => toNumber(value)));
  return (is ?? []).reduce((sum, value, seat) => sum + Math.abs(value - (was?.[seat] ?? 0)), 0);
}

const standings = ({ engine }: AnyGame, state: AnyState): string =>
  `Standing: ${engine
    .standing(state)
    .map(({ seat, value }) => `${seatName(seat)} ${number(Number(toNumber(value).toFixed(1)))}`)
    .join(', ')}.`;

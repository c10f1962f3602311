import { type AnyEvent, type Emitted, toNumber } from '@rulewright/core';
import { number } from '@rulewright/core/text';
import type { AnyGame, AnyState, Printed } from './game.js';
import { seatName } from './game.js';

/** A decision of a game that was played: what happened, and the states around it. */
export interface Moment {
  readonly before: AnyState;
  readonly events: readonly Emitted[];
  readonly after: AnyState;
}
/** Decisions that are told together, under a heading. */
interface Section {
  readonly heading: string;
  readonly moments: readonly Moment[];
}

/** How many sections there are at most. */
const SECTIONS = 10;
/** How many decisions are told in all, about: those that changed most how the seats stand. */
const TOLD = 20;
/** How many highlights of one decision are told: the last ones. */
const SENTENCES = 2;

/** A game in short, as everybody may know it: for each round the decisions that mattered most, and how the seats stand. */
export function inShort(game: AnyGame, moments: readonly Moment[]): readonly Printed[] {
  const rounds = byRounds(game, moments);
  const sections = rounds.length < 2 ? inParts(moments) : together(rounds);
  const each = Math.max(1, Math.floor(TOLD / sections.length));
  return sections.flatMap((section) => sectionLines(game, section, each));
}

const narrated = ({ engine, narrator }: AnyGame, { before, events, after }: Moment): readonly Printed[] =>
  narrator.tell(
    engine.view(before, 'spectator'),
    engine.eventsFor(events, 'spectator'),
    engine.view(after, 'spectator'),
  );

function titleIn(game: AnyGame, moment: Moment): string | undefined {
  const title = narrated(game, moment).find((line) => 'text' in line && line.style === 'title');
  return title !== undefined && 'text' in title ? title.text : undefined;
}

/** A round begins at the decision after which its title is told. */
function byRounds(game: AnyGame, moments: readonly Moment[]): readonly Section[] {
  const sections: { heading: string; moments: Moment[] }[] = [];
  for (const moment of moments) {
    const title = titleIn(game, moment);
    if (title !== undefined) sections.push({ heading: title, moments: [] });
    else if (sections.length === 0) sections.push({ heading: 'The start', moments: [] });
    sections.at(-1)?.moments.push(moment);
  }
  return sections;
}

/** Neighbouring rounds as one section, where there are many. */
function together(rounds: readonly Section[]): readonly Section[] {
  const size = Math.ceil(rounds.length / SECTIONS);
  if (size === 1) return rounds;
  const name = (section: Section | undefined): string => section?.heading.split(' – ')[0] ?? '';
  return Array.from({ length: Math.ceil(rounds.length / size) }, (_, i) => {
    const part = rounds.slice(i * size, (i + 1) * size);
    const [first, last] = [name(part[0]), name(part.at(-1))];
    const heading = first === last ? first : `${first} to ${last.charAt(0).toLowerCase()}${last.slice(1)}`;
    return { heading, moments: part.flatMap(({ moments }) => moments) };
  });
}

/** Equal numbers of decisions. */
function inParts(moments: readonly Moment[]): readonly Section[] {
  const size = Math.max(1, Math.ceil(moments.length / SECTIONS));
  return Array.from({ length: Math.ceil(moments.length / size) }, (_, i) => {
    const part = moments.slice(i * size, (i + 1) * size);
    return { heading: `Decisions ${i * size + 1}–${i * size + part.length}`, moments: part };
  });
}

function sectionLines(game: AnyGame, { heading, moments }: Section, most: number): readonly Printed[] {
  const last = moments.at(-1);
  if (last === undefined) return [];
  // what ends a round is its reckoning, which the standing says
  const within = moments.filter((moment) => titleIn(game, moment) === undefined);
  const high = within.filter(({ events }) => events.some(({ event }) => isHighlight(game, event)));
  const worthTelling = high.length > 0 ? high : within.filter((moment) => told(game, moment) !== '');
  const weights = new Map(worthTelling.map((moment) => [moment, change(game, moment)]));
  const weight = (moment: Moment): number => weights.get(moment) ?? 0;
  const weighty = worthTelling.toSorted((one, other) => weight(other) - weight(one)).slice(0, most);
  return [
    { text: heading, style: 'heading' },
    ...moments.filter((moment) => weighty.includes(moment)).map((moment) => ({ text: told(game, moment) })),
    { text: standings(game, last.after) },
  ];
}

const isHighlight = ({ highlights = [] }: AnyGame, { type = '' }: Partial<AnyEvent>): boolean =>
  highlights.includes(type);

/** A decision in a sentence or two: its highlights, or what it came to in the end. */
function told(game: AnyGame, { events, after }: Moment): string {
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

/** How much a decision changed how the seats stand. */
function change({ engine }: AnyGame, { before, after }: Moment): number {
  const [was, is] = [before, after].map((state) => engine.standing(state).map(({ value }) => toNumber(value)));
  return (is ?? []).reduce((sum, value, seat) => sum + Math.abs(value - (was?.[seat] ?? 0)), 0);
}

const standings = ({ engine }: AnyGame, state: AnyState): string =>
  `Standing: ${engine
    .standing(state)
    .map(({ seat, value }) => `${seatName(seat)} ${number(Number(toNumber(value).toFixed(1)))}`)
    .join(', ')}.`;

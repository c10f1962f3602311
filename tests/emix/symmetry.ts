import type { EmixAction, EmixEvent, EmixState } from '@rulewright/emix';
import { type Pack, packWith } from './packs.js';
import { ids, type State } from './table.js';
import { entryOf, type Step } from './walks.js';

// The images of a game: colours exchanged, seats turned, copies of a card renamed.

export const plain = (state: EmixState): State => JSON.parse(JSON.stringify(state));
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Rebuilds data, with `image` for what a field holds; where it gives nothing, the fields inside are gone through. */
function rebuilt(value: unknown, image: (value: unknown, key: string) => unknown, key = ''): unknown {
  const instead = image(value, key);
  if (instead !== undefined) return instead;
  if (Array.isArray(value)) return value.map((entry) => rebuilt(entry, image, key));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rebuilt(part, image, name)]));
}

// M1

const OTHER: Readonly<Record<string, string>> = {
  pos: 'neg',
  neg: 'pos',
  'roll-blue': 'roll-red',
  'roll-red': 'roll-blue',
};

/** The base pack with every card and cell in the place of its mirror image. */
export const mirroredPack = (): Pack =>
  packWith((pack) => {
    pack.id = 'emix-mirror';
    const image = (value: unknown) => (typeof value === 'string' ? OTHER[value] : undefined);
    pack.cards = rebuilt(pack.cards, image) as Pack['cards'];
    pack.board = rebuilt(pack.board, (value, key) => (key === 'cell' ? -Number(value) : image(value))) as Pack['board'];
  });

const NEGATED = ['marker', 'visited', 'steps', 'result'];

/** The position in which blue is red; the packs' names are left out. */
export function mirrored(state: EmixState): unknown {
  const swap = (value: unknown): unknown =>
    rebuilt(value, (part, key) => {
      if (typeof part === 'number' && NEGATED.includes(key)) return 0 - part;
      if (!isObject(part) || !('pos' in part && 'neg' in part)) return undefined;
      return { ...part, pos: part.neg, neg: part.pos };
    });
  return swap({ ...plain(state), content: '' });
}

export function mirroredAction(action: EmixAction, state: EmixState): EmixAction {
  if ('colour' in action) return { ...action, colour: action.colour === 'pos' ? 'neg' : 'pos' };
  if (!('pos' in action)) return action;
  const asked = state.agenda.at(-1);
  const all = 'card' in action ? entryOf(action.card).value : asked?.kind === 'split' ? asked.amount : 0;
  return { ...action, pos: all - action.pos };
}

/** The draws of a step with the two dice of Charge exchanged; the others stay. No reshuffle is among them. */
export function mirroredDraws({ events, before }: Step): (number | string)[] {
  const bags = before.drawPiles.flatMap((deck) => deck.bags.map(({ cards }) => ids(before, cards)));
  const hands = before.hands.map((cards) => ids(before, cards));
  const draws = (event: EmixEvent): (number | string)[] => {
    switch (event.type) {
      case 'charge-rolled':
        return [event.red, event.blue];
      case 'die-rolled':
        return [event.face];
      case 'cards-drawn':
        hands[event.seat]?.push(...event.cards);
        return event.cards.flatMap((card) => {
          const drawn = taken(bags.at(-1), card);
          if (bags.at(-1)?.length === 0) bags.pop();
          return drawn;
        });
      case 'card-stolen':
        hands[event.seat]?.push(event.card);
        return taken(hands[event.from], event.card);
      case 'card-activated':
      case 'card-exchanged':
      case 'card-discarded':
        taken(hands[event.seat], event.card);
        return [];
      default:
        return [];
    }
  };
  const last = events.findLastIndex(({ type }) => type === 'charge-rolled');
  return events.slice(0, last + 1).flatMap(draws);
}

/** Takes a card out of a list: that is a draw unless all of them are alike. */
function taken(cards: string[] | undefined, card: string): string[] {
  const isDrawn = new Set(cards).size > 1;
  cards?.splice(cards.indexOf(card), 1);
  return isDrawn ? [card] : [];
}

// M2

const BY_SEAT = ['hands', 'rows', 'marker', 'pending', 'visited', 'charged', 'harvester', 'lastHarvest'];
const SEATS = ['seat', 'human', 'target', 'player', 'actor', 'attempter', 'left', 'passed', 'firstPlayer'];

/** The same table with everybody some seats further on. Humans belong to seats. */
export function turned(state: EmixState, by: number): State {
  const { players } = state.options;
  const seat = (value: number): number => (value < 0 ? value : (value + by) % players);
  const turn = <X>(list: readonly X[]): X[] => list.map((_, at) => list[(at + players - by) % players] as X);
  const values = (list: unknown[], key: string) =>
    key === 'harvester' || key === 'lastHarvest' ? list.map((value) => seat(Number(value))) : list;
  const { options, rng, ...position } = plain(state);
  const image = (value: unknown, key: string): unknown => {
    if (Array.isArray(value) && BY_SEAT.includes(key)) return turn(values(value, key));
    if (isObject(value) && ['pool', 'karmaNew', 'karmaDue'].includes(key))
      return { pos: turn(value.pos as number[]), neg: turn(value.neg as number[]) };
    if (isObject(value) && ['hands', 'rows'].includes(String(value.pile)))
      return { ...value, of: seat(Number(value.of)) };
    if (Array.isArray(value) && key === 'known' && value.length > 0) return rowsTurned(value as number[][]);
    if (key === 'memory' && isObject(value)) return memoryTurned(value);
    if (Array.isArray(value) && key === 'knownTo')
      return value.map((viewer) => (typeof viewer === 'number' ? seat(viewer) : viewer)).sort();
    return typeof value === 'number' && SEATS.includes(key) ? seat(value) : undefined;
  };
  // what viewers know: by seat, the spectator last
  const rowsTurned = (rows: number[][]) => [...turn(rows.slice(0, players)), ...rows.slice(players)];
  const memoryTurned = (memory: object) =>
    Object.fromEntries(
      Object.entries(memory).map(([zone, rows]) => [
        zone.replace(/^hands\.(\d+)/, (_, owner) => `hands.${seat(Number(owner))}`),
        rowsTurned(rows),
      ]),
    );
  return { ...(rebuilt(position, image) as State), options, rng };
}

export const turnedAction = (action: EmixAction, by: number, players: number): EmixAction =>
  rebuilt(action, (value, key) =>
    typeof value === 'number' && SEATS.includes(key) ? (value + by) % players : undefined,
  ) as EmixAction;

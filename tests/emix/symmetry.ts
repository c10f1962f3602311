import type { EmixAction, EmixEvent, EmixState } from '@rulewright/emix';
import { type Pack, packWith } from './packs.js';
import { idOf, type State } from './table.js';
import { recordOf, type Step } from './walks.js';

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
  const all = 'card' in action ? recordOf(action.card).value : asked?.kind === 'split' ? asked.amount : 0;
  return { ...action, pos: all - action.pos };
}

/** The draws of a step with the two dice of Charge exchanged; the others stay. No reshuffle is among them. */
export function mirroredDraws({ events, before, after }: Step): (number | string)[] {
  const stolen = new Set<number>();
  const draws = (event: EmixEvent): number[] => {
    if (event.type === 'charge-rolled') return [event.red, event.blue];
    if (event.type === 'die-rolled') return [event.face];
    if (event.type !== 'card-stolen') return [];
    const isIt = (card: number) => idOf(before, card) === event.card && !stolen.has(card);
    const gone = before.hands[event.from]?.find((card) => isIt(card) && !after.hands[event.from]?.includes(card));
    const come = after.hands[event.seat]?.find((card) => isIt(card) && !before.hands[event.seat]?.includes(card));
    const card = gone ?? come ?? 0;
    stolen.add(card);
    return [card];
  };
  const last = events.findLastIndex(({ type }) => type === 'charge-rolled');
  return events.slice(0, last + 1).flatMap(draws);
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
    return typeof value === 'number' && SEATS.includes(key) ? seat(value) : undefined;
  };
  return { ...(rebuilt(position, image) as State), options, rng };
}

export const turnedAction = (action: EmixAction, by: number, players: number): EmixAction =>
  rebuilt(action, (value, key) =>
    typeof value === 'number' && SEATS.includes(key) ? (value + by) % players : undefined,
  ) as EmixAction;

// M3

const CARDS = ['hands', 'rows', 'drawPiles', 'discardPiles', 'faceDown', 'limbo', 'applied', 'tried'];
const NAMED = ['drop-power', 'protect'];

/** The same position with the copies of every kind numbered the other way round. */
export function renumbered(state: EmixState): State {
  const { hands, rows, drawPiles, discardPiles, faceDown, limbo } = state;
  const most = new Map<number, number>();
  for (const card of [hands, rows, drawPiles, discardPiles, faceDown, [limbo]].flat(2)) {
    const sort = Math.floor(card / 100);
    most.set(sort, Math.max(most.get(sort) ?? 0, card % 100));
  }
  const other = (card: number): number => {
    const sort = Math.floor(card / 100);
    return sort * 100 + (most.get(sort) ?? 0) - (card % 100);
  };
  const image = (value: unknown, key: string): unknown => {
    if (typeof value === 'number') return CARDS.includes(key) ? other(value) : undefined;
    const isPayment = key === 'played';
    if (!isObject(value) || !(isPayment || NAMED.includes(String(value.kind)))) return undefined;
    return { ...value, card: other(Number(value.card)) };
  };
  return rebuilt(plain(state), image) as State;
}

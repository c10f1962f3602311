import type { Draw } from '@rulewright/core';
import { type DoesNotExistState, engine } from '@rulewright/does-not-exist';
import { begin, bounty, guest, rave, setExpectation, stack } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';
import type { Draft } from 'immer';
import { phase, setPlayer } from './table.js';

// The table at which the rule tests play, and how they read it; `positions` changes it.

export * from '@rulewright/does-not-exist/positions';

export type State = Draft<DoesNotExistState>;
export type AgendaItem = State['agenda'][number];
export type Options = NonNullable<Parameters<typeof engine.init>[1]>;
export const NONE = -1;

const { content } = engine;
export const soundId = (card: number): string => content.sounds[card]?.id ?? `card ${card}`;
export const figureId = (card: number): string => [...content.monsters, ...content.mercenaries][card]?.id ?? `${card}`;

export const classIdOf = (card: number): string => content.classes[card]?.id ?? `class ${card}`;

/** A scenario with three players and first player 0, unless told otherwise. */
export const table = (options: Options = {}, seed: string | number = 'table') =>
  scenario(engine, { seed, options: { players: 3, firstPlayer: 0, ...options } });
export type Table = ReturnType<typeof table>;

type Seen = { readonly state: DoesNotExistState };
const ids = (cards: readonly number[] | undefined): string[] => (cards ?? []).map(soundId);
export const hand = ({ state }: Seen, seat: number): string[] => ids(state.players[seat]?.hand);
export const inventory = ({ state }: Seen, seat: number): string[] => ids(state.players[seat]?.inventory);
export const souls = ({ state }: Seen): number[] => state.players.map((player) => player.souls);
export const mercenaries = ({ state }: Seen, seat: number): string[] =>
  (state.players[seat]?.mercenaries ?? []).map(figureId);
export const classId = ({ state }: Seen, seat: number): string | undefined =>
  state.players[seat]?.class.map((card) => content.classes[card]?.id)[0];
/** The sound discard pile, the top card last. */
export const discards = ({ state }: Seen): string[] => ids(state.discard);
/** The cards of a player's line-up; undefined when there is none. */
export const lineup = ({ state }: Seen, owner: number): string[] | undefined => {
  const line = state.lineups.find((each) => each.owner === owner);
  return line && ids(line.cards);
};
/** The guest of this turn. */
export const guests = ({ state }: Seen): string[] => state.monster.map(figureId);
/** The cards under the mercenaries of a player. */
export const under = ({ state }: Seen, seat: number): string[][] => (state.players[seat]?.hidden ?? []).map(ids);
/** What is asked now, and who. */
export const asked = ({ state }: Seen): string => {
  const top = state.agenda.at(-1);
  return top === undefined ? 'over' : `${top.kind} ${(engine.decision(state)?.seats ?? []).join()}`;
};

/** A table that was cleared, and changed by the recipe. */
export const at = (recipe: (state: State) => void = () => {}, options: Options = {}, expectation = 10): Table =>
  table(options).edit((state) => {
    begin(state);
    setExpectation(state, expectation);
    recipe(state);
  });

/** Puts classes on top of their deck, the first one uppermost. */
export const stackClasses = (state: State, ...classes: string[]): void => {
  stack(state, 'classDeck', classes);
};

/** A rave that waits for this seat, against an expectation of 20. */
export const raving = (seat: number, recipe: (state: State) => void, options: Options = {}): Table =>
  at((state) => {
    rave(state, 20);
    recipe(state);
    phase(state, 'rave', { kind: 'rave', seat });
  }, options);

/** The Host alone has lost a rave with this monster, and is asked how to escape. */
export function cornered(state: State, monster: string, seat = 0): void {
  rave(state, 20);
  guest(state, monster);
  bounty(state, NONE, { kind: 'escape', seat }, { kind: 'limits' });
}

/** Seat 0 has failed to escape from this monster, and the failure effect has begun with these draws. See `suffered`. */
export const caught = (
  monster: string,
  recipe: (state: State) => void = () => {},
  draws: readonly Draw[] = [],
  options: Options = {},
): Table => {
  const game = table(options).edit((state) => {
    begin(state);
    cornered(state, monster);
    recipe(state);
  });
  const [roll] = game.legal('roll-escape');
  if (roll === undefined) return game.script(draws, 'first').play({ type: 'suffer', seat: 0 });
  return game.script([{ for: 'escape', seat: 0, is: 1 }, ...draws], 'first').play(roll);
};

/** What has happened since the escape failed. */
export const suffered = ({ events }: Table): Table['events'] =>
  events.slice(events.findIndex(({ type }) => type === 'escape-ended') + 1);

/** Zeroes a player, who is to have no cards and at least one soul. */
export function putOff(state: State, seat: number): void {
  setPlayer(state, seat, { status: 'waiting' });
}

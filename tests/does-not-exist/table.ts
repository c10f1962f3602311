import type { Draw } from '@rulewright/core';
import { type DoesNotExistState, engine } from '@rulewright/does-not-exist';
import { type Editable, scenario } from '@rulewright/testing';

// Positions for the rule tests: everything is moved, never made, so that what the box holds stays the same.

export type State = Editable<DoesNotExistState>;
export type AgendaRecord = State['agenda'][number];
export type Options = NonNullable<Parameters<typeof engine.init>[1]>;
export const NONE = -1;

const { content } = engine;
const index = (list: readonly { readonly name: string }[], name: string): number => {
  const place = list.findIndex((entry) => entry.name === name);
  if (place < 0) throw new Error(`nothing is called ${name}`);
  return place;
};
export const sound = (id: string): number => index(content.sounds, id);
export const soundId = (card: number): string => content.sounds[card]?.name ?? `card ${card}`;
export const figure = (id: string): number => index([...content.monsters, ...content.mercenaries], id);
export const figureId = (card: number): string =>
  [...content.monsters, ...content.mercenaries][card]?.name ?? `${card}`;
export const classCard = (id: string): number => index(content.classes, `class-${id}`);

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
  state.players[seat]?.class.map((card) => content.classes[card]?.name)[0];
/** The sound discard pile, the top card last. */
export const discards = ({ state }: Seen): string[] => ids(state.discard);
/** The cards of a player's line-up; undefined when there is none. */
export const lineup = ({ state }: Seen, owner: number): string[] | undefined => {
  const line = state.lineups.find((each) => each.owner === owner);
  return line && ids(line.cards);
};
/** What is asked now, and who. */
export const asked = ({ state }: Seen): string => {
  const top = state.agenda.at(-1);
  return top === undefined ? 'over' : `${top.kind} ${(engine.decision(state)?.seats ?? []).join()}`;
};

const player = (state: State, seat: number) => {
  const found = state.players[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
};

/**
 * An empty table in the preparation of the first turn of seat 0: nobody holds a card or has souls, all cards are in
 * their decks, and the expectation has been rolled, unless it is 0. The Host is asked.
 */
export function clear(state: State, expectation = 10): void {
  for (const each of state.players) {
    state.deck.unshift(...each.hand, ...each.inventory);
    each.hand = [];
    each.inventory = [];
    each.souls = 0;
  }
  state.phase = 'preparation';
  state.turn.number = 1;
  state.turn.host = 0;
  state.turn.place = 0;
  state.turn.expectation = expectation;
  state.lineups = [];
  state.agenda = [{ kind: 'prepare', seat: 0 }];
}

/** A table that was cleared, and changed by the recipe. */
export const at = (recipe: (state: State) => void = () => {}, options: Options = {}, expectation = 10): Table =>
  table(options).edit((state) => {
    clear(state, expectation);
    recipe(state);
  });

/** Takes a sound card out of the deck. */
function takeSound(state: State, id: string): number {
  const card = sound(id);
  const place = state.deck.indexOf(card);
  if (place < 0) throw new Error(`${id} is not in the deck`);
  state.deck.splice(place, 1);
  return card;
}

/** Moves cards from the deck to a hand. */
export function give(state: State, seat: number, ...cards: string[]): void {
  for (const id of cards) player(state, seat).hand.push(takeSound(state, id));
}
/** Moves so many cards from the bottom of the deck to a hand. */
export function giveAny(state: State, seat: number, count: number): void {
  player(state, seat).hand.push(...state.deck.splice(0, count));
}
/** Moves cards from the deck to an inventory. */
export function store(state: State, seat: number, ...cards: string[]): void {
  for (const id of cards) player(state, seat).inventory.push(takeSound(state, id));
}
/** Moves cards from the deck to the discard pile, the last one on top. */
export function discardFromDeck(state: State, ...cards: string[]): void {
  for (const id of cards) state.discard.push(takeSound(state, id));
}
/** Puts cards on top of the deck, the first one uppermost. */
export function stack(state: State, ...cards: string[]): void {
  const taken = cards.map((id) => takeSound(state, id));
  state.deck.push(...taken.reverse());
}

export function setSouls(state: State, ...counts: number[]): void {
  for (const [seat, count] of counts.entries()) player(state, seat).souls = count;
}

/** Gives a player a class; what the player had goes back to the deck. */
export function setClass(state: State, seat: number, id: string): void {
  const card = classCard(id);
  state.classDeck = [...player(state, seat).class, ...state.classDeck.filter((other) => other !== card)];
  player(state, seat).class = [card];
}
/** Puts classes on top of their deck, the first one uppermost. */
export function stackClasses(state: State, ...classes: string[]): void {
  const cards = classes.map(classCard);
  state.classDeck = [...state.classDeck.filter((card) => !cards.includes(card)), ...cards.reverse()];
}

/** Gives a player a mercenary with these cards under it, the one thrown first first. */
export function hire(state: State, seat: number, id: string, ...cards: string[]): void {
  const card = figure(id);
  for (const list of [state.mercenaryDeck, state.monsterSupply])
    if (list.includes(card)) list.splice(list.indexOf(card), 1);
  const owner = player(state, seat);
  owner.mercenaries.push(card);
  owner.hidden.push(cards.map((each) => takeSound(state, each)));
  owner.thrown.push(0);
}

/** Leaves so many cards in the deck, the top ones: the others lie under a mercenary of this seat, out of the way. */
export function leaveInDeck(state: State, count: number, seat: number): void {
  hire(state, seat, 'felix');
  player(state, seat)
    .hidden.at(-1)
    ?.push(...state.deck.splice(0, state.deck.length - count));
}

/** A seat waits for its next turn, with these souls. */
export function setWaiting(state: State, seat: number, count = 1): void {
  Object.assign(player(state, seat), { status: 'waiting', souls: count });
}
/** A seat is out of the game. */
export function setOut(state: State, seat: number): void {
  Object.assign(player(state, seat), { status: 'eliminated', souls: 0 });
  state.out.push(seat);
}

/** The last seat has rolled and is about to pass; then seat 0 has its turn. */
export function beforeTurn(state: State): void {
  clear(state);
  const last = state.players.length - 1;
  state.turn.host = last;
  state.turn.place = last;
  state.agenda = [{ kind: 'prepare', seat: last }];
}

/** Makes the monster a guest of this turn. */
export function guest(state: State, id: string): void {
  const card = figure(id);
  state.monsterSupply.splice(state.monsterSupply.indexOf(card), 1);
  state.monster = [card];
  state.turn.invited = true;
  state.turn.level = content.monsters[card]?.level ?? 0;
}

/** Begins the rave: line-ups lie there, the Host's first, and the Host has priority. */
export function rave(state: State, expectation: number, ...lineups: (readonly string[])[]): void {
  state.phase = 'rave';
  state.turn.expectation = expectation;
  state.lineups = [{ owner: state.turn.host, cards: [], by: [], via: [], base: [], frozen: [] }];
  state.agenda = [{ kind: 'rave', seat: state.turn.host }];
  for (const [owner, cards] of lineups.entries()) if (owner === 0 || cards.length > 0) lay(state, owner, ...cards);
}

/** A rave that waits for this seat, against an expectation of 20. */
export const raving = (seat: number, recipe: (state: State) => void, options: Options = {}): Table =>
  at((state) => {
    rave(state, 20);
    recipe(state);
    state.agenda = [{ kind: 'rave', seat }];
  }, options);

/** Lays cards of the deck into the line-up of a player, who becomes an invader if there is none yet. */
export function lay(state: State, owner: number, ...cards: string[]): void {
  layFor(state, owner, owner, ...cards);
}
/** The same, added by somebody else. */
export function layFor(state: State, owner: number, by: number, ...cards: string[]): void {
  let line = state.lineups.find((each) => each.owner === owner);
  if (line === undefined) {
    line = { owner, cards: [], by: [], via: [], base: [], frozen: [] };
    state.lineups.push(line);
  }
  for (const id of cards) {
    line.cards.push(takeSound(state, id));
    line.by.push(by);
    line.via.push('hand');
    line.base.push(content.sounds.find(({ name }) => name === id)?.bonus ?? 0);
    line.frozen.push(NONE);
  }
}

/** Makes a player the Saviour, with a promise; he has added a card, which is to be laid by `layFor`. */
export function save(state: State, seat: number, share = 0, picker: 'host' | 'saviour' = 'host'): void {
  Object.assign(state.rave, { saviour: seat, share, picker, joined: true });
}

/** Nothing is decided by it: where a table waits in the bounty before what a test is about. See `resume`. */
export const pause = (seat = 0): AgendaRecord => ({ kind: 'shield', seat });
/** Ends a pause; the records after it happen now. */
export const resume = (seat = 0) => ({ type: 'no-shield', seat }) as const;

/**
 * The bounty after a rave that `winner` has won, or nobody: a pause, then these records, the first of them next; then
 * the summary.
 */
export function bounty(state: State, winner: number, ...records: AgendaRecord[]): void {
  state.phase = 'bounty';
  state.rave.winner = winner;
  state.agenda = [{ kind: 'recovery' }, ...[...records].reverse(), pause(state.turn.host)];
}

/** The Host alone has failed with this monster, and the escape has failed too. */
export function failed(state: State, monster: string, seat = 0): void {
  rave(state, 20);
  guest(state, monster);
  bounty(state, NONE, { kind: 'failure', seat, path: [] }, { kind: 'limits' });
}

/** Everybody who is asked in the rave holds, until something else is asked. */
export function holdAll(game: Table): Table {
  while (game.state.agenda.at(-1)?.kind === 'rave') {
    const [seat = 0] = engine.decision(game.state)?.seats ?? [];
    game.play({ type: 'hold', seat });
  }
  return game;
}

/** Seat 0 has failed to escape from this monster, and the failure effect begins with these draws. */
export const caught = (
  monster: string,
  recipe: (state: State) => void = () => {},
  draws: readonly Draw[] = [],
  options: Options = {},
): Table =>
  table(options)
    .edit((state) => {
      clear(state);
      failed(state, monster);
      recipe(state);
    })
    .script(draws)
    .play(resume());

/** Takes a player out of the game. */
export function eliminate(state: State, seat: number): void {
  player(state, seat).status = 'eliminated';
  state.out.push(seat);
}
/** Zeroes a player, who is to have no cards and at least one soul. */
export function putOff(state: State, seat: number): void {
  player(state, seat).status = 'waiting';
}

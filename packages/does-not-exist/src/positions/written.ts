import { InputError, NONE, type Seat } from '@rulewright/core';
import { entryAt, type Written, type WrittenPile, type ZoneAt } from '@rulewright/core/positions';
import { addCard, emptyLineup } from '../lineups.js';
import type { DoesNotExistShared, LaidCard, MercenaryState, PlayerState, RaveState, TurnState } from '../reading.js';
import type { Player, State } from '../state.js';
import { mover } from './cards.js';

// Writes into a position the same models that `ask().player` and `ask().shared` read.

/** A player's possessions as `ask().player` gives them. */
export type PlayerChanges = Omit<Written<PlayerState>, 'seat' | 'handLimit' | 'mercenaries'> & {
  readonly mercenaries?: readonly (Omit<MercenaryState, 'hidden'> & { readonly hidden: WrittenPile })[];
};
/** The position as `ask().shared` gives it, with any fields of the turn and the rave. */
export type SharedChanges = Omit<Written<DoesNotExistShared>, 'turn' | 'rave'> & {
  readonly turn?: Partial<TurnState>;
  readonly rave?: Partial<RaveState>;
};

const seatOr = (seat: Seat | null | undefined, before: Seat): Seat => (seat === null ? NONE : (seat ?? before));

/**
 * Sets the named possessions of a player, in the form of `ask().player`; others stay. Cards come from their places,
 * decks first, and replaced cards go back to their decks. A seat that becomes eliminated ranks after those already out.
 */
export function setPlayer(state: State, seat: Seat, changes: PlayerChanges): void {
  const player = entryAt(state.players, seat);
  const { hand, inventory, mercenaries, status, souls, helpBan, hasInvaded, takenBy } = changes;
  if (hand !== undefined) mover.fill(state, ['players.*.hand', seat], hand);
  if (inventory !== undefined) mover.fill(state, ['players.*.inventory', seat], inventory);
  if (changes.class !== undefined)
    mover.fill(state, ['players.*.class', seat], changes.class === null ? [] : [changes.class]);
  if (mercenaries !== undefined) setMercenaries(state, seat, mercenaries);
  if (status !== undefined) setStatus(state, seat, status);
  if (souls !== undefined) player.souls = souls;
  if (helpBan !== undefined) player.helpBan = helpBan;
  if (hasInvaded !== undefined) player.invaded = hasInvaded;
  player.takenBy = seatOr(takenBy, player.takenBy);
}

function setStatus(state: State, seat: Seat, status: Player['status']): void {
  entryAt(state.players, seat).status = status;
  if ((status === 'eliminated') === state.out.includes(seat)) return;
  if (status === 'eliminated') state.out.push(seat);
  else state.out = state.out.filter((other) => other !== seat);
}

function emptyMercenaries(state: State, seat: Seat): void {
  const player = entryAt(state.players, seat);
  for (const place of player.hidden.keys()) mover.empty(state, ['players.*.hidden.*', seat, place]);
  mover.empty(state, ['players.*.mercenaries', seat]);
  player.hidden = [];
  player.thrown = [];
}

function setMercenaries(state: State, seat: Seat, given: NonNullable<PlayerChanges['mercenaries']>): void {
  emptyMercenaries(state, seat);
  const player = entryAt(state.players, seat);
  for (const [place, { mercenary, hidden, thrown }] of given.entries()) {
    mover.put(state, ['players.*.mercenaries', seat], [mercenary]);
    player.hidden.push([]);
    player.thrown.push(thrown);
    mover.fill(state, ['players.*.hidden.*', seat, place], hidden);
  }
}

const LISTS = ['reward', 'discard', 'classDiscard', 'mercenaryDiscard', 'monsterDiscard'] as const;
const DECKS = ['deck', 'classDeck', 'mercenaryDeck', 'monsterDeck'] as const;

/**
 * Sets the named shared things, in the form of `ask().shared`; others stay. Listed parts of a deck are laid on top, the
 * rest of it stays below. The agenda does not change.
 */
export function setShared(state: State, changes: SharedChanges): void {
  const { phase, turn, rave, lineups, monster, monsterSupply, out } = changes;
  if (phase !== undefined) state.phase = phase;
  if (turn !== undefined) setTurn(state, turn);
  if (rave !== undefined) setRave(state, rave);
  if (lineups !== undefined) setLineups(state, lineups);
  if (monster !== undefined) mover.fill(state, 'monster', monster === null ? [] : [monster]);
  for (const list of LISTS) {
    const cards = changes[list];
    if (cards !== undefined) mover.fill(state, list, cards);
  }
  if (monsterSupply !== undefined) mover.fill(state, 'monsterSupply', monsterSupply);
  for (const deck of DECKS) {
    const parts = changes[deck];
    if (parts !== undefined) mover.pile(state, deck, parts);
  }
  if (out !== undefined) state.out = [...out];
}

function setTurn({ turn }: State, changes: Partial<TurnState>): void {
  const { expectation, isInvited, isRefreshed, isUnlimited, signalled, challenged, proposers, ...counts } = changes;
  Object.assign(turn, counts);
  if (expectation !== undefined) turn.expectation = expectation ?? 0;
  turn.invited = isInvited ?? turn.invited;
  turn.refreshed = isRefreshed ?? turn.refreshed;
  turn.unlimited = isUnlimited ?? turn.unlimited;
  turn.signalled = [...(signalled ?? turn.signalled)];
  turn.proposers = [...(proposers ?? turn.proposers)];
  turn.challenged = [...(challenged ?? turn.challenged)];
}

function setRave({ rave }: State, changes: Partial<RaveState>): void {
  const { isFinal, saviour, isForced, hasJoined, isNeedled, winner, expelled, calls, copied, shielded, ...own } =
    changes;
  Object.assign(rave, own);
  rave.final = isFinal ?? rave.final;
  rave.forced = isForced ?? rave.forced;
  rave.joined = hasJoined ?? rave.joined;
  rave.needled = isNeedled ?? rave.needled;
  rave.saviour = seatOr(saviour, rave.saviour);
  rave.winner = seatOr(winner, rave.winner);
  rave.expelled = [...(expelled ?? rave.expelled)];
  rave.calls = [...(calls ?? rave.calls)];
  rave.copied = [...(copied ?? rave.copied)];
  rave.shielded = [...(shielded ?? rave.shielded)];
}

function emptyLineups(state: State): void {
  for (const place of state.lineups.keys()) mover.empty(state, ['lineups.*.cards', place]);
  state.lineups = [];
}

function setLineups(state: State, given: DoesNotExistShared['lineups']): void {
  emptyLineups(state);
  for (const { owner, cards } of given) {
    state.lineups.push(emptyLineup(owner));
    for (const card of cards) layCard(state, owner, card);
  }
}

/** Moves a card, wherever it lies, to the end of an existing line-up. */
export function layCard(
  state: State,
  owner: Seat,
  { card, by, via, base, fixed }: LaidCard,
  from?: readonly ZoneAt[],
): void {
  const place = state.lineups.findIndex((line) => line.owner === owner);
  const line = state.lineups[place];
  if (line === undefined) throw new InputError(`seat ${owner} has no line-up`);
  mover.put(state, ['lineups.*.cards', place], [card], from);
  addCard(line, { by, via, base, frozen: fixed === null ? NONE : fixed * 2 });
}

/** Sends all cards back to their decks, which are shuffled, and the monsters to the supply: nobody holds or knows any. */
export function gather(state: State): void {
  for (const [seat, player] of state.players.entries()) {
    for (const zone of ['hand', 'inventory', 'class'] as const) mover.empty(state, [`players.*.${zone}`, seat]);
    emptyMercenaries(state, seat);
    player.thrown = [];
  }
  emptyLineups(state);
  for (const list of [...LISTS, 'monster'] as const) mover.empty(state, list);
  for (const deck of DECKS) mover.shuffle(state, deck);
  state.memory = {};
}

import { at, type Immutable, NONE } from '@rulewright/core';
import { aimRefusal } from './aims.js';
import { kindOf, originOf, recordOf } from './cards.js';
import { COLOURS, type Colour } from './content/effects.js';
import { allKinds } from './decks.js';
import { humansIn } from './humans.js';
import { heldBefore } from './moves.js';
import { paymentRefusal } from './payment.js';
import { propertyOf } from './rules/language.js';
import { emonsInPlay } from './setup.js';
import type { Balance, CancelWindow, EmixTable, Emons, Kind, Payment } from './state.js';
import { type Piles, pilesOf, unwind } from './unwind.js';

// Section 8 of the specification: what holds in every state.

/** What a cancel brings back, or what there is now. */
type Emoned = Immutable<Balance>;
type Laid = Pick<Piles, 'rows' | 'drawPiles' | 'discardPiles' | 'faceDown'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const every = <X>(list: readonly X[], length: number, fits: (entry: X) => boolean = () => true): boolean =>
  list.length === length && list.every(fits);
const deckCount = ({ state: { options } }: EmixTable): number =>
  options.individualDecks === null ? 1 : options.players;

/** All lists have an entry for each seat, human or deck, and all indices point to one. */
function isWellFormed(table: EmixTable): boolean {
  const { state } = table;
  const { players, maxRounds } = state.options;
  const humans = humansIn(state.options);
  const decks = deckCount(table);
  return (
    balanceFits(table, state) &&
    every(state.hands, players) &&
    every(state.rows, humans) &&
    every(state.drawPiles, decks) &&
    every(state.discardPiles, decks) &&
    every(state.faceDown, decks) &&
    emonsFit(state.karmaDue, humans) &&
    every(state.marker, players) &&
    every(state.pending, players) &&
    every(state.visited, players) &&
    every(state.charged, humans) &&
    every(state.harvester, humans, (seat) => seat < players) &&
    every(state.lastHarvest, players, (human) => human < humans) &&
    state.firstPlayer < players &&
    state.round <= maxRounds &&
    state.sweep.human < humans &&
    sweepFits(state)
  );
}

function sweepFits({ sweep: { human, place, end, applied }, rows }: EmixTable['state']): boolean {
  const { length } = rows[human] ?? [];
  return human === NONE || (place <= length && end <= length && applied.every((one) => one < place));
}

function balanceFits({ state: { options } }: EmixTable, { pool, karmaNew }: Emoned): boolean {
  const humans = humansIn(options);
  return emonsFit(pool, humans) && emonsFit(karmaNew, humans);
}

const emonsFit = (emons: Immutable<Emons>, humans: number): boolean =>
  COLOURS.every((colour) => every(emons[colour], humans));

/** 1. Per colour, supply, pools and karma hold all emons of the sets. */
function emonsAddUp({ state, content }: EmixTable, parts: Emoned): boolean {
  const { options, karmaDue } = state;
  return COLOURS.every((colour: Colour) => {
    const supply = parts.supply[colour];
    if (options.supply === 'unlimited') return supply === 'unlimited';
    const out = sum(parts.pool[colour]) + sum(parts.karmaNew[colour]) + sum(karmaDue[colour]);
    return supply !== 'unlimited' && supply + out === emonsInPlay({ options, content });
  });
}

/** EMX-DECK.3: piles hold cards of their own deck only. */
const pilesFit = (_: EmixTable, { drawPiles, discardPiles, faceDown }: Laid): boolean =>
  [drawPiles, discardPiles, faceDown].every((piles) =>
    piles.every((pile, deck) => pile.every((card) => originOf(card) === deck)),
  );

/** 4. Only powers lie in rows, no kind more often than its limit. */
const rowsFit = (table: EmixTable, { rows }: Laid): boolean =>
  rows.every((row) =>
    row.every((card) => {
      const { type, limit = 1 } = recordOf(table, card);
      return type === 'power' && row.filter((one) => kindOf(one) === kindOf(card)).length <= limit;
    }),
  );

/** 3. A card is being resolved only while its effect asks somebody. */
function limboFits({ state }: EmixTable): boolean {
  const isResolving = state.agenda.some(({ kind }) => kind === 'discard-played');
  return state.limbo.length === (isResolving ? 1 : 0);
}

/** 8. Charged humans have got their karma, and after a round nothing stays set aside (base game). */
function karmaIsDue({ state }: EmixTable): boolean {
  const { options, phase, charged, karmaDue } = state;
  return (
    options.freeFeeding !== null ||
    phase === 'charge' ||
    (charged.every((done) => done) && COLOURS.every((colour) => sum(karmaDue[colour]) === 0))
  );
}

/** 12, 13. The goal is noted when a marker stands there, and the game ends after a full round only. */
function goalIsNoted({ state }: EmixTable): boolean {
  const { options, reached, marker, agenda, phase, round } = state;
  const isThere = marker.some((position) => Math.abs(position) >= options.goal);
  const mayBeOver = phase === 'result' && (round === options.maxRounds || reached);
  return (!isThere || reached) && (agenda.length > 0 || mayBeOver);
}

/** 11. Circles belong to Influence, and a slot has its limit. */
function slotFits({ state: { slot, circle, phase, options } }: EmixTable): boolean {
  return (
    slot.done + slot.todo + slot.granted <= Math.max(1, options.maxActionsPerSlot) &&
    (circle === 0 || phase === 'influence')
  );
}

/** What is asked points to what is there. */
function recordsFit(table: EmixTable): boolean {
  const { state } = table;
  const { players } = state.options;
  const humans = humansIn(state.options);
  const isSeat = (value: unknown) => typeof value !== 'number' || value < players;
  const isHuman = (value: unknown) => typeof value !== 'number' || value < humans;
  return state.agenda.every((record) => {
    const fields: Readonly<Record<string, unknown>> = { ...record };
    return (
      [fields.seat, fields.actor, fields.attempter, fields.player].every(isSeat) &&
      [fields.human, fields.target].every(isHuman) &&
      cardFits(table, record)
    );
  });
}

/** A property has a target of its scope, cards are of known kinds, and what may be paid for again was paid. */
function cardFits(table: EmixTable, record: EmixTable['state']['agenda'][number]): boolean {
  switch (record.kind) {
    case 'property':
      return isKind(table, record.card) && aimRefusal(table, propertyOf(table, record), record) === undefined;
    case 'property-target':
      return isKind(table, record.card);
    case 'protect':
      return isKind(table, kindOf(record.card));
    case 'cancel':
      return record.played === null || wasPaid(table, record.played, record);
    default:
      return true;
  }
}

const isKind = (table: EmixTable, kind: Kind): boolean =>
  kind < allKinds({ ...table.state, content: table.content }).length;

function wasPaid(
  table: EmixTable,
  { card, human, pos, neg }: Payment,
  { actor, before, moves }: Immutable<CancelWindow>,
): boolean {
  return (
    heldBefore(at(table.state.hands, actor), actor, moves).includes(card) &&
    human < table.state.rows.length &&
    pos + neg === recordOf(table, card).value &&
    paymentRefusal(before.pool, human, recordOf(table, card), pos) === undefined
  );
}

/** Of now, and of what a cancel would bring back. */
const balanced =
  (holds: (table: EmixTable, emons: Emoned) => boolean) =>
  (table: EmixTable): boolean =>
    holds(table, table.state) &&
    table.state.agenda.every((record) => record.kind !== 'cancel' || holds(table, record.before));
const laid =
  (holds: (table: EmixTable, cards: Laid) => boolean) =>
  (table: EmixTable): boolean =>
    holds(table, pilesOf(table.state)) &&
    table.state.agenda.every((record) => {
      if (record.kind !== 'cancel') return true;
      const piles = pilesOf(table.state);
      return !unwind(piles, record.moves) || holds(table, piles);
    });

/** EMX-MOM.4: the cards that an action moved lie where it moved them. */
const canBeTakenBack = ({ state }: EmixTable): boolean =>
  state.agenda.every((record) => record.kind !== 'cancel' || unwind(pilesOf(state), record.moves));

export const invariants: Readonly<Record<string, (table: EmixTable) => boolean>> = {
  'every list fits the table': isWellFormed,
  'a snapshot fits the table': balanced(balanceFits),
  'an action can be taken back': canBeTakenBack,
  'the emons add up': balanced(emonsAddUp),
  'piles hold the cards of their deck': laid(pilesFit),
  'rows hold powers within their limits': laid(rowsFit),
  'a card is in limbo only while it is resolved': limboFits,
  'the karma that was due has come back': karmaIsDue,
  'the goal is noted': goalIsNoted,
  'slots keep their limit': slotFits,
  'what is asked fits the table': recordsFit,
};

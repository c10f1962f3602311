import { type Issue, NONE } from '@rulewright/core';
import { Findings, type Immutable, total } from '@rulewright/core/author';
import type { Balance } from './agenda.js';
import { entryOf, kindOf, originOf } from './cards.js';
import { COLOURS } from './content/effects.js';
import { humansIn } from './humans.js';
import { itemsFit, itemsFitPhase } from './invariants-of-agenda.js';
import { emonsInPlay } from './setup.js';
import type { Card, EmixContext, Emons } from './state.js';
import { movesSince, type Piles, pilesOf, unwind } from './unwind.js';

// Section 8 of the specification: what holds in every state.

/** The emons of now, or those that a cancel would restore. */
type Emoned = Immutable<Balance>;
type Laid = Pick<Piles, 'rows' | 'drawPiles' | 'discardPiles' | 'faceDown'>;

const deckCount = ({ state: { options } }: EmixContext): number =>
  options.individualDecks === null ? 1 : options.players;

/** All lists have an entry for each seat, human or deck, and all indices point to one. */
function isWellFormed(context: EmixContext): Issue[] {
  const { state } = context;
  const { maxRounds } = state.options;
  const humans = humansIn(state.options);
  const decks = deckCount(context);
  const found = balanceFits(context, state, '')
    .list('rows', state.rows, humans)
    .list('drawPiles', state.drawPiles, decks)
    .list('discardPiles', state.discardPiles, decks)
    .list('faceDown', state.faceDown, decks)
    .list('charged', state.charged, humans)
    .list('harvester', state.harvester, humans)
    .each('lastHarvest', state.lastHarvest, {
      expected: `a human below ${humans}`,
      fits: (human) => human < humans,
    })
    .that('round', state.round <= maxRounds, `${maxRounds} or less`, state.round);
  emonsFit(found, state.karmaDue, humans, 'karmaDue');
  sweepFits(found, state, humans);
  return found.issues;
}

function sweepFits(found: Findings, { sweep, rows }: EmixContext['state'], humans: number): void {
  const { human, place, end, applied } = sweep;
  found.that('sweep.human', human < humans, `a human below ${humans}`, human);
  if (human === NONE) return;
  const length = rows[human]?.length ?? 0;
  found
    .that('sweep.place', place <= length, `${length} or less, the powers of the row`, place)
    .that('sweep.end', end <= length, `${length} or less, the powers of the row`, end)
    .each('sweep.applied', applied, { expected: `a place before ${place}`, fits: (one) => one < place });
}

function balanceFits({ state: { options } }: EmixContext, { pool, karmaNew }: Emoned, path: string): Findings {
  const found = new Findings();
  const humans = humansIn(options);
  emonsFit(found, pool, humans, `${path}pool`);
  emonsFit(found, karmaNew, humans, `${path}karmaNew`);
  return found;
}

function emonsFit(found: Findings, emons: Immutable<Emons>, humans: number, path: string): void {
  for (const colour of COLOURS) found.list(`${path}.${colour}`, emons[colour], humans);
}

/** 1. Per colour, supply, pools and karma hold all emons of the sets. */
function emonsAddUp({ state, content }: EmixContext, parts: Emoned, path: string): Findings {
  const { options, karmaDue } = state;
  const found = new Findings();
  for (const colour of COLOURS) {
    const supply = parts.supply[colour];
    const place = `${path}supply.${colour}`;
    const isUnlimited = options.supply === 'unlimited';
    if (isUnlimited || supply === 'unlimited') {
      found.that(place, isUnlimited && supply === 'unlimited', isUnlimited ? 'unlimited' : 'a number', supply);
      continue;
    }
    const out = total(parts.pool[colour]) + total(parts.karmaNew[colour]) + total(karmaDue[colour]);
    const all = emonsInPlay({ options, content });
    found.that(place, supply + out === all, `${all - out}, for ${all} in all`, supply);
  }
  return found;
}

/** EMX-DECK.3: piles hold cards of their own deck only. */
function pilesFit(_: EmixContext, { drawPiles, discardPiles, faceDown }: Laid, path: string): Findings {
  const found = new Findings();
  for (const [name, piles] of Object.entries({ drawPiles, discardPiles, faceDown }))
    piles.forEach((pile, deck) => {
      const fits = (card: Card) => originOf(card) === deck;
      found.each(`${path}${name}.${deck}`, pile, { expected: `a card of deck ${deck}`, fits });
    });
  return found;
}

/** 4. Only powers lie in rows, no kind more often than its limit. */
function rowsFit(context: EmixContext, { rows }: Laid, path: string): Findings {
  const found = new Findings();
  rows.forEach((row, human) => {
    const limit = (card: Card) => entryOf(context, card).limit ?? 1;
    const alike = (card: Card) => row.filter((one) => kindOf(one) === kindOf(card)).length;
    found.each(`${path}rows.${human}`, row, {
      expected: 'a power, no more often than its limit',
      fits: (card) => entryOf(context, card).type === 'power' && alike(card) <= limit(card),
    });
  });
  return found;
}

/** 3. A card is being resolved only while its effect asks somebody. */
function limboFits({ state }: EmixContext): Issue[] {
  const isResolving = state.agenda.some(({ kind }) => kind === 'discard-played');
  const cards = isResolving ? 1 : 0;
  const expected = isResolving ? '1 card, for one is resolved' : 'no card, for none is resolved';
  return new Findings().that('limbo', state.limbo.length === cards, expected, state.limbo.length).issues;
}

/**
 * 8. Before Influence follows, a human has been charged or will be, and karma comes back to those that were; after
 * Charge nothing is due (base game).
 */
function karmaIsDue({ state }: EmixContext): Issue[] {
  const { options, phase, agenda, charged, karmaDue } = state;
  const found = new Findings();
  const isCut = phase === 'charge' && !agenda.some(({ kind }) => kind === 'influence-phase');
  if (options.freeFeeding !== null || isCut) return found.issues;
  const comes = (human: number): boolean =>
    agenda.some((item) => TO_CHARGE.includes(item.kind) && 'seat' in item && item.seat === human);
  const returns = (human: number): boolean =>
    comes(human) || agenda.some((item) => item.kind === 'charge-karma' && item.human === human);
  found.each('charged', charged, {
    expected: phase === 'charge' ? 'true, unless the turn of the human comes' : 'true after the Charge phase',
    fits: (done, human) => done !== (phase === 'charge' && comes(human)),
  });
  for (const colour of COLOURS)
    found.each(`karmaDue.${colour}`, karmaDue[colour], {
      expected: phase === 'charge' ? '0, for nothing is due any more' : '0 after the Charge phase',
      fits: (due, human) => due === 0 || (phase === 'charge' && returns(human)),
    });
  return found.issues;
}

/** The items by which the turn of a human comes. */
const TO_CHARGE: readonly string[] = ['charge', 'charge-human'];

/** 12, 13. The goal is noted when a marker stands there, and the game ends after a full round only. */
function goalIsNoted({ state }: EmixContext): Issue[] {
  const { options, reached, marker, agenda, phase, round } = state;
  const isThere = marker.some((position) => Math.abs(position) >= options.goal);
  const mayBeOver = phase === 'result' && (round === options.maxRounds || reached);
  return new Findings()
    .that('reached', !isThere || reached, 'true, for a marker stands at the goal', reached)
    .that('agenda', agenda.length > 0 || mayBeOver, 'something to come, for the game is not over', agenda).issues;
}

/** 11. Circles belong to Influence, and a slot has its limit. */
function slotFits({ state: { slot, circle, phase, options } }: EmixContext): Issue[] {
  const actions = slot.done + slot.todo + slot.granted;
  const most = Math.max(1, options.maxActionsPerSlot);
  return new Findings()
    .that('slot', actions <= most, `${most} actions or fewer`, actions)
    .that('circle', circle === 0 || phase === 'influence', `0 in the phase ${phase}`, circle).issues;
}

/** Applies a check to the present state and to the one that a cancel would restore. */
const balanced =
  (find: (context: EmixContext, emons: Emoned, path: string) => Findings) =>
  (context: EmixContext): Issue[] => [
    ...find(context, context.state, '').issues,
    ...context.state.agenda.flatMap((item, i) =>
      item.kind === 'cancel' ? find(context, item.before, `agenda.${i}.before.`).issues : [],
    ),
  ];
const laid =
  (find: (context: EmixContext, cards: Laid, path: string) => Findings) =>
  (context: EmixContext): Issue[] => {
    const { state } = context;
    const now = find(context, pilesOf(state), '').issues;
    if (now.length > 0) return now;
    return state.agenda.flatMap((item, i) => {
      if (item.kind !== 'cancel') return [];
      const piles = pilesOf(state);
      if (!unwind(piles, movesSince(state, item))) return [];
      return find(context, piles, '').issues.map(({ path, message }) => ({
        path: `agenda.${i}.moves`,
        message: `${message}, at ${path} when it is taken back`,
      }));
    });
  };

/** EMX-MOM.4: the cards that an action moved lie where it moved them. */
function canBeTakenBack({ state }: EmixContext): Issue[] {
  const found = new Findings();
  state.agenda.forEach((item, i) => {
    const canBe = item.kind !== 'cancel' || unwind(pilesOf(state), movesSince(state, item));
    found.that(`agenda.${i}.moves`, canBe, 'cards that lie where they were moved', 'others');
  });
  return found.issues;
}

export const invariants: Readonly<Record<string, (context: EmixContext) => readonly Issue[]>> = {
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
  'what is asked fits the table': itemsFit,
  'what is to come fits the phase': itemsFitPhase,
};

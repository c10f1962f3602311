import { at, NONE, type Seat } from '@rulewright/core';
import { type ActionOf, changed, deckSize, type Handling } from '@rulewright/core/author';
import type { DrawRule } from '../askers.js';
import { ARTIFACTS } from '../content/words.js';
import { artifact } from '../fields.js';
import { countKind, discardKind } from '../hands.js';
import { occasionOf } from '../recruits/conditions.js';
import { payFor } from '../recruits/costs.js';
import { queueEffects, works } from '../recruits/hooks.js';
import { announce, rowsOn } from '../recruits/usable.js';
import type { Rule } from '../rulebook/rules.js';
import { action, type EuphoriaTurn, refuse } from '../state.js';

// EUP-DRW: draw events. An ability before the draw, the cards, an ability after it, the hand limit (EUP-DRW.4).

/** A draw event: a player draws that many cards, by this rule. */
interface DrawEvent {
  readonly seat: Seat;
  readonly count: number;
  readonly rule: DrawRule;
}

/** EUP-DRW.1: a player draws that many cards. */
export function draw(turn: EuphoriaTurn, { seat, count, rule }: DrawEvent): void {
  askBefore(turn, { seat, count, rule }, NONE);
}

/** EUP-DRW.4 (1) */
function askBefore(turn: EuphoriaTurn, { seat, count, rule }: DrawEvent, after: number): void {
  const ability = changeOfDraw(turn, seat, 0, after);
  if (ability === NONE) turn.queue({ kind: 'draw-cards', rule, seat, count, isChanged: false });
  else turn.queue({ kind: 'draw-react', seat, ability, toDraw: count, drawn: 0, cause: rule });
}

/** EUP-DRW.4 (3), EUP-DRW.5: at most one ability changes a draw event. */
function askAfter(turn: EuphoriaTurn, { seat, count: drawn, rule }: DrawEvent, after: number): void {
  const ability = drawn === 0 ? NONE : changeOfDraw(turn, seat, drawn, after);
  if (ability === NONE) turn.queue({ kind: 'hand-limit', seat });
  else turn.queue({ kind: 'draw-react', seat, ability, toDraw: 0, drawn, cause: rule });
}

/** The first ability after another one that could change the draw event now, or NONE (HK13). */
function changeOfDraw(turn: EuphoriaTurn, seat: Seat, drawn: number, after: number): number {
  let found = NONE;
  rowsOn(turn, seat, 'artifact-draw', (ability) => {
    if (found === NONE && ability > after && works(turn, seat, ability, occasionOf(turn, drawn))) found = ability;
  });
  return found;
}

interface DrawCards extends DrawEvent {
  /** An ability changed this draw event: the rest is on the agenda. */
  readonly isChanged: boolean;
}

/** EUP-DRW.4 (2) */
export function drawCards(turn: EuphoriaTurn, { seat, count, rule, isChanged }: DrawCards): void {
  const drawn = drawTo(turn, { seat, count, rule });
  if (!isChanged) askAfter(turn, { seat, count: drawn, rule }, NONE);
}

/** EUP-DRW.2: cards come to the end of the hand, one by one; returns how many there were. */
function drawTo(turn: EuphoriaTurn, { seat, count, rule }: DrawEvent): number {
  const hand = at(turn.state.hands, seat);
  const before = hand.length;
  for (let i = 0; i < count; i++) if (!drawOne(turn, seat)) break;
  const artifacts = hand.slice(before).map(nameOf);
  if (artifacts.length > 0)
    turn.emit?.(
      {
        type: 'artifacts-drawn',
        rule,
        seat,
        count: artifacts.length,
        artifacts,
        hand: changed(hand.length, artifacts.length),
      },
      { artifacts: [seat] },
    );
  return artifacts.length;
}

const nameOf = (card: number) => at(ARTIFACTS, card);

/** EUP-DRW.2, EUP-R30: the discard pile is shuffled when a card is needed; false if there is none. */
function drawOne({ state, cards, emit }: EuphoriaTurn, seat: Seat, how?: Handling): boolean {
  if (deckSize(state.artifactDeck) === 0 && state.artifactDiscard.length > 0) {
    emit?.({ type: 'deck-reshuffled', rule: 'EUP-DRW.2', cards: state.artifactDiscard.length });
    cards.shuffle(['artifactDeck'], ['artifactDiscard']);
  }
  return cards.draw(['artifactDeck'], ['hands.*', seat], how) !== undefined;
}

interface DrawReact {
  readonly seat: Seat;
  readonly ability: number;
  /** Cards still to draw, before the draw; cards drawn, after it. */
  readonly toDraw: number;
  readonly drawn: number;
  readonly cause: DrawRule;
}

/** EUP-DRW.4: the ability changes the draw; the rest of the event follows, the hand limit last. */
export function changeDraw(turn: EuphoriaTurn, { seat, ability, toDraw, cause }: DrawReact): void {
  announce(turn, seat, ability);
  turn.state.usedAbilities.push(ability);
  payFor(turn, seat, at(turn.content.abilities, ability));
  if (toDraw > 0) turn.queue({ kind: 'draw-cards', rule: cause, seat, count: toDraw, isChanged: true });
  queueEffects(turn, seat, ability);
  turn.queue({ kind: 'hand-limit', seat });
}

/** The draw event goes on without this ability. */
export function leaveDraw(turn: EuphoriaTurn, { seat, ability, toDraw, drawn, cause: rule }: DrawReact): void {
  announce(turn, seat, ability, 'ability-declined');
  if (toDraw > 0) askBefore(turn, { seat, count: toDraw, rule }, ability);
  else askAfter(turn, { seat, count: drawn, rule }, ability);
}

/** EUP-R55: a draw that no other ability changes: some of these very cards are discarded again. */
export function drawSome(
  turn: EuphoriaTurn,
  seat: Seat,
  { count, discard, rule }: { readonly count: number; readonly discard: number; readonly rule: Rule },
): void {
  dropFrom(turn, seat, { count: discard, among: drawTo(turn, { seat, count, rule: 'EUP-DRW.1' }), rule });
  turn.queue({ kind: 'hand-limit', seat });
}

/** More cards in this draw event, and then cards from the whole hand go. */
export function drawMore(
  turn: EuphoriaTurn,
  seat: Seat,
  { count, discard, rule }: { readonly count: number; readonly discard: number; readonly rule: Rule },
): void {
  drawTo(turn, { seat, count, rule: 'EUP-DRW.1' });
  dropFrom(turn, seat, { count: discard, among: at(turn.state.hands, seat).length, rule });
}

/** EUP-ENG.1: which of the last `among` cards of the hand go is asked if it leaves one of them. */
function dropFrom(
  turn: EuphoriaTurn,
  seat: Seat,
  { count, among, rule }: { readonly count: number; readonly among: number; readonly rule: Rule },
): void {
  if (count === 0) return;
  if (among > count) turn.queue({ kind: 'draw-keep', seat, count, among });
  else
    for (let left = among; left > 0; left--) {
      const hand = at(turn.state.hands, seat);
      discardKind(turn, seat, at(hand, hand.length - left), { why: { rule, cause: 'draw' }, from: hand.length - left });
    }
}

/** One of the last `among` cards goes; the question is asked again while more must go. */
export function dropOne(
  turn: EuphoriaTurn,
  { seat, count, among }: { readonly seat: Seat; readonly count: number; readonly among: number },
  kind: number,
): void {
  const rule = 'EUP-DRW.4';
  discardKind(turn, seat, kind, { why: { rule, cause: 'draw' }, from: at(turn.state.hands, seat).length - among });
  dropFrom(turn, seat, { count: count - 1, among: among - 1, rule });
}

/**
 * Reveals up to `count` cards; of these and the last card drawn, only kinds that occur at least twice stay
 * (EUP-RCT.121, EUP-R58).
 */
export function keepAlike(turn: EuphoriaTurn, seat: Seat, count: number, rule: Rule): void {
  const { state, cards, emit } = turn;
  const hand = at(state.hands, seat);
  const first = hand.length - 1;
  cards.move(at(hand, first), ['hands.*', seat], ['hands.*', seat], { from: first, shownTo: 'all' });
  for (let i = 0; i < count; i++) drawOne(turn, seat, { shownTo: 'all' });
  const shown = hand.slice(first);
  emit?.({
    type: 'artifacts-revealed',
    rule,
    seat,
    artifacts: shown.map(nameOf),
    hand: changed(hand.length, shown.length - 1),
  });
  for (const card of shown)
    if (countKind(shown, card) === 1) discardKind(turn, seat, card, { why: { rule, cause: 'draw' }, from: first });
}

/** EUP-RCT.121/2: everybody sees the hand; true if it holds two cards alike. */
export function showHand({ cards, emit }: EuphoriaTurn, seat: Seat, rule: Rule): boolean {
  const hand = cards.show(['hands.*', seat], 'all');
  emit?.({ type: 'hand-shown', rule, seat, artifacts: hand.map(nameOf) });
  return hand.some((card) => countKind(hand, card) > 1);
}

/** EUP-DRW.4: one of the drawn cards, or of the hand, goes again. */
export interface Drop extends ActionOf<typeof drop> {}
export const drop = action('drop', {
  rule: 'EUP-DRW.4',
  during: ['draw-keep'],
  fields: { artifact },
  candidates(_, seat, offer) {
    for (const kind of ARTIFACTS) offer({ type: 'drop', seat, artifact: kind });
  },
  check: ({ state, choice }, { seat, artifact: kind }) =>
    countKind(at(state.hands, seat).slice(-choice.among), ARTIFACTS.indexOf(kind)) > 0
      ? undefined
      : refuse('EUP-DRW.4', 'not-in-hand', { artifact: kind }),
  perform: (turn, { artifact: kind }, choice) => dropOne(turn, choice, ARTIFACTS.indexOf(kind)),
});

export const tasks = { draw, 'draw-cards': drawCards };

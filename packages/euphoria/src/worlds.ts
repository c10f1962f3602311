import { at, placeOfViewer, type Seat, seatsFrom, type Viewer } from '@rulewright/core';
import { isRevealed } from './rules/allegiance.js';
import { isPaymentAsked } from './rules/paying.js';
import { noItems } from './rules/trade.js';
import type { EuphoriaTurn } from './state.js';

// Which worlds a viewer may think possible, beyond where cards lie face down and who has seen them.

/** Completes a dealt world; false when it cannot be. */
export function completeWorld(world: EuphoriaTurn, viewer: Viewer): boolean {
  dealHiddenRecruits(world, viewer);
  emptyProposal(world);
  // EUP-ENG.1: that somebody is asked how to pay tells about the hand
  return world.state.agenda.at(-1)?.kind !== 'place-pay' || isPaymentAsked(world);
}

/** EUP-TRD.9: of a proposal that is not submitted yet nothing may have been named. */
function emptyProposal({ state }: EuphoriaTurn): void {
  const record = state.agenda.at(-1);
  if (record?.kind !== 'trade-build') return;
  record.give ??= noItems();
  record.ask ??= noItems();
  record.isAsking ??= false;
}

/** Cards that the viewer cannot see, and those among them that the viewer remembers. */
interface Unseen {
  readonly cards: number[];
  readonly known: readonly number[];
}

/** I10: nobody hides a recruit of a revealed faction. Deals the unseen recruits anew, each such deal equally likely. */
function dealHiddenRecruits(world: EuphoriaTurn, viewer: Viewer): void {
  const { state, content, random } = world;
  const mayHide = (card: number) => !isRevealed(world, at(content.recruits, card).faction);
  if (state.hiddenRecruits.every((cards) => cards.every(mayHide))) return;
  const hidden = unseenIn(world, viewer, 'hiddenRecruits');
  const others = [
    ...(['dealtRecruits', 'draftedRecruits', 'discardedRecruits'] as const).flatMap((zone) =>
      unseenIn(world, viewer, zone),
    ),
    ...state.recruitDeck.bags.map(({ cards, known }) => ({
      cards,
      known: known[placeOfViewer(viewer, state.options.players)] ?? [],
    })),
  ];
  const open = random.shuffled([...hidden, ...others].flatMap(({ cards, known }) => without(cards, known)));
  const fitting = open.filter(mayHide);
  for (const part of hidden) fill(part, fitting);
  const rest = [...fitting, ...open.filter((card) => !mayHide(card))];
  const mixed = random.shuffled(rest);
  for (const part of others) fill(part, mixed);
  for (const { cards } of state.recruitDeck.bags) cards.sort((a, b) => a - b);
}

type RecruitZone = 'hiddenRecruits' | 'dealtRecruits' | 'draftedRecruits' | 'discardedRecruits';
function unseenIn(world: EuphoriaTurn, viewer: Viewer, zone: RecruitZone): Unseen[] {
  const { state } = world;
  return seatsFrom(0, state.options.players)
    .filter((seat) => seat !== viewer)
    .map((seat: Seat) => ({
      cards: at(state[zone], seat),
      known: state.memory[`${zone}.${seat}`]?.[placeOfViewer(viewer, state.options.players)] ?? [],
    }));
}

/** No recruit is there twice. */
const without = (cards: readonly number[], known: readonly number[]): number[] =>
  cards.filter((card) => !known.includes(card));

/** The cards that are not remembered are replaced by the next of these. */
function fill({ cards, known }: Unseen, from: number[]): void {
  const size = cards.length - known.length;
  cards.splice(0, cards.length, ...known, ...from.splice(0, size));
}

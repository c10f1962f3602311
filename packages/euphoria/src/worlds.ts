import { at, type Random, type Seat, seatsFrom, type Viewer } from '@rulewright/core';
import { ARTIFACTS, GOODS } from './content/words.js';
import { countKind, kindOf, takeKind } from './hands.js';
import { isRevealed } from './rules/allegiance.js';
import { isPaymentAsked } from './rules/paying.js';
import { type EuphoriaTurn, NONE } from './state.js';

// Which worlds a viewer may think possible, beyond where cards lie face down.

/** Completes a dealt world; false when it cannot be. */
export function completeWorld(world: EuphoriaTurn, viewer: Viewer): boolean {
  dealHiddenRecruits(world, viewer);
  dealNamedArtifacts(world, viewer);
  dealChosenTiles(world, viewer);
  // EUP-ENG.1: that somebody is asked how to pay tells about the hand
  return world.state.agenda.at(-1)?.kind !== 'place-pay' || isPaymentAsked(world);
}

/** I10: nobody hides a recruit of a revealed faction. Deals the unseen recruits anew, each such deal equally likely. */
function dealHiddenRecruits(world: EuphoriaTurn, viewer: Viewer): void {
  const { state, content, random } = world;
  const mayHide = (card: number) => !isRevealed(world, at(content.recruits, card).faction);
  const others = seatsFrom(0, state.options.players).filter((seat) => seat !== viewer);
  const hidden = others.map((seat) => at(state.hiddenRecruits, seat));
  if (hidden.flat().every(mayHide)) return;
  const unseen = [state.dealtRecruits, state.draftedRecruits, state.discardedRecruits].flatMap((zone) =>
    others.map((seat) => at(zone, seat)),
  );
  const rest = redeal(random, [...hidden, state.recruitDeck, ...unseen].flat(), hidden, mayHide);
  redeal(random, rest, [state.recruitDeck, ...unseen], () => true);
}

/** Fills each list with as many cards as it has, drawn from those that fit; returns the cards that are left. */
function redeal(
  random: Random,
  cards: readonly number[],
  lists: readonly number[][],
  fits: (card: number) => boolean,
): number[] {
  const fitting = random.shuffled(cards.filter(fits));
  for (const list of lists) list.splice(0, list.length, ...fitting.splice(0, list.length));
  return [...cards.filter((card) => !fits(card)), ...fitting];
}

/** EUP-VAR.3: the tiles that were chosen are in the game, the viewer's own one too; whose the others were is open. */
function dealChosenTiles({ state, random }: EuphoriaTurn, viewer: Viewer): void {
  const [bottom] = state.agenda;
  if (bottom?.kind !== 'next-turn' || bottom.chosen === undefined) return;
  const own = viewer === 'spectator' ? NONE : at(bottom.chosen, viewer);
  const inPlay = () => [...state.unbuiltTiles, ...state.builtTiles].flat();
  if (own !== NONE && !inPlay().includes(own)) {
    const site = random.pick(state.unbuiltTiles.filter((tiles) => tiles.length > 0));
    const from = [state.tilesOut, ...state.dealtTiles].find((tiles) => tiles.includes(own)) ?? [];
    const other = site.splice(0, 1, own);
    from.splice(from.indexOf(own), 1, ...other);
  }
  const others = random.shuffled(inPlay().filter((tile) => tile !== own));
  bottom.chosen = bottom.chosen.map((tile) => (tile === NONE ? (others.pop() ?? NONE) : tile));
}

/** EUP-TRD.9: who has named artifacts in a proposal holds them. */
function dealNamedArtifacts(world: EuphoriaTurn, viewer: Viewer): void {
  const { state, random } = world;
  const proposal = state.agenda.at(-1);
  if (proposal?.kind !== 'trade-respond') return;
  const { proposer, give } = proposal;
  const named = give.slice(GOODS.length, GOODS.length + ARTIFACTS.length);
  const hand = at(state.hands, proposer);
  if (named.every((count, kind) => countKind(world, hand, kind) >= count)) return;
  const others = seatsFrom(0, state.options.players).filter((seat) => seat !== viewer && seat !== proposer);
  const lists = [state.artifactDeck, ...others.map((seat: Seat) => at(state.hands, seat))];
  const unseen = [hand, ...lists].flat();
  const counts = pickCounts(random, named, countsOf(world, unseen), hand.length);
  hand.length = 0;
  for (const [kind, count] of counts.entries())
    for (let n = count; n > 0; n--) hand.push(takeKind(world, unseen, kind));
  // the first cards of their kinds have left: unshuffled, what lies in front would be short of them
  const rest = random.shuffled(unseen);
  for (const list of lists) list.splice(0, list.length, ...rest.splice(0, list.length));
}

const countsOf = (world: EuphoriaTurn, cards: readonly number[]): number[] => {
  const counts = ARTIFACTS.map(() => 0);
  for (const card of cards) counts[kindOf(world, card)] = at(counts, kindOf(world, card)) + 1;
  return counts;
};

/** How many cards of each kind a hand of this size holds, at least the named ones, as likely as in a random deal. */
function pickCounts(random: Random, named: readonly number[], there: readonly number[], size: number): number[] {
  const ways: { readonly counts: readonly number[]; readonly weight: number }[] = [];
  const extend = (counts: readonly number[], left: number, weight: number): void => {
    const kind = counts.length;
    if (kind === ARTIFACTS.length) {
      if (left === 0) ways.push({ counts, weight });
      return;
    }
    for (let count = at(named, kind); count <= Math.min(left, at(there, kind)); count++)
      extend([...counts, count], left - count, weight * combinations(at(there, kind), count));
  };
  extend([], size, 1);
  let place = random.die(ways.reduce((sum, { weight }) => sum + weight, 0));
  for (const { counts, weight } of ways) {
    place -= weight;
    if (place <= 0) return [...counts];
  }
  return [];
}

function combinations(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

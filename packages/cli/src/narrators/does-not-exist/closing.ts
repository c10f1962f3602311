import { at, type Seat } from '@rulewright/core';
import { type Line, seatName } from '../../game.js';
import type { Scene, SeenOf } from './scene.js';
import { bonusText, countedCards, halvesText, isTieBreaker, minutesOf, neededBy, type SeenLineup } from './tally.js';
import { lineupName, NONE, soundTitle } from './words.js';

// The end of a rave: every line-up is added up, and the strongest one wins.

export function closed(scene: Scene, event: SeenOf<'rave-closed'>): Line[] {
  return [
    { text: 'Bounty', style: 'heading' },
    ...scene.lineups.map((line, i): Line => ({ text: addedUp(scene, line, at(event.totals, i)) })),
    { text: verdict(scene, event), chain: 'turn' },
  ];
}

/** `P0's line-up: In Utero (6 +50% for grunge = 9) + Nevermind (3 +50% for grunge = 5) = 14, 90 min.` */
export function addedUp(scene: Scene, line: SeenLineup, total: number): string {
  if (line.cards.length === 0) return `${lineupName(line.owner)} is empty.`;
  const cards = countedCards(scene, line).map((counted) => {
    const why = counted.steps === 0 ? '' : `${counted.base} ${bonusText(counted)} = `;
    return `${soundTitle(scene, counted.card)} (${why}${halvesText(counted.halves)})`;
  });
  return `${lineupName(line.owner)}: ${cards.join(' + ')} = ${total}, ${minutesOf(scene, line)} min.`;
}

function verdict(scene: Scene, { owners, totals, winner }: SeenOf<'rave-closed'>): string {
  if (winner === NONE) return `Nobody reaches the ${neededBy(scene, scene.turn.host)} that it takes`;
  const total = at(totals, owners.indexOf(winner));
  const tied = owners.filter((owner, i) => owner !== winner && totals[i] === total);
  return `${seatName(winner)} wins the rave with ${total}${tied.length === 0 ? '' : `, ${tieText(scene, winner, tied)}`}`;
}

/** DNE-CLS.17, DNE-DUR.2, DNE-DUR.3: why the winner is stronger than others with the same total. */
function tieText(scene: Scene, winner: Seat, tied: readonly Seat[]): string {
  const rivals = isTieBreaker(scene, winner) ? tied.filter((seat) => isTieBreaker(scene, seat)) : tied;
  if (rivals.length === 0) return 'a tie that goes by the class';
  const minutes = (seat: Seat): number =>
    scene.lineups.filter(({ owner }) => owner === seat).reduce((sum, line) => sum + minutesOf(scene, line), 0);
  const most = Math.max(...rivals.map(minutes));
  if (minutes(winner) > most) return `a tie that goes by duration: ${minutes(winner)} min against ${most}`;
  return winner === scene.turn.host ? 'a tie that the Host wins' : 'a tie that the earlier line-up wins';
}

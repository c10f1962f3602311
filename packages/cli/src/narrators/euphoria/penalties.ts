import type { EuphoriaContent } from '@rulewright/euphoria';

type Penalty = EuphoriaContent['tiles'][number]['penalty'];

const losesOn = (face: number): string => `lose a good for every ${face} they roll`;

/** What a built tile does to the players who have no star on it. */
const PENALTIES: Readonly<Record<Penalty, string>> = {
  'no-new-worker-at-2-or-3': 'get no worker from the tank while they own 2 or 3',
  'no-self-bump': 'may not bump their own workers',
  'no-pairs': 'cannot pay artifact markets with a pair',
  'no-visit-without-star': 'may not visit markets whose tile lacks their star',
  'one-worker-per-turn': 'place no more than one worker a turn',
  'no-shared-construction': 'may not join a construction site where somebody else works',
  'no-recruit-abilities': 'cannot use what their recruits can do',
  'free-retrieval-costs-more': 'lose 1 morale more when they take workers back for free',
  'no-icarus': 'may not place workers in Icarus',
  'knowledge-on-star': 'gain 1 knowledge with every star they place',
  'no-allegiance-bonus': 'have no bonuses of the first two allegiance tiers',
  'one-worker-per-area': 'may have only one worker on each commodity area',
  'lose-good-on-face-1': losesOn(1),
  'lose-good-on-face-2': losesOn(2),
  'lose-good-on-face-3': losesOn(3),
  'lose-good-on-face-4': losesOn(4),
  'lose-good-on-face-5': losesOn(5),
  'lose-good-on-face-6': losesOn(6),
};

/** `players without a star there may not bump their own workers` */
export const penaltyText = (penalty: Penalty): string => `players without a star there ${PENALTIES[penalty]}`;

import { viewsAnswer } from './answers.js';
import { outcomesAreAll, scriptsAreUsedUp } from './chance.js';
import { changesAreAnnounced } from './changes.js';
import { expectedComesTrue } from './expected.js';
import { hiddenMakesNoDifference } from './interference.js';
import type { Law } from './law.js';
import { listedIsLegal, listedUntilTheEnd } from './legality.js';
import { shownStaysKnown } from './memory.js';
import { fieldsHaveOneOrder } from './order.js';
import { partsLieThere } from './pointing.js';
import { inputsUntouched, sameSeedSameGame, savedAnywhere, simulationAgrees } from './repeatable.js';
import { viewsLeakNothing, worldsAreFair } from './secrets.js';
import { resultIsTotal, statesAreSound } from './soundness.js';
import { allHasWords } from './words.js';

/** All laws, in the order of their ids. */
export const laws: readonly Law[] = [
  sameSeedSameGame,
  listedIsLegal,
  listedUntilTheEnd,
  savedAnywhere,
  inputsUntouched,
  simulationAgrees,
  statesAreSound,
  viewsLeakNothing,
  worldsAreFair,
  outcomesAreAll,
  scriptsAreUsedUp,
  resultIsTotal,
  hiddenMakesNoDifference,
  shownStaysKnown,
  viewsAnswer,
  changesAreAnnounced,
  allHasWords,
  partsLieThere,
  fieldsHaveOneOrder,
  expectedComesTrue,
];

import type { Lesson, Pattern } from '@rulewright/core/lessons';
import { lessons as doesNotExist } from '@rulewright/does-not-exist/lessons';
import { lessons as ecologic } from '@rulewright/ecologic/lessons';
import { lessons as emix } from '@rulewright/emix/lessons';
import { lessons as euphoria } from '@rulewright/euphoria/lessons';
import { introductions } from '../../docs/site/build/introductions.js';

const lessons: Readonly<Record<string, readonly Lesson[]>> = {
  ecologic,
  emix,
  'does-not-exist': doesNotExist,
  euphoria,
};

export const lessonsOf = (game: string): readonly Lesson[] => lessons[game] ?? [];

/** The witnesses of the introduced rules of a game, for people: two players, few decisions. */
export const peopleFile = (game: string): string => `tests/witnesses/people/${game}.jsonl`;

/**
 * Where a rule matters that no event names because it says what a word means: what happens there, or `start` for the
 * position after the set-up.
 */
export const matters: Readonly<Record<string, Pattern | 'start'>> = {
  'ECO-BLD.2': { type: 'piece-placed', rule: 'ECO-AUC.8' },
  'EMX-SET.5': 'start',
  'EMX-PWR.3': { type: 'power-placed' },
  'EMX-INF.2': { type: 'cards-drawn', rule: 'EMX-INF.11' },
  'EMX-SYM.1': { type: 'symbol-triggered' },
  'EMX-KRM.5': { type: 'karma-came-back' },
  'EMX-END.1': { type: 'round-began', round: { atLeast: 2 } },
  'DNE-END.1': { type: 'souls-changed', cause: 'rave' },
  'DNE-GNL.5': { type: 'souls-changed' },
  'DNE-TRN.1': { type: 'turn-began' },
  'DNE-SET.3': 'start',
  'DNE-TRN.8': { type: 'rave-began' },
  'DNE-RAV.9': { type: 'card-played' },
  'DNE-DUR.2': { type: 'rave-closed', decidedBy: { not: { any: ['nothing', 'total'] } } },
  'EUP-PLC.3': { type: 'placement-paid' },
  'EUP-BLD.2': { type: 'worker-placed', rule: 'EUP-PLC.1', needed: { atLeast: 1 } },
  'EUP-MKT.1': { type: 'star-placed', on: 'territory' },
  'EUP-ALL.4': { type: 'allegiance-moved', cell: { has: { to: { atLeast: 3 } } } },
};

/** The rules of the two-minute introduction of a game. */
export const introducedRules = (game: string): readonly string[] => [
  ...new Set(Object.values(introductions[game] ?? {}).flatMap((advices) => advices.flatMap(([, ...rules]) => rules))),
];

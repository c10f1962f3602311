import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { describe, expect, test } from 'vitest';
import { questionsOfSeveral } from '../does-not-exist/askers.js';
import { walk as ecologicWalk } from '../ecologic/walks.js';
import { ownPower } from '../emix/phases.js';
import { play, TABLES } from '../emix/walks.js';
import { questions as euphoriaQuestions } from '../euphoria/askers.js';
import { some } from '../support/depth.js';
import { games } from './games.js';

// A question that several rules ask says which of them asks. Here they are, by game and kind of question.

type Askers = Readonly<Record<string, readonly string[]>>;

const ASKERS: Readonly<Record<string, Askers>> = {
  emix: {
    action: ['EMX-INF.1', 'EMX-SYM.2', 'EMX-INF.13'],
    'property-target': ['EMX-CHG.6', 'EMX-RES.1'],
    'choose-human': ['EMX-FREE.2', 'EMX-FREE.8'],
  },
  'does-not-exist': {
    overflow: ['DNE-GNL.8', 'DNE-GTL.5'],
    'pay-invite': ['DNE-MON.4', 'DNE-SPC.15'],
    'failure-discard': ['DNE-FAI.6', 'DNE-FAI.8', 'DNE-FAI.10'],
    'failure-set': ['DNE-FAI.11', 'DNE-FAI.12'],
    'failure-choose': ['DNE-FAI.22', 'DNE-R22'],
    'failure-take': ['DNE-FAI.14', 'DNE-FAI.16', 'DNE-FAI.17'],
    'failure-dismiss': ['DNE-FAI.19', 'DNE-FAI.20'],
  },
  euphoria: {
    'place-star': [
      'EUP-ART.4',
      'EUP-MKT.2',
      'EUP-MKT.4',
      'EUP-ICA.1',
      'EUP-PLC.9',
      'EUP-RCT.107',
      'EUP-RCT.146',
      'EUP-REC.3',
      'EUP-ART.6',
      'EUP-MKT.3',
      'EUP-ICA.4',
    ],
    'ability-choose': [
      'EUP-R28',
      'EUP-PLC.9',
      'EUP-RCT.110',
      'EUP-RCT.122',
      'EUP-RCT.129',
      'EUP-RCT.130',
      'EUP-RCT.130/2',
      'EUP-RCT.131',
      'EUP-RCT.136',
      'EUP-RCT.140',
      'EUP-RCT.145',
      'EUP-RCT.145/2',
      'EUP-REC.3',
    ],
    'roll-pay-penalty': [
      'EUP-KNO.7',
      'EUP-PEN.13',
      'EUP-PEN.14',
      'EUP-PEN.15',
      'EUP-PEN.16',
      'EUP-PEN.17',
      'EUP-PEN.18',
    ],
  },
};

interface Question {
  readonly kind: string;
  readonly rule: string;
}

/** The questions asked in random games, or in made positions, of the games that cite their askers. */
const played: Readonly<Record<string, () => Iterable<Question>>> = {
  ecologic: () => questions([0, 1], ecologicWalk, (state) => ecologic.decision(state)),
  emix: () =>
    questions(
      manifold,
      (options) => play(emix.init('askers', options), 'askers'),
      (state) => emix.decision(state),
    ),
  'does-not-exist': questionsOfSeveral,
  euphoria: euphoriaQuestions,
};
/** Emix with a card whose Result property has a choice of targets, with symbols on many cells, and with free feeding. */
const manifold = [
  { players: 3, customCards: [ownPower('rain', 'result other: gain pos 1', { copies: 10 })] },
  ...TABLES.filter(({ board, freeFeeding }) => board !== undefined || freeFeeding !== undefined),
];

function* questions<Given, State>(
  tables: Iterable<Given>,
  walk: (table: Given) => { readonly steps: readonly { readonly before: State }[] },
  decision: (state: State) => Question | undefined,
): Generator<Question> {
  for (const table of tables)
    for (const { before } of walk(table).steps) {
      const question = decision(before);
      if (question !== undefined) yield question;
    }
}

const rulesOf = (rule: string | readonly string[]): readonly string[] => (typeof rule === 'string' ? [rule] : rule);

test.each(games)('The table names every question of $title that several rules ask.', ({ id, choices }) => {
  const several = Object.entries(choices).filter(([, { rule }]) => typeof rule !== 'string');
  expect(Object.fromEntries(several.map(([kind, { rule }]) => [kind, rule]))).toEqual(ASKERS[id] ?? {});
});

describe.each(
  some(
    games.filter(({ id }) => id in played),
    { day: 3 },
  ),
)('$title', ({ id, choices }) => {
  test('every question cites a rule that asks it, and each of several askers is seen in a game', () => {
    const unseen = new Set(
      Object.entries(ASKERS[id] ?? {}).flatMap(([kind, rules]) => rules.map((rule) => `${kind}: ${rule}`)),
    );
    for (const { kind, rule } of played[id]?.() ?? []) {
      expect(rulesOf(choices[kind]?.rule ?? [])).toContain(rule);
      unseen.delete(`${kind}: ${rule}`);
    }
    expect([...unseen]).toEqual([]);
  });
});

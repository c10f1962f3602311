import { init } from '@rulewright/ecologic';
import { rules } from '@rulewright/ecologic/rules';
import { expect, test } from 'vitest';
import { testCatalogue } from '../support/catalogue.js';

testCatalogue({
  prefix: 'ECO',
  rules,
  chapters: {
    GEN: 9,
    SET: 15,
    RND: 5,
    EVT: 8,
    SER: 6,
    AUC: 12,
    SPI: 3,
    PLT: 4,
    INI: 7,
    AID: 8,
    BLD: 9,
    RMV: 5,
    BIO: 4,
    ENV: 7,
    INC: 8,
    SUP: 5,
    END: 6,
    VAR: 8,
  },
  rulings: 49,
  sources: [
    'Action phase',
    'engine convention',
    'Environment phase',
    'Event phase',
    'Game elements',
    'Income phase',
    'Initial conditions',
    'Initiative conditions',
    'Placement conditions',
    "Players' turns",
    'Scoring',
    'Table 1',
    'Table 2',
  ],
  within: /(?<=conditions|phase) \d.*$/,
  switches: {
    'ECO-R1': ['piecesPerBranch = 5'],
    'ECO-R2': ['supply = unlimited'],
    'ECO-R3': ['field'],
    'ECO-R4': ['dualHex = mixed'],
    'ECO-R6': ['setupBioCapacity = false'],
    'ECO-R9': ['eventDraw = player'],
    'ECO-R19': ['refusedInitiative = offer-next'],
    'ECO-R20': ['buildStep = one-each'],
    'ECO-R24': ['specialAdjacency = false'],
    'ECO-R28': ['removal = action-phase'],
    'ECO-R29': ['bioCapacityOnce = per-player'],
    'ECO-R31': ['dirtiness = net'],
    'ECO-R36': ['mutualAid = gifts', 'mutualAid = off', 'loanInterest', 'loanEnforcement = promise'],
    'ECO-R39': ['negativeEco = formula'],
    'ECO-R42': ['finalTie = shared'],
    'ECO-R48': ['biddingOrder = first-player'],
    'ECO-R49': ['twoPlayerDeck = full'],
  },
  unnamed: ['players'],
  optionsOf: (given) => ({ ...init(0, given).options }),
});

test('An id that is not in the catalogue does not compile.', () => {
  // @ts-expect-error: the general rules end with the ninth
  const unknown: keyof typeof rules = 'ECO-GEN.10';
  expect(Object.keys(rules)).not.toContain(unknown);
});

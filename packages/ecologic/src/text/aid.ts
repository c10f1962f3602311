import { type AidPart, aidRow, type Face, namedRow } from '@rulewright/core/text';
import { INITIATIVES, OBJECTS, SERIES, specialNominal } from '../content/tables.js';
import type { Rule } from '../rulebook/rules.js';
import { ROUND_PHASES } from '../state.js';
import type { Key } from './en.js';
import type { Speaker } from './words.js';

// The player aid of EcoLogic: its round, its auctions, its tables and its signs.

/** The rule of each phase of a round, in the order in which `round` queues them. */
const RULES = {
  event: 'ECO-EVT.1',
  action: 'ECO-SER.2',
  environment: 'ECO-ENV.1',
  income: 'ECO-INC.5',
} as const satisfies Record<(typeof ROUND_PHASES)[number], Rule>;

/** The page for players; `face` is that of a card. */
export function aidOf(speaker: Speaker, face: (id: string) => Face): AidPart[] {
  const { content, voice } = speaker;
  const say = (key: Key, rule?: Rule, values = {}) => aidRow(voice.say(key, values), rule);
  const order = SERIES.map((series) => voice.say(`aid.series.${series}`));
  return [
    {
      title: voice.say('aid.round'),
      rows: ROUND_PHASES.map((phase) =>
        namedRow(voice.say(`event.phase-began.${phase}`), voice.say(`aid.${phase}`, { order }), RULES[phase]),
      ),
    },
    {
      title: voice.say('aid.auction'),
      rows: [
        say('aid.open', 'ECO-AUC.1'),
        say('aid.bid', 'ECO-AUC.4'),
        say('aid.win', 'ECO-AUC.7'),
        say('aid.place', 'ECO-AUC.8'),
        say('aid.build', 'ECO-BLD.2'),
      ],
    },
    {
      title: voice.say('aid.prices'),
      rows: [
        say('aid.price.specials', 'ECO-SPI.2', {
          prices: content.specials.map((_, sold) => voice.say('number', { n: specialNominal(sold) })),
        }),
        say('aid.price.plants', 'ECO-PLT.2'),
        ...INITIATIVES.slice(1).map((numbers, i) =>
          say('aid.price.initiatives', 'ECO-INI.6', { ...numbers, level: i + 1 }),
        ),
      ],
    },
    {
      title: voice.say('aid.objects'),
      rows: OBJECTS.slice(1).map((numbers, i) => say('aid.object', 'ECO-GEN.5', { ...numbers, level: i + 1 })),
    },
    {
      title: voice.say('aid.specials'),
      rows: content.specials.map(({ id }) => namedRow(face(id).name, face(id).effect)),
    },
    {
      title: voice.say('aid.end'),
      rows: [say('scoring', 'ECO-END.3'), say('aid.last', 'ECO-END.1'), say('aid.loss', 'ECO-ENV.3')],
    },
    { title: voice.say('aid.signs'), rows: [say('legend')] },
  ];
}

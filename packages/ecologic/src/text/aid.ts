import { type AidPart, type AidRow, aidRow, type Face, namedRow } from '@rulewright/core/text';
import { INITIATIVES, OBJECTS, SERIES, specialNominal } from '../content/tables.js';
import type { EcoLogicView } from '../index.js';
import type { Rule } from '../rulebook/rules.js';
import { ROUND_PHASES } from '../state.js';
import type { Key } from './en.js';
import type { Speaker } from './words.js';

// The player aid of EcoLogic: its round, its auctions, its tables and its signs.

/** The sentence and the rule of each phase of a round; some options have their own. */
function phases(options: EcoLogicView['position']['options'] | undefined) {
  const isForAll = options?.eventDraw === 'player';
  return {
    event: isForAll ? (['aid.event.player', 'ECO-VAR.1'] as const) : (['aid.event', 'ECO-EVT.1'] as const),
    action: [options?.buildStep === 'one-each' ? 'aid.action.once' : 'aid.action', 'ECO-SER.2'],
    environment: ['aid.environment', 'ECO-ENV.1'],
    income: ['aid.income', 'ECO-INC.5'],
  } as const satisfies Record<(typeof ROUND_PHASES)[number], readonly [Key, Rule]>;
}

/** The page for players; a view fits it to the options of its game. `face` is that of a card. */
export function aidOf(speaker: Speaker, view: EcoLogicView | undefined, face: (id: string) => Face): AidPart[] {
  const { voice } = speaker;
  const options = view?.position.options;
  const told = phases(options);
  const say = (key: Key, rule?: Rule, values = {}) => aidRow(voice.say(key, values), rule);
  const order = SERIES.map((series) => voice.say(`aid.series.${series}`));
  return [
    {
      title: voice.say('aid.round'),
      rows: ROUND_PHASES.map((phase) =>
        namedRow(voice.say(`event.phase-began.${phase}`), voice.say(told[phase][0], { order }), told[phase][1]),
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
        ...specialPrices(speaker),
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
    ...specials(speaker, face),
    {
      title: voice.say('aid.end'),
      rows: [
        say(options?.finalTie === 'shared' ? 'aid.scoring.shared' : 'scoring', 'ECO-END.3'),
        say('aid.last', 'ECO-END.1'),
        say('aid.loss', 'ECO-ENV.3'),
      ],
    },
    { title: voice.say('aid.signs'), rows: [say('legend')] },
  ];
}

const ORDINALS = ['first', 'second', 'third'] as const;

/** The prices of specials in the order in which they are sold; no row in a pack without any. */
function specialPrices({ content, voice }: Speaker): AidRow[] {
  const sold = ORDINALS.slice(0, content.specials.length);
  if (sold.length === 0) return [];
  const prices = sold.map((_, before) => voice.say('number', { n: specialNominal(before) }));
  const ordinals = sold.map((ordinal) => voice.say(`aid.ordinal.${ordinal}`));
  return [aidRow(voice.say('aid.price.specials', { prices, ordinals }), 'ECO-SPI.2')];
}

/** The specials of the pack, if it has any. */
const specials = ({ content, voice }: Speaker, face: (id: string) => Face): AidPart[] =>
  content.specials.length === 0
    ? []
    : [
        {
          title: voice.say('aid.specials'),
          rows: content.specials.map(({ id }) => namedRow(face(id).name, face(id).effect)),
        },
      ];

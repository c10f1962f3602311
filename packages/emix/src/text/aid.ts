import { type AidPart, type AidRow, aidRow, keyed, namedRow } from '@rulewright/core/text';
import { TYPES } from '../content/card.js';
import { PROPERTY_NAMES, SIGNS } from '../content/effects.js';
import { SYMBOLS } from '../content/symbols.js';
import type { EmixView } from '../index.js';
import { CIRCLES, DIFFERENT_POWERS, HAND_SIZE, MOST_CARDS } from '../numbers.js';
import type { Rule } from '../rulebook/rules.js';
import { ruleOfSymbol } from '../rules/symbol-rules.js';
import { PHASES, type Phase } from '../state.js';
import type { Key } from './en.js';
import type { Speaker } from './words.js';

// The player aid of Emix: the round, the cards and their signs, the symbols of the track.

/** The steps of each phase, with the rules that say them, in the order in which the phases queue them. */
const STEPS = {
  charge: [
    ['dice', 'EMX-CHG.2'],
    ['powers', 'EMX-CHG.3'],
    ['properties', 'EMX-CHG.4'],
    ['karma', 'EMX-CHG.7'],
  ],
  influence: [
    ['circles', 'EMX-RND.3'],
    ['play', 'EMX-INF.3'],
    ['use', 'EMX-INF.6'],
    ['exchange', 'EMX-INF.9'],
    ['draw', 'EMX-INF.11'],
  ],
  result: [
    ['properties', 'EMX-RES.1'],
    ['difference', 'EMX-RES.2'],
    ['marker', 'EMX-RES.3'],
    ['refill', 'EMX-RES.5'],
  ],
} as const satisfies Record<Phase, readonly (readonly [string, Rule])[]>;

/** The page for players; a view says which board and which end hold. */
export function aidOf(speaker: Speaker, view: EmixView | undefined): AidPart[] {
  const { voice } = speaker;
  const say = (key: Key, rule?: Rule, values = {}) => aidRow(voice.say(key, values), rule);
  const numbers = { circles: CIRCLES.length, most: MOST_CARDS, hand: HAND_SIZE, kinds: DIFFERENT_POWERS };
  return [
    ...PHASES.map((phase) => ({
      title: voice.say(`event.phase-began.${phase}`),
      rows: STEPS[phase].map(([step, rule]) => say(keyed(voice, `aid.${phase}.${step}`), rule, numbers)),
    })),
    {
      title: voice.say('aid.cards'),
      rows: [
        ...TYPES.map((type) => say(`aid.type.${type}`, RULES_OF_TYPES[type], numbers)),
        say('aid.cost', 'EMX-CRD.4'),
        ...SIGNS.map((sign) => say(`aid.sign.${sign}`, 'EMX-CRD.4')),
        ...PROPERTY_NAMES.filter((part) => part !== 'play').map((part) => say(`aid.part.${part}`)),
        say('aid.limit', 'EMX-PWR.4'),
        say('aid.karma', 'EMX-KRM.1'),
      ],
    },
    { title: voice.say('aid.symbols'), rows: symbolRows(speaker, view) },
    { title: voice.say('aid.end'), rows: [say('scoring', 'EMX-END.4')] },
  ];
}

const RULES_OF_TYPES = { effect: 'EMX-CRD.1', moment: 'EMX-MOM.1', power: 'EMX-PWR.1' } as const satisfies Record<
  (typeof TYPES)[number],
  Rule
>;

/** Each symbol of the board with its cells. */
function symbolRows({ content, voice }: Speaker, view: EmixView | undefined): AidRow[] {
  const cells = view?.position.options.board ?? content.board;
  return SYMBOLS.flatMap((symbol) => {
    const places = cells.filter((cell) => cell.symbol === symbol).map(({ cell }) => voice.say('signed', { n: cell }));
    return places.length === 0 ? [] : [namedRow(places.join(' '), voice.say(`symbol.${symbol}`), ruleOfSymbol(symbol))];
  });
}

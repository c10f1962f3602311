import { type AidPart, aidRow, type Face, namedRow } from '@rulewright/core/text';
import type { DoesNotExistView } from '../index.js';
import {
  CLASS_PRICE,
  DRAFT,
  ESCAPES_FROM,
  HAND_LIMIT,
  HIDDEN_CARDS,
  INVENTORY_LIMIT,
  JOINS_FROM,
  MOST_MERCENARIES,
  RETURN_CARDS,
  RETURN_PRICE,
  SOULS_ALONE,
  SOULS_SHARED,
} from '../numbers.js';
import { WIN_SOULS } from '../options.js';
import type { Rule } from '../rulebook/rules.js';
import { type Phase, TURN_PHASES } from '../words.js';
import type { Key } from './en.js';
import type { Speaker } from './words.js';

// The player aid of Does Not Exist: the map of a turn, line-ups, failure, and the sheets of monsters and classes.

/** The steps of each part of a turn, with the rules that say them. */
const STEPS = {
  start: [['draft', 'DNE-TRN.3']],
  preparation: [
    ['roll', 'DNE-TRN.5'],
    ['invite', 'DNE-MON.1'],
    ['class', 'DNE-CLS.1'],
    ['recruit', 'DNE-MRC.1'],
    ['trade', 'DNE-TRD.1'],
    ['pass', 'DNE-TRN.6'],
  ],
  rave: [
    ['lay', 'DNE-SND.2'],
    ['call', 'DNE-FRD.1'],
    ['rivalry', 'DNE-RIV.1'],
    ['mercenary', 'DNE-MRC.6'],
  ],
  bounty: [
    ['winner', 'DNE-BTY.6'],
    ['rival', 'DNE-BTY.5'],
    ['monster', 'DNE-MON.7'],
    ['escape', 'DNE-ESC.3'],
  ],
  summary: [
    ['recover', 'DNE-SUM.1'],
    ['last', 'DNE-SUM.3'],
  ],
} as const satisfies Record<Exclude<Phase, 'gentle-round'>, readonly (readonly [string, Rule])[]>;

/** The page for players; a view says how many souls win. */
export function aidOf(speaker: Speaker, view: DoesNotExistView | undefined, face: (id: string) => Face): AidPart[] {
  const { content, voice } = speaker;
  const numbers = {
    draft: DRAFT,
    hand: HAND_LIMIT,
    inventory: INVENTORY_LIMIT,
    alone: SOULS_ALONE,
    shared: SOULS_SHARED,
    price: CLASS_PRICE,
    joins: JOINS_FROM,
    escapes: ESCAPES_FROM,
    hidden: HIDDEN_CARDS,
    mercenaries: MOST_MERCENARIES,
    back: RETURN_PRICE,
    fresh: RETURN_CARDS,
    goal: view?.position.options.winSouls ?? WIN_SOULS,
  };
  const say = (key: Key, rule: Rule) => aidRow(voice.say(key, numbers), rule);
  const sheet = (title: Key, cards: readonly { readonly id: string }[]): AidPart => ({
    title: voice.say(title),
    rows: cards.map(({ id }) => namedRow(face(id).name, face(id).effect)),
  });
  return [
    ...TURN_PHASES.map((phase) => ({
      title: voice.say(`event.phase-began.${phase}`),
      rows: STEPS[phase].map(([step, rule]) => say(`aid.${step}`, rule)),
    })),
    {
      title: voice.say('aid.line-up'),
      rows: [say('aid.genres', 'DNE-GEN.1'), say('aid.duration', 'DNE-DUR.1'), say('aid.inventory', 'DNE-GNL.7')],
    },
    {
      title: voice.say('aid.end'),
      rows: [say('aid.goal', 'DNE-END.1'), say('aid.zeroing', 'DNE-ZER.1'), say('aid.return', 'DNE-ZER.5')],
    },
    sheet('aid.monsters', content.monsters),
    sheet('aid.classes', content.classes),
  ];
}

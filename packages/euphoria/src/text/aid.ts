import { type AidPart, type AidRow, aidRow, type Face, namedRow } from '@rulewright/core/text';
import { SPACES } from '../content/board.js';
import { WORKERS } from '../content/words.js';
import type { EuphoriaView } from '../index.js';
import {
  BANDS,
  PAID_MORALE,
  REVEALING_CELL,
  STARS,
  THRESHOLD,
  TIER_1,
  TIER_2,
  TIER_3,
  TIER_4,
  TUNNEL_END,
  USUAL_COST,
  workersNeeded,
} from '../numbers.js';
import type { Rule } from '../rulebook/rules.js';
import type { Key } from './en.js';
import type { Speaker } from './words.js';

// The player aid of Euphoria: what a turn is, what areas and spaces give, tiers, and where stars go.

/** The page for players; a view fits it to the options of its game. */
export function aidOf(speaker: Speaker, view: EuphoriaView | undefined, face: (id: string) => Face): AidPart[] {
  const { voice } = speaker;
  const options = view?.position.options;
  const counts = options === undefined ? [2, 3, 4, 5, 6] : [options.players];
  const numbers = { stars: STARS, morale: PAID_MORALE, cost: USUAL_COST, threshold: THRESHOLD, most: WORKERS };
  const say = (key: Key, rule: Rule, values = {}) => aidRow(voice.say(key, { ...numbers, ...values }), rule);
  return [
    {
      title: voice.say('aid.turn'),
      rows: [
        say('aid.place', 'EUP-PLC.3'),
        options?.doublesCostMorale === true ? say('aid.doubles.paid', 'EUP-VAR.2') : say('aid.doubles', 'EUP-TRN.4'),
        say(options?.freeRetrievalTakesAll === true ? 'aid.retrieve.all' : 'aid.retrieve', 'EUP-RET.2'),
        say('aid.dilemma', 'EUP-DIL.1'),
      ],
    },
    {
      title: voice.say('aid.workers'),
      rows: [say('aid.check', 'EUP-KNO.8'), say('aid.hand', 'EUP-MOR.1'), say('aid.tank', 'EUP-TNK.3')],
    },
    { title: voice.say('aid.areas'), rows: bandRows(speaker) },
    { title: voice.say('aid.spaces'), rows: spaceRows(speaker, face) },
    {
      title: voice.say('aid.sites'),
      rows: [
        say('aid.build', 'EUP-BLD.2'),
        ...counts.map((players) => say('aid.needed', 'EUP-BLD.3', { players, needed: workersNeeded(players) })),
        say('aid.completed', 'EUP-BLD.7'),
        say(options?.builtMarketStarOnTile === true ? 'aid.visit.tile' : 'aid.visit', 'EUP-MKT.1'),
      ],
    },
    {
      title: voice.say('aid.allegiance'),
      rows: [
        say('aid.tier.1', 'EUP-COM.6', { cell: TIER_1 }),
        say('aid.tier.2', 'EUP-TUN.3', { cell: TIER_2 }),
        say('aid.tier.3', 'EUP-ALL.5', { cell: TIER_3 }),
        say('aid.tier.4', 'EUP-ALL.6', { cell: TIER_4 }),
        say('aid.reveal', 'EUP-TUN.5', { cell: REVEALING_CELL }),
        say('aid.tunnel-end', 'EUP-TUN.6', { cell: TUNNEL_END }),
      ],
    },
    {
      title: voice.say('aid.stars', numbers),
      rows: [
        say('aid.star.territory', 'EUP-SET.2'),
        say('aid.star.tile', 'EUP-BLD.7'),
        say('aid.star.recruit', 'EUP-ALL.6'),
        say('aid.star.dilemma', 'EUP-DIL.3'),
        say('scoring', 'EUP-END.3'),
      ],
    },
  ];
}

/** The yield of an area by the total of its workers. */
const bandRows = ({ voice }: Speaker): AidRow[] =>
  BANDS.map(({ from, to, commodities, allegiance, knowledge }) => {
    const total = to === undefined ? voice.say('aid.from', { from }) : voice.say('aid.range', { from, to });
    const list = [
      voice.count(commodities, 'commodity'),
      ...(allegiance === 0 ? [] : [voice.say('effect.allegiance.short', { n: allegiance })]),
      ...(knowledge === 0 ? [] : [voice.say('effect.track.knowledge', { n: knowledge })]),
    ];
    return namedRow(total, voice.say('list', { list }), 'EUP-COM.3');
  });

const LISTED: ReadonlySet<string> = new Set(['tank', 'tunnel', 'tunnel-end', 'artifact-market', 'icarus']);

/** The price and benefit of every space but areas, construction spaces and visits. */
const spaceRows = ({ content, voice }: Speaker, face: (id: string) => Face): AidRow[] =>
  content.spaces.flatMap(({ id }, i) => {
    if (!LISTED.has(SPACES[i]?.kind ?? '')) return [];
    const { name, cost, effect } = face(id);
    const price = cost === voice.say('free') ? voice.say('free.cell') : cost;
    return [namedRow(name, voice.say('aid.deal', { cost: price, effect }))];
  });

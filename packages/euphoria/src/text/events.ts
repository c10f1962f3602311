import { at } from '@rulewright/core';
import type { SeenEventOf } from '@rulewright/core/author';
import { type ByType, type Facts, keyed, rowOf, type Told } from '@rulewright/core/text';
import { NOTHING, spaceAt } from '../content/board.js';
import type { Euphoria } from '../state.js';
import { abilityNamed, deedText, recruitInFull, recruitInShort } from './abilities.js';
import { offersText, penaltyText } from './effects.js';
import { PLAIN, roundOf, STYLES } from './styles.js';
import {
  fieldsOf,
  itemWord,
  marketWord,
  named,
  type Position,
  recruitWord,
  type Speaker,
  sideless,
  siteNamed,
  spaceNamed,
  spaceWord,
  type Teller,
  territoryNamed,
  word,
} from './words.js';

type Event = SeenEventOf<Euphoria>;
type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** Sentences of events. */
export function eventText(teller: Teller, position: Position, event: Event): Told {
  const { voice, tell } = teller;
  const { detail, more } = rowOf(FACTS, event, teller, position) ?? {};
  const text = tell(keyed(voice, `event.${event.type}`, detail), fieldsOf(teller, position, event, more));
  return { text, ...(rowOf(STYLES, event, position) ?? PLAIN) };
}

const FACTS: ByType<Event, Facts, [Speaker, Position]> = {
  // recruits, dilemmas, artifacts and markets
  'recruit-drafted': ({ recruit }, speaker) => ({ more: { recruit: inShort(speaker, recruit) } }),
  'recruit-kept': ({ recruit }, speaker) => ({ more: { recruit: inShort(speaker, recruit) } }),
  'recruits-kept': ({ active, hidden }, speaker, position) => ({
    more: { active: inFull(speaker, position, active), hidden: inShort(speaker, hidden) },
  }),
  'recruit-revealed': ({ recruit }, speaker, position) => ({ more: { recruit: inFull(speaker, position, recruit) } }),
  'ability-used': (event, speaker, position) => ({ more: { deed: deed(speaker, position, event) } }),
  'dilemma-resolved': ({ dilemma, side }, { content, voice }) => ({
    detail: side,
    more: { chosen: voice.name(named(content.dilemmas, dilemma).sides[side].name) },
  }),
  'artifact-discarded': ({ cause }) => ({ detail: cause }),
  'tiles-shuffled': ({ unseen }) => ({ detail: unseen === 0 ? 'none' : undefined }),
  'market-completed': ({ tile }, speaker) => ({ more: marketFacts(speaker, tile) }),
  // the turn
  'first-player-chosen': ({ tied }) => ({ detail: tied.length > 1 ? 'tied' : undefined }),
  'turn-began': ({ turn }, _, { options }) => {
    const round = roundOf(turn, options.players);
    return round === undefined ? {} : { detail: 'round', more: { round } };
  },
  'game-ended': ({ reason, tieBreaker }, speaker) => {
    if (tieBreaker === 'none') return { detail: reason };
    if (tieBreaker === 'shared') return { detail: `${reason}.shared` };
    return { detail: `${reason}.tie`, more: { tie: word(speaker, `tie.${tieBreaker}`) } };
  },
  // workers and dice
  'worker-placed': (event) => ({ detail: placeDetail(event) }),
  'worker-bumped': ({ by, seat }) => ({ detail: by === seat ? 'own' : undefined }),
  'workers-retrieved': (event, speaker, position) =>
    paidFacts(speaker, event.price, workersText(speaker, position, event)),
  'workers-returned': (event, speaker, position) => ({ more: { taken: workersText(speaker, position, event) } }),
  'face-chosen': ({ owner, seat }) => ({ detail: owner === seat ? undefined : 'other' }),
  // dice whose faces were chosen are not rolled
  'dice-rolled': ({ workers, faces, chosen }, { voice }) => {
    const dice = workers.flatMap((worker, i) =>
      chosen.includes(worker) ? [] : [voice.say('die', { worker, face: at(faces, i) })],
    );
    return dice.length === 0 ? { detail: 'none' } : { more: { dice } };
  },
  'knowledge-checked': ({ isSafe, isTooHigh }) => {
    const tooHigh = isSafe ? 'safe' : 'too-high';
    return { detail: isTooHigh ? tooHigh : undefined };
  },
  // goods, tracks and stars
  'goods-gained': (event, speaker) => ({ more: { goods: goodsOf(speaker, event) } }),
  'goods-lost': (event, speaker) => ({ detail: event.cause, more: { goods: goodsOf(speaker, event) } }),
  'goods-handed-over': (event, speaker) => ({ more: { goods: goodsOf(speaker, event) } }),
  'trade-proposed': ({ give, ask }) => ({ detail: sideless(give, ask) }),
  'recruit-shown': ({ recruit }, speaker, position) => ({ more: { recruit: inFull(speaker, position, recruit) } }),
  'dilemma-shown': ({ dilemma }, { content, voice }) => ({
    more: { dilemma: voice.name(named(content.dilemmas, dilemma).name) },
  }),
  'allegiance-moved': ({ type, cell, faction }, { voice }) => {
    const own = `${cell.to}.${faction}`;
    return { detail: voice.knows(`event.${type}.${own}`) ? own : `${cell.to}` };
  },
  'miner-moved': ({ cell }) => ({ detail: `${cell.to}` }),
  // a star without room, a penalty without goods, an either/or without an effect
  'choice-skipped': ({ choice }) => ({ detail: choice }),
  'star-placed': (event, speaker, position) => ({
    detail: event.stars.to === 0 ? 'last' : undefined,
    more: { place: starPlace(speaker, position, event) },
  }),
};

/** The price of a visit to a market, and the penalty of its tile. */
export function marketFacts(speaker: Speaker, tile: string): Facts['more'] {
  const { offers, penalty } = named(speaker.content.tiles, tile);
  return { price: offersText(speaker, offers), penalty: penaltyText(speaker, penalty) };
}

/** `3 energy`, as the object of a sentence. */
const goodsOf = (speaker: Speaker, { good, count }: { readonly good: string; readonly count: number }): string =>
  itemWord(speaker, good, count, 'object');

const inShort = (speaker: Speaker, id: string | undefined): string | undefined =>
  id === undefined ? undefined : recruitInShort(speaker, named(speaker.content.recruits, id));
const inFull = (speaker: Speaker, position: Position, id: string): string =>
  recruitInFull(speaker, position, named(speaker.content.recruits, id));

/** The effects of the used ability. */
function deed(speaker: Speaker, { options }: Position, { recruit, ability }: Of<'ability-used'>): string | undefined {
  const card = named(speaker.content.recruits, recruit);
  const index = abilityNamed(speaker, card, options.recruitEdition, ability);
  return index === NOTHING ? undefined : deedText(speaker, index);
}

function placeDetail({ space, own }: Of<'worker-placed'>): string | undefined {
  const { kind } = spaceAt(spaceNamed(space));
  if (kind === 'commodity-area') return 'area';
  if (kind !== 'construction') return undefined;
  return own > 1 ? 'site.own' : 'site';
}

interface Workers {
  readonly workers: readonly number[];
  readonly values?: readonly number[];
  readonly from: readonly string[];
}

/** `worker 1 (4) from the Farm and worker 3 (2) from the Ark of Fractured Memories` */
export function workersText(speaker: Speaker, position: Position, { workers, values, from }: Workers): string {
  const { voice } = speaker;
  const list = workers.map((worker, i) => {
    const space = spaceWord(speaker, position, spaceNamed(at(from, i)));
    return values === undefined
      ? voice.say('worker.from', { worker, space })
      : voice.say('worker.value', { worker, value: at(values, i), space });
  });
  return voice.say('list', { list });
}

/** For free, for 1 of a good, or with a recruit. */
export function paidFacts(speaker: Speaker, price: string, taken: string): Facts {
  if (price === 'free') return { detail: 'free', more: { taken } };
  if (price === 'food' || price === 'bliss') return { more: { taken, paid: itemWord(speaker, price, 1, 'object') } };
  return { detail: 'recruit', more: { taken, paid: recruitWord(speaker, price) } };
}

function starPlace(speaker: Speaker, position: Position, { on, at: place }: Of<'star-placed'>): string {
  switch (on) {
    case 'territory':
      return speaker.voice.say('place.territory', { territory: territoryNamed(speaker, place) });
    case 'tile':
      return speaker.voice.say('place.tile', { market: marketWord(speaker, position, siteNamed(place)) });
    case 'recruit':
      return speaker.voice.say('place.recruit', { recruit: recruitWord(speaker, place) });
    case 'dilemma':
      return speaker.voice.say('place.dilemma');
  }
}

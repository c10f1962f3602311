import { at, type SeenEventOf } from '@rulewright/core';
import { keyed, type Told } from '@rulewright/core/text';
import { NOTHING, spaceAt } from '../content/board.js';
import type { Euphoria } from '../state.js';
import { abilityNamed, deedText, recruitInFull, recruitInShort } from './abilities.js';
import { offersText, penaltyText } from './effects.js';
import {
  fillFrom,
  marketWord,
  named,
  type Position,
  recruitWord,
  type Speaker,
  siteNamed,
  spaceNamed,
  spaceWord,
  word,
} from './words.js';

type Event = SeenEventOf<Euphoria>;
type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** What happened, in words. */
export function eventText(speaker: Speaker, position: Position, event: Event): Told {
  const { voice } = speaker;
  const { detail, more } = factsOf(event, speaker, position);
  const text = voice.say(keyed(voice, `event.${event.type}`, detail), fillFrom(speaker, position, event, more));
  return { text, ...mannerOf(event, position) };
}

type Manner = Omit<Told, 'text'>;
const turn: Manner = { chain: 'turn' };
const start: Manner = { chain: 'turn', starts: true };
const note: Manner = { style: 'note' };
const quiet: Manner = { style: 'quiet' };

/** The steps of the set-up and every placement, retrieval and trade make paragraphs; the parts of what has been told as a whole are quiet. */
function mannerOf(event: Event, { options }: Position): Manner {
  switch (event.type) {
    case 'turn-began':
      return roundOf(event, options.players) === undefined ? quiet : { style: 'title' };
    case 'goods-lost':
      return event.cause === 'placement' || event.cause === 'retrieval' ? quiet : turn;
    case 'artifact-discarded':
      return event.cause === 'placement' ? quiet : turn;
    case 'worker-placed':
    case 'workers-retrieved':
    case 'dilemma-resolved':
    case 'recruits-kept':
    case 'trade-proposed':
    case 'game-ended':
      return start;
    case 'market-picked':
    case 'recruit-drafted':
    case 'track-token-placed':
    case 'starting-dice-rolled':
      return { chain: event.type };
    case 'first-player-chosen':
    case 'recruits-passed':
    case 'tiles-shuffled':
      return note;
    case 'workers-returned':
    case 'trade-opened':
    case 'trade-cancelled':
    case 'artifact-picked':
    case 'choice-forced':
      return quiet;
    default:
      return turn;
  }
}

/** A round is one turn of everybody; the number of the one that begins. */
const roundOf = ({ turn: number }: Of<'turn-began'>, players: number): number | undefined =>
  (number - 1) % players === 0 ? 1 + (number - 1) / players : undefined;

interface Facts {
  /** Which of the sentences of an event fits. */
  readonly detail?: string | undefined;
  /** What stands in its holes beside what the event tells. */
  readonly more?: object;
}

type FactsBy = {
  readonly [Type in Event['type']]?: (event: Of<Type>, speaker: Speaker, position: Position) => Facts;
};
const FACTS: FactsBy = {
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
  'market-completed': ({ tile }, speaker) => {
    const { offers, penalty } = named(speaker.content.tiles, tile);
    return { more: { price: offersText(speaker, offers), penalty: penaltyText(speaker, penalty) } };
  },
  // the turn
  'first-player-chosen': ({ tied }) => ({ detail: tied.length > 1 ? 'tied' : undefined }),
  'turn-began': (event, _, { options }) => {
    const round = roundOf(event, options.players);
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
  'goods-lost': ({ cause }) => ({ detail: cause }),
  'allegiance-moved': ({ type, cell, faction }, { voice }) => {
    const own = `${cell.to}.${faction}`;
    return { detail: voice.knows(`event.${type}.${own}`) ? own : `${cell.to}` };
  },
  'miner-moved': ({ cell }) => ({ detail: `${cell.to}` }),
  'star-placed': (event, speaker, position) => ({
    detail: event.stars.to === 0 ? 'last' : undefined,
    more: { place: starPlace(speaker, position, event) },
  }),
};

function factsOf<Type extends Event['type']>(event: Of<Type>, speaker: Speaker, position: Position): Facts {
  const facts: FactsBy[Type] = FACTS[event.type];
  return facts?.(event, speaker, position) ?? {};
}

const inShort = (speaker: Speaker, id: string | undefined): string | undefined =>
  id === undefined ? undefined : recruitInShort(speaker, named(speaker.content.recruits, id));
const inFull = (speaker: Speaker, position: Position, id: string): string =>
  recruitInFull(speaker, position, named(speaker.content.recruits, id));

/** What the ability that was used does. */
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
  if (price === 'food' || price === 'bliss') return { more: { taken, paid: word(speaker, `good.${price}`) } };
  return { detail: 'recruit', more: { taken, paid: recruitWord(speaker, price) } };
}

function starPlace(speaker: Speaker, position: Position, { on, at: place }: Of<'star-placed'>): string {
  switch (on) {
    case 'territory':
      return word(speaker, `territory.${place}`);
    case 'tile':
      return speaker.voice.say('place.tile', { market: marketWord(speaker, position, siteNamed(place)) });
    case 'recruit':
      return recruitWord(speaker, place);
    case 'dilemma':
      return speaker.voice.say('place.dilemma');
  }
}

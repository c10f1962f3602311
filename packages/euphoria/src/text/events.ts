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
  const { detail, more } = facts(speaker, position, event);
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

function facts(speaker: Speaker, position: Position, event: Event): Facts {
  switch (event.type) {
    case 'turn-began': {
      const round = roundOf(event, position.options.players);
      return round === undefined ? {} : { detail: 'round', more: { round } };
    }
    case 'first-player-chosen':
      return { detail: event.tied.length > 1 ? 'tied' : undefined };
    case 'tiles-shuffled':
      return { detail: event.unseen === 0 ? 'none' : undefined };
    case 'game-ended':
      return endFacts(speaker, event);
    default:
      return cardFacts(speaker, position, event);
  }
}

function endFacts(speaker: Speaker, { reason, tieBreaker }: Of<'game-ended'>): Facts {
  if (tieBreaker === 'none') return { detail: reason };
  if (tieBreaker === 'shared') return { detail: `${reason}.shared` };
  return { detail: `${reason}.tie`, more: { tie: word(speaker, `tie.${tieBreaker}`) } };
}

/** Recruits, dilemmas, artifacts and markets. */
function cardFacts(speaker: Speaker, position: Position, event: Event): Facts {
  const { content, voice } = speaker;
  const short = (id: string | undefined) =>
    id === undefined ? undefined : recruitInShort(speaker, named(content.recruits, id));
  const full = (id: string) => recruitInFull(speaker, position, named(content.recruits, id));
  switch (event.type) {
    case 'recruit-drafted':
    case 'recruit-kept':
      return { more: { recruit: short(event.recruit) } };
    case 'recruits-kept':
      return { more: { active: full(event.active), hidden: short(event.hidden) } };
    case 'recruit-revealed':
      return { more: { recruit: full(event.recruit) } };
    case 'ability-used':
      return { more: { deed: deed(speaker, position, event) } };
    case 'dilemma-resolved': {
      const { sides } = named(content.dilemmas, event.dilemma);
      return { detail: event.side, more: { chosen: voice.name(sides[event.side].name) } };
    }
    case 'artifact-discarded':
      return { detail: event.cause };
    case 'market-completed': {
      const { offers, penalty } = named(content.tiles, event.tile);
      return { more: { price: offersText(speaker, offers), penalty: penaltyText(speaker, penalty) } };
    }
    default:
      return workerFacts(speaker, position, event);
  }
}

/** What the ability that was used does. */
function deed(speaker: Speaker, { options }: Position, { recruit, ability }: Of<'ability-used'>): string | undefined {
  const card = named(speaker.content.recruits, recruit);
  const index = abilityNamed(speaker, card, options.recruitEdition, ability);
  return index === NOTHING ? undefined : deedText(speaker, index);
}

/** Workers and dice. */
function workerFacts(speaker: Speaker, position: Position, event: Event): Facts {
  switch (event.type) {
    case 'worker-placed':
      return { detail: placeDetail(event) };
    case 'worker-bumped':
      return { detail: event.by === event.seat ? 'own' : undefined };
    case 'workers-retrieved':
      return retrievedFacts(speaker, position, event);
    case 'workers-returned':
      return { more: { taken: workersText(speaker, position, event) } };
    case 'face-chosen':
      return { detail: event.owner === event.seat ? undefined : 'other' };
    case 'dice-rolled':
      return diceFacts(speaker, event);
    case 'knowledge-checked': {
      const tooHigh = event.isSafe ? 'safe' : 'too-high';
      return { detail: event.isTooHigh ? tooHigh : undefined };
    }
    default:
      return boardFacts(speaker, position, event);
  }
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

function retrievedFacts(speaker: Speaker, position: Position, event: Of<'workers-retrieved'>): Facts {
  const taken = workersText(speaker, position, event);
  return { ...paidFacts(speaker, event.price, taken) };
}

/** For free, for 1 of a good, or with a recruit. */
export function paidFacts(speaker: Speaker, price: string, taken: string): Facts {
  if (price === 'free') return { detail: 'free', more: { taken } };
  if (price === 'food' || price === 'bliss') return { more: { taken, paid: word(speaker, `good.${price}`) } };
  return { detail: 'recruit', more: { taken, paid: recruitWord(speaker, price) } };
}

/** The dice whose faces were chosen are not rolled. */
function diceFacts({ voice }: Speaker, { workers, faces, chosen }: Of<'dice-rolled'>): Facts {
  const dice = workers.flatMap((worker, i) =>
    chosen.includes(worker) ? [] : [voice.say('die', { worker, face: at(faces, i) })],
  );
  return dice.length === 0 ? { detail: 'none' } : { more: { dice } };
}

/** Goods, tracks and stars. */
function boardFacts(speaker: Speaker, position: Position, event: Event): Facts {
  switch (event.type) {
    case 'goods-lost':
      return { detail: event.cause };
    case 'allegiance-moved': {
      const cell = String(event.cell.to);
      const own = `${cell}.${event.faction}`;
      return { detail: speaker.voice.knows(`event.${event.type}.${own}`) ? own : cell };
    }
    case 'miner-moved':
      return { detail: String(event.cell.to) };
    case 'star-placed': {
      const place = starPlace(speaker, position, event);
      return { detail: event.stars.to === 0 ? 'last' : undefined, more: { place } };
    }
    default:
      return {};
  }
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

import { seatName } from '../../game.js';
import { abilityOf, deedText, recruitInFull } from './abilities.js';
import type { Cause } from './paragraphs.js';
import type { Scene, SeenOf } from './scene.js';
import {
  artifactName,
  count,
  dilemmaNamed,
  factionName,
  itemsText,
  recruitName,
  recruitNamed,
  type Setting,
  tileNamed,
} from './words.js';

type ArtifactEvent = SeenOf<
  | 'artifacts-drawn'
  | 'deck-reshuffled'
  | 'artifact-discarded'
  | 'artifacts-revealed'
  | 'hand-shown'
  | 'artifacts-traded'
>;
type RecruitEvent = SeenOf<
  | 'recruit-drafted'
  | 'recruits-kept'
  | 'recruit-revealed'
  | 'recruit-kept'
  | 'ability-used'
  | 'ability-declined'
  | 'market-picked'
  | 'dilemma-resolved'
>;
type TradeEvent = SeenOf<'trade-proposed' | 'trade-cancelled' | 'trade-accepted' | 'trade-rejected'>;

/** What happens to artifacts, recruits and dilemmas, and between players. Cards are named where the viewer may know them. */
export function cardClause(scene: Scene, event: ArtifactEvent | RecruitEvent | TradeEvent, cause: Cause): string {
  switch (event.type) {
    case 'artifacts-drawn':
    case 'deck-reshuffled':
    case 'artifact-discarded':
    case 'artifacts-revealed':
    case 'hand-shown':
    case 'artifacts-traded':
      return artifactClause(scene, event, cause);
    case 'trade-proposed':
    case 'trade-cancelled':
    case 'trade-accepted':
    case 'trade-rejected':
      return tradeClause(scene, event);
    default:
      return recruitClause(scene, event);
  }
}

function artifactClause(scene: Scene, event: ArtifactEvent, cause: Cause): string {
  switch (event.type) {
    case 'artifacts-drawn':
      return `${seatName(event.seat)} draws ${count(event.count, 'artifact')}${named(scene, event.artifacts)}`;
    case 'deck-reshuffled':
      return 'the discarded artifacts are shuffled into a new deck';
    case 'artifact-discarded': {
      const verb = cause === 'payment' ? 'pays' : 'discards';
      const why = cause === 'hand-limit' ? ', over the hand limit' : '';
      return `${seatName(event.seat)} ${verb} 1 ${artifactName(scene, event.artifact)}${why}`;
    }
    case 'artifacts-revealed':
      return `${seatName(event.seat)} turns up ${itemsText(scene, event.artifacts)}`;
    case 'hand-shown':
      return `${seatName(event.seat)} shows the hand: ${itemsText(scene, event.artifacts)}`;
    case 'artifacts-traded':
      return `${seatName(event.seat)} gives ${seatName(event.to)} ${count(event.count, 'artifact')}${named(scene, event.artifacts)}`;
  }
}

const named = (setting: Setting, artifacts: readonly string[] | undefined): string =>
  artifacts === undefined ? '' : `: ${itemsText(setting, artifacts)}`;

function recruitClause(scene: Scene, event: RecruitEvent): string {
  const who = seatName(event.seat);
  switch (event.type) {
    case 'market-picked':
      return `${who} picks ${event.tile === undefined ? 'a market' : `the ${tileNamed(scene, event.tile).name.en}`}`;
    case 'recruit-drafted':
      return `${who} picks ${event.recruit === undefined ? 'a recruit' : recruitName(scene, event.recruit)}`;
    case 'recruits-kept': {
      const hidden = event.hidden === undefined ? 'another recruit' : recruitInShort(scene, event.hidden);
      return `${who} begins with ${recruitInFull(scene, recruitNamed(scene, event.active))} and hides ${hidden}`;
    }
    case 'recruit-kept':
      return `${who} keeps ${event.recruit === undefined ? 'one of two recruits' : recruitInShort(scene, event.recruit)}`;
    case 'recruit-revealed':
      return `${who} reveals ${recruitInFull(scene, recruitNamed(scene, event.recruit))}`;
    case 'ability-used':
      return `${who} uses ${recruitName(scene, event.recruit)}${abilityNote(scene, event)}`;
    case 'ability-declined':
      return `${who} does without ${recruitName(scene, event.recruit)}`;
    case 'dilemma-resolved': {
      const { fight, join } = dilemmaNamed(scene, event.dilemma);
      return `${who} resolves the dilemma and ${event.side === 'fight' ? `fights: ${fight}` : `joins: ${join}`}`;
    }
  }
}

/** `Lee the Gossip (Icarite)` */
function recruitInShort(setting: Setting, id: string): string {
  const {
    name: { en: name },
    faction,
  } = recruitNamed(setting, id);
  return `${name} (${factionName(faction)})`;
}

/** What the ability does. */
function abilityNote({ content, options }: Scene, { recruit, rule }: SeenOf<'ability-used'>): string {
  const ability = abilityOf(content, recruitNamed({ content }, recruit), options.recruitEdition, rule);
  return ability < 0 ? '' : ` – ${deedText(content, ability)}`;
}

function tradeClause(scene: Scene, event: TradeEvent): string {
  const who = seatName(event.seat);
  switch (event.type) {
    case 'trade-proposed':
      return `${who} offers ${seatName(event.partner)} ${itemsText(scene, event.give)} for ${itemsText(scene, event.ask)}`;
    case 'trade-cancelled':
      return `${who} thinks of a trade with ${seatName(event.partner)} and drops it`;
    case 'trade-accepted':
      return `${who} accepts`;
    case 'trade-rejected':
      return `${who} refuses`;
  }
}

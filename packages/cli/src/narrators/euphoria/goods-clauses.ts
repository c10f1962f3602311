import { at } from '@rulewright/core';
import { SPACES } from '@rulewright/euphoria';
import { seatName } from '../../game.js';
import { offersText } from './effects.js';
import type { Cause } from './paragraphs.js';
import { penaltyText } from './penalties.js';
import { ownedGood, type Scene, type SeenOf } from './scene.js';
import {
  factionName,
  factionNamed,
  recruitName,
  signed,
  siteName,
  siteNamed,
  spaceName,
  territoryName,
  tileNamed,
  tileOn,
} from './words.js';

type GoodsEvent = SeenOf<
  | 'goods-gained'
  | 'goods-lost'
  | 'goods-handed-over'
  | 'track-token-placed'
  | 'track-moved'
  | 'allegiance-moved'
  | 'miner-moved'
  | 'star-placed'
  | 'market-completed'
>;

/** What changes in what players own and on the tracks of the board. */
export function goodsClause(scene: Scene, event: GoodsEvent, cause: Cause): string {
  switch (event.type) {
    case 'goods-gained':
      return `${seatName(event.seat)} gains ${event.count} ${event.good} (now ${ownedGood(scene, event.seat, event.good) + event.count})`;
    case 'goods-lost':
      return lostText(scene, event, cause);
    case 'goods-handed-over':
      return `${seatName(event.seat)} gives ${seatName(event.to)} ${event.count} ${event.good}`;
    case 'track-token-placed':
      return `${seatName(event.seat)} puts the ${event.track} token on ${event.cell}`;
    case 'track-moved':
      return `${seatName(event.seat)}'s ${event.track} goes ${signed(event.steps)} to ${event.cell}`;
    case 'allegiance-moved': {
      const name = factionName(factionNamed(event.faction));
      return `${name} allegiance goes to ${event.cell}${tierText(event)}`;
    }
    case 'miner-moved':
      return minerText(scene, event);
    case 'star-placed':
      return starText(scene, event);
    case 'market-completed':
      return completedText(scene, event);
  }
}

function lostText(scene: Scene, { seat, good, count }: SeenOf<'goods-lost'>, cause: Cause): string {
  const left = `(${ownedGood(scene, seat, good) - count} left)`;
  if (cause === 'payment') return `${seatName(seat)} pays ${count} ${good} ${left}`;
  return `${seatName(seat)} loses ${count} ${good}${cause === 'penalty' ? ' to the penalty of a market' : ''} ${left}`;
}

/** EUP-ALL.4 to EUP-ALL.6 */
function tierText({ faction, cell }: SeenOf<'allegiance-moved'>): string {
  const name = factionName(factionNamed(faction));
  switch (cell) {
    case 2:
      return `, tier 1: whoever has an active ${name} takes 1 commodity more from their area`;
    case 5:
      return faction === 'icarite'
        ? `, tier 2: whoever has an active ${name} draws an artifact for every star on Icarus`
        : `, tier 2: whoever has an active ${name} takes both things from their tunnel`;
    case 8:
      return `, tier 3: hidden ${name}s are revealed`;
    case 11:
      return `, tier 4: every active ${name} gets a star`;
    default:
      return '';
  }
}

/** EUP-TUN.5, EUP-TUN.6 */
function minerText(scene: Scene, { faction, cell }: SeenOf<'miner-moved'>): string {
  const number = factionNamed(faction);
  const tunnel = SPACES.findIndex((space) => space.kind === 'tunnel' && space.faction === number);
  const note =
    cell === 6 ? `, and hidden ${factionName(number)}s are revealed` : cell === 9 ? ', and its end is open' : '';
  return `the miner in ${spaceName(scene, tunnel)} goes to ${cell}${note}`;
}

function starText(scene: Scene, { seat, on, at: place }: SeenOf<'star-placed'>): string {
  const left = at(scene.stars, seat) - 1;
  return `${seatName(seat)} places a star on ${starPlace(scene, on, place)} (${left === 0 ? 'the last one' : `${left} left`})`;
}

function starPlace(scene: Scene, on: SeenOf<'star-placed'>['on'], place: string): string {
  switch (on) {
    case 'territory':
      return territoryName(factionNamed(place));
    case 'tile':
      return `the tile of the ${tileOn(scene, siteNamed(place))?.name.en ?? 'market'}`;
    case 'recruit':
      return recruitName(scene, place);
    case 'dilemma':
      return 'the dilemma';
  }
}

function completedText(scene: Scene, { site, tile }: SeenOf<'market-completed'>): string {
  const {
    name: { en: name },
    offers,
    penalty,
  } = tileNamed(scene, tile);
  return `${siteName(siteNamed(site))} is built: ${name}, where a visit costs ${offersText(scene.content, offers)}, and ${penaltyText(penalty)}`;
}

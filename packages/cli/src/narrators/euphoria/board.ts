import { at } from '@rulewright/core';
import { FACTIONS, SITES, SPACES } from '@rulewright/euphoria';
import { type Line, seatName } from '../../game.js';
import { columns } from '../../table.js';
import { recruitInFull } from './abilities.js';
import { offersText } from './effects.js';
import { penaltyText } from './penalties.js';
import { ownerOf, workersNeeded, workersOnSite } from './scene.js';
import { drawn } from './standings.js';
import {
  handText,
  listed,
  type Position,
  placeOnSite,
  type Setting,
  siteName,
  spaceName,
  territoryName,
  tileOn,
  upper,
} from './words.js';

/** The spaces with what they cost and who stands there, the sites, the markets, and the stars of the territories. */
export function board(setting: Setting, position: Position): Line[] {
  const spaces = SPACES.flatMap(({ kind }, space) =>
    kind === 'construction' || kind === 'built-market'
      ? []
      : [[nameOf(setting, space), priceOf(setting, space), standing(position, space)]],
  );
  const sites = siteRows(setting, position);
  const markets = SITES.flatMap((_, site) => marketLine(setting, position, site));
  return [
    ...drawn(columns(['space', 'price', 'workers'], spaces)),
    ...(sites.length === 0 ? [] : drawn(columns(['site', 'construction spaces', 'workers'], sites))),
    ...markets,
    ...FACTIONS.map((_, faction): Line => ({ text: starsLine(position, faction) })),
    ...position.activeRecruits.flatMap((recruits, seat) =>
      recruits.map((recruit): Line => {
        const card = at(setting.content.recruits, recruit);
        return { text: `${seatName(seat)} has ${recruitInFull(setting, card)}.` };
      }),
    ),
  ];
}

const nameOf = (setting: Setting, space: number): string => upper(spaceName(setting, space).replace(/^the /, ''));

const priceOf = ({ content }: Setting, space: number): string => offersText(content, at(content.spaces, space).offers);

/** `P0 4, P2 6`: who stands on a space with which values. */
function standing({ place, value }: Position, space: number): string {
  const there = [...place.keys()].filter((worker) => place[worker] === space);
  return there.map((worker) => `${seatName(ownerOf(worker))} ${at(value, worker)}`).join(', ') || '-';
}

/** The sites that are not built. */
function siteRows(setting: Setting, position: Position): string[][] {
  const needed = workersNeeded(position.options.players);
  return SITES.flatMap((_, site) => {
    if (tileOn(setting, site) !== undefined) return [];
    const spaces = SPACES.flatMap((place, space) =>
      place.kind === 'construction' && place.site === site ? [spaceText(setting, position, space)] : [],
    );
    return [[upper(siteName(site)), spaces.join(', '), `${workersOnSite(position, site).length} of ${needed}`]];
  });
}

/** `1: 1 clay`, `2: P0 4` */
function spaceText(setting: Setting, position: Position, space: number): string {
  const who = standing(position, space);
  return `${placeOnSite(space)}: ${who === '-' ? priceOf(setting, space) : who}`;
}

function marketLine(setting: Setting, position: Position, site: number): Line[] {
  const tile = tileOn(setting, site);
  if (tile === undefined) return [];
  const space = SPACES.findIndex((place) => place.kind === 'built-market' && place.site === site);
  const { players } = position.options;
  const stars = [...position.stars.keys()].filter((seat) => position.tileStars[site * players + seat] === 1);
  const price = offersText(setting.content, tile.offers);
  return [
    {
      text: `Market on ${siteName(site)}: ${tile.name.en}, ${price}; stars of ${listed(stars.map(seatName)) || 'nobody'}, workers ${standing(position, space)}; ${penaltyText(tile.penalty)}.`,
    },
  ];
}

/** `Stars on Euphoria: P0 1, P1 0, 2 spaces free.` */
function starsLine({ territoryStars, options: { players } }: Position, faction: number): string {
  const stars = territoryStars.slice(faction * players, (faction + 1) * players);
  const free = players - stars.reduce((total, n) => total + n, 0);
  const owners = stars.map((n, seat) => `${seatName(seat)} ${n}`).join(', ');
  return `Stars on ${territoryName(faction)}: ${owners}; ${free} of ${players} spaces free.`;
}

/** What only the seat that looks knows. */
export function ownCards(
  setting: Setting,
  { position, viewer }: { position: Position; viewer: number | 'spectator' },
): Line[] {
  if (viewer === 'spectator') return [];
  const { content } = setting;
  const hidden = at(position.hiddenRecruits, viewer).map((card) => recruitInFull(setting, at(content.recruits, card)));
  const dilemmas = at(position.dilemmas, viewer).map((card) => at(content.dilemmas, card));
  return [
    { text: `You hold ${handText(setting, at(position.hands, viewer))}.` },
    ...hidden.map((text): Line => ({ text: `You hide ${text}.` })),
    ...dilemmas.map(
      ({ artifact, fight, join }): Line => ({
        text: `Your dilemma: 1 ${at(content.artifacts, artifact).name.en} or any 2 artifacts, to fight (${fight}) for a recruit or to join (${join}) for a star.`,
      }),
    ),
  ];
}

import { deckSize } from '@rulewright/core/author';
import {
  ARTIFACTS,
  type EuphoriaAction,
  type EuphoriaState,
  engine,
  FACTIONS,
  GOODS,
  SITES,
  SPACES,
} from '@rulewright/euphoria';
import { changesBetween } from '../support/changes.js';
import { type EuScenario, kindOf } from './positions.js';

// What a test looks at after an action: everything that changed, in words, and the decision that waits.

const WORKERS = 4;
const seatsOf = <X>({ options }: EuphoriaState, of: (seat: number) => X): X[] =>
  Array.from({ length: options.players }, (_, seat) => of(seat));
const named = <X>(names: readonly string[], of: (i: number) => X): Record<string, X> =>
  Object.fromEntries(names.map((name, i) => [name, of(i)]));
const recruitIds = (cards: readonly number[] = []): string =>
  cards.map((card) => engine.content.recruits[card]?.id).join(' ');

/** The kinds of cards in canonical order. */
function kinds(cards: readonly number[] = []): string {
  const held: string[] = cards.map(kindOf);
  return ARTIFACTS.flatMap((kind) => held.filter((other) => other === kind)).join(' ');
}

const PLACES: Readonly<Record<number, string>> = { [-1]: 'supply', [-2]: 'available', [-3]: 'off' };
function worker({ place, value }: EuphoriaState, index: number): string {
  const where = place[index] ?? -1;
  const name = SPACES[where]?.id ?? PLACES[where] ?? '?';
  return where === -1 ? name : `${name} ${value[index]}`;
}

/** The state of the table in words; what only counts the turn is left out. */
export function facts(state: EuphoriaState) {
  const { players } = state.options;
  const tileOn = (site: number): string => {
    const [built] = state.builtTiles[site] ?? [];
    return built === undefined ? 'unbuilt' : (engine.content.tiles[built]?.id ?? '?');
  };
  return {
    morale: state.morale,
    knowledge: state.knowledge,
    stars: state.stars,
    goods: seatsOf(state, (seat) => named(GOODS, (good) => state.goods[seat * GOODS.length + good])),
    workers: seatsOf(state, (seat) => [0, 1, 2, 3].map((i) => worker(state, seat * WORKERS + i))),
    hands: state.hands.map((cards) => kinds(cards)),
    deck: deckSize(state.artifactDeck),
    discard: kinds(state.artifactDiscard),
    allegiance: named(FACTIONS, (faction) => state.allegiance[faction]),
    miners: named(FACTIONS.slice(0, 3), (faction) => state.miners[faction]),
    territory: named(FACTIONS, (faction) => state.territoryStars.slice(faction * players, (faction + 1) * players)),
    tile: named(SITES, (site) => state.tileStars.slice(site * players, (site + 1) * players)),
    sites: named(SITES, tileOn),
    recruitStars: recruitIds(state.recruitStars),
    active: state.activeRecruits.map(recruitIds),
    hidden: state.hiddenRecruits.map(recruitIds),
    dilemmas: state.dilemmaSides,
    lost: state.lostWorker,
    end: state.end === null ? '' : state.end.reason,
  };
}

/** Plays the actions and gives everything that is different afterwards, by its path in `facts`. */
export function changes(game: EuScenario, ...actions: EuphoriaAction[]): Record<string, unknown> {
  const before = facts(game.state);
  game.play(...actions);
  return changesBetween(before, facts(game.state));
}

/** The types of the events of the last play. */
export const eventTypes = ({ events }: EuScenario): string[] => events.map(({ type }) => type);

/** The types of the legal actions, each once. */
export const actionTypes = (game: EuScenario): string[] => [...new Set(game.legal().map(({ type }) => type))];
/** The ways to pay that are offered. */
export const plans = (game: EuScenario): string[] => game.legal('pay').map(({ plan }) => plan.join(' '));

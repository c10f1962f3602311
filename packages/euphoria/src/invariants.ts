import { at, type Issue, seatsFrom } from '@rulewright/core';
import { Findings } from '@rulewright/core/author';
import { SITES, SPACES } from './content/board.js';
import { FACTIONS, GOODS, GROUND_FACTIONS, SUPPLY, WORKERS } from './content/words.js';
import { itemsFit } from './invariants-of-agenda.js';
import { whatGoesOnFits } from './invariants-of-moments.js';
import { cardsLieWhereTheyMay, factionsFit, spacesFit } from './invariants-of-places.js';
import { STARS, TIER_4, TUNNEL_END } from './numbers.js';
import type { EuphoriaContext } from './state.js';
import { ownedWorkers } from './workers.js';

// Section 8 of the specification, in its order. The conservation of cards is core's.

const seats = ({ state }: EuphoriaContext) => seatsFrom(0, state.options.players);
const total = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0);
const kinds = ({ state }: EuphoriaContext): readonly string[] => state.agenda.map(({ kind }) => kind);
const isSettingUp = (context: EuphoriaContext) => context.state.turn === 0;
const from = (least: number, most: number) => ({
  expected: `${least} to ${most}`,
  fits: (n: number) => n >= least && n <= most,
});

/** Every list has its length, every number is one of its kind. */
function isWellFormed({ state, content }: EuphoriaContext): Issue[] {
  const n = state.options.players;
  return new Findings()
    .list('goods', state.goods, n * GOODS.length)
    .list('place', state.place, n * WORKERS, from(-3, SPACES.length - 1))
    .list('value', state.value, n * WORKERS)
    .list('territoryStars', state.territoryStars, n * FACTIONS.length)
    .list('tileStars', state.tileStars, n * SITES.length)
    .list('allegiance', state.allegiance, FACTIONS.length)
    .list('miners', state.miners, GROUND_FACTIONS)
    .list('builtTiles', state.builtTiles, SITES.length)
    .each('usedAbilities', state.usedAbilities, from(0, content.abilities.length - 1))
    .that('groupValue', state.groupValue <= 6, '6 or less', state.groupValue).issues;
}

/** I4, I14: everybody has a worker, and a value says that it is in play. */
function workersFit(context: EuphoriaContext): Issue[] {
  const { place, value } = context.state;
  const found = new Findings();
  place.forEach((where, worker) => {
    const shown = at(value, worker);
    const isInSupply = where === SUPPLY;
    const fits = isInSupply ? shown === 0 : shown >= 1 && shown <= 6;
    found.that(`value.${worker}`, fits, isInSupply ? '0 in the supply' : '1 to 6 in play', shown);
  });
  if (kinds(context).includes('starting-dice')) return found.issues;
  for (const seat of seats(context)) {
    const owned = ownedWorkers(context, seat);
    found.that('place', owned >= 1, `a worker or more of seat ${seat}`, owned);
  }
  return found.issues;
}

/** I5: every star is somewhere; only at the end somebody has none left. */
function starsAddUp(context: EuphoriaContext): Issue[] {
  const { state } = context;
  const { players } = state.options;
  const found = new Findings();
  const ofSeat = (list: readonly number[], seat: number) => total(list.filter((_, place) => place % players === seat));
  for (const seat of seats(context)) {
    const left = at(state.stars, seat);
    const onRecruits = at(state.activeRecruits, seat).filter((recruit) => state.recruitStars.includes(recruit)).length;
    const onDilemma = state.dilemmaSides[seat] === 'join' && !isJoining(context, seat) ? 1 : 0;
    const placed = ofSeat(state.territoryStars, seat) + ofSeat(state.tileStars, seat) + onRecruits + onDilemma;
    found
      .that(`stars.${seat}`, left + placed === STARS, `${STARS - placed}, for ${placed} of ${STARS} are placed`, left)
      .that(`stars.${seat}`, left > 0 || state.end !== null, '1 or more until the end', left);
  }
  return found.issues;
}
/** The star of a dilemma that was just joined is still to be placed. */
const isJoining = ({ state }: EuphoriaContext, seat: number): boolean =>
  state.agenda.some(
    (item) => item.kind === 'stars' && item.stars.some((star) => star.seat === seat && star.on === 'dilemma'),
  );

/** I6 */
function starsLieWhereTheyMay({ state, content }: EuphoriaContext): Issue[] {
  const { players } = state.options;
  const { territoryStars, tileStars, recruitStars, activeRecruits, allegiance, builtTiles } = state;
  const found = new Findings();
  FACTIONS.forEach((name, faction) => {
    const there = total(territoryStars.slice(faction * players, (faction + 1) * players));
    found.that('territoryStars', there <= players, `${players} or fewer on the territory of ${name}`, there);
  });
  return found
    .each('tileStars', tileStars, {
      expected: '0, or 1 on a built tile',
      fits: (stars, place) => stars === 0 || (stars === 1 && at(builtTiles, Math.floor(place / players)).length === 1),
    })
    .each('recruitStars', recruitStars, {
      expected: 'an active recruit of a faction with complete allegiance, each once',
      fits: (recruit, i) => {
        const faction = content.recruits[recruit]?.faction;
        const isComplete = faction !== undefined && allegiance[faction] === TIER_4;
        return isComplete && recruitStars.indexOf(recruit) === i && activeRecruits.some((own) => own.includes(recruit));
      },
    }).issues;
}

/** I7: the tracks have ends; before a track draft the tokens stand beside them. */
function tracksFit(context: EuphoriaContext): Issue[] {
  const { morale, knowledge, allegiance, miners, options } = context.state;
  const least = options.trackDraft && isSettingUp(context) ? 0 : 1;
  return new Findings()
    .each('morale', morale, from(least, 6))
    .each('knowledge', knowledge, from(least, 6))
    .each('allegiance', allegiance, from(0, TIER_4))
    .each('miners', miners, from(0, TUNNEL_END)).issues;
}

/** I8: a hand is too large only while its owner is about to cut it down. */
function handsFit(context: EuphoriaContext): Issue[] {
  const { state } = context;
  const found = new Findings();
  if (state.end !== null || isSettingUp(context)) return found.issues;
  const isWaiting = (seat: number) =>
    state.agenda.some((item) => LIMITING.includes(item.kind) && 'seat' in item && item.seat === seat);
  for (const seat of seats(context)) {
    const [held, morale] = [at(state.hands, seat).length, at(state.morale, seat)];
    found.that(`hands.${seat}`, held <= morale || isWaiting(seat), `${morale} cards or fewer, the morale`, held);
  }
  return found.issues;
}
const LIMITING: readonly string[] = ['hand-limit', 'draw', 'draw-cards', 'draw-react', 'trade-execution'];

/** I16 */
const turnFits = ({ state: { placed, proposals, freshRecruits, options } }: EuphoriaContext): Issue[] =>
  new Findings()
    .that('placed', placed <= 9, '9 or fewer', placed)
    .that(
      'proposals',
      proposals <= options.tradeProposalsPerTurn,
      `${options.tradeProposalsPerTurn} or fewer`,
      proposals,
    )
    .that('freshRecruits', freshRecruits.length <= 48, '48 or fewer', freshRecruits.length).issues;

/** A turn follows until the end, and nothing after it. */
function endFits({ state: { agenda, end } }: EuphoriaContext): Issue[] {
  const found = new Findings();
  if (end !== null) return found.that('agenda', agenda.length === 0, 'nothing after the end', agenda.length).issues;
  return found.that('agenda.0', agenda[0]?.kind === 'next-turn', 'next-turn', agenda[0]?.kind).issues;
}

export const invariants: Readonly<Record<string, (context: EuphoriaContext) => readonly Issue[]>> = {
  'every list fits the table': isWellFormed,
  'workers are in play with a value': workersFit,
  'the stars add up': starsAddUp,
  'stars lie where they may': starsLieWhereTheyMay,
  'the tracks have ends': tracksFit,
  'hands keep to their limit': handsFit,
  'spaces hold one worker': spacesFit,
  'factions are revealed and starred in time': factionsFit,
  'tiles, dilemmas and recruits lie where they may': cardsLieWhereTheyMay,
  'a turn is bounded': turnFits,
  'what goes on fits the table': whatGoesOnFits,
  'a turn follows until the end': endFits,
  'items of the agenda name what is at the table': itemsFit,
};

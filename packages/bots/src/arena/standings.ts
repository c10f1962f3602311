import { at } from '@rulewright/core';
import { grouped, groupedMean, type Interval, mean } from './interval.js';
import type { PlayedGame } from './played.js';
import { type Rating, ratings } from './ratings.js';
import { anytime } from './sequential.js';

/** The results of one contestant. */
export interface Standing {
  readonly name: string;
  /** Games it played. */
  readonly games: number;
  /** The share of its games that it won; a shared win is divided among its seats. */
  readonly wins: number;
  /**
   * The share of the others' seats that it finished ahead of; a tie counts half. With two seats that is its wins plus
   * half its draws. Equal players have one half. Games without a ranking are draws.
   */
  readonly score: number;
  /** The bounds of its score, with 95 % confidence. */
  readonly interval: Interval;
  /**
   * The mean value of a game to it, in the unit played for: the share of the others behind it, or points. Only games
   * that ended by their rules count; null when there were none.
   */
  readonly worth: number | null;
  /** The bounds of `worth` with about 95 % confidence, from how much deals differ; null for fewer than two deals. */
  readonly worthInterval: Interval | null;
  readonly rating: Rating;
  readonly decisions: number;
  readonly faults: number;
  /** Games lost by a fault. */
  readonly forfeits: number;
}

/** The results of two contestants against each other. */
export interface Pairing {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  /** The score of `a` against `b` alone, as in `Standing`. */
  readonly score: number;
  readonly interval: Interval;
  /**
   * The bounds of the score with 95 % confidence at every look at once, so that you may stop when the games say enough.
   */
  readonly anytime: Interval;
}

/** The standings, best first by rating. */
export function standings(names: readonly string[], games: readonly PlayedGame[]): readonly Standing[] {
  const rated = ratings(names.length, games.map(placesOf));
  return names
    .map((name, contestant) => standing(name, contestant, games, at(rated, contestant)))
    .sort((a, b) => b.rating.ordinal - a.rating.ordinal || b.score - a.score || (a.name < b.name ? -1 : 1));
}

function standing(name: string, contestant: number, all: readonly PlayedGame[], rating: Rating): Standing {
  const games = all.filter(({ seating }) => seating.includes(contestant));
  const score = (game: PlayedGame) => scoreOf(game, contestant, (other) => other !== contestant);
  const own = ({ seating }: PlayedGame) => seating.flatMap((who, seat) => (who === contestant ? [seat] : []));
  const share = (game: PlayedGame) => own(game).filter((seat) => game.winners.includes(seat)).length;
  const ofOwn = (game: PlayedGame, by: readonly number[]) => own(game).reduce((sum, seat) => sum + at(by, seat), 0);
  const counted = games.filter(({ worth }) => worth !== null);
  const worth = (game: PlayedGame) => mean(own(game).map((seat) => at(game.worth ?? [], seat)));
  const faulty = (game: PlayedGame) => game.faults.filter(({ seat }) => own(game).includes(seat));
  return {
    name,
    games: games.length,
    wins: mean(games.map((game) => (game.winners.length === 0 ? 0 : share(game) / game.winners.length))),
    score: mean(games.map(score)),
    interval: grouped(byDeal(games, score)),
    worth: counted.length === 0 ? null : mean(counted.map(worth)),
    worthInterval: groupedMean(byDeal(counted, worth)) ?? null,
    rating,
    decisions: games.reduce((sum, game) => sum + ofOwn(game, game.decisions), 0),
    faults: games.reduce((sum, game) => sum + faulty(game).length, 0),
    forfeits: games.filter((game) => game.forfeited.some((seat) => own(game).includes(seat))).length,
  };
}

/** Every pair of contestants, in the order in which they were named. */
export function pairings(names: readonly string[], all: readonly PlayedGame[]): readonly Pairing[] {
  return names.flatMap((a, i) =>
    names.slice(i + 1).flatMap((b, offset): Pairing[] => {
      const j = i + 1 + offset;
      const games = all.filter(({ seating }) => seating.includes(i) && seating.includes(j));
      const score = (game: PlayedGame) => scoreOf(game, i, (other) => other === j);
      if (games.length === 0) return [];
      const deals = byDeal(games, score);
      return [
        {
          a,
          b,
          games: games.length,
          score: mean(games.map(score)),
          interval: grouped(deals),
          anytime: anytime(deals.map(mean)),
        },
      ];
    }),
  );
}

/** The share of other contestants' seats that a contestant finished ahead of; a tie counts half. */
function scoreOf(game: PlayedGame, contestant: number, isOther: (who: number) => boolean): number {
  const places = placesBySeat(game);
  const results: number[] = [];
  for (const [seat, who] of game.seating.entries())
    for (const [other, whoElse] of game.seating.entries())
      if (who === contestant && isOther(whoElse)) {
        const lead = at(places, other) - at(places, seat);
        results.push(lead > 0 ? 1 : lead < 0 ? 0 : 0.5);
      }
  return mean(results);
}

/** The places by seat, from 0; in a game without a ranking all share the first. */
function placesBySeat({ ranking, seating }: PlayedGame): readonly number[] {
  const places = seating.map(() => 0);
  for (const [place, group] of (ranking ?? []).entries()) for (const seat of group) places[seat] = place;
  return places;
}

/** The mean place of each contestant who sat in the game. */
function placesOf(game: PlayedGame): ReadonlyMap<number, number> {
  const places = placesBySeat(game);
  const own = (contestant: number) => places.filter((_, seat) => game.seating[seat] === contestant);
  return new Map([...new Set(game.seating)].map((contestant) => [contestant, mean(own(contestant))]));
}

function byDeal(games: readonly PlayedGame[], score: (game: PlayedGame) => number): readonly (readonly number[])[] {
  const deals = new Map<number, number[]>();
  for (const game of games) {
    const results = deals.get(game.deal) ?? [];
    results.push(score(game));
    deals.set(game.deal, results);
  }
  return [...deals.values()];
}

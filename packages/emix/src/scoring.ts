import { at, type Outcome, type Seat, type Standing } from '@rulewright/core';
import { type ReasonOf, rank } from '@rulewright/core/author';
import { entryOf } from './cards.js';
import type { Colour } from './content/effects.js';
import { hasReachedGoal } from './goal.js';
import type { Rule } from './rulebook/rules.js';
import type { Distinction, Emix, EmixContext, Human } from './state.js';

// EMX-END: the final score, and who has won.

/** EMX-FREE.11: the humans whose powers and karma count for a player. */
const humansOf = ({ state: { options, harvester } }: EmixContext, seat: Seat): Human[] =>
  options.freeFeeding === null ? [seat] : harvester.flatMap((by, human) => (by === seat ? [human] : []));

/** A score and its parts. */
export interface ScoreBreakdown {
  /** The position of the marker. */
  readonly marker: number;
  /** The active powers that count for the player, human by human from left to right, with what each counts. */
  readonly powers: readonly { readonly power: string; readonly value: number }[];
  /** The karma that was not charged any more. */
  readonly karma: { readonly pos: number; readonly neg: number };
  /** All of it together. */
  readonly total: number;
}

/** EMX-END.4 to EMX-END.6, EMX-TEAM.3: position, active powers and the karma that was not charged any more. */
export function scoreBreakdown(context: EmixContext, seat: Seat): ScoreBreakdown {
  const { state } = context;
  const humans = humansOf(context, seat);
  const cards = humans.flatMap((human) => at(state.rows, human).map((card) => entryOf(context, card)));
  const waiting = (colour: Colour) =>
    humans.reduce((sum, human) => sum + at(state.karmaNew[colour], human) + at(state.karmaDue[colour], human), 0);
  const marker = at(state.marker, seat);
  const karma = { pos: waiting('pos'), neg: waiting('neg') };
  const signed = cards.reduce((sum, { sign, value }) => sum + value * DIRECTIONS[sign], marker + karma.pos - karma.neg);
  const { teams, neutralValue } = state.options;
  const isUp = teams === null ? signed >= 0 : teams.light.includes(seat);
  const neutral = neutralValue === 'zero' ? 0 : isUp ? 1 : -1;
  const powers = cards.map(({ id, sign, value }) => ({
    power: id,
    value: 0 + value * (sign === 'neutral' ? neutral : DIRECTIONS[sign]),
  }));
  const unsigned = cards.reduce((sum, { sign, value }) => sum + (sign === 'neutral' ? value * neutral : 0), 0);
  return { marker, powers, karma, total: signed + unsigned };
}
const DIRECTIONS = { pos: 1, neg: -1, neutral: 0 } as const;

/** EMX-END.4 to EMX-END.6: the score if the game ended now: position, active powers, karma of both colours. */
export function standing(context: EmixContext, seat: Seat): Omit<Standing, 'seat'> {
  const { marker, powers, karma, total } = scoreBreakdown(context, seat);
  const ofPowers = powers.reduce((sum, { value }) => sum + value, 0);
  return { value: total, parts: { marker, powers: ofPowers, karma: karma.pos - karma.neg } };
}

/** EMX-END.4 to EMX-END.6, EMX-TEAM.3: the score that a player would have if the game ended now. */
export const finalScore = (context: EmixContext, seat: Seat): number => scoreBreakdown(context, seat).total;

/** EMX-END.4: by seat. */
export const finalScores = (context: EmixContext): readonly number[] =>
  context.state.marker.map((_, seat) => finalScore(context, seat));

/** EMX-END.7, EMX-END.8, EMX-TEAM.3: by the greatest |F|, or by clans. */
export function outcome(context: EmixContext): Outcome<ReasonOf<Emix>> {
  const { options } = context.state;
  const scores = finalScores(context);
  const ranking = options.teams === null ? singly(context, scores) : byClan(options.teams, scores);
  const reason = hasReachedGoal(context) ? 'goal' : 'rounds';
  return { winners: at(ranking, 0), ranking, scores, reason };
}

/** The winners, and the criterion that separates them from second place (EMX-END.7, EMX-END.8, EMX-TEAM.3). */
export function victory(context: EmixContext): {
  rule: Rule;
  winners: readonly Seat[];
  decidedBy: Distinction | 'nothing';
} {
  const { winners, ranking, scores } = outcome(context);
  const { teams, players } = context.state.options;
  if (players === 1) return { rule: 'EMX-SOLO.2', winners, decidedBy: 'alone' };
  const rule = teams === null ? 'EMX-END.8' : 'EMX-TEAM.3';
  const second = ranking[1]?.[0];
  if (second === undefined) return { rule, winners, decidedBy: 'nothing' };
  if (teams !== null) return { rule, winners, decidedBy: 'clan' };
  const strength = (seat: Seat): number => Math.abs(Number(at(scores, seat)));
  return strength(at(winners, 0)) === strength(second)
    ? { rule, winners, decidedBy: 'marker' }
    : { rule: 'EMX-END.7', winners, decidedBy: 'score' };
}

function singly({ state: { marker, options } }: EmixContext, scores: readonly number[]): Seat[][] {
  const by = (list: readonly number[], a: Seat, b: Seat): number => Math.abs(at(list, b)) - Math.abs(at(list, a));
  return rank(scores.length, (a, b) => by(scores, a, b) || (options.tie === 'marker' ? by(marker, a, b) : 0));
}

interface Teams {
  readonly light: readonly Seat[];
  readonly dark: readonly Seat[];
}

/** EMX-TEAM.3: the scores of the two clans. */
export function clanScores({ light, dark }: Teams, scores: readonly number[]): { light: number; dark: number } {
  const sum = (seats: readonly Seat[]) => seats.reduce((total, seat) => total + at(scores, seat), 0);
  return { light: sum(light), dark: 0 - sum(dark) };
}

function byClan(teams: Teams, scores: readonly number[]): Seat[][] {
  const { light, dark } = clanScores(teams, scores);
  const sorted = (seats: readonly Seat[]) => [...seats].sort((a, b) => a - b);
  if (light === dark) return [sorted([...teams.light, ...teams.dark])];
  return light > dark ? [sorted(teams.light), sorted(teams.dark)] : [sorted(teams.dark), sorted(teams.light)];
}

/** EMX-SOLO.2: the outcome of a solo game as a record. */
export interface SoloResult {
  readonly score: number;
  readonly rounds: number;
  readonly side: 'light' | 'dark' | 'none';
}

/** EMX-SOLO.2: the record of the only player of a finished game. */
export function soloResult(context: EmixContext): SoloResult {
  const score = finalScore(context, 0);
  const side = score === 0 ? 'none' : score > 0 ? 'light' : 'dark';
  return { score: Math.abs(score), rounds: context.state.round, side };
}

/** EMX-R33: below 0 when the first record is better: by score, then by fewer rounds. */
export const compareSoloResults = (one: SoloResult, other: SoloResult): number =>
  other.score - one.score || one.rounds - other.rounds;

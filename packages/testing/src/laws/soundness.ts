import { type AnyAction, type Outcome, type Score, seatsFrom } from '@rulewright/core';
import type { AnyEngine, AnyState } from '../any.js';
import { notTree, show } from '../data.js';
import { broken, type Law, pick } from './law.js';
import { mustAgree } from './repeatable.js';

/** The invariants of a game hold in every state. */
export const statesAreSound: Law = {
  id: 'LAW-7',
  title: 'every state keeps the shape, the zones and the invariants of its game, and is a tree',
  watch: ({ engine }) => ({
    state({ simulation }) {
      // here an alias is still to be seen: apply's copy has already taken it apart
      mustBeTree('the state of the simulation', simulation.state);
    },
    sample({ state }) {
      mustBeTree('the state', state);
      const problems = engine
        .validate(state)
        .map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
      if (problems.length > 0) broken(problems.join('\n'));
    },
  }),
};

function mustBeTree(what: string, state: AnyState): void {
  const path = notTree(state);
  if (path !== undefined) broken(`${what} is no tree: ${path} stands in another place too`);
}

/** A game has a result, and it does not matter who was quicker. */
export const resultIsTotal: Law = {
  id: 'LAW-12',
  title: 'the outcome ranks every seat once, ties included, and the order of sealed answers changes nothing',
  watch: ({ engine, random }) => ({
    sample({ state, legal }) {
      const deciders = engine.decision(state)?.seats ?? [];
      if (deciders.length < 2) return;
      const answers = deciders.flatMap(
        (seat) =>
          pick(
            legal.filter((action) => action.seat === seat),
            random,
          ) ?? [],
      );
      const inOrder = playAll(engine, state, answers);
      mustAgree('the last answer given first', inOrder, playAll(engine, state, [...answers].reverse()));
      const [first, ...others] = answers;
      if (first !== undefined)
        mustAgree('the first answer given last', inOrder, playAll(engine, state, [...others, first]));
    },
    end({ states }) {
      const last = states.at(-1);
      const outcome = last && engine.outcome(last);
      if (last === undefined || outcome === undefined) return;
      mustRankAll(outcome, last.options.players);
      mustAgree('the outcome asked for again', outcome, engine.outcome(last));
      const standing = engine.standing(last);
      if (standing.length > 0)
        mustAgree(
          'the standing at the end',
          outcome.scores,
          standing.map(({ value }) => value),
        );
    },
  }),
};

function playAll(engine: AnyEngine, start: AnyState, answers: readonly AnyAction[]): AnyState {
  let state = start;
  for (const answer of answers) {
    const refused = engine.explain(state, answer);
    if (refused !== undefined)
      broken(`${show(answer)} was legal, and after the answer of another seat it is not: ${show(refused)}`);
    state = engine.apply(state, answer);
  }
  return state;
}

function mustRankAll({ winners, ranking, scores, reason }: Outcome, players: number): void {
  const ranked = ranking.flat().sort((a, b) => a - b);
  mustAgree('the seats of the ranking', seatsFrom(0, players), ranked);
  if (ranking.some((group) => group.length === 0)) broken(`the ranking has an empty place: ${show(ranking)}`);
  mustAgree('the winners', ranking[0] ?? [], winners);
  if (scores.length !== players) broken(`${scores.length} scores for ${players} seats`);
  const vague = scores.findIndex((score) => !isExact(score));
  if (vague >= 0) broken(`the score of seat ${vague} is not exact: ${show(scores[vague])}`);
  if (typeof reason !== 'string' || reason === '') broken('the outcome names no reason');
}

/** A whole number, or a fraction in lowest terms. */
function isExact(score: Score): boolean {
  if (typeof score === 'number') return Number.isSafeInteger(score);
  const { numerator, denominator } = score;
  return (
    Number.isSafeInteger(numerator) &&
    Number.isSafeInteger(denominator) &&
    denominator >= 1 &&
    gcd(Math.abs(numerator), denominator) === 1
  );
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

import { at, type Outcome, placed, type Seat, type View } from '@rulewright/core';
import { type FactSheet, scoreText } from '@rulewright/core/text';
import type { AnyGame, AnyState, Printed } from './game.js';
import { english, type Words, wordsOf } from './words/words.js';

/** The end of a game: its reason, and a table of all seats with their exact scores, the best first. */
export function ranking(game: AnyGame, view: View<AnyState>, outcome: Outcome): Printed[] {
  const { narrator } = game;
  const words = wordsOf(game);
  const { scoring } = narrator;
  return [
    { text: words.say('ranking'), style: 'title' },
    { text: narrator.reason(outcome.reason) },
    { table: rankingTable(outcome, (seat) => narrator.result(view, seat), words) },
    { text: scoring, style: 'note' },
    { text: verdict(outcome, words) },
  ];
}

/** A table with one row for each seat; tied seats share their place. */
export function rankingTable(
  { ranking, scores }: Outcome,
  result: (seat: Seat) => Readonly<Record<string, string>>,
  words: Words = english,
): FactSheet {
  const names = Object.keys(result(at(at(ranking, 0), 0)));
  let place = 1;
  const rows = ranking.flatMap((group) => {
    const rows = group.map((seat) => {
      const parts = result(seat);
      return [
        `${place}. ${words.seat(seat)}`,
        ...names.map((name) => parts[name] ?? ''),
        scoreText(at(scores, seat), words.locale),
      ];
    });
    place += group.length;
    return rows;
  });
  return { title: '', head: ['', ...names, words.say('score')], rows };
}

/** The end of a game that a seat has given up: it is last, and nobody else is told apart. */
export function resignation(players: number, seat: Seat, words: Words = english): Printed[] {
  const everybody = Array.from({ length: players }, (_, each) => each);
  const ranking = placed(
    [everybody],
    everybody.map((each) => (each === seat ? 0 : undefined)),
  );
  const others = at(ranking, 0).filter((each) => each !== seat);
  return [
    { text: words.say('resigned', { seat: words.seat(seat) }), style: 'title' },
    { text: others.length === 0 ? words.say('nobody-wins') : verdict({ winners: others }, words) },
  ];
}

/** The sentence that names the winners. */
export function verdict({ winners }: Pick<Outcome, 'winners'>, words: Words = english): string {
  return words.say(winners.length === 1 ? 'wins' : 'share', { winners: winners.map((seat) => words.seat(seat)) });
}

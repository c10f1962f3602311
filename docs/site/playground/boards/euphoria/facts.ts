import { deckSize } from '@rulewright/core';
import type { FactTable } from '@rulewright/core/text';
import { type EuphoriaView, engine } from '@rulewright/euphoria';
import { seatName } from '../../ui/seats.js';
import {
  ARTIFACTS,
  artifactName,
  at,
  cardNames,
  content,
  FACTIONS,
  list,
  type Position,
  recruitName,
  SITES,
  siteName,
  spaceName,
  territoryName,
  text,
  tileName,
  workersPerSeat,
} from './words.js';
import { workersOf } from './workers.js';

/** What the tables of players, factions, spaces, sites and recruits do not say. */
export const facts = (view: EuphoriaView): readonly FactTable[] => [
  course(view.position),
  step(view.position),
  stars(view),
  workers(view.position),
  cards(view.position),
];

const yes = (is: boolean): string => (is ? 'yes' : 'no');
const seatOrNone = (seat: number): string => (seat < 0 ? '–' : seatName(seat));
const seats = (are: readonly boolean[]): string => list(are.flatMap((is, seat) => (is ? [seatName(seat)] : [])));
const table = (title: string, rows: FactTable['rows'], head: readonly string[] = ['what', 'now']): FactTable => ({
  title,
  head,
  rows,
});

function course(position: Position): FactTable {
  const { turn, active, hasActed, placed, groupValue, noted, proposals, lostWorker, end } = position;
  return table('The turn', [
    ['turn', turn === 0 ? 'set-up' : String(turn)],
    ['whose', seatName(active)],
    ['the action has begun', yes(hasActed)],
    ['workers placed', String(placed)],
    ['value of the first of them', groupValue === 0 ? '–' : String(groupValue)],
    ['workers since the start of the turn', list(noted.flatMap((is, i) => (is ? [String(i + 1)] : [])))],
    ['trades proposed', String(proposals)],
    ['lost a worker to a check', seats(lostWorker)],
    ['recruits used that work once a turn', list(position.usedAbilities.map(recruitOfAbility))],
    ['recruits revealed in this turn', list(position.freshRecruits.map(recruitName))],
    ['the end', end === null ? '–' : text.reason(end.reason)],
    ['tenth stars of', end === null ? '–' : list(end.finishers.map(seatName))],
    ['decided by', end === null ? '–' : end.tieBreaker],
    ['winners', end === null ? '–' : list(end.winners.map(seatName))],
  ]);
}

const recruitOfAbility = (ability: number): string => recruitName(at(content.abilities, ability).recruit);

/** The placement, the retrieval and the roll that go on. */
function step({ placement, retrieval, roll, ...position }: Position): FactTable {
  const full = { placement, retrieval, roll, ...position };
  return table('The step that goes on', [
    ['placement of', seatOrNone(placement.seat)],
    ['worker', workerWord(full, placement.worker)],
    ['on', placement.space < 0 ? '–' : spaceName(full, placement.space)],
    ['bumps', workerWord(full, placement.bumped)],
    ['which showed', placement.bumpedValue === 0 ? '–' : String(placement.bumpedValue)],
    ['cannot be paid', yes(placement.isVoid)],
    ['new worker', workerWord(full, placement.added)],
    ['retrieval of', seatOrNone(retrieval.seat)],
    ['for', retrieval.price === '' ? '–' : retrieval.price],
    ['from', list(retrieval.from.map((space) => spaceName(full, space)))],
    ['roll of', seatOrNone(roll.seat)],
    ['because of', roll.cause],
    ['bumped by', seatOrNone(roll.by)],
    ['dice', list(roll.workers.map((worker) => workerWord(full, worker)))],
    ['faces', list(roll.faces.map((face) => (face === 0 ? 'not rolled' : String(face))))],
    ['doubles', yes(roll.isDoubles)],
  ]);
}

/** `P1, worker 2` */
function workerWord(position: Position, worker: number): string {
  if (worker < 0) return '–';
  const each = workersPerSeat(position);
  return `${seatName(Math.floor(worker / each))}, worker ${(worker % each) + 1}`;
}

function stars(view: EuphoriaView): FactTable {
  const ask = engine.ask(view);
  const rows = view.position.stars.map((left, seat) => {
    const { territories, tiles, recruits, dilemma } = ask.stars(seat);
    const there = FACTIONS.map((faction) => territories[faction] ?? 0);
    return [
      seatName(seat),
      String(left),
      list(there.flatMap((n, faction) => (n === 0 ? [] : [`${territoryName(faction)} ${n}`]))),
      list(tiles.map((site) => siteName(SITES.indexOf(site)))),
      list(content.recruits.flatMap(({ id }, card) => (recruits.includes(id) ? [recruitName(card)] : []))),
      dilemma ? '1' : '0',
    ];
  });
  return table('Stars', rows, ['player', 'left', 'territories', 'markets of', 'recruits', 'dilemma']);
}

function workers(position: Position): FactTable {
  const rows = position.stars.map((_, seat) => {
    const { available, placed, rolling, supply } = workersOf(position, seat);
    return [
      seatName(seat),
      list(available.map(String)),
      list(placed.map(({ number, value, where }) => `worker ${number} (${value}): ${where}`)),
      String(rolling),
      String(supply),
    ];
  });
  return table('Workers', rows, ['player', 'available', 'on the board', 'to roll', 'in the supply']);
}

/** How many of each kind of artifact. */
const tally = (cards: readonly number[]): readonly string[] =>
  ARTIFACTS.flatMap((_, kind) => {
    const count = cards.filter((card) => card === kind).length;
    return count === 0 ? [] : [`${count} × ${artifactName(kind)}`];
  });

function cards(position: Position): FactTable {
  const dilemmaName = (card: number): string => at(content.dilemmas, card).name.en;
  const zones = [
    ['artifacts', position.hands, artifactName],
    ['artifacts handed over by name', position.namedArtifacts, artifactName],
    ['artifacts picked to hand over', position.pickedArtifacts, artifactName],
    ['hidden recruits', position.hiddenRecruits, recruitName],
    ['recruits to choose from', position.dealtRecruits, recruitName],
    ['recruits picked', position.draftedRecruits, recruitName],
    ['recruits passed on', position.passedRecruits, recruitName],
    ['discarded recruits', position.discardedRecruits, recruitName],
    ['dilemma', position.dilemmas, dilemmaName],
    ['resolved dilemma', position.resolvedDilemmas, dilemmaName],
    ['markets dealt', position.dealtTiles, tileName],
  ] as const;
  return table(
    'Cards',
    [
      ['artifacts in the deck', '', String(deckSize(position.artifactDeck))],
      ['discarded artifacts', '', list(tally(position.artifactDiscard))],
      ['recruits in the deck', '', String(deckSize(position.recruitDeck))],
      ['dilemmas out of the game', '', String(deckSize(position.dilemmaDeck))],
      ['markets to build', '', String(deckSize(position.unbuiltTiles))],
      ['markets out of the game', '', String(deckSize(position.tilesOut))],
      ...zones.flatMap(([name, zone, nameOf]) =>
        zone.flatMap((held, seat) =>
          held.length === 0 ? [] : [[name, seatName(seat), list(cardNames(held, nameOf))]],
        ),
      ),
      ...position.dilemmaSides.flatMap((side, seat) =>
        side === '' ? [] : [['side of the dilemma', seatName(seat), side]],
      ),
    ],
    ['what', 'whose', 'cards'],
  );
}

import { at } from '@rulewright/core';
import { GOODS } from '@rulewright/euphoria';
import { type Line, seatName } from '../../game.js';
import { columns } from '../../table.js';
import { AVAILABLE, numbersAt, type Scene, workerOf } from './scene.js';
import { factionName, goodsText, type Position, STARS, WORKERS } from './words.js';

export const drawn = (lines: readonly string[]): Line[] => lines.map((text) => ({ text: `  ${text}`, style: 'drawn' }));

/** A table of the players, and how far the factions are. */
export function standings(scene: Scene): Line[] {
  const rows = scene.stars.map((left, seat) => [
    seatName(seat),
    `${STARS - left}`,
    `${at(scene.morale, seat)}`,
    `${at(scene.knowledge, seat)}`,
    availableText(scene, seat),
    `${onBoard(scene, seat)}`,
    `${at(scene.cards, seat)}`,
    goodsText(goodsOf(scene, seat)).replace('nothing', '-'),
  ]);
  const head = ['', 'stars', 'morale', 'knowledge', 'available', 'on the board', 'artifacts', 'goods'];
  return [...drawn(columns(head, rows)), { text: factionsText(scene), style: 'note' }];
}

/** The values of a seat's available workers: `3 5`. */
export function availableText(scene: Pick<Position, 'place' | 'value'>, seat: number): string {
  const values = numbersAt(scene, seat, AVAILABLE).map((number) => at(scene.value, workerOf(seat, number)));
  return values.length === 0 ? '-' : `${values.join(' ')}`;
}

/** How many workers of a seat stand on spaces. */
const onBoard = ({ place }: Scene, seat: number): number =>
  place.slice(seat * WORKERS, (seat + 1) * WORKERS).filter((space) => space >= 0).length;

export const goodsOf = ({ goods }: { readonly goods: readonly number[] }, seat: number): readonly number[] =>
  goods.slice(seat * GOODS.length, (seat + 1) * GOODS.length);

/** `Allegiance: Euphorian 3, …; miners: Euphorian 2, …` */
function factionsText({ allegiance, miners }: Scene): string {
  const cells = (list: readonly number[]) => list.map((cell, faction) => `${factionName(faction)} ${cell}`).join(', ');
  return `Allegiance: ${cells(allegiance)}. Miners: ${cells(miners)}.`;
}

/** EUP-STR.1, EUP-END.3: where the stars of a seat are, and what breaks a tie. */
export function result(position: Position, seat: number): Record<string, string> {
  const { options, territoryStars, tileStars, recruitStars, dilemmaSides } = position;
  const own = (list: readonly number[]) => list.filter((_, place) => place % options.players === seat);
  const onRecruits = recruitStars.filter((recruit) => at(position.activeRecruits, seat).includes(recruit));
  const territories = own(territoryStars);
  return {
    territories: `${sum(territories)}`,
    tiles: `${sum(own(tileStars))}`,
    recruits: `${onRecruits.length}`,
    dilemma: dilemmaSides[seat] === 'join' ? '1' : '0',
    morale: `${at(position.morale, seat)}`,
    knowledge: `${at(position.knowledge, seat)}`,
    ...tieOf(position, seat),
  };
}

/** Who of several finishers has won, and why; nothing when one alone has finished. */
function tieOf({ end }: Position, seat: number): Record<string, string> {
  if (end === null || end.tieBreaker === 'none') return {};
  return { tie: end.winners.includes(seat) ? TIES[end.tieBreaker] : '-' };
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

type TieBreaker = NonNullable<Position['end']>['tieBreaker'];
const TIES: Readonly<Record<TieBreaker, string>> = {
  none: '-',
  morale: 'higher morale',
  knowledge: 'less knowledge',
  tiles: 'stars on more tiles',
  territories: 'stars on more territories',
  'roll-off': 'the lower roll',
  shared: 'shared',
};

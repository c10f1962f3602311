import { at, type Seat } from '@rulewright/core';
import { clanScores, type EmixCard } from '@rulewright/emix';
import { type Line, seatName } from '../../game.js';
import { columns } from '../../table.js';
import { emonsAt, type Scene, type SeenPiles, sumOf } from './scene.js';
import { SYMBOLS } from './symbols.js';
import { cardAt, cardNamed, emonsInShort, humanName, listOf, type Position, type Setting, signed } from './words.js';

const drawn = (lines: readonly string[]): Line[] => lines.map((text) => ({ text: `  ${text}`, style: 'drawn' }));

/** A table of markers, pools, karma and active powers; in free feeding the humans have a table of their own. */
export function standings(scene: Scene): Line[] {
  const head = ['pool', 'karma', 'active powers, from the left'];
  const humans = scene.rows.map((row, human) => [
    humanName(scene, human),
    emonsInShort(emonsAt(scene.pool, human)),
    emonsInShort(karmaOf(scene, human)),
    listOf(row.map((id) => cardNamed(scene, id).name.en)),
  ]);
  const markers = scene.marker.map(signed);
  if (scene.options.freeFeeding === null)
    return drawn(
      columns(
        ['', 'marker', ...head],
        humans.map(([name = '', ...rest], seat) => [name, at(markers, seat), ...rest]),
      ),
    );
  return drawn([
    ...columns(
      ['', 'marker'],
      markers.map((marker, seat) => [seatName(seat), marker]),
    ),
    ...columns(['', ...head], humans),
  ]);
}

/** `P0 +5 -3, P1 +4 -1` */
export const poolsText = (scene: Scene): string =>
  scene.rows.map((_, human) => `${humanName(scene, human)} ${emonsInShort(emonsAt(scene.pool, human))}`).join(', ');

const karmaOf = ({ karmaNew, karmaDue }: Readonly<Record<'karmaNew' | 'karmaDue', SeenPiles>>, human: number) =>
  sumOf(emonsAt(karmaNew, human), emonsAt(karmaDue, human));

/** Where the symbols of the track are. */
export function track({ content, options }: Setting): Line[] {
  const board = options.board ?? content.board;
  const rows = Object.entries(SYMBOLS).flatMap(([symbol, text]) => {
    const cells = board.filter((place) => place.symbol === symbol).map(({ cell }) => cell);
    const inOrder = cells.sort((a, b) => Math.abs(a) - Math.abs(b) || b - a).map(signed);
    return inOrder.length === 0 ? [] : [[text, inOrder.join(' ')]];
  });
  return drawn(rows.length === 0 ? ['no symbols'] : columns(['symbol', 'cells'], rows));
}

/** EMX-END.4 to EMX-END.6, EMX-FREE.11: what a score is made of. */
export function result(setting: Setting, position: Position, seat: Seat): Record<string, string> {
  const { cards, karma, marker, isUp } = partsOf(setting, position, seat);
  const values = new Map<string, number>();
  for (const card of cards) values.set(card.name.en, (values.get(card.name.en) ?? 0) + counted(setting, card, isUp));
  const powers = [...values].map(([name, value]) => `${name} ${signed(value)}`).join(', ') || '-';
  return { ...clanOf(setting, position, seat), marker: signed(marker), powers, karma: emonsInShort(karma) };
}

function partsOf(setting: Setting, position: Position, seat: Seat) {
  const { options, harvester, rows } = position;
  const isOwn = (human: number) => (options.freeFeeding === null ? human === seat : harvester[human] === seat);
  const humans = [...rows.keys()].filter(isOwn);
  const cards = humans.flatMap((human) => at(rows, human).map((card) => cardAt(setting, card)));
  const karma = humans.map((human) => karmaOf(position, human)).reduce(sumOf, { pos: 0, neg: 0 });
  const marker = at(position.marker, seat);
  const rest = marker + karma.pos - karma.neg + cards.reduce((sum, card) => sum + ownValue(card), 0);
  const isUp = options.teams === null ? rest >= 0 : options.teams.light.includes(seat);
  return { cards, karma, marker, rest, isUp };
}

const ownValue = ({ sign, value }: EmixCard): number => (sign === 'neutral' ? 0 : sign === 'pos' ? value : -value);

/** What a power counts: a neutral one goes with the rest. */
function counted({ options }: Setting, card: EmixCard, isUp: boolean): number {
  if (card.sign !== 'neutral') return ownValue(card);
  return options.neutralValue === 'zero' ? 0 : isUp ? card.value : -card.value;
}

/** EMX-TEAM.3: the clan and its score. */
function clanOf(setting: Setting, position: Position, seat: Seat): Record<string, string> {
  const { teams } = position.options;
  if (teams === null) return {};
  const scores = position.marker.map((_, each) => {
    const { cards, rest, isUp } = partsOf(setting, position, each);
    return cards.reduce((sum, card) => sum + (card.sign === 'neutral' ? counted(setting, card, isUp) : 0), rest);
  });
  const clan = teams.light.includes(seat) ? 'light' : 'dark';
  return { clan: `${clan} ${clanScores(teams, scores)[clan]}` };
}

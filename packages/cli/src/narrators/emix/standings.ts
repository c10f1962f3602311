import { at, type Seat } from '@rulewright/core';
import type { EmixEngine, EmixView } from '@rulewright/emix';
import { type Line, seatName } from '../../game.js';
import { columns } from '../../table.js';
import { emonsAt, type Scene, type SeenPiles, sumOf } from './scene.js';
import { SYMBOLS } from './symbols.js';
import { cardNamed, emonsInShort, humanName, listOf, type Setting, signed } from './words.js';

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

/** What a score is made of. */
export function result({ ask }: EmixEngine, setting: Setting, view: EmixView, seat: Seat): Record<string, string> {
  const asked = ask(view);
  const { marker, powers, karma } = asked.score(seat);
  const values = new Map<string, number>();
  for (const { power, value } of powers) {
    const name = cardNamed(setting, power).name.en;
    values.set(name, (values.get(name) ?? 0) + value);
  }
  const sums = [...values].map(([name, value]) => `${name} ${signed(value)}`).join(', ') || '-';
  const clans = asked.clans();
  return {
    ...(clans !== null && clanOf(view, clans, seat)),
    marker: signed(marker),
    powers: sums,
    karma: emonsInShort(karma),
  };
}

/** The clan and its score. */
function clanOf({ position }: EmixView, clans: Readonly<Record<'light' | 'dark', number>>, seat: Seat) {
  const clan = position.options.teams?.light.includes(seat) === true ? 'light' : 'dark';
  return { clan: `${clan} ${clans[clan]}` };
}

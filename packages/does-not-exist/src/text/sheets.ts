import { at } from '@rulewright/core';
import { deckSize } from '@rulewright/core/author';
import type { FactSheet } from '@rulewright/core/text';
import type { DoesNotExistView } from '../index.js';
import { cardsText } from './closing.js';
import type { Key } from './en.js';
import {
  cell,
  className,
  figureAt,
  figureName,
  type Position,
  type Questions,
  type Speaker,
  soundFacts,
  soundName,
  word,
} from './words.js';

type Suffix<K, Prefix extends string> = K extends `${Prefix}.${infer Rest}` ? Rest : never;

const number = ({ voice }: Speaker, n: number): string => voice.say('number', { n });
const titled = (speaker: Speaker, ids: readonly string[]): string =>
  cell(
    speaker,
    ids.map((id) => soundName(speaker, id)),
  );

function table(
  { voice }: Speaker,
  title: Suffix<Key, 'table'>,
  heads: readonly Suffix<Key, 'head'>[],
  rows: readonly (readonly string[])[],
): FactSheet {
  return { title: voice.say(`table.${title}`), head: heads.map((head) => voice.say(`head.${head}`)), rows };
}

/** The position in tables: players, the turn, line-ups if there are any, the piles, and what the viewer holds. */
export function sheetsOf(speaker: Speaker, { position, viewer }: DoesNotExistView, ask: Questions): FactSheet[] {
  return [
    playersTable(speaker, position, ask),
    turnTable(speaker, position, ask),
    ...(position.lineups.length === 0 ? [] : [lineupsTable(speaker, position, ask)]),
    pilesTable(speaker, position),
    ...(viewer === 'spectator' ? [] : [handTable(speaker, ask.player(viewer))]),
  ];
}

type Player = ReturnType<Questions['player']>;

function playersTable(speaker: Speaker, { options }: Position, ask: Questions): FactSheet {
  const rows = Array.from({ length: options.players }, (_, seat) => {
    const player = ask.player(seat);
    return [
      speaker.heading(seat),
      number(speaker, player.souls),
      classCell(speaker, player),
      number(speaker, player.hand.count),
      mercenariesCell(speaker, player),
      titled(speaker, player.inventory),
    ];
  });
  return table(speaker, 'players', ['player', 'souls', 'class', 'hand', 'mercenaries', 'inventory'], rows);
}

/** The cell of a class; a player who is out or waits has none. */
const classCell = (speaker: Speaker, { status, class: id }: Player): string =>
  status === 'active' ? cell(speaker, id === null ? [] : [className(speaker, id)]) : word(speaker, `cell.${status}`);

/** `Lucio and Cleo (3 cards)` */
function mercenariesCell(speaker: Speaker, { mercenaries }: Player): string {
  if (mercenaries.length === 0) return speaker.voice.say('none');
  const list = mercenaries.map(({ mercenary }) => figureName(speaker, mercenary));
  return speaker.voice.say('cell.mercenaries', { list, n: mercenaries.reduce((n, { hidden }) => n + hidden.count, 0) });
}

function turnTable(speaker: Speaker, { turn, monster }: Position, ask: Questions): FactSheet {
  const { content, voice, heading } = speaker;
  // who is still paid for has no level in the turn yet
  const levelOf = (figure: number): number => turn.level || ask.invitation(at(content.monsters, figure).id).level;
  const guests = monster.map((figure) =>
    voice.say('cell.monster', { monster: figureAt(speaker, figure), level: levelOf(figure) }),
  );
  const row = [
    number(speaker, turn.number),
    heading(turn.host),
    turn.expectation === 0 ? voice.say('none') : number(speaker, turn.expectation),
    cell(speaker, guests),
  ];
  return table(speaker, 'turn', ['turn', 'host', 'expectation', 'monster'], [row]);
}

function lineupsTable(speaker: Speaker, { lineups, turn }: Position, ask: Questions): FactSheet {
  const { voice, heading } = speaker;
  const rows = lineups.map(({ owner }) => {
    const { cards, total, minutes } = ask.lineup(owner);
    return [
      heading(owner),
      number(speaker, total),
      turn.number === 0 ? voice.say('none') : number(speaker, ask.needed(owner)),
      number(speaker, minutes),
      cards.length === 0 ? voice.say('none') : cardsText(speaker, cards),
    ];
  });
  return table(speaker, 'lineups', ['owner', 'total', 'needs', 'minutes', 'cards'], rows);
}

function pilesTable(speaker: Speaker, position: Position): FactSheet {
  const { deck, discard, monsterSupply, monsterDeck, classDeck, mercenaryDeck } = position;
  const piles = {
    sounds: deckSize(deck),
    discards: discard.length,
    monsters: monsterSupply.length + deckSize(monsterDeck),
    classes: deckSize(classDeck),
    mercenaries: deckSize(mercenaryDeck),
  };
  const rows = Object.entries(piles).map(([pile, n]) => [word(speaker, `pile.${pile}`), number(speaker, n)]);
  return table(speaker, 'piles', ['pile', 'cards'], rows);
}

function handTable(speaker: Speaker, { hand }: Player): FactSheet {
  const rows = hand.cards.map((id) => [soundName(speaker, id), soundFacts(speaker, id)]);
  return table(speaker, 'hand', ['card', 'facts'], rows);
}

/** DNE-END.5: the facts beside the souls of a seat. */
export function scoreBreakdown(speaker: Speaker, player: Player): Readonly<Record<string, string>> {
  const { voice } = speaker;
  return {
    [voice.say('score.class')]: classCell(speaker, player),
    [voice.say('score.mercenaries')]: mercenariesCell(speaker, player),
    [voice.say('score.cards')]: number(speaker, player.hand.count + player.inventory.length),
  };
}

import { at, deckSize, type Seat } from '@rulewright/core';
import type { FactTable } from '@rulewright/core/text';
import { SYMBOLS } from '../content/symbols.js';
import type { EmixEngine, EmixView } from '../index.js';
import { heldText } from './actions.js';
import { humanName, type Position, pilesOf, poolText, type Speaker, signed, titleOf } from './words.js';

type Questions = ReturnType<EmixEngine['ask']>;

/** The position in tables; in free feeding the humans have one of their own. */
export function tablesOf(speaker: Speaker, view: EmixView, ask: Questions): FactTable[] {
  const { position, viewer } = view;
  const isFree = position.options.freeFeeding !== null;
  return [
    playersTable(speaker, position, ask),
    ...(isFree ? [humansTable(speaker, position, ask)] : []),
    boxTable(speaker, position),
    trackTable(speaker, position),
    ...(viewer === 'spectator' ? [] : [handTable(speaker, position, ask, viewer)]),
  ];
}

function playersTable(speaker: Speaker, position: Position, ask: Questions): FactTable {
  const { voice, seats } = speaker;
  const isFree = position.options.freeFeeding !== null;
  const scores = ask.scores();
  return {
    title: voice.say('table.players'),
    head: [
      voice.say('head.player'),
      voice.say('head.marker'),
      ...(isFree ? [] : humanHead(speaker)),
      voice.say('head.cards'),
      voice.say('head.score'),
    ],
    rows: position.marker.map((marker, seat) => [
      seats(seat),
      signed(speaker, marker),
      ...(isFree ? [] : humanCells(speaker, position, ask, seat)),
      voice.say('number', { n: at(position.hands, seat).length }),
      signed(speaker, at(scores, seat)),
    ]),
  };
}

const humanHead = ({ voice }: Speaker): string[] => [
  voice.say('head.pool'),
  voice.say('head.karma'),
  voice.say('head.powers'),
];

function humanCells(speaker: Speaker, position: Position, ask: Questions, human: number): string[] {
  const { options, pool, karmaNew, karmaDue } = position;
  const [earned, due] = [pilesOf(karmaNew, human), pilesOf(karmaDue, human)];
  const karma = { pos: earned.pos + due.pos, neg: earned.neg + due.neg };
  const powers = ask.row(human).map((id) => titleOf(speaker, options, id));
  return [poolText(speaker, pilesOf(pool, human)), poolText(speaker, karma), counted(speaker, powers)];
}

/** `Optimism ×2 and Love`: every kind once, where it stands first. */
function counted({ voice }: Speaker, titles: readonly string[]): string {
  const copies = new Map<string, number>();
  for (const title of titles) copies.set(title, (copies.get(title) ?? 0) + 1);
  const list = [...copies].map(([title, n]) => (n === 1 ? title : voice.say('copies', { title, n })));
  return list.length === 0 ? voice.say('none') : voice.say('list', { list });
}

const humansTable = (speaker: Speaker, position: Position, ask: Questions): FactTable => ({
  title: speaker.voice.say('table.humans'),
  head: [speaker.voice.say('head.player'), ...humanHead(speaker)],
  rows: position.rows.map((_, human) => [
    humanName(speaker, position.options, human),
    ...humanCells(speaker, position, ask, human),
  ]),
});

/** What lies in the middle of the table. */
function boxTable({ voice }: Speaker, { supply, drawPiles, discardPiles, faceDown }: Position): FactTable {
  const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
  const emons = (left: number | 'unlimited') =>
    left === 'unlimited' ? voice.say('unlimited') : voice.say('number', { n: left });
  const cards = (n: number) => voice.say('number', { n });
  return {
    title: voice.say('table.box'),
    head: [voice.say('head.blue'), voice.say('head.red'), voice.say('head.draw'), voice.say('head.discards')],
    rows: [
      [
        emons(supply.pos),
        emons(supply.neg),
        cards(total(drawPiles.map(deckSize))),
        cards(total([...discardPiles, ...faceDown].map((pile) => pile.length))),
      ],
    ],
  };
}

/** Where the symbols of the track are. */
function trackTable(speaker: Speaker, { options }: Position): FactTable {
  const { content, voice } = speaker;
  const board = options.board ?? content.board;
  return {
    title: voice.say('table.track'),
    head: [voice.say('head.symbol'), voice.say('head.cells')],
    rows: SYMBOLS.flatMap((symbol) => {
      const cells = board.filter((place) => place.symbol === symbol).map(({ cell }) => cell);
      const inOrder = cells.sort((a, b) => Math.abs(a) - Math.abs(b) || b - a);
      if (inOrder.length === 0) return [];
      return [[voice.say(`symbol.${symbol}`), inOrder.map((cell) => signed(speaker, cell)).join(' ')]];
    }),
  };
}

/** The cards that the viewer holds. */
const handTable = (speaker: Speaker, { options }: Position, ask: Questions, seat: Seat): FactTable => ({
  title: speaker.voice.say('table.hand'),
  head: [speaker.voice.say('head.card'), speaker.voice.say('head.cost'), speaker.voice.say('head.does')],
  rows: ask.hand(seat).map((name) => heldText(speaker, options, name)),
});

/** EMX-END.4, EMX-TEAM.3: what a score is made of. */
export function scoreText(
  speaker: Speaker,
  { options }: Position,
  ask: Questions,
  seat: Seat,
): Readonly<Record<string, string>> {
  const { voice } = speaker;
  const { marker, powers, karma } = ask.score(seat);
  const values = new Map<string, number>();
  for (const { power, value } of powers) values.set(power, (values.get(power) ?? 0) + value);
  const list = [...values].map(([power, value]) =>
    voice.say('score.power', { power: titleOf(speaker, options, power), value: signed(speaker, value) }),
  );
  const clans = ask.clans();
  const clan = options.teams?.light.includes(seat) === true ? 'light' : 'dark';
  return {
    ...(clans !== null && {
      [voice.say('score.clan')]: voice.say(`clan.${clan}`, { n: signed(speaker, clans[clan]) }),
    }),
    [voice.say('score.marker')]: signed(speaker, marker),
    [voice.say('score.powers')]: list.length === 0 ? voice.say('none') : voice.say('list', { list }),
    [voice.say('score.karma')]: poolText(speaker, karma),
  };
}

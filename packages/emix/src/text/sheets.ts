import { at, type Seat } from '@rulewright/core';
import type { FactSheet } from '@rulewright/core/text';
import { SYMBOLS } from '../content/symbols.js';
import type { EmixView } from '../index.js';
import { costText, effectsText } from './effects.js';
import {
  cardNamed,
  humanName,
  type Position,
  poolText,
  type Questions,
  type Speaker,
  signed,
  titleOf,
} from './words.js';

/** The position in tables; in free feeding the humans have one of their own. */
export function sheetsOf(speaker: Speaker, view: EmixView, ask: Questions): FactSheet[] {
  const { position, viewer } = view;
  const isFree = position.options.freeFeeding !== null;
  return [
    playersTable(speaker, position, ask),
    ...(isFree ? [humansTable(speaker, position, ask)] : []),
    boxTable(speaker, ask),
    trackTable(speaker, position),
    ...(viewer === 'spectator' ? [] : [handTable(speaker, position, ask, viewer)]),
  ];
}

function playersTable(speaker: Speaker, position: Position, ask: Questions): FactSheet {
  const { voice, heading } = speaker;
  const isFree = position.options.freeFeeding !== null;
  const scores = ask.scores();
  const { humans } = ask.shared();
  return {
    title: voice.say('table.players'),
    head: [
      voice.say('head.player'),
      voice.say('head.marker'),
      ...(isFree ? [] : humanHead(speaker)),
      voice.say('head.cards'),
      voice.say('head.score'),
    ],
    rows: scores.map((score, seat) => {
      const { marker, hand } = ask.player(seat);
      return [
        heading(seat),
        signed(speaker, marker),
        ...(isFree ? [] : humanCells(speaker, position, at(humans, seat))),
        voice.say('number', { n: hand.count }),
        signed(speaker, score),
      ];
    }),
  };
}

const humanHead = ({ voice }: Speaker): string[] => [
  voice.say('head.pool'),
  voice.say('head.karma'),
  voice.say('head.powers'),
];

type Human = ReturnType<Questions['shared']>['humans'][number];
function humanCells(
  speaker: Speaker,
  { options }: Position,
  { pool, karmaNew, karmaDue, powers }: Human,
): readonly string[] {
  const karma = { pos: karmaNew.pos + karmaDue.pos, neg: karmaNew.neg + karmaDue.neg };
  const titles = powers.map((id) => titleOf(speaker, options, id));
  return [poolText(speaker, pool), poolText(speaker, karma), counted(speaker, titles)];
}

/** `Optimism ×2 and Love`: every kind once, where it stands first. */
function counted({ voice }: Speaker, titles: readonly string[]): string {
  const copies = new Map<string, number>();
  for (const title of titles) copies.set(title, (copies.get(title) ?? 0) + 1);
  const list = [...copies].map(([title, n]) => (n === 1 ? title : voice.say('copies', { title, n })));
  return list.length === 0 ? voice.say('none') : voice.say('list', { list });
}

const humansTable = (speaker: Speaker, position: Position, ask: Questions): FactSheet => ({
  title: speaker.voice.say('table.humans'),
  head: [speaker.voice.say('head.player'), ...humanHead(speaker)],
  rows: ask
    .shared()
    .humans.map((one) => [humanName(speaker, position.options, one.human), ...humanCells(speaker, position, one)]),
});

/** The table of supply and decks. */
function boxTable({ voice }: Speaker, ask: Questions): FactSheet {
  const { supply, decks } = ask.shared();
  const emons = (left: number | 'unlimited') =>
    left === 'unlimited' ? voice.say('unlimited') : voice.say('number', { n: left });
  const cards = (counts: readonly number[]) => voice.say('number', { n: counts.reduce((sum, n) => sum + n, 0) });
  return {
    title: voice.say('table.box'),
    head: [voice.say('head.blue'), voice.say('head.red'), voice.say('head.draw'), voice.say('head.discards')],
    rows: [
      [
        emons(supply.pos),
        emons(supply.neg),
        cards(decks.flatMap(({ draw }) => draw.map(({ count }) => count))),
        cards(decks.map(({ discard, faceDown }) => discard.length + faceDown.count)),
      ],
    ],
  };
}

/** The table of the track's symbols and their cells. */
function trackTable(speaker: Speaker, { options }: Position): FactSheet {
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
const handTable = (speaker: Speaker, { options }: Position, ask: Questions, seat: Seat): FactSheet => ({
  title: speaker.voice.say('table.hand'),
  head: [speaker.voice.say('head.card'), speaker.voice.say('head.cost'), speaker.voice.say('head.does')],
  rows: ask.hand(seat).map((name) => {
    const card = cardNamed(speaker, options, name);
    return [titleOf(speaker, options, name), costText(speaker, card), effectsText(speaker, card)];
  }),
});

/** A score with its parts (EMX-END.4, EMX-TEAM.3). */
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

import { at, type Seat } from '@rulewright/core';
import { type FactSheet, unmarked } from '@rulewright/core/text';
import { SITES, SPACES, spaceAt } from '../content/board.js';
import { FACTIONS } from '../content/words.js';
import type { EuphoriaView } from '../index.js';
import { abilitiesText, recruitInFull } from './abilities.js';
import type { Questions } from './actions.js';
import { dilemmaText } from './content.js';
import { offersText, penaltyText } from './effects.js';
import type { Key } from './en.js';
import { availableWord } from './questions.js';
import {
  cell,
  factionWord,
  goodsWord,
  handWord,
  named,
  type Position,
  type Speaker,
  siteWord,
  tileOn,
  tokenWord,
  word,
} from './words.js';

type Head = Extract<Key, `head.${string}`> extends `head.${infer Name}` ? Name : never;

const table = ({ voice }: Speaker, title: Key, heads: readonly Head[], rows: FactSheet['rows']): FactSheet => ({
  title: voice.say(title),
  head: heads.map((head) => voice.say(`head.${head}`)),
  rows,
});

const number = ({ voice }: Speaker, n: number): string => voice.say('number', { n });

/** The players, the factions, the board, the recruits; and what the viewer alone sees. */
export function sheetsOf(speaker: Speaker, view: EuphoriaView, ask: Questions): readonly FactSheet[] {
  const { position } = view;
  const own = ownTable(speaker, view, ask);
  return [
    playersTable(speaker, position, ask),
    factionsTable(speaker, position, ask),
    spacesTable(speaker, ask),
    sitesTable(speaker, position, ask),
    recruitsTable(speaker, position, ask),
    ...(own === undefined ? [] : [own]),
  ];
}

function playersTable(speaker: Speaker, { options: { players } }: Position, ask: Questions): FactSheet {
  const heads = ['player', 'stars', 'morale', 'knowledge', 'available', 'on-board', 'artifacts', 'goods'] as const;
  const rows = Array.from({ length: players }, (_, seat) => {
    const { morale, knowledge, workers, goods, artifacts, namedArtifacts, pickedArtifacts } = ask.player(seat);
    return [
      speaker.heading(seat),
      number(speaker, starCount(ask, seat)),
      tokenWord(speaker, morale),
      tokenWord(speaker, knowledge),
      availableWord(speaker, workers),
      number(speaker, workers.filter(({ where }) => where === 'space').length),
      number(speaker, artifacts.count + namedArtifacts.length + pickedArtifacts.count),
      goodsWord(speaker, goods),
    ];
  });
  return table(speaker, 'table.players', heads, rows);
}

/** EUP-STR.1: the stars that a seat has placed. */
const starCount = (ask: Questions, seat: Seat): number => {
  const { territories, tiles, recruits, dilemma } = ask.stars(seat);
  return sum(Object.values(territories)) + tiles.length + recruits.length + (dilemma ? 1 : 0);
};
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

function factionsTable(speaker: Speaker, { options: { players } }: Position, ask: Questions): FactSheet {
  const rows = FACTIONS.map((faction, i) => {
    const { allegiance, miner, freeStarSpaces } = ask.faction(faction);
    const owners = Array.from({ length: players }, (_, seat) => seat).flatMap((seat) => {
      const value = ask.stars(seat).territories[faction] ?? 0;
      return value === 0 ? [] : [speaker.voice.say('cell.standing', { seat: speaker.heading(seat), value })];
    });
    return [
      factionWord(speaker, i)('all'),
      number(speaker, allegiance),
      miner === null ? speaker.voice.say('none') : number(speaker, miner),
      cell(speaker, owners),
      number(speaker, freeStarSpaces),
    ];
  });
  return table(speaker, 'table.factions', ['faction', 'allegiance', 'miner', 'territory', 'free'], rows);
}

/** `P1 4 and P3 6`: who stands on a space with which values. */
const standing = (speaker: Speaker, ask: Questions, space: string): string =>
  cell(
    speaker,
    ask
      .workersOn(space)
      .map(({ seat, value }) => speaker.voice.say('cell.standing', { seat: speaker.heading(seat), value })),
  );

function spacesTable(speaker: Speaker, ask: Questions): FactSheet {
  const { content, voice } = speaker;
  const rows = content.spaces.flatMap(({ id, name, offers }, space) => {
    const { kind } = spaceAt(space);
    if (kind === 'construction' || kind === 'built-market') return [];
    return [[voice.name(name), priceCell(speaker, offers), standing(speaker, ask, id)]];
  });
  return table(speaker, 'table.spaces', ['space', 'price', 'workers'], rows);
}

function priceCell(speaker: Speaker, offers: Parameters<typeof offersText>[1]): string {
  const price = offersText(speaker, offers);
  return price === speaker.voice.say('free') ? speaker.voice.say('free.cell') : price;
}

/** The table of sites: prices, workers and markets. */
function sitesTable(speaker: Speaker, position: Position, ask: Questions): FactSheet {
  const { voice } = speaker;
  const rows = SITES.map((site, i) => {
    const tile = tileOn(speaker, position, i);
    const { workers, needed } = ask.site(site);
    if (tile === undefined)
      return [
        siteWord(speaker, i),
        voice.say('cell.unbuilt'),
        openSpaces(speaker, ask, i),
        voice.say('cell.needed', { there: workers, needed }),
        voice.say('none'),
      ];
    return [
      siteWord(speaker, i),
      marketCell(speaker, ask, site),
      offersText(speaker, tile.offers),
      standing(speaker, ask, `${site}-visit`),
      penaltyText(speaker, tile.penalty),
    ];
  });
  return table(speaker, 'table.sites', ['site', 'market', 'price', 'workers', 'penalty'], rows);
}

/** The prices of the construction spaces that are free. */
function openSpaces(speaker: Speaker, ask: Questions, site: number): string {
  const prices = SPACES.flatMap(({ id, kind, site: its }, space) =>
    kind === 'construction' && its === site && ask.workersOn(id).length === 0
      ? [offersText(speaker, at(speaker.content.spaces, space).offers)]
      : [],
  );
  return prices.length === 0 ? speaker.voice.say('none') : speaker.voice.say('or', { list: [...new Set(prices)] });
}

function marketCell({ content, voice, heading }: Speaker, ask: Questions, site: (typeof SITES)[number]): string {
  const { tile, stars } = ask.site(site);
  const market = voice.name(named(content.tiles, tile ?? '').name);
  return stars.length === 0
    ? voice.say('cell.nobody', { market })
    : voice.say('cell.stars', { market, owners: stars.map(heading) });
}

function recruitsTable(speaker: Speaker, { options }: Position, ask: Questions): FactSheet {
  const { content, voice, heading } = speaker;
  const rows = Array.from({ length: options.players }, (_, seat) => ask.player(seat)).flatMap(
    ({ seat, activeRecruits }) =>
      activeRecruits.map((id) => {
        const recruit = named(content.recruits, id);
        return [
          heading(seat),
          voice.name(recruit.name),
          factionWord(speaker, recruit.faction)(),
          abilitiesText(speaker, recruit, options.recruitEdition),
        ];
      }),
  );
  return table(speaker, 'table.recruits', ['player', 'recruit', 'faction', 'abilities'], rows);
}

/** The table of the viewer's own secrets. */
function ownTable(speaker: Speaker, { position, viewer }: EuphoriaView, ask: Questions): FactSheet | undefined {
  if (viewer === 'spectator') return undefined;
  const { content, voice } = speaker;
  const { artifacts, hiddenRecruits, dilemma } = ask.player(viewer);
  const rows = [
    [voice.say('own.hand'), handWord(speaker, artifacts)],
    ...hiddenRecruits.cards.map((id) => [
      voice.say('own.hidden'),
      recruitInFull(speaker, position, named(content.recruits, id)),
    ]),
    ...dilemma.cards.map((id) => [
      voice.say('own.dilemma'),
      unmarked(dilemmaText(speaker, named(content.dilemmas, id))),
    ]),
  ];
  return table(speaker, 'table.own', ['kind', 'card'], rows);
}

/** The places of a seat's stars, and its tie-breakers (EUP-STR.1, EUP-END.3). */
export function scoreBreakdown(speaker: Speaker, ask: Questions, seat: Seat): Record<string, string> {
  const { voice } = speaker;
  const { territories, tiles, recruits, dilemma } = ask.stars(seat);
  const { morale, knowledge } = ask.player(seat);
  const { end } = ask.shared();
  const parts = {
    [voice.say('score.territories')]: number(speaker, sum(Object.values(territories))),
    [voice.say('score.tiles')]: number(speaker, tiles.length),
    [voice.say('score.recruits')]: number(speaker, recruits.length),
    [voice.say('score.dilemma')]: number(speaker, dilemma ? 1 : 0),
    [voice.say('score.morale')]: tokenWord(speaker, morale),
    [voice.say('score.knowledge')]: tokenWord(speaker, knowledge),
  };
  if (end === null || end.tieBreaker === 'none') return parts;
  const tie = end.winners.includes(seat) ? word(speaker, `tie.${end.tieBreaker}`) : voice.say('none');
  return { ...parts, [voice.say('score.tie')]: tie };
}

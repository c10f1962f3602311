import { readFileSync } from 'node:fs';
import type { WitnessLine } from '../../../packages/cli/src/witness-file.js';
import { lessons as doesNotExist } from '../../../packages/does-not-exist/src/lessons.js';
import { lessons as ecologic } from '../../../packages/ecologic/src/lessons.js';
import { lessons as emix } from '../../../packages/emix/src/lessons.js';
import { lessons as euphoria } from '../../../packages/euphoria/src/lessons.js';
import { type DocumentedGame, games } from '../../../tests/traceability/games.js';
import { peopleFile } from '../../../tests/witnesses/introduced.js';
import type { HelpData, PlayData, Witnesses } from '../playground/play-data.js';
import { page } from './front-matter.js';
import { factsOf, gameCards } from './game-cards.js';
import { writeHowToPlay } from './how-to-play.js';
import { greetings, introductions } from './introductions.js';
import { optionsOf } from './option-fields.js';
import { writeFile, writePage } from './paths.js';
import { presets } from './presets.js';
import { smallDrawings } from './small-drawings.js';

/** Writes the playground: a page for each game with the data it is made from, and the page that leads to them. */
export function writePlayPages(): void {
  for (const game of games) {
    writePage(`play/${game.id}/index`, playPage(game));
    writeFile(`play/${game.id}.json`, JSON.stringify(dataOf(game)));
    writeFile(`play/${game.id}-help.json`, JSON.stringify(helpOf(game)));
    writeFile(`play/${game.id}-rules.json`, JSON.stringify(rulesOf(game)));
    writeFile(`play/${game.id}-witnesses.json`, JSON.stringify(witnessesOf(game.id)));
  }
  writePage('play/index', playIndex());
  writeHowToPlay(Object.fromEntries(Object.entries(LESSONS).map(([id, [first]]) => [id, first?.id ?? ''])));
}

const playPage = ({ id, title }: DocumentedGame): string =>
  page(
    {
      title: `Play ${title}`,
      layout: 'page',
      navbar: false,
      sidebar: false,
      footer: false,
      pageClass: 'playing',
    },
    `<PlayGround game="${id}" />`,
  );

const TITLES = Object.fromEntries(games.map(({ id, title }) => [id, title]));

const playIndex = (): string =>
  page(
    { title: 'Play', layout: 'page', sidebar: false },
    [
      '<div class="play-index">',
      '<h1>Play</h1>',
      '<p>Every game from the first decision to the end, in this browser: against bots, with others at one screen, or looking on. See what a move does before you make it, ask why a move is not allowed, and replay every game.</p>',
      `<GoOn :titles='${JSON.stringify(TITLES)}' />`,
      gameCards('../'),
      '<p>Beside them: <a href="./gallery.html">a gallery of small games</a>, from tic-tac-toe to hearts, and <a href="./own/">a game of your own</a>.</p>',
      '<p>Nothing is sent anywhere: a game lives in this browser, in a link that you share, or in a file that you save.</p>',
      '</div>',
    ].join('\n'),
  );

const DRAWINGS = smallDrawings();
const LESSONS: Readonly<Record<string, readonly { readonly id: string }[]>> = {
  ecologic,
  emix,
  'does-not-exist': doesNotExist,
  euphoria,
};

function dataOf(game: DocumentedGame): PlayData {
  const { id, title } = game;
  const greeting = greetings[id];
  if (greeting === undefined) throw new Error(`nobody is greeted by ${id}`);
  return {
    game: id,
    title,
    options: optionsOf(game),
    presets: presets[id] ?? [],
    greeting: { ...greeting, facts: factsOf(game), drawing: DRAWINGS[id] ?? '' },
    lessons: (LESSONS[id] ?? []).map((lesson) => lesson.id),
  };
}

function helpOf({ id, rules }: DocumentedGame): HelpData {
  return {
    titles: Object.fromEntries(Object.entries(rules).map(([rule, entry]) => [rule, entry.title])),
    introduction: Object.entries(introductions[id] ?? {}).map(([heading, advice]) => ({
      heading,
      advice: advice.map(([say, ...ids]) => {
        for (const rule of ids)
          if (rules[rule] === undefined) throw new Error(`the introduction of ${id} names ${rule}, which is no rule`);
        return { say, rules: ids };
      }),
    })),
  };
}

/** The sentence of each rule, for people who ask at the table. */
const rulesOf = ({ rules }: DocumentedGame): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(rules).map(([rule, { text }]) => [rule, text]));

function witnessesOf(game: string): Witnesses {
  // of the rules that newcomers read first a game for two is shown, with few decisions
  const lines = [`tests/witnesses/${game}.jsonl`, peopleFile(game)]
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const { game: _, rule, ...witness } = JSON.parse(line) as WitnessLine;
      return [rule, witness];
    }),
  );
}

import { type DocumentedGame, games } from '../../../tests/traceability/games.js';
import { page, plainText } from './front-matter.js';
import { factsSaid } from './game-cards.js';
import { greetings, introductions } from './introductions.js';
import { writePage } from './paths.js';
import { ruleLink } from './rule-ids.js';
import { smallDrawings } from './small-drawings.js';

/** Writes a page for each game on how to play it: what a newcomer reads, and a player prints. */
export function writeHowToPlay(firstLessons: Readonly<Record<string, string>>): void {
  const drawings = smallDrawings();
  for (const game of games)
    writePage(`how-to-play/${game.id}`, howToPlay(game, drawings[game.id] ?? '', firstLessons[game.id]));
}

function howToPlay(game: DocumentedGame, drawing: string, lesson: string | undefined): string {
  const { id, title } = game;
  const greeting = greetings[id];
  if (greeting === undefined) throw new Error(`nobody is greeted by ${id}`);
  const learn =
    lesson === undefined
      ? ''
      : `<a class="door" href="../play/${id}/#lesson=${lesson}" target="_self">Learn in 5 minutes</a> `;
  return page(
    { title: `How to play ${title}`, description: greeting.aim, pageClass: 'how-to-play', outline: 2 },
    [
      `# How to play ${title}`,
      '',
      `<div class="how-to">${drawing}<div><p class="aim">${plainText(greeting.aim)}</p><p>${plainText(factsSaid(game))}</p><p class="doors">${learn}<a class="door" href="../play/${id}/" target="_self">Play</a></p></div></div>`,
      '',
      plainText(greeting.play),
      '',
      ...Object.entries(introductions[id] ?? {}).flatMap(([heading, advice]) => [
        `## ${heading}`,
        '',
        ...advice.map(([say, ...rules]) => `- ${plainText(say)} ${rules.map((rule) => ruleLink(rule)).join(' ')}`),
        '',
      ]),
      `All that the rulebook says stands in [the rules](/rules/${id}/); what is in the box, in [the content](/content/${id}/). Print [the player aid](/aid/${id}) to have it beside the table.`,
    ].join('\n'),
  );
}

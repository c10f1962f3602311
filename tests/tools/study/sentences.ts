import { analyse, match, reasonText, weighted } from '@rulewright/bots';
import { digest, stepsOf } from '@rulewright/core';
import { games, type KnownGame } from '@rulewright/games';

// `npm run measure -- sentences emix`: reasons that a hint tells in games of weighted players, for a reader to judge: what is
// best, what else was thought of, and why. The counts are in docs/strength.md.

const SENTENCES = 40;
/** One decision in so many is looked at, so that no game has its say twice. */
const STRIDE = 17;

/** Prints the reasons found in one game, numbered on from those that were told; gives how many are told by then. */
async function sentencesOf({ engine, expertise, text }: KnownGame, number: number, told: number): Promise<number> {
  if (expertise === undefined) throw new Error(`${engine.id} has no expertise`);
  const player = weighted(engine, expertise);
  const { record } = await match(engine, [player, player], { seed: `judge ${number}` });
  const steps = [...stepsOf(engine, record)].filter((_, i) => i % STRIDE === (number * 5) % STRIDE);
  for (const { before, action } of steps) {
    const view = engine.view(before, action.seat);
    const { answers, reasons } = await analyse(engine, view, {
      expertise,
      iterations: 200,
      reasons: true,
      attend: [action],
    });
    const why = reasonText(reasons, { engine, expertise, language: 'en' });
    const [best, next] = answers;
    if (best === undefined || next === undefined || why === '') continue;
    const played = answers.find((answer) => digest(answer.action) === digest(action));
    const other = played === undefined || played === best ? next : played;
    const said = [best, other].map((answer) => `${text.moved(view, answer.action)} (${answer.value.toFixed(2)})`);
    console.log(`${++told}. game ${number}: ${said.join(', rather than: ')}\n   ${why}`);
    if (told === SENTENCES) break;
  }
  return told;
}

for (const id of process.argv.slice(2)) {
  const game = games.find(({ engine }) => engine.id === id);
  if (game === undefined) throw new Error(`${id} found, a game expected`);
  for (let number = 0, told = 0; told < SENTENCES; number++) told = await sentencesOf(game, number, told);
}

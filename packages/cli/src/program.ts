import { createRequire } from 'node:module';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { addBots, collect, FORCE } from './bot-commands.js';
import type { AgendaFlags } from './commands/agenda.js';
import type { CaseFlags } from './commands/case.js';
import type { LookUpFlags } from './commands/games.js';
import type { LearnFlags } from './commands/learn.js';
import type { PlayFlags } from './commands/play.js';
import type { ReplayFlags } from './commands/replay.js';
import type { ReviewFlags } from './commands/review.js';
import type { RulesFlags } from './commands/rules.js';
import type { ServeFlags } from './commands/serve.js';
import type { SimulateFlags } from './commands/simulate.js';
import type { WelcomeFlags } from './commands/welcome.js';
import { Failure } from './failure.js';
import { isOfSystem, reasonOf } from './files/refused.js';
import { harmlessLines, harmlessPrompts } from './harmless.js';
import { describeIn, helpFor } from './help.js';
import type { Terminal } from './terminal.js';
import { MachineError, UsageError } from './usage-error.js';

const FAILED = 1;
const USED_WRONGLY = 2;
const INTERRUPTED = 130;

// Commands are loaded when they run: who asks for help waits for none of them, nor for the games.

/** Runs one command line, without the names of interpreter and program, and gives the exit code. */
export async function run(args: readonly string[], given: Terminal): Promise<number> {
  const terminal = harmlessTerminal(given);
  try {
    const rulewright = program(terminal);
    const help = await helpFor(args);
    if (help !== undefined) describeIn(help, rulewright);
    await rulewright.parseAsync(args.length === 0 ? ['welcome'] : args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USED_WRONGLY;
    if (error instanceof Error && error.name === 'ExitPromptError') return INTERRUPTED;
    if (error instanceof Failure) return FAILED;
    if (isOfSystem(error)) {
      terminal.err(complaint(reasonOf(error)));
      return FAILED;
    }
    if (!(error instanceof UsageError || error instanceof MachineError)) throw error;
    terminal.err(complaint(error.message));
    return error instanceof MachineError ? FAILED : USED_WRONGLY;
  }
}

/** Strips control characters from everything but transcripts. */
const harmlessTerminal = (terminal: Terminal): Terminal => ({
  ...terminal,
  err: (text) => terminal.err(harmlessLines(text)),
  prompts: harmlessPrompts(terminal.prompts),
});

const LONGEST_COMPLAINT = 2000;

/** An error message on one line, which may show the beginning of what somebody has written. */
function complaint(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return `rulewright: ${line.length > LONGEST_COMPLAINT ? `${line.slice(0, LONGEST_COMPLAINT)}…` : line}\n`;
}

function program(terminal: Terminal): Command {
  const rulewright = new Command('rulewright')
    .description('Play, simulate and verify tabletop games by their rules')
    .version(version())
    .exitOverride()
    .configureOutput({
      writeOut: terminal.out,
      writeErr: terminal.err,
      outputError: (text, write) => write(complaint(text.replace(/^error: /, ''))),
    });
  addGames(rulewright, terminal);
  addBots(rulewright, terminal);
  addLookUps(rulewright, terminal);
  addCases(rulewright, terminal);
  addServer(rulewright, terminal);
  for (const command of rulewright.commands) takeOnce(command);
  return rulewright;
}

/** An option with one value is not given twice, so that nobody wonders which one counted. */
function takeOnce({ options }: Command): void {
  for (const option of options) {
    if (!option.required || option.parseArg !== undefined) continue;
    let isGiven = false;
    option.argParser((value) => {
      if (isGiven) throw new InvalidArgumentError('It is given twice.');
      isGiven = true;
      return value;
    });
  }
}

/** The commands that play. */
function addGames(rulewright: Command, terminal: Terminal): void {
  rulewright
    .command('welcome [game]')
    .description('what a game is, one of it told in short, and what to type next')
    .option('--full', 'tell every decision')
    .action(async (game: string | undefined, flags: WelcomeFlags) =>
      (await import('./commands/welcome.js')).welcome(game ?? 'ecologic', flags, terminal),
    );
  rulewright
    .command('learn [game] [lesson]')
    .description('learn a game in eight lessons, from this one on')
    .option('--list', 'list the lessons')
    .option('--language <code>', 'the language that the game is told in: ru, uk')
    .action(async (game: string | undefined, lesson: string | undefined, flags: LearnFlags) =>
      (await import('./commands/learn.js')).learn(game ?? 'ecologic', lesson, flags, terminal),
    );
  rulewright
    .command('play [game]')
    .description('play one game and print what happens')
    .option('--game <file>', 'a game of your own: a module that exports engine')
    .option('--bots <file>', 'bots of your own: a module that exports bots')
    .option('--players <n>', 'how many play')
    .option('--seed <text>', 'the same seed is the same game')
    .option('--option <name=value>', 'an option of the game, repeatable', collect, [])
    .option('--save <file>', 'keep the game in a file, decision by decision')
    .option('--resume <file>', 'go on with a game that was kept')
    .option('--record <file>', 'write the record of the whole game')
    .option('--force', FORCE)
    .option('--human <seat>', 'this seat is yours, repeatable', collect, [])
    .option('--bot <[seat=]name>', 'a bot plays this seat, or all that are free: 1=ismcts:200, repeatable', collect, [])
    .option('--auto', 'take lists of one answer without asking, as for one person alone')
    .option('--no-auto', 'ask even then')
    .option('--quiet', 'print the ranking alone')
    .option('--language <code>', 'the language that the game is told in: ru, uk')
    .action(async (game: string | undefined, flags: PlayFlags) =>
      (await import('./commands/play.js')).play(game, flags, terminal),
    );
  rulewright
    .command('simulate [game]')
    .description('play many games of bots and print figures')
    .option('--game <file>', 'a game of your own: a module that exports engine')
    .option('--bots <file>', 'bots of your own: a module that exports bots')
    .option('--games <n>', 'how many games', '100')
    .option('--players <n|names>', 'how many weighted players, or who plays, with commas: ismcts:50,uniform')
    .option('--seed <text>', 'the same seed is the same games')
    .option('--option <name=value>', 'an option of the game, repeatable', collect, [])
    .option('--jobs <n>', 'how many threads play at once')
    .option('--json', 'print JSON')
    .action(async (game: string | undefined, flags: SimulateFlags) =>
      (await import('./commands/simulate.js')).simulate(game, flags, terminal),
    );
}

/** The commands that only read. */
function addLookUps(rulewright: Command, terminal: Terminal): void {
  rulewright
    .command('replay <file>')
    .description('verify the record of a game, or see a rule in one')
    .option('--game <file>', 'a game of your own: a module that exports engine')
    .option('--transcript', 'print what happened')
    .option('--language <code>', 'the language that the game is told in: ru, uk')
    .option('--at <n>', 'print the n-th decision alone, with its rules')
    .option('--rule <id>', 'of a file of witnesses, the game in which this rule can be seen')
    .action(async (file: string, flags: ReplayFlags) =>
      (await import('./commands/replay.js')).replay(file, flags, terminal),
    );
  rulewright
    .command('agenda <file>')
    .description('list what waits in a recorded game at one moment: tasks and choices, whose, by which rule')
    .option('--game <file>', 'a game of your own: a module that exports engine')
    .option('--at <n>', 'after how many decisions; after all of them when not given')
    .option('--language <code>', 'the language that is answered in: ru, uk')
    .option('--json', 'print JSON')
    .action(async (file: string, flags: AgendaFlags) =>
      (await import('./commands/agenda.js')).agenda(file, flags, terminal),
    );
  rulewright
    .command('review <file>')
    .description('say of a recorded game what was best, what was played and what that cost, luck apart')
    .option('--game <file>', 'a game of your own: a module that exports engine')
    .option('--iterations <n>', 'how many games each decision is thought through in', '400')
    .option('--seat <seat>', 'whose decisions, repeatable; everybody’s when not given', collect, [])
    .option('--show <n>', 'how many decisions are told, those that cost most', '10')
    .option('--seed <text>', 'the same seed is the same review')
    .option('--workers <n>', 'how many threads think at once')
    .option('--json', 'print JSON')
    .action(async (file: string, flags: ReviewFlags) =>
      (await import('./commands/review.js')).review(file, flags, terminal),
    );
  rulewright
    .command('rules [game] [words...]')
    .description('print the rules of a game, one of them by its id, or those about some words')
    .option('--game <file>', 'a game of your own: a module that exports engine')
    .option('--language <code>', 'the language that is answered in: ru, uk')
    .option('--cases', 'with the cases that show each rule; the id of a rule names its game')
    .option('--json', 'print JSON')
    .action(async (game: string | undefined, words: readonly string[], flags: RulesFlags) =>
      (await import('./commands/rules.js')).rules(game, words, flags, terminal),
    );
  rulewright
    .command('cards [game] [words...]')
    .description('list the cards, tiles and spaces of a game, print one of them by its id, or those about some words')
    .option('--game <file>', 'a game of your own: a module that exports engine')
    .option('--language <code>', 'the language that is answered in: ru, uk')
    .option('--json', 'print JSON')
    .action(async (game: string | undefined, words: readonly string[], flags: LookUpFlags) =>
      (await import('./commands/cards.js')).cards(game, words, flags, terminal),
    );
  rulewright
    .command('aid [game]')
    .description('print a page to have beside the table: the order of a round, prices, signs')
    .option('--game <file>', 'a game of your own: a module that exports engine')
    .option('--language <code>', 'the language that is answered in: ru, uk')
    .option('--json', 'print JSON')
    .action(async (game: string | undefined, flags: LookUpFlags) =>
      (await import('./commands/aid.js')).aid(game, flags, terminal),
    );
  rulewright
    .command('options [game]')
    .description('list the options of a game: values, default, meaning, rules')
    .option('--game <file>', 'a game of your own: a module that exports engine')
    .option('--language <code>', 'the language that is answered in: ru, uk')
    .option('--json', 'print JSON')
    .action(async (game: string | undefined, flags: LookUpFlags) =>
      (await import('./commands/options.js')).options(game, flags, terminal),
    );
  rulewright
    .command('games')
    .description('list the games')
    .option('--json', 'print JSON')
    .action(async (flags: LookUpFlags) => (await import('./commands/games.js')).games(flags, terminal));
}

/** The command for cases. */
function addCases(rulewright: Command, terminal: Terminal): void {
  rulewright
    .command('case <files...>')
    .description('play cases, documents of what a rule does; what has no expectations is answered; - reads the input')
    .option('--game <id|file>', 'the game; that of the first rule when not given')
    .option('--rule <id>', 'only cases of this rule')
    .option('--title <words>', 'only cases whose title has these words')
    .option('--portable', 'with other chance: red is what leaves draws to it')
    .option('--board', 'with a link for each case that opens its position in the playground')
    .option('--site <url>', 'the address of the site that the links lead to')
    .option('--update', 'write what happens into the documents, in place of what they expect')
    .option('--json', 'print JSON')
    .action(async (files: readonly string[], flags: CaseFlags) =>
      (await import('./commands/case.js')).cases(files, flags, terminal),
    );
}

/** The command for other programs. */
function addServer(rulewright: Command, terminal: Terminal): void {
  rulewright
    .command('serve')
    .description('answer programs in any language: JSON-RPC 2.0, one message a line, on standard input and output')
    .option(
      '--game <file>',
      'a game of your own, beside the others: a module that exports engine; repeatable',
      collect,
      [],
    )
    .option('--net <file>', 'a net of train that clients may name: ismcts:judge=<file>; repeatable', collect, [])
    .option('--limit <name=number>', 'another limit of what a client may ask for, repeatable', collect, [])
    .action(async (flags: ServeFlags) => (await import('./commands/serve.js')).serve(flags, terminal));
}

function version(): string {
  const manifest: { readonly version: string } = createRequire(import.meta.url)('../package.json');
  return manifest.version;
}

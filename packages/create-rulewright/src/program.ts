import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Answers, folderFor, idOf, MOST_PLAYERS, TEMPLATES, type Template, titleOf, write } from './project.js';

const USED_WRONGLY = 2;
const INTERRUPTED = 130;

const HELP = `Usage: create-rulewright [folder] [options]

Writes a small card game, complete with rules, words, laws, bots and CI, to make your own game of.

Options:
  --title <text>   what the game is called
  --players <n>    how many can play it, 2 to ${MOST_PLAYERS}
  --template <t>   ${TEMPLATES.join(' or ')}: secret begins with cards that are shown to one player and to all
  --yes            ask nothing
  --version        print the version
  --help           print this
`;

/** Asks a person. */
export interface Prompts {
  text(message: string, usual: string): Promise<string>;
  choose(message: string, choices: readonly number[], usual: number): Promise<number>;
}

/** Input and output of the program. */
export interface Streams {
  readonly stdin: { readonly isTTY?: boolean };
  readonly stdout: { readonly isTTY?: boolean; write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** Runs one command line, without the names of interpreter and program, and gives the exit code. */
export async function run(
  args: readonly string[],
  { stdin, stdout, stderr }: Streams,
  prompts: Prompts = inquirer,
): Promise<number> {
  try {
    const { values, positionals } = parsed(args);
    if (values.help) stdout.write(HELP);
    else if (values.version) stdout.write(`${version()}\n`);
    else {
      const isAsking = values.yes !== true && stdin.isTTY === true && stdout.isTTY === true;
      stdout.write(await begun(positionals, values, isAsking ? prompts : silence));
    }
    return 0;
  } catch (error) {
    if (error instanceof Error && error.name === 'ExitPromptError') return INTERRUPTED;
    stderr.write(`create-rulewright: ${error instanceof Error ? error.message : 'something went wrong'}\n`);
    return USED_WRONGLY;
  }
}

const parsed = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      players: { type: 'string' },
      template: { type: 'string' },
      yes: { type: 'boolean' },
      version: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });

type Flags = ReturnType<typeof parsed>['values'];

/** Writes the project and gives what to do next. */
async function begun(given: readonly string[], flags: Flags, ask: Prompts): Promise<string> {
  const [folder = folderFor(flags.title ?? ''), more] = given;
  if (more !== undefined) throw new Error(`one folder is enough: ${JSON.stringify(more)} is one too many`);
  const id = idOf(folder);
  const title = flags.title ?? (await ask.text('What is the game called?', titleOf(id)));
  const players = flags.players === undefined ? await asked(ask) : Number(flags.players);
  const answers: Answers = { id, title, players, template: (flags.template ?? 'open') as Template };
  write(resolve(folder), answers);
  return `\n${title} is in ${folder}. Go on with:\n\n  cd ${shown(folder)}\n  npm install\n  npm test\n  npm run play\n\n`;
}

/** A folder as shells take it. */
const shown = (folder: string): string => (/^[\w./~-]+$/.test(folder) ? folder : `"${folder}"`);

const USUAL = 4;
const asked = (ask: Prompts): Promise<number> =>
  ask.choose(
    'How many can play it?',
    Array.from({ length: MOST_PLAYERS - 1 }, (_, i) => i + 2),
    USUAL,
  );

/** Nobody is there to be asked. */
const silence: Prompts = { text: async (_, usual) => usual, choose: async (_, __, usual) => usual };

/** Loaded when the first question is asked. */
const inquirer: Prompts = {
  async text(message, usual) {
    const { input } = await import('@inquirer/prompts');
    return input({ message, default: usual });
  },
  async choose(message, choices, usual) {
    const { select } = await import('@inquirer/prompts');
    const named = choices.map((value) => ({ name: `2 to ${value}`.replace('2 to 2', '2'), value }));
    return select({ message, choices: named, default: usual });
  },
};

const version = (): string => {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
};

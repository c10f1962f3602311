import type { Command } from 'commander';

// The program's help in other languages than English.

type Help = Readonly<Record<string, string>>;

const tables: Readonly<Record<string, () => Promise<{ readonly help: Help }>>> = {
  ru: () => import('./words/help-ru.js'),
  uk: () => import('./words/help-uk.js'),
};

/**
 * The translated sentences of help; undefined unless the command line asks for help in another language than English.
 */
export async function helpFor(args: readonly string[]): Promise<Help | undefined> {
  if (!args.some((arg) => arg === '--help' || arg === '-h' || arg === 'help')) return undefined;
  const at = args.indexOf('--language');
  const code = at < 0 ? args.find((arg) => arg.startsWith('--language='))?.slice('--language='.length) : args[at + 1];
  if (code === undefined) return undefined;
  const { languageFor } = await import('@rulewright/core/text');
  const found = languageFor(code, Object.keys(tables));
  return found === undefined ? undefined : (await tables[found]?.())?.help;
}

/** Replaces the English descriptions of a program and its commands by translated ones. */
export function describeIn(help: Help, program: Command): void {
  const said = (english: string): string => help[english] ?? english;
  for (const command of [program, ...program.commands]) {
    command.description(said(command.description()));
    for (const option of command.options) option.description = said(option.description);
    const { formatHelp } = command.createHelp();
    command.helpOption('-h, --help', said('display help for command'));
    command.configureHelp({
      formatHelp(asked, helper) {
        const text = formatHelp.call(helper, asked, helper);
        return text
          .replaceAll(/^(Usage|Arguments|Options|Commands):/gm, (_, title: string) => `${said(title)}:`)
          .replaceAll('display help for command', said('display help for command'))
          .replaceAll('(default:', `(${said('default')}:`);
      },
    });
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { type NewCard, withCard } from './new-card.js';
import { type NewOption, withOption, withOptionWords, withRule } from './new-option.js';

// `npm run new -- option <game> <name> <value> <value> … --rule <id> --chapter <chapter>`: an option in the sources, the words and
// the rulebook of a game. `npm run new -- card <game> <list> <id> --like <id> --pack <file>`: a card in a pack of one's own, which
// begins as the base pack. `npm run new -- game <folder> …`: a game of one's own, as `npm create rulewright` writes it.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    rule: { type: 'string' },
    chapter: { type: 'string', default: 'variants' },
    like: { type: 'string' },
    pack: { type: 'string', default: 'my-pack.json' },
  },
});
const [what, ...words] = positionals;
if (what === 'option') option(words);
else if (what === 'card') await card(words);
else if (what === 'game') run('tsx', 'packages/create-rulewright/src/main.ts', ...process.argv.slice(3));
else fail(`npm run new -- ${JSON.stringify(what ?? '')}: expected option, card or game`);

function option([game = '', name = '', ...readings]: readonly string[]): void {
  const folder = `packages/${game}`;
  const chapter = `${folder}/rulebook/${String(values.chapter)}.md`;
  const rule = String(values.rule ?? '');
  if (!existsSync(`${folder}/src/options.ts`)) fail(`no game is called ${JSON.stringify(game)}`);
  if (!existsSync(chapter)) fail(`the rulebook of ${game} has no chapter ${JSON.stringify(values.chapter)}`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) fail(`${JSON.stringify(name)} is no name of an option, such as finalTie`);
  if (readings.length < 2) fail(`${readings.length} values found, two or more expected: the first is how the game was`);
  if (!/^[A-Z]{3}-[A-Z]+\.\d+$/.test(rule))
    fail(`--rule: ${JSON.stringify(rule)} found, an id such as ECO-VAR.9 expected`);
  const added: NewOption = { name, values: readings, rule };
  const sentences = ['options-en', 'en'].map((file) => `${folder}/src/text/${file}.ts`);
  const [english = ''] = sentences.filter(
    (file) => existsSync(file) && readFileSync(file, 'utf8').includes("'option."),
  );
  change(`${folder}/src/options.ts`, (source) => withOption(source, added));
  change(english, (source) => withOptionWords(source, added));
  change(chapter, (source) => withRule(source, added));
  run('vitest', 'run', 'tests/traceability/rulebook.test.ts', '-u');
  console.log(
    `Next: say in ${chapter} what ${rule} is, read the option where that rule is played, and prove it in a test.`,
  );
}

async function card([game = '', list = '', id = '']: readonly string[]): Promise<void> {
  if (!existsSync(`packages/${game}/src/content`)) fail(`no game is called ${JSON.stringify(game)}`);
  if (!/^[a-z][a-z0-9-]*$/i.test(id)) fail(`${JSON.stringify(id)} is no id of a card, such as solar-farm`);
  const { basePack, createEngine } = (await import(`@rulewright/${game}`)) as {
    readonly basePack: Parameters<typeof withCard>[0];
    createEngine(settings: { readonly content: unknown }): unknown;
  };
  const file = String(values.pack);
  const like = typeof values.like === 'string' ? values.like : undefined;
  const added: NewCard = { list, id, like };
  try {
    const pack = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : basePack;
    const content = withCard(pack, basename(file, '.json'), added);
    createEngine({ content });
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  } catch (error) {
    fail(`${error instanceof Error ? error.message : error}\n${file} is as it was.`);
  }
  console.log(`Next: say at the end of ${list} in ${file} what ${id} is, and play with createEngine({ content }).`);
}

function change(file: string, by: (source: string) => string): void {
  writeFileSync(file, by(readFileSync(file, 'utf8')));
  console.log(`changed ${file}`);
}

function run(program: string, ...args: readonly string[]): void {
  const { status, error } = spawnSync(`node_modules/.bin/${program}`, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error !== undefined) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

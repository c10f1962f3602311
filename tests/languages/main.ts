import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Language } from '@rulewright/core/text';
import { en as doesNotExist } from '@rulewright/does-not-exist/text';
import { uk as doesNotExistUk } from '@rulewright/does-not-exist/text/uk';
import { en as ecologic } from '@rulewright/ecologic/text';
import { ru as ecologicRu } from '@rulewright/ecologic/text/ru';
import { en as emix } from '@rulewright/emix/text';
import { ru as emixRu } from '@rulewright/emix/text/ru';
import { en as euphoria } from '@rulewright/euphoria/text';
import { ru as euphoriaRu } from '@rulewright/euphoria/text/ru';
import { gameIds, loadRules, loadTitles } from '@rulewright/games/load';
import { translation } from '@rulewright/testing';
import { en as doesNotExistBoard } from '../../docs/site/playground/boards/does-not-exist/en.js';
import { uk as doesNotExistBoardUk } from '../../docs/site/playground/boards/does-not-exist/uk.js';
import { en as ecologicBoard } from '../../docs/site/playground/boards/ecologic/en.js';
import { ru as ecologicBoardRu } from '../../docs/site/playground/boards/ecologic/ru.js';
import { en as emixBoard } from '../../docs/site/playground/boards/emix/en.js';
import { ru as emixBoardRu } from '../../docs/site/playground/boards/emix/ru.js';
import { en as euphoriaBoard } from '../../docs/site/playground/boards/euphoria/en.js';
import { ru as euphoriaBoardRu } from '../../docs/site/playground/boards/euphoria/ru.js';
import { en as page } from '../../docs/site/playground/words/en.js';
import { ru as pageRu } from '../../docs/site/playground/words/ru.js';
import { uk as pageUk } from '../../docs/site/playground/words/uk.js';
import { en as cli } from '../../packages/cli/src/words/en.js';
import { ru as cliRu } from '../../packages/cli/src/words/ru.js';
import { uk as cliUk } from '../../packages/cli/src/words/uk.js';

// `npm run docs:languages` lists what each translation lacks, and what has changed in English since it was made: of the
// sentences of games and pages, and of the rules. With `-- --translated` the English sentences of now are noted as translated.

const tables = [
  ['ecologic', ecologic, ecologicRu],
  ['emix', emix, emixRu],
  ['does-not-exist', doesNotExist, doesNotExistUk],
  ['euphoria', euphoria, euphoriaRu],
  ['cli', cli, cliRu],
  ['cli', cli, cliUk],
  ['page', page, pageRu],
  ['page', page, pageUk],
  ['ecologic-board', ecologicBoard, ecologicBoardRu],
  ['emix-board', emixBoard, emixBoardRu],
  ['euphoria-board', euphoriaBoard, euphoriaBoardRu],
  ['does-not-exist-board', doesNotExistBoard, doesNotExistBoardUk],
] as const;

/** The texts of a game's rules as a table of sentences, in English and in each language it has. */
async function rulesOf(game: string): Promise<(readonly [string, Language, Language])[]> {
  const english = Object.entries((await loadRules(game)) ?? {}).map(([id, { text }]) => [id, text] as const);
  return Object.entries(await loadTitles(game)).map(
    ([locale, { texts = {} }]) =>
      [`${game}-rules`, sentences('en', english), sentences(locale, Object.entries(texts))] as const,
  );
}
const sentences = (locale: string, texts: readonly (readonly [string, string | undefined])[]): Language => ({
  locale,
  messages: Object.fromEntries(texts.map(([id, text = '']) => [id, text])),
  nouns: {},
});

/** The name of a game, which may be the printed one in every language. */
const NAME = 'title';

const isTranslated = process.argv.includes('--translated');
for (const [name, english, language] of [...tables, ...(await Promise.all(gameIds.map(rulesOf))).flat()]) {
  const file = new URL(`${name}-${language.locale}.json`, import.meta.url);
  if (isTranslated) writeFileSync(file, `${JSON.stringify(english.messages, null, 2)}\n`);
  const then = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { untranslated, ...rest } = translation(english, language, then);
  const lists = Object.entries({ ...rest, untranslated: untranslated.filter((key) => key !== NAME) }).filter(
    ([, keys]) => keys.length > 0,
  );
  const said = lists.map(([what, keys]) => `\n  ${what}: ${keys.join(', ')}`).join('');
  console.log(`${name} in ${language.locale}: ${said === '' ? 'whole' : said}`);
}

import { type KnownGame, ownGame } from '@rulewright/games/own';
import type { Answered, Asked } from './messages.js';
import { OwnTable, openedOf } from './table.js';

// The worker in which a game of somebody's own runs. It has no page, and nothing of the module comes to the page but text.

let game: KnownGame | undefined;
let table: OwnTable | undefined;

const say = (answered: Answered): void => postMessage(answered);

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  try {
    await obey(data);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    say({ is: 'failed', why: message });
  }
});

async function obey(asked: Asked): Promise<void> {
  if (asked.do === 'open') {
    game = await opened(asked);
    say({ is: 'opened', opened: openedOf(game) });
    return;
  }
  if (game === undefined) throw new Error('no game is open');
  if (asked.do === 'begin') table = new OwnTable(game, asked.wish);
  if (table === undefined) throw new Error('no game has begun');
  if (asked.do === 'answer') await table.answer(asked.place);
  if (asked.do === 'undo') table.undo();
  await goOn(table);
}

/** Bots answer until the person is asked; what comes of each answer is shown. */
async function goOn(one: OwnTable): Promise<void> {
  say({ is: 'shown', shown: one.shown() });
  while (one === table && one.botAsked !== undefined) {
    await one.think();
    if (one === table) say({ is: 'shown', shown: one.shown() });
  }
}

/** What a module imports that is not in its file. */
const IMPORTS = /^\s*import\b[^;'"]*['"]([^'"./][^'"]*)['"]/m;

async function opened({ code, name }: Extract<Asked, { do: 'open' }>): Promise<KnownGame> {
  const [, missing] = IMPORTS.exec(code) ?? [];
  if (missing !== undefined)
    throw new Error(
      `${name} imports ${missing}, which a page cannot find: make one file of it, as with esbuild ${name} --bundle --format=esm`,
    );
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  try {
    return ownGame(await import(/* @vite-ignore */ url), { from: name });
  } finally {
    URL.revokeObjectURL(url);
  }
}

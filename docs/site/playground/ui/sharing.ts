import { ref } from 'vue';
import { type Saved, savedOf } from '../saved.js';
import { say } from '../words/words.js';
import { copied, download } from './files.js';
import type { Session } from './session.js';

/** Shares a game, with more of it when somebody says so, as a link; as a file where a link would be too long. */
export function useSharing({ id, table, shown }: Session) {
  const said = ref('');
  const link = ref('');
  const save = (): void => download(`${id}-game.json`, `${JSON.stringify(savedOf(table.value))}\n`);

  async function share(more: Pick<Saved, 'study'> = {}): Promise<void> {
    const [{ fragmentOf }, { LONGEST_LINK }] = await Promise.all([
      import('../link.js'),
      import('@rulewright/games/link'),
    ]);
    const fragment = fragmentOf({ ...savedOf(table.value, shown.value), ...more });
    if (fragment === undefined) {
      link.value = '';
      said.value = say('link.long', { n: LONGEST_LINK });
      save();
      return;
    }
    const url = new URL(location.href);
    url.hash = fragment;
    link.value = url.href;
    said.value = (await copied(url.href)) ? say('link.copied') : say('link.here');
  }
  return { said, link, save, share };
}

import { onUnmounted, ref, watch } from 'vue';
import { Bots } from '../bots.js';
import type { Session } from './session.js';

export type Thinking = ReturnType<typeof useBots>;

/** Lets the bots answer when they are asked, unless they are stopped. */
export function useBots({ id, game, table, bots, now, botAsked, play, notice, looking }: Session) {
  const minds = new Bots();
  const isStopped = ref(false);
  const isThinking = ref(false);
  let turn = 0;

  /** A thought that nobody waits for any more is ended. */
  function forget(): void {
    turn++;
    if (isThinking.value) minds.stop();
    isThinking.value = false;
  }

  async function think(): Promise<void> {
    forget();
    const seat = botAsked.value;
    const bot = seat === undefined ? undefined : bots.value[seat];
    if (seat === undefined || bot === undefined || isStopped.value) return;
    const mine = turn;
    const watched = looking.value;
    isThinking.value = true;
    try {
      const view = game.engine.view(now.value, seat);
      const action = await minds.ask({ game: id, bot, seat, seed: table.value.start.seed, view });
      if (mine !== turn) return;
      isThinking.value = false;
      play(action);
      if (watched !== undefined) looking.value = watched;
    } catch (error) {
      if (mine !== turn) return;
      isThinking.value = false;
      isStopped.value = true;
      notice.value = `The bot of P${seat} has failed: ${error instanceof Error ? error.message : error}`;
    }
  }

  function stop(): void {
    isStopped.value = true;
    forget();
  }
  function goOn(): void {
    isStopped.value = false;
    void think();
  }

  watch([table, bots], () => void think(), { immediate: true });
  onUnmounted(() => {
    turn++;
    minds.stop();
  });
  return { isThinking, isStopped, stop, goOn };
}

import { onUnmounted, ref, watch } from 'vue';
import { Bots } from '../bots.js';
import { say } from '../words/words.js';
import { usePreferences } from './preferences.js';
import { seatName } from './seats.js';
import type { Session } from './session.js';

export type Thinking = ReturnType<typeof useBots>;

/** Lets the bots answer when they are asked, at the pace that is wished for, unless they are stopped. */
export function useBots({ id, game, table, bots, now, botAsked, play, notice, looking, exercise, isFrozen }: Session) {
  const minds = new Bots();
  const preferences = usePreferences();
  const isStopped = ref(false);
  const isThinking = ref(false);
  /** Another tab lets them think. */
  const isElsewhere = ref(false);
  let turn = 0;
  /** Of bots that are stopped, one decides all the same. */
  let isStep = false;

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
    if (seat === undefined || bot === undefined) return;
    if ((isStopped.value && !isStep) || isElsewhere.value || isFrozen.value) return;
    isStep = false;
    const mine = turn;
    const watched = looking.value;
    isThinking.value = true;
    try {
      const view = game.engine.view(now.value, seat);
      const paced = new Promise((resolve) => setTimeout(resolve, table.value.length === 0 ? 0 : preferences.pace));
      const action =
        exercise !== undefined
          ? (await import('@rulewright/core/lessons')).reply(game.engine, exercise.lesson, now.value, seat)
          : await minds.ask({ game: id, bot, seat, seed: table.value.start.seed, view });
      await paced;
      if (mine !== turn) return;
      isThinking.value = false;
      play(action);
      if (watched !== undefined) looking.value = watched;
    } catch (error) {
      if (mine !== turn) return;
      isThinking.value = false;
      isStopped.value = true;
      notice.value = say('bot.failed', {
        seat: seatName(seat),
        why: error instanceof Error ? error.message : String(error),
      });
    }
  }

  function stop(): void {
    isStopped.value = true;
    forget();
  }
  function step(): void {
    isStep = true;
    void think();
  }
  function goOn(): void {
    isStopped.value = false;
    void think();
  }

  watch([table, bots, isElsewhere, isFrozen], () => void think(), { immediate: true });
  onUnmounted(() => {
    turn++;
    minds.stop();
  });
  return { isThinking, isStopped, isElsewhere, stop, step, goOn };
}

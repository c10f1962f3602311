import { onMounted, onUnmounted, ref } from 'vue';
import { isDamaged } from '../../kept.js';
import { keptGames, onChange } from '../../library.js';

/** True once this browser is known to keep games of this kind, or to be unable to say so; the list of them is loaded then. */
export function useHasKept(game: string) {
  const hasKept = ref(false);
  async function look(): Promise<void> {
    hasKept.value ||= await keptGames().then(
      (all) => all.some((one) => isDamaged(one) || one.game === game),
      () => true,
    );
  }
  onMounted(look);
  onUnmounted(onChange(() => void look()));
  return hasKept;
}

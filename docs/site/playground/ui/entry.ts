import { onUnmounted, ref, watch } from 'vue';
import { inSlices } from '../in-slices.js';
import { isDamaged, type Kept } from '../kept.js';
import { keep, keepInHaste, keptGame, onChange } from '../library.js';
import { lookedAt, opening, savedOf } from '../saved.js';
import { courseOf } from '../standing.js';
import { say } from '../words/words.js';
import type { Session } from './session.js';

/** This many moments make the small picture of a game. */
const MOMENTS = 40;
/** Of changes that follow each other quickly, the first is kept at once, the others together, that many milliseconds later. */
const PAUSE = 150;

/**
 * Keeps a game in the library as it is played, and follows what other tabs do with it. One of the tabs lets the bots
 * think: `isElsewhere` says that it is another.
 */
export function useEntry(session: Session, id: string, first: number) {
  const { game, table, sitting, watching, looking, shown, isOver } = session;
  let revision = first;
  let last = first === 0 ? '' : JSON.stringify(content());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits = false;
  /** What is on its way to the database. */
  let underWay = 0;
  const isElsewhere = ref(false);

  function content() {
    return {
      saved: savedOf(table.value, shown.value),
      sitting: sitting.value,
      watching: String(watching.value),
      ...(session.branch && { branch: session.branch }),
    };
  }
  const entryOf = (text: string): Kept => ({
    id,
    game: session.id,
    // what Vue watches cannot be copied into a database
    ...(JSON.parse(text) as ReturnType<typeof content>),
    changed: Date.now(),
    revision,
    decisions: table.value.length,
    isOver: isOver.value,
    standings: courseOf(table.value, MOMENTS).map(({ standing }) => standing),
  });
  async function save(): Promise<void> {
    waits = false;
    const text = JSON.stringify(content());
    if (text === last) return;
    last = text;
    revision++;
    underWay++;
    try {
      if ((await keep(entryOf(text))) > revision) await follow();
    } catch {
      session.notice.value = say('kept.not-now');
    } finally {
      underWay--;
    }
  }
  function soon(): void {
    waits = true;
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (waits) soon();
    }, PAUSE);
    // after the change has been drawn
    setTimeout(save);
  }
  watch([table, sitting, watching, looking], soon);

  /** Takes over what another tab has kept. */
  async function follow(): Promise<void> {
    const kept = await keptGame(id);
    if (kept === undefined || isDamaged(kept) || kept.revision <= revision) return;
    const theirs = await inSlices(opening(game, kept.saved));
    revision = kept.revision;
    sitting.value = kept.sitting;
    looking.value = undefined;
    const looked = lookedAt(kept.saved, theirs);
    table.value = theirs;
    looking.value = looked.length < theirs.length ? looked.length : undefined;
    last = JSON.stringify(content());
  }
  const endListening = onChange((change) => {
    if (change.id === id && Number.isFinite(change.revision) && change.revision > revision) void follow();
  });

  const given = new AbortController();
  if ('locks' in navigator) {
    isElsewhere.value = true;
    navigator.locks
      .request(`rulewright.${id}`, { signal: given.signal }, () => {
        isElsewhere.value = false;
        return new Promise((resolve) => given.signal.addEventListener('abort', resolve));
      })
      .catch(() => {});
  }
  /** A page that is left may have no time for a database. */
  function leave(): void {
    const text = JSON.stringify(content());
    if (text === last && underWay === 0) return;
    if (text !== last) revision++;
    last = text;
    keepInHaste(entryOf(text));
  }
  addEventListener('pagehide', leave);
  if (first === 0) void save();
  onUnmounted(() => {
    clearTimeout(timer);
    void save();
    endListening();
    given.abort();
    removeEventListener('pagehide', leave);
  });
  return { isElsewhere };
}

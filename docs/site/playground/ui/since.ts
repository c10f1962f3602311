import type { Seat } from '@rulewright/core';
import { computed, onUnmounted, ref, watch } from 'vue';
import { aimsOf, namesOf } from '../drawn.js';
import type { LogLine } from '../log.js';
import { taken } from '../table.js';
import type { Session } from './session.js';

export type Since = ReturnType<typeof useSince>;

/** How long parts stay marked that somebody has moved, in milliseconds. */
const MARKED = 1_800;
/** Of what an action names in somebody's hand only the events tell, as the viewer may read them. */
const IN_HAND = /^(?:piece|special|initiative|card|sound|artifact|recruit|tile|dilemma|die|good):/;

/** All that happened since the viewer's last choice, in words, and the parts that the last of them touched. */
export function useSince({ game, drawing, table, viewer, bots, log, wasOpen }: Session) {
  const steps = computed(() => {
    const all = taken(table.value);
    return all.slice(all.findLastIndex((step) => step.action.seat === viewer.value && wasOpen(step)) + 1);
  });
  const lines = computed<readonly LogLine[]>(() =>
    steps.value
      .flatMap((step) => log(step, viewer.value))
      .filter(({ style }) => style !== 'heading' && style !== 'title'),
  );
  const from = computed(() => table.value.length - steps.value.length);

  const touched = ref<ReadonlySet<string>>(new Set());
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch(table, ({ length }, { length: before }) => {
    const step = table.value.steps[length - 1];
    if (drawing === undefined || step === undefined || length !== before + 1 || !isAnothers(step.action.seat)) return;
    const view = game.engine.view(step.before, viewer.value);
    const aims = aimsOf(game, drawing, view, step.action).map(({ name }) => name);
    const named = game.engine
      .eventsFor(step.events, viewer.value)
      .flatMap(({ type = '', ...event }) => game.engine.partsOfEvent({ ...event, type, rule: event.rule ?? '' }));
    touched.value = new Set([
      ...aims.filter((name) => !IN_HAND.test(name)),
      ...named.flatMap((part) => (part.kind === 'player' ? [] : namesOf(drawing, part, view))),
    ]);
    clearTimeout(timer);
    timer = setTimeout(() => {
      touched.value = new Set();
    }, MARKED);
  });
  const isAnothers = (seat: Seat): boolean => seat !== viewer.value || bots.value[seat] !== undefined;
  onUnmounted(() => clearTimeout(timer));
  return { steps, lines, from, touched };
}

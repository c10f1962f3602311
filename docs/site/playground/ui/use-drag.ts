import { nextTick, onMounted, onUnmounted, type Ref } from 'vue';
import type { Narrowing } from './narrowing.js';
import { isInSight, lifted, nameOfPart } from './part-elements.js';

/** A pointer that has gone so far, in pixels, drags. */
const FAR = 8;

interface Held {
  readonly name: string;
  readonly part: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** The copy that goes with the pointer; undefined while it has not gone far. */
  copy?: HTMLElement;
}

/**
 * What an answer takes from where it lies can be dragged there: a piece to a hex, a die to a space, a card to a player.
 * Taking hold of it picks it, and letting go over a part picks that one; over any other place nothing is picked.
 */
export function useDrag(root: Ref<HTMLElement | null>, { isSource, take, drop, point }: Narrowing): void {
  let held: Held | undefined;

  function onDown({ target, pointerId: pointer, clientX: x, clientY: y, button, isPrimary }: PointerEvent): void {
    const part = target instanceof Element ? target.closest<HTMLElement>('.target[data-target]') : null;
    const name = nameOfPart(part);
    if (part === null || name === undefined || button !== 0 || !isPrimary || !isSource(name)) return;
    held = { name, part, pointer, x, y };
  }
  function onMove(event: PointerEvent): void {
    const { clientX: x, clientY: y, pointerId } = event;
    if (held === undefined || held.pointer !== pointerId || root.value === null) return;
    if (held.copy === undefined) {
      if (Math.hypot(x - held.x, y - held.y) < FAR) return;
      held.copy = lifted(root.value, held.part);
      root.value.classList.add('dragging');
      take(held.name);
      void showPlaces(root.value);
    }
    event.preventDefault();
    held.copy.style.translate = `${x - held.x}px ${y - held.y}px`;
    point(nameOfPart(document.elementFromPoint(x, y)));
  }
  function end(): Held | undefined {
    const was = held;
    held = undefined;
    was?.copy?.remove();
    root.value?.classList.remove('dragging');
    point(undefined);
    return was?.copy === undefined ? undefined : was;
  }
  function onUp({ clientX, clientY, pointerId }: PointerEvent): void {
    if (held?.pointer !== pointerId) return;
    const was = end();
    if (was === undefined) return;
    // where a drag ends is no click
    const stop = (event: Event): void => event.stopPropagation();
    addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stop, { capture: true }));
    drop(was.name, nameOfPart(document.elementFromPoint(clientX, clientY)));
  }
  function onCancel(): void {
    const was = end();
    if (was !== undefined) drop(was.name, undefined);
  }
  const listeners = { pointerdown: onDown, pointermove: onMove, pointerup: onUp, pointercancel: onCancel } as const;
  onMounted(() => {
    for (const [type, listener] of Object.entries(listeners))
      addEventListener(type as keyof typeof listeners, listener as (event: PointerEvent) => void);
  });
  onUnmounted(() => {
    end();
    for (const [type, listener] of Object.entries(listeners))
      removeEventListener(type as keyof typeof listeners, listener as (event: PointerEvent) => void);
  });
}

/** Nobody scrolls with a piece in the hand: where no place is in sight to which it may go, the first one is brought there. */
async function showPlaces(root: HTMLElement): Promise<void> {
  await nextTick();
  const places = [...root.querySelectorAll<HTMLElement>('.board .target.offered')];
  if (!places.some(isInSight)) places[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

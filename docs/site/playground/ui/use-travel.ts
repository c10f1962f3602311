import { nextTick, type Ref, watch } from 'vue';
import { aimsOf, namesOf } from '../drawn.js';
import { lifted, partAt } from './part-elements.js';
import { usePreferences } from './preferences.js';
import type { Session } from './session.js';

/** How long a card or a die is on its way, in milliseconds. */
const TRAVEL = 400;
/** This many pixels are no way, and more things than this are not followed by anybody. */
const NEAR = 12;
const MOST = 6;

/** Cards, pieces and dice, by their kinds; places and amounts stay. */
const MOVES = /^(?:piece|special|initiative|card|power|sound|figure|class|artifact|recruit|tile|dilemma|die|worker):/;

/** Something that may move: where it was drawn, and a copy of it while it is still there. */
interface Start {
  readonly name: string;
  readonly at: DOMRect;
  readonly copy: HTMLElement | undefined;
}

/**
 * What another seat moves is seen on its way: from where it was drawn, or from its owner if the viewer did not see it, to
 * where it is drawn then, or to what the action names. Nothing moves for a reader who wants it still, or wants no pace at all.
 */
export function useTravel(root: Ref<HTMLElement | null>, session: Session): void {
  const { game, drawing, table, viewer, bots, isLive } = session;
  const preferences = usePreferences();
  const isStill = (): boolean =>
    preferences.pace === 0 || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;

  watch(table, async ({ length, steps }, { length: before }) => {
    const [step, whole] = [steps[length - 1], root.value];
    const board = whole?.querySelector<HTMLElement>('.board');
    if (drawing === undefined || step === undefined || !whole || !board || length !== before + 1) return;
    const { seat } = step.action;
    if (!isLive.value || isStill() || (seat === viewer.value && bots.value[seat] === undefined)) return;
    const view = game.engine.view(step.before, viewer.value);
    const aims = aimsOf(game, drawing, view, step.action);
    const told = game.engine
      .eventsFor(step.events, viewer.value)
      .flatMap(({ type = '', rule = '', ...event }) => game.engine.partsOfEvent({ ...event, type, rule }))
      .filter(({ role }) => role === 'from');
    const from = aims.filter(({ role }) => role === 'from' || role === 'pays').map(({ name }) => name);
    const names = new Set([...from, ...told.flatMap((part) => namesOf(drawing, part, view))]);
    const owner = partAt(whole, `player:${seat}`)?.getBoundingClientRect();
    const starts = [...names]
      .filter((name) => MOVES.test(name))
      .slice(0, MOST)
      .flatMap((name): Start[] => {
        // the viewer's own cards stay: others have some of the same name
        const part = partAt(board, name);
        const at = part?.getBoundingClientRect() ?? owner;
        return at === undefined ? [] : [{ name, at, copy: part && lifted(whole, part) }];
      });
    await nextTick();
    const there = aims.find(({ role }) => role === 'to' || role === 'whom')?.name;
    for (const start of starts) send(whole, board, start, there);
  });

  function send(whole: HTMLElement, board: HTMLElement, { name, at, copy }: Start, there: string | undefined): void {
    const now = partAt(board, name) ?? partAt(whole, name);
    const hasMoved = now !== undefined && wayOf(at, now.getBoundingClientRect()) > NEAR;
    const to = hasMoved ? now : there === undefined ? undefined : partAt(whole, there);
    const moving = copy ?? (hasMoved ? lifted(whole, now) : undefined);
    if (to === undefined || moving === undefined) {
      copy?.remove();
      return;
    }
    const [here, end] = [moving.getBoundingClientRect(), to.getBoundingClientRect()];
    moving.classList.add('travelling');
    const way = moving.animate([{ translate: offset(here, at) }, { translate: offset(here, end) }], {
      duration: TRAVEL,
      easing: 'ease-in-out',
    });
    const remove = (): void => moving.remove();
    way.finished.then(remove, remove);
  }
}

const middle = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
];
function offset(one: DOMRect, other: DOMRect): string {
  const [[x, y], [left, top]] = [middle(one), middle(other)];
  return `${left - x}px ${top - y}px`;
}
function wayOf(one: DOMRect, other: DOMRect): number {
  const [[x, y], [left, top]] = [middle(one), middle(other)];
  return Math.hypot(left - x, top - y);
}

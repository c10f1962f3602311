import { type AnyAction, isInputError, isRuleError, type Seat, type Viewer } from '@rulewright/core';
import { computed, type InjectionKey, inject, ref, shallowRef, watch } from 'vue';
import type { Drawing } from '../drawn.js';
import type { Exercise } from '../exercises.js';
import type { AnyState, GameId, PlayGame } from '../games.js';
import type { Sitting } from '../kept.js';
import { logger } from '../log.js';
import type { HelpData } from '../play-data.js';
import type { StudyShared } from '../saved.js';
import { seenSince } from '../seen-since.js';
import {
  act,
  askedSeats,
  present,
  redoLength,
  type Step,
  type Table,
  taken,
  undoLength,
  viewAt,
  wound,
} from '../table.js';
import { loadHelp } from './data.js';
import { endOnly } from './end-only.js';
import { isStill, type Question } from './question.js';
import { addressSeat, callSeats } from './seats.js';
import { useWaivers } from './waivers.js';

/** Whose view is shown: of whoever is asked, or always the same. */
export type Watching = 'asked' | Viewer;

/** A line that is looked at beside the game: how it may go on, in a world as a seat may think it. */
export interface Ghost {
  readonly seat: Seat;
  /** The position before the line, and after each of its decisions. */
  readonly positions: readonly AnyState[];
  /** What each decision does, in words. */
  readonly words: readonly string[];
  /** After how many of its decisions it is looked at. */
  readonly at: number;
}

/** Where a game that tries another way comes from. */
export interface Branch {
  /** The entry of the library. */
  readonly of: string;
  readonly decision: number;
}

/** What a table begins with. */
export interface Sat {
  readonly branch?: Branch | undefined;
  /** A lesson or a puzzle: the others answer as it says. */
  readonly exercise?: Exercise | undefined;
  readonly table: Table;
  readonly sitting: Sitting;
  readonly watching?: Watching | undefined;
  readonly looking?: number | undefined;
  /** What is studied at once. */
  readonly study?: StudyShared | undefined;
}

/** A table on the page: what is played, who plays, what is shown. */
export type Session = ReturnType<typeof openSession>;
export const SESSION: InjectionKey<Session> = Symbol('session');

/** The table around a component. */
export function useSession(): Session {
  const session = inject(SESSION);
  if (session === undefined) throw new Error('there is no table here');
  return session;
}

export function openSession(
  id: GameId,
  game: PlayGame,
  drawing: Drawing | undefined,
  { table: first, sitting: seated, watching: watched = 'asked', looking: lookedAt, branch, exercise, study }: Sat,
) {
  const { engine } = game;
  /** What is read beside the table; there once somebody has needed it. */
  const help = shallowRef<HelpData>();
  async function needHelp(): Promise<void> {
    help.value ??= await loadHelp(id);
  }
  const table = shallowRef<Table>(first);
  const sitting = shallowRef<Sitting>(seated);
  const watching = ref<Watching>(watched);
  /** An exercise has ended: nobody is asked any more until it begins again or its last step is taken back. */
  const isFrozen = ref(false);
  /** Who has said that they sit before the screen. */
  const ready = ref<Seat | undefined>();
  /** The decision that is looked at; undefined while the game is followed. */
  const looking = ref<number | undefined>(lookedAt);
  /** What the page has to say: a refusal, what was seen before an undo, a link that was not opened. */
  const notice = ref('');
  watch(sitting, ({ names }) => callSeats(names), { immediate: true, flush: 'sync' });

  const bots = computed(() => sitting.value.bots);
  const seats = computed(() => Array.from({ length: present(table.value).options.players }, (_, seat) => seat));
  const people = computed(() => seats.value.filter((seat) => bots.value[seat] === undefined));
  /** The only person at the table. */
  const you = computed<Seat | undefined>(() => (people.value.length === 1 ? people.value[0] : undefined));
  watch(you, addressSeat, { immediate: true, flush: 'sync' });
  const now = computed(() => present(table.value));
  const asked = computed(() => askedSeats(game, now.value));
  const isOver = computed(() => asked.value.length === 0);
  const shown = computed(() => Math.min(looking.value ?? table.value.length, table.value.length));
  const ghost = shallowRef<Ghost | undefined>();
  const isLive = computed(() => shown.value === table.value.length && ghost.value === undefined);
  /** The person who is to answer. */
  const acting = computed<Seat | undefined>(() => {
    const waiting = asked.value.filter((seat) => people.value.includes(seat));
    return typeof watching.value === 'number' && waiting.includes(watching.value) ? watching.value : waiting[0];
  });
  /** The bot that is to answer. */
  const botAsked = computed<Seat | undefined>(() => asked.value.find((seat) => bots.value[seat] !== undefined));
  const lastPerson = computed<Seat | undefined>(
    () => taken(table.value).findLast(({ action }) => people.value.includes(action.seat))?.action.seat,
  );
  const { isWaived, ...waivers } = useWaivers({ id, game, table, acting, play });
  /** People who play at one screen hand it over, unless they all know the same. */
  const isCovered = computed(
    () =>
      watching.value === 'asked' &&
      people.value.length > 1 &&
      acting.value !== undefined &&
      acting.value !== ready.value &&
      !isWaived.value &&
      people.value.some((seat) => !knowTheSame(seat, acting.value ?? seat)),
  );
  const knows = (seat: Seat): string => JSON.stringify({ ...engine.view(now.value, seat).position, memory: [] });
  const knowTheSame = (one: Seat, other: Seat): boolean => one === other || knows(one) === knows(other);
  const viewer = computed<Viewer>(() => {
    if (watching.value !== 'asked') return watching.value;
    if (you.value !== undefined) return you.value;
    if (isCovered.value || isWaived.value) return 'spectator';
    return acting.value ?? lastPerson.value ?? 'spectator';
  });
  /** What is shown, and what is asked about. */
  const view = computed(() => {
    const state = ghost.value?.positions[ghost.value.at];
    return ghost.value === undefined || state === undefined
      ? viewAt(table.value, shown.value, viewer.value)
      : engine.view(state, ghost.value.seat);
  });
  const viewNow = computed(() => (isLive.value ? view.value : engine.view(now.value, viewer.value)));
  const question = computed<Question>((old) => {
    const seat = acting.value;
    if (seat === undefined || seat !== viewer.value || isFrozen.value) return { table: table.value, seat, answers: [] };
    const asks = { table: table.value, seat, answers: engine.legalActions(now.value, seat) };
    return old !== undefined && isStill(old, asks) ? { ...asks, answers: old.answers } : asks;
  });
  /**
   * What the person who is asked may do; nothing while another seat is looked from. The same list as long as the question is
   * the same: of those who are asked together, others may answer first.
   */
  const legal = computed(() => question.value.answers);

  function play(action: AnyAction): void {
    try {
      table.value = act(table.value, action);
      if (looking.value === undefined) ghost.value = undefined;
      notice.value = '';
    } catch (error) {
      if (!isRuleError(error) && !isInputError(error)) throw error;
      notice.value = error.message;
    }
  }
  /** The same by the person before the screen, who wants to see what comes of it. */
  function answer(action: AnyAction): void {
    looking.value = undefined;
    ghost.value = undefined;
    play(action);
  }

  function goTo(length: number): void {
    table.value = wound(table.value, length);
    looking.value = undefined;
    ghost.value = undefined;
  }

  const answers = new WeakMap<Step, readonly AnyAction[]>();
  /** True of a decision with a choice; one with a single answer is no turn, and no place to go back to. */
  function wasOpen(step: Step): boolean {
    const { before, action } = step;
    const legal = answers.get(step) ?? engine.legalActions(before, action.seat);
    answers.set(step, legal);
    return legal.length > 1 && (you.value === undefined || endOnly(legal) === undefined);
  }
  const undoTo = computed(() => undoLength(table.value, people.value, wasOpen));

  function undo(): void {
    const length = undoTo.value;
    if (length === undefined) return;
    const seen = seenSince(game, taken(table.value).slice(length));
    goTo(length);
    notice.value = seen ?? '';
  }

  const redoTo = computed(() => redoLength(table.value, people.value, wasOpen));
  function redo(): void {
    const length = redoTo.value;
    if (length === undefined) return;
    goTo(length);
    notice.value = '';
  }

  /** Whoever is asked sits before the screen now. */
  function uncover(): void {
    ready.value = acting.value;
  }

  /** Looks at the position after that many decisions. */
  function lookAt(decision: number): void {
    const at = Math.max(0, Math.min(table.value.length, decision));
    looking.value = at === table.value.length ? undefined : at;
    ghost.value = undefined;
  }
  /** One decision back or on: in the line that is looked at, else in the game. */
  function step(by: 1 | -1): void {
    const line = ghost.value;
    if (line === undefined) lookAt(shown.value + by);
    else ghost.value = { ...line, at: Math.max(0, Math.min(line.positions.length - 1, line.at + by)) };
  }

  /** Another seat for a person or a bot, another name. */
  function seat(at: Seat, { name, bot }: { readonly name?: string; readonly bot?: string | null }): void {
    const { names, bots: seatedBots } = sitting.value;
    const { [at]: old, ...others } = seatedBots;
    const playing = bot === undefined ? old : (bot ?? undefined);
    sitting.value = {
      names: name === undefined ? names : names.with(at, name),
      bots: playing === undefined ? others : { ...others, [at]: playing },
    };
  }

  return {
    id,
    game,
    drawing,
    help,
    needHelp,
    log: logger(game),
    table,
    sitting,
    seat,
    bots,
    watching,
    isCovered,
    isFrozen,
    uncover,
    looking,
    lookAt,
    ghost,
    step,
    branch,
    exercise,
    study,
    notice,
    seats,
    people,
    you,
    now,
    asked,
    isOver,
    shown,
    isLive,
    acting,
    botAsked,
    viewer,
    view,
    viewNow,
    legal,
    play,
    answer,
    undo,
    redo,
    wasOpen,
    goTo,
    ...waivers,
    canUndo: computed(() => undoTo.value !== undefined),
    canRedo: computed(() => redoTo.value !== undefined),
  };
}

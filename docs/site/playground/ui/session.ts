import { type AnyAction, isInputError, isRuleError, type Seat, type Viewer } from '@rulewright/core';
import { computed, type InjectionKey, inject, ref, shallowRef } from 'vue';
import type { Drawing } from '../drawn.js';
import type { GameId, PlayGame } from '../games.js';
import { logger } from '../log.js';
import type { PlayData } from '../play-data.js';
import { seenSince } from '../seen-since.js';
import {
  act,
  askedSeats,
  begin,
  positionAt,
  present,
  redoLength,
  type Table,
  taken,
  undoLength,
  viewAt,
  wound,
} from '../table.js';

/** Whose view is shown: of whoever is asked, or always the same. */
export type Watching = 'asked' | Viewer;

/** A table on the page: what is played, who plays, what is shown. */
export type Session = ReturnType<typeof openSession>;
export const SESSION: InjectionKey<Session> = Symbol('session');

/** The table around a component. */
export function useSession(): Session {
  const session = inject(SESSION);
  if (session === undefined) throw new Error('there is no table here');
  return session;
}

export function openSession(id: GameId, game: PlayGame, drawing: Drawing | undefined, data: PlayData, first: Table) {
  const { engine } = game;
  const table = shallowRef<Table>(first);
  /** By seat: the bot that plays it. The others are people. */
  const bots = ref<Readonly<Record<Seat, string>>>({});
  const watching = ref<Watching>('asked');
  /** People who play at one screen hand it over with nothing on it that only one of them may know. */
  const handsOver = ref(false);
  /** Who has said that they sit before the screen. */
  const ready = ref<Seat | undefined>();
  /** The decision that is looked at; undefined while the game is followed. */
  const looking = ref<number | undefined>();
  /** What the page has to say: a refusal, what was seen before an undo, a link that was not opened. */
  const notice = ref('');

  const seats = computed(() => Array.from({ length: present(table.value).options.players }, (_, seat) => seat));
  const people = computed(() => seats.value.filter((seat) => bots.value[seat] === undefined));
  const now = computed(() => present(table.value));
  const asked = computed(() => askedSeats(game, now.value));
  const isOver = computed(() => asked.value.length === 0);
  const shown = computed(() => Math.min(looking.value ?? table.value.length, table.value.length));
  const isLive = computed(() => shown.value === table.value.length);
  /** The person who is to answer. */
  const acting = computed<Seat | undefined>(() => {
    const waiting = asked.value.filter((seat) => people.value.includes(seat));
    return typeof watching.value === 'number' && waiting.includes(watching.value) ? watching.value : waiting[0];
  });
  /** The bot that is to answer. */
  const botAsked = computed<Seat | undefined>(() => asked.value.find((seat) => bots.value[seat] !== undefined));
  const isCovered = computed(
    () =>
      handsOver.value &&
      watching.value === 'asked' &&
      people.value.length > 1 &&
      acting.value !== undefined &&
      acting.value !== ready.value,
  );
  const viewer = computed<Viewer>(() => {
    if (watching.value !== 'asked') return watching.value;
    if (people.value.length === 1) return people.value[0] ?? 'spectator';
    if (isCovered.value) return 'spectator';
    return acting.value ?? lastPerson.value ?? 'spectator';
  });
  const lastPerson = computed<Seat | undefined>(
    () => taken(table.value).findLast(({ action }) => people.value.includes(action.seat))?.action.seat,
  );
  const state = computed(() => positionAt(table.value, shown.value));
  const view = computed(() => viewAt(table.value, shown.value, viewer.value));
  /** What the person who is asked may do; nothing while another position or another seat is looked at. */
  const legal = computed<readonly AnyAction[]>(() =>
    isLive.value && acting.value !== undefined && acting.value === viewer.value
      ? engine.legalActions(now.value, acting.value)
      : [],
  );

  function play(action: AnyAction): void {
    try {
      table.value = act(table.value, action);
      notice.value = '';
    } catch (error) {
      if (!isRuleError(error) && !isInputError(error)) throw error;
      notice.value = error.message;
    }
    looking.value = undefined;
  }

  function goTo(length: number): void {
    table.value = wound(table.value, length);
    looking.value = undefined;
  }

  function undo(): void {
    const length = undoLength(table.value, people.value);
    if (length === undefined) return;
    const seen = seenSince(game, taken(table.value).slice(length));
    goTo(length);
    notice.value = seen ?? '';
  }

  function redo(): void {
    const length = redoLength(table.value, people.value);
    if (length === undefined) return;
    goTo(length);
    notice.value = '';
  }

  /** Whoever is asked sits before the screen now. */
  function uncover(): void {
    ready.value = acting.value;
  }

  function show(other: Table): void {
    table.value = other;
    ready.value = undefined;
    looking.value = undefined;
    watching.value = 'asked';
    notice.value = '';
    const players = present(other).options.players;
    bots.value = Object.fromEntries(Object.entries(bots.value).filter(([seat]) => Number(seat) < players));
  }

  return {
    id,
    game,
    drawing,
    data,
    log: logger(game),
    table,
    bots,
    watching,
    handsOver,
    isCovered,
    uncover,
    looking,
    notice,
    seats,
    people,
    now,
    asked,
    isOver,
    shown,
    isLive,
    acting,
    botAsked,
    viewer,
    state,
    view,
    legal,
    play,
    undo,
    redo,
    goTo,
    show,
    canUndo: computed(() => undoLength(table.value, people.value) !== undefined),
    canRedo: computed(() => redoLength(table.value, people.value) !== undefined),
    restart: (seed: string, options: object) => show(begin(game, { seed, options })),
  };
}

import type { AnyAction, Seat } from '@rulewright/core';
import { type ComputedRef, computed, type ShallowRef, shallowRef, watch } from 'vue';
import type { GameId, PlayGame } from '../games.js';
import { present, type Table } from '../table.js';

/** Questions that somebody may answer once for a whole round: their kinds, and the answer that lets things happen. */
interface Waivable {
  readonly kinds: readonly string[];
  readonly lets: string;
}
const WAIVABLE: Readonly<Partial<Record<GameId, Waivable>>> = {
  ecologic: { kinds: ['veto'], lets: 'hold-veto' },
  emix: { kinds: ['cancel', 'protect'], lets: 'pass' },
};

interface Waiving {
  readonly id: GameId;
  readonly game: PlayGame;
  readonly table: ShallowRef<Table>;
  readonly acting: ComputedRef<Seat | undefined>;
  readonly play: (action: AnyAction) => void;
}

/**
 * Players who let things happen for the rest of a round: the page gives that answer for them, so that a screen does not go
 * round for it. A waiver ends with its round, and can be taken back before.
 */
export function useWaivers({ id, game: { engine }, table, acting, play }: Waiving) {
  const waivable = WAIVABLE[id];
  const now = computed(() => present(table.value));
  const round = computed(() => {
    const ask = engine.ask(now.value) as { shared?(): { readonly round?: number } };
    return ask.shared?.().round ?? 0;
  });
  /** The round for which each seat has waived. */
  const given = shallowRef<ReadonlyMap<Seat, number>>(new Map());
  const waived = computed<readonly Seat[]>(() =>
    [...given.value].flatMap(([seat, until]) => (until === round.value ? [seat] : [])),
  );
  /** The answer that lets it happen, of the question that waits. */
  const letting = computed<AnyAction | undefined>(() => {
    const seat = acting.value;
    if (waivable === undefined || seat === undefined) return undefined;
    if (!waivable.kinds.includes(engine.decision(now.value)?.kind ?? '')) return undefined;
    return engine.legalActions(now.value, seat).find(({ type }) => type === waivable.lets);
  });
  /** True where nothing was taken back that could be played again. */
  const isAtEnd = computed(() => table.value.steps.length === table.value.length);
  /** True while the page answers. Where something was taken back, nothing runs ahead. */
  const isWaived = computed(
    () => letting.value !== undefined && waived.value.includes(letting.value.seat) && isAtEnd.value,
  );
  watch(
    isWaived,
    () => {
      while (isWaived.value && letting.value !== undefined) play(letting.value);
    },
    { flush: 'sync' },
  );

  /** Lets it happen now, and for the rest of the round. */
  function waive(): void {
    const { value: action } = letting;
    if (action === undefined) return;
    given.value = new Map(given.value).set(action.seat, round.value);
    if (!isAtEnd.value) play(action);
  }
  /** The seat is asked again. */
  function takeBack(seat: Seat): void {
    given.value = new Map([...given.value].filter(([one]) => one !== seat));
  }
  return { isWaived, waived, waive, unwaive: takeBack, canWaive: computed(() => letting.value !== undefined) };
}

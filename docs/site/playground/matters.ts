import type { AnyEvent, Viewer } from '@rulewright/core';

// What a player must not miss of what happens: losses and gains of their own, and the moments a round comes down to.

/** Whether an event takes something from a player, or gives something. */
export type Mark = 'loss' | 'gain';
/** The events of a game that matter, by their types. */
interface Matters {
  /** Somebody loses something: the field that names the seat. */
  readonly losses: Readonly<Record<string, string>>;
  /** Somebody gets something: the field that names the seat. */
  readonly gains: Readonly<Record<string, string>>;
  /** Something of a seat goes up or down: the field that says from where to where. */
  readonly changes: Readonly<Record<string, string>>;
  /** Shown by themselves when they come. */
  readonly scenes: readonly string[];
}

const matters: Readonly<Record<string, Matters>> = {
  ecologic: {
    losses: { 'object-lost': 'seat', 'initiative-lost': 'seat' },
    gains: { 'auction-won': 'seat', 'initiative-drawn': 'seat', 'coins-taken': 'seat' },
    changes: { 'environment-settled': 'ecoFund', 'income-settled': 'money' },
    scenes: ['object-lost', 'initiative-lost', 'environment-settled', 'income-settled'],
  },
  emix: {
    losses: { 'power-discarded': 'human', 'card-stolen': 'from', 'emons-moved': 'from', 'action-cancelled': 'actor' },
    gains: { 'karma-came-back': 'human', 'actions-granted': 'seat' },
    changes: {},
    scenes: ['absorbed', 'marker-moved', 'symbol-triggered', 'goal-reached'],
  },
  'does-not-exist': {
    losses: {
      'class-lost': 'seat',
      'mercenary-left': 'seat',
      'player-zeroed': 'seat',
      'player-eliminated': 'seat',
      'turn-forfeited': 'seat',
      'turn-hijacked': 'target',
      'invader-expelled': 'invader',
      'card-taken': 'from',
    },
    gains: { 'class-gained': 'seat', 'mercenary-joined': 'seat', 'reward-shared': 'seat' },
    changes: { 'souls-changed': 'souls' },
    scenes: ['rave-closed', 'souls-changed', 'player-zeroed', 'player-eliminated'],
  },
  euphoria: {
    losses: { 'worker-lost': 'seat', 'worker-bumped': 'seat' },
    gains: { 'star-placed': 'seat', 'artifacts-drawn': 'seat' },
    changes: {},
    scenes: ['knowledge-checked', 'worker-lost', 'market-completed', 'star-placed'],
  },
};

const NOTHING: Matters = { losses: {}, gains: {}, changes: {}, scenes: [] };

type Told = Partial<AnyEvent>;
const fieldOf = (event: Told, field: string | undefined): unknown =>
  field === undefined ? undefined : Reflect.get(event, field);

/** What an event is to a viewer; undefined for what is neither loss nor gain of theirs. */
export function markOf(game: string, event: Told, viewer: Viewer): Mark | undefined {
  const { losses, gains, changes } = matters[game] ?? NOTHING;
  const type = event.type ?? '';
  if (viewer === 'spectator') return undefined;
  if (fieldOf(event, losses[type]) === viewer) return 'loss';
  if (fieldOf(event, gains[type]) === viewer) return 'gain';
  const change = fieldOf(event, 'seat') === viewer ? fieldOf(event, changes[type]) : undefined;
  return isChange(change) && change.from !== change.to ? (change.to < change.from ? 'loss' : 'gain') : undefined;
}
const isChange = (value: unknown): value is { readonly from: number; readonly to: number } =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'from') === 'number' &&
  typeof Reflect.get(value, 'to') === 'number';

/** Whether a moment has come that is shown by itself. */
export const isScene = (game: string, { type = '' }: Told): boolean => matters[game]?.scenes.includes(type) ?? false;

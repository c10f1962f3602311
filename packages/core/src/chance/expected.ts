import { placeOfViewer } from '../cards/table-of-zones.js';
import type { Boundary } from '../engine/boundary.js';
import { dealerOf } from '../engine/playing.js';
import { InputError } from '../errors.js';
import type { Action, State } from '../game/game.js';
import { answerSealed } from '../hidden/determinize.js';
import { hideUnseen } from '../hidden/face-down.js';
import type { View } from '../hidden/view.js';
import { cloneState } from '../state/clone.js';
import { enumerate, Unlisted } from './outcomes.js';
import { seedRng } from './random.js';
import { inAnyOrder, seenRun } from './seen-outcomes.js';
import { Urns } from './urns.js';

/**
 * What a seat may expect of its own legal action, from its view alone: the chances over all worlds that agree with the view,
 * as `determinize` deals them. Cards stay face down until a rule asks for one; what it can be then is a branch.
 */
export function expected(boundary: Boundary, view: View<State>, legal: Action, limit: number) {
  const { agenda, game } = boundary;
  const { viewer } = view;
  const number = placeOfViewer(viewer, view.position.options.players);
  const dealer = dealerOf(boundary);
  const reads = new Map<string, number>();
  const onRead = (zone: string): void => void reads.set(zone, (reads.get(zone) ?? 0) + 1);
  try {
    const outcomes = inAnyOrder((isOrderly) =>
      enumerate(limit, (random) => {
        const world = worldOf(view);
        const drawing = random(world.rng);
        const urns = new Urns(number, drawing, isOrderly, onRead);
        drawing.urns = urns;
        hideUnseen(game.secrets, agenda.zones, world, urns);
        answerSealed(world, drawing, dealer);
        const isComplete = game.secrets.complete?.(dealer.turn(world, drawing), viewer) ?? true;
        if (!isComplete || !dealer.isOpen(world)) return undefined;
        return seenRun({ boundary, world, random: drawing, legal }, viewer);
      }),
    );
    if (outcomes.length === 0) throw new InputError('no state agrees with the view');
    return { exact: true, outcomes } as const;
  } catch (error) {
    if (!(error instanceof Unlisted)) throw error;
    const [zone] = [...reads].sort(([, a], [, b]) => b - a)[0] ?? [];
    if (error.code === 'too-fine' || zone === undefined) return { exact: false, code: error.code } as const;
    return { exact: false, code: 'depends-on', zone } as const;
  }
}

/** The position as a world in the making; the order of its fields is that of every state. */
function worldOf({ position }: View<State>): State {
  const { game, rulesVersion, content, options, memory, ...own } = cloneState(position);
  return { game, rulesVersion, content, options, rng: seedRng(0), memory, ...own } as State;
}

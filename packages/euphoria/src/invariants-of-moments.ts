import { type Issue, NONE } from '@rulewright/core';
import { Findings } from '@rulewright/core/author';
import { SITES, SPACES } from './content/board.js';
import type { EuphoriaContext, Worker } from './state.js';
import { ownerOf } from './workers.js';

// Checks of the present placement, retrieval and roll event.

const isWorker = ({ state }: EuphoriaContext, worker: number): boolean => worker >= 0 && worker < state.place.length;
const isOf = (context: EuphoriaContext, seat: number, worker: Worker): boolean =>
  isWorker(context, worker) && ownerOf(worker) === seat;

/** The items that are steps of a placement, a retrieval or a roll. */
const STEPS = {
  placement: ['put-down', 'payment', 'benefit', 'after-benefit', 'completion', 'extra-placement', 'place-extra'],
  retrieval: ['retrieval-over'],
  roll: ['roll-over'],
} as const;

/** The placement, retrieval and roll that go on are of workers at the table, and a turn has one action. */
export function whatGoesOnFits(context: EuphoriaContext): Issue[] {
  const { state } = context;
  const found = new Findings();
  if (state.end !== null) return found.issues;
  for (const what of ['placement', 'retrieval', 'roll'] as const) {
    const steps: readonly string[] = STEPS[what];
    const isThere = state[what].seat !== NONE || !state.agenda.some(({ kind }) => steps.includes(kind));
    found.that(`${what}.seat`, isThere, 'a seat, for a step of it waits', state[what].seat);
  }
  const isFresh = !state.hasActed || !state.agenda.some(({ kind }) => kind === 'turn-main');
  found.that('hasActed', isFresh, 'false, for the action of the turn waits', state.hasActed);
  placementFits(found, context);
  retrievalFits(found, context);
  rollFits(found, context);
  return found.issues;
}

function placementFits(found: Findings, context: EuphoriaContext): void {
  const { state } = context;
  const { seat, worker, space, bumped, added, starred } = state.placement;
  if (seat === NONE) return;
  const isSpace = space >= 0 && space < SPACES.length;
  found
    .that('placement.seat', seat < state.options.players, `a seat below ${state.options.players}`, seat)
    .that('placement.worker', isOf(context, seat, worker), `a worker of seat ${seat}`, worker)
    .that('placement.space', isSpace, `a space below ${SPACES.length}`, space)
    .that('placement.bumped', bumped === NONE || isWorker(context, bumped), 'a worker, or -1', bumped)
    .that('placement.added', added === NONE || isOf(context, seat, added), `a worker of seat ${seat}, or -1`, added)
    .that(
      'placement.starred',
      starred === NONE || isStarred(state, seat, starred),
      'a tile just starred, or -1',
      starred,
    );
}

/** EUP-R78: true when the star of the visit lies there and its benefit goes on. */
function isStarred({ options, tileStars, agenda }: EuphoriaContext['state'], seat: number, site: number): boolean {
  const isThere = site < SITES.length && tileStars[site * options.players + seat] === 1;
  return isThere && options.penaltyEnds === 'after-benefit' && agenda.some(({ kind }) => kind === 'after-benefit');
}

function retrievalFits(found: Findings, { state }: EuphoriaContext): void {
  const { seat, from } = state.retrieval;
  if (seat === NONE) return;
  found
    .that('retrieval.seat', seat < state.options.players, `a seat below ${state.options.players}`, seat)
    .each('retrieval.from', from, {
      expected: `a space below ${SPACES.length}`,
      fits: (space) => space < SPACES.length,
    });
}

function rollFits(found: Findings, context: EuphoriaContext): void {
  const { state } = context;
  const { seat, by, workers, faces } = state.roll;
  const { players } = state.options;
  if (seat === NONE) return;
  found
    .that('roll.seat', seat < players, `a seat below ${players}`, seat)
    .that('roll.by', by < players, `a seat below ${players}`, by)
    .each('roll.workers', workers, {
      expected: `a worker of seat ${seat}`,
      fits: (worker) => isOf(context, seat, worker),
    })
    .list('roll.faces', faces, workers.length, { expected: '6 or less', fits: (face) => face <= 6 });
}

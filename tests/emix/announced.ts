import type { EmixEvent } from '@rulewright/emix';
import type { AnnouncedChanges } from '@rulewright/testing';

type Of<Type extends EmixEvent['type']> = Extract<EmixEvent, { readonly type: Type }>;
type Colour = 'pos' | 'neg';

const pooling = [
  'emons-taken',
  'emons-returned',
  'emons-moved',
  'emons-restored',
  'karma-set-aside',
  'karma-came-back',
] as const;

/** What an event does to the pool of a human. */
function poolOf(event: Of<(typeof pooling)[number]>, colour: Colour, human: number) {
  if (event.type !== 'emons-moved') return event.human === human ? event.pool[colour] : undefined;
  if (event.from === human) return event.fromPool[colour];
  return event.to === human ? event.toPool[colour] : undefined;
}
const poolIn = (colour: Colour) =>
  ({
    by: pooling,
    amount: (event: EmixEvent, human = -1) => poolOf(event as Of<(typeof pooling)[number]>, colour, human),
  }) as const;

const supplying = ['emons-taken', 'emons-returned', 'emons-restored', 'karma-set-aside'] as const;

/** What the supply gains when pools and karma lose it. */
const supplyIn = (colour: Colour) =>
  ({
    by: supplying,
    amount: (event: EmixEvent) => {
      const { pool, ...more } = event as Of<(typeof supplying)[number]>;
      const karma = 'karma' in more ? more.karma[colour] : { from: 0, to: 0 };
      return pool[colour].from - pool[colour].to + karma.from - karma.to;
    },
  }) as const;

const earning = ['karma-set-aside', 'emons-restored', 'karma-fell-due'] as const;
const earnedIn = (colour: Colour) =>
  ({
    by: earning,
    amount: (event: EmixEvent, human: number) => {
      const earned = event as Of<(typeof earning)[number]>;
      if (earned.human !== human) return 0;
      return earned.type === 'karma-fell-due' ? -earned[colour] : earned.karma[colour];
    },
  }) as const;

const waiting = ['karma-fell-due', 'karma-came-back'] as const;
const dueIn = (colour: Colour) =>
  ({
    by: waiting,
    amount: (event: EmixEvent, human: number) => {
      const due = event as Of<(typeof waiting)[number]>;
      if (due.human !== human) return 0;
      return due.type === 'karma-fell-due' ? due[colour] : -due[colour];
    },
  }) as const;

const back = 'action-cancelled';
const slots = ['action-began', 'actions-granted', back];

/** Which events tell of which part of a position (LAW-15). */
export const announced: AnnouncedChanges<EmixEvent> = {
  round: { by: ['round-began'], amount: () => 1 },
  firstPlayer: { by: ['round-began'] },
  phase: { by: ['phase-began'] },
  circle: { by: ['circle-began', 'phase-began'] },
  'pool.pos.*': poolIn('pos'),
  'pool.neg.*': poolIn('neg'),
  'supply.pos': supplyIn('pos'),
  'supply.neg': supplyIn('neg'),
  'karmaNew.pos.*': earnedIn('pos'),
  'karmaNew.neg.*': earnedIn('neg'),
  'karmaDue.pos.*': dueIn('pos'),
  'karmaDue.neg.*': dueIn('neg'),
  'marker.*': {
    by: ['marker-moved'],
    amount: (event, seat) => {
      const moved = event as Of<'marker-moved'>;
      return moved.seat === seat ? moved.position : 0;
    },
  },
  reached: { by: ['goal-reached'] },
  // a Charge turn resolves the symbol, and a movement leaves it or comes to another one
  pending: { by: ['turn-began', 'marker-moved', 'symbol-triggered'] },
  visited: { by: ['absorbed', 'symbol-triggered'] },
  hands: {
    by: [
      'cards-drawn',
      'card-stolen',
      'card-discarded',
      'card-exchanged',
      'card-activated',
      'power-placed',
      'card-spent',
      back,
    ],
  },
  rows: { by: ['power-placed', 'power-discarded', back] },
  limbo: { by: ['card-activated', 'card-spent', back] },
  drawPiles: { by: ['cards-drawn', 'deck-reshuffled', back] },
  discardPiles: { by: ['card-spent', 'card-activated', 'power-discarded', 'deck-reshuffled', back] },
  faceDown: { by: ['card-discarded', 'card-exchanged', 'deck-reshuffled', back] },
  'slot.todo': { by: slots },
  'slot.done': { by: slots },
  'slot.granted': { by: slots },
  charged: { by: ['charge-rolled', 'phase-began'] },
  harvester: { by: ['turn-began', 'human-chosen', 'phase-began'] },
  lastHarvest: { by: ['turn-began', 'human-chosen', 'phase-began'] },
  // what everybody remembers follows from where cards were seen to go
  // how far the compulsory properties of a row are: `property-applied` tells of each, and the agenda keeps the rest
  sweep: 'silent',
};

import { at } from '@rulewright/core';
import type { EmixEngine } from '@rulewright/emix';
import { byThumb, type Thumbs, type Weights } from '../expertise.js';
import { waiting } from '../waiting.js';
import { bestPlay, kept, NOTHING, playWorth } from './plays.js';
import { CARD, type Mood, moodReader, powerWorth, signOf, worthOf } from './worth.js';

/** So many cells make an action about 2.7 times as likely. */
const CELLS = 1.2;
const MOST = 6;
/** How keen a player is on what is worth so many cells: 1 for what is worth nothing. */
const keen = (cells: number): number => Math.exp(Math.min(MOST, Math.max(-MOST, cells / CELLS)));

/** EMX-INF.9: an exchange takes so many cards at most. */
const EXCHANGED = 3;

/** How keen a player is on each action, by its type and by what it does: see `Weights`. */
export const weights = (engine: EmixEngine): Weights<EmixEngine> =>
  byThumb<EmixEngine, Mood>(moodReader(engine.content), { ...actions, ...answers, ...reactions });

function bestInHand(mood: Mood): number {
  let best = NOTHING;
  for (const card of at(mood.position.hands, mood.seat))
    if (card >= 0) best = Math.max(best, bestPlay(mood, mood.recordOf(card)));
  return best;
}

function bestUse(mood: Mood): number {
  const { position, seat, stakes } = mood;
  let best = NOTHING;
  for (const card of position.rows[seat] ?? []) {
    const { influence } = mood.recordOf(card);
    if (influence === undefined) continue;
    for (let target = 0; target < stakes.length; target++)
      best = Math.max(best, worthOf(mood, influence, seat, target));
  }
  return best;
}

const keptNamed = (mood: Mood, name: string): number => {
  const card = mood.named(name);
  return card === undefined ? CARD : kept(mood, card);
};

const actions: Thumbs<EmixEngine, Mood> = {
  play: {
    because:
      'a card is played where it brings most cells, powers early, and what is spent on others comes back doubled',
    type: (mood) => keen(bestInHand(mood)),
    action: ({ card: name, target, human, player, pos }, mood) => {
      const card = mood.named(name);
      const by = human ?? mood.seat;
      return card === undefined
        ? 1
        : keen(playWorth(mood, card, by, target ?? player ?? by, pos ?? (card.sign === 'pos' ? card.value : 0)));
    },
  },
  use: {
    because: 'a power is used where it brings most cells',
    type: (mood) => keen(bestUse(mood)),
    action: ({ power, target, human, player }, mood) => {
      const by = human ?? mood.seat;
      const influence = mood.named(power)?.influence;
      return influence === undefined ? 1 : keen(worthOf(mood, influence, by, target ?? player ?? by));
    },
  },
  exchange: {
    because: 'weak cards become emons of their own colour, for the hand is filled up again',
    type: ({ position: { hands }, seat }) => keen((1 - CARD) * Math.min(EXCHANGED, at(hands, seat).length)),
    action: ({ card, colour }, mood) => (signOf(colour) === mood.side ? 1 : 0.02) / keen(2 * keptNamed(mood, card)),
  },
  stop: { because: 'weak cards become emons of their own colour, for the hand is filled up again', type: 0.2 },
  draw: { because: 'a card more is worth less than most plays', type: keen(CARD) },
};

/** What it is worth that the pool of a human grows by so many cells towards plus. */
const grown = ({ stakes }: Mood, human: number, cells: number): number => at(stakes, human) * cells;

const answers: Thumbs<EmixEngine, Mood> = {
  split: {
    because: 'emons of their own colour come, the others go',
    action: ({ pos }, mood) => {
      const choice = waiting(mood.position, 'split');
      if (choice === undefined) return 1;
      const { verb, human, target, amount } = choice;
      const cells = 2 * pos - amount;
      const giver = verb === 'give' ? human : target;
      const taker = verb === 'take' ? human : target;
      const lost = verb === 'gain' ? 0 : grown(mood, giver, -cells);
      return keen(lost + (verb === 'lose' ? 0 : grown(mood, taker, cells)));
    },
  },
  flip: {
    because: 'emons turn to their own colour, those of others away from theirs',
    action: ({ colour }, mood) => {
      const choice = waiting(mood.position, 'flip-direction');
      return choice === undefined ? 1 : keen(grown(mood, choice.target, -2 * signOf(colour)));
    },
  },
  'take-emon': {
    because: 'an emon of their own colour moves the marker where it is to go',
    action: ({ colour }, { side }) => keen(2 * side * signOf(colour)),
  },
  discard: { because: 'the weakest card goes first', action: ({ card }, mood) => 1 / keen(2 * keptNamed(mood, card)) },
  'discard-power': {
    because: 'powers go that help others, not one’s own',
    action: ({ human, place }, mood) => {
      const card = at(mood.position.rows, human)[place];
      return card === undefined ? 1 : keen(-powerWorth(mood, mood.recordOf(card), human));
    },
  },
  activate: {
    because: 'the power that is worth most comes first',
    action: ({ card }, mood) => {
      const power = mood.named(card);
      const { human = mood.seat } = waiting(mood.position, 'free-power') ?? {};
      return power === undefined ? 1 : keen(powerWorth(mood, power, human));
    },
  },
  aim: {
    because: 'a property goes where it brings most cells',
    action: ({ target, player }, mood) => {
      const choice = waiting(mood.position, 'property-target');
      if (choice === undefined) return 1;
      const property = mood.recordOf(choice.card)[choice.part];
      return property === undefined ? 1 : keen(worthOf(mood, property, choice.human, target ?? player ?? choice.human));
    },
  },
  'move-other': {
    because: 'another marker moves back, not on',
    action: ({ player }, mood) => {
      const { result = 0 } = waiting(mood.position, 'symbol-other') ?? {};
      return keen(grown(mood, player, result));
    },
  },
};

/** What the action that may be cancelled has brought so far, in emons. */
function doneSoFar(mood: Mood): number {
  const choice = waiting(mood.position, 'cancel');
  if (choice === undefined) return 0;
  const { pool, karmaNew } = mood.position;
  const { before } = choice;
  return mood.stakes.reduce((sum, stake, human) => {
    const change = (now: typeof pool, then: typeof pool): number =>
      at(now.pos, human) - at(then.pos, human) - at(now.neg, human) + at(then.neg, human);
    return sum + stake * (change(pool, before.pool) + change(karmaNew, before.karmaNew));
  }, 0);
}

const holdsMoment = (mood: Mood): boolean =>
  at(mood.position.hands, mood.seat).some((card) => card >= 0 && mood.recordOf(card).type === 'moment');

/** A cancelled action is worth so much more than the emons that it moved, or less. */
const TROUBLE = 1.5;

const reactions: Thumbs<EmixEngine, Mood> = {
  cancel: {
    because: 'an action is cancelled that does more harm than the Moment costs',
    // who holds no Moment need not look at what the action did
    type: (mood) => (holdsMoment(mood) ? keen(-doneSoFar(mood) - TROUBLE) : 0),
  },
  protect: {
    because: 'a power is protected that helps the player',
    type: (mood) => {
      const choice = waiting(mood.position, 'protect');
      return choice === undefined ? 1 : keen(powerWorth(mood, mood.recordOf(choice.card), choice.human) - TROUBLE);
    },
  },
};

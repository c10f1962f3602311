import { at } from '@rulewright/core';
import type { EmixEngine } from '@rulewright/emix';
import { byHeuristics, type Heuristics, type Weights } from '../expertise.js';
import { waiting } from '../waiting.js';
import { bestPlay, kept, NOTHING, playWorth } from './plays.js';
import { type Appraisal, appraiser, CARD, powerWorth, signOf, worthOf } from './worth.js';

/** This many cells make an action about 2.7 times as likely. */
const CELLS = 1.2;
const MOST = 6;
/** The weight of an action worth that many cells; 1 for no worth. */
const keen = (cells: number): number => Math.exp(Math.min(MOST, Math.max(-MOST, cells / CELLS)));

/** Most cards that an exchange takes (EMX-INF.9). */
const EXCHANGED = 3;

/** Rules of thumb that weigh each action by its type and its effect: see `Weights`. */
export const weights = (engine: EmixEngine): Weights<EmixEngine> =>
  byHeuristics<EmixEngine, Appraisal>(appraiser(engine.content), { ...actions, ...answers, ...reactions });

function bestInHand(appraisal: Appraisal): number {
  let best = NOTHING;
  for (const card of at(appraisal.position.hands, appraisal.seat))
    if (card >= 0) best = Math.max(best, bestPlay(appraisal, appraisal.entryOf(card)));
  return best;
}

function bestUse(appraisal: Appraisal): number {
  const { position, seat, stakes } = appraisal;
  let best = NOTHING;
  for (const card of position.rows[seat] ?? []) {
    const { influence } = appraisal.entryOf(card);
    if (influence === undefined) continue;
    for (let target = 0; target < stakes.length; target++)
      best = Math.max(best, worthOf(appraisal, influence, { human: seat, target }));
  }
  return best;
}

const keptNamed = (appraisal: Appraisal, name: string): number => {
  const card = appraisal.named(name);
  return card === undefined ? CARD : kept(appraisal, card);
};

const actions: Heuristics<EmixEngine, Appraisal> = {
  play: {
    because:
      'a card is played where it brings most cells, powers early, and what is spent on others comes back doubled',
    type: (appraisal) => keen(bestInHand(appraisal)),
    action: ({ card: name, target, human, player, pos }, appraisal) => {
      const card = appraisal.named(name);
      const by = human ?? appraisal.seat;
      return card === undefined
        ? 1
        : keen(
            playWorth(appraisal, card, {
              human: by,
              target: target ?? player ?? by,
              pos: pos ?? (card.sign === 'pos' ? card.value : 0),
            }),
          );
    },
  },
  use: {
    because: 'a power is used where it brings most cells',
    type: (appraisal) => keen(bestUse(appraisal)),
    action: ({ power, target, human, player }, appraisal) => {
      const by = human ?? appraisal.seat;
      const influence = appraisal.named(power)?.influence;
      return influence === undefined
        ? 1
        : keen(worthOf(appraisal, influence, { human: by, target: target ?? player ?? by }));
    },
  },
  exchange: {
    because: 'weak cards become emons of their own colour, for the hand is filled up again',
    type: ({ position: { hands }, seat }) => keen((1 - CARD) * Math.min(EXCHANGED, at(hands, seat).length)),
    action: ({ card, colour }, appraisal) =>
      (signOf(colour) === appraisal.side ? 1 : 0.02) / keen(2 * keptNamed(appraisal, card)),
  },
  stop: { because: 'weak cards become emons of their own colour, for the hand is filled up again', type: 0.2 },
  draw: { because: 'a card more is worth less than most plays', type: keen(CARD) },
};

/** The worth of adding that many cells towards plus to the pool of a human. */
const grown = ({ stakes }: Appraisal, human: number, cells: number): number => at(stakes, human) * cells;

const answers: Heuristics<EmixEngine, Appraisal> = {
  split: {
    because: 'emons of their own colour come, the others go',
    action: ({ pos }, appraisal) => {
      const choice = waiting(appraisal.position, 'split');
      if (choice === undefined) return 1;
      const { verb, human, target, amount } = choice;
      const cells = 2 * pos - amount;
      const giver = verb === 'give' ? human : target;
      const taker = verb === 'take' ? human : target;
      const lost = verb === 'gain' ? 0 : grown(appraisal, giver, -cells);
      return keen(lost + (verb === 'lose' ? 0 : grown(appraisal, taker, cells)));
    },
  },
  flip: {
    because: 'emons turn to their own colour, those of others away from theirs',
    action: ({ colour }, appraisal) => {
      const choice = waiting(appraisal.position, 'flip-direction');
      return choice === undefined ? 1 : keen(grown(appraisal, choice.target, -2 * signOf(colour)));
    },
  },
  'take-emon': {
    because: 'an emon of their own colour moves the marker where it is to go',
    action: ({ colour }, { side }) => keen(2 * side * signOf(colour)),
  },
  discard: {
    because: 'the weakest card goes first',
    action: ({ card }, appraisal) => 1 / keen(2 * keptNamed(appraisal, card)),
  },
  'discard-power': {
    because: 'powers go that help others, not one’s own',
    action: ({ human, place }, appraisal) => {
      const card = at(appraisal.position.rows, human)[place];
      return card === undefined ? 1 : keen(-powerWorth(appraisal, appraisal.entryOf(card), human));
    },
  },
  activate: {
    because: 'the power that is worth most comes first',
    action: ({ card }, appraisal) => {
      const power = appraisal.named(card);
      const { human = appraisal.seat } = waiting(appraisal.position, 'free-power') ?? {};
      return power === undefined ? 1 : keen(powerWorth(appraisal, power, human));
    },
  },
  aim: {
    because: 'a property goes where it brings most cells',
    action: ({ target, player }, appraisal) => {
      const choice = waiting(appraisal.position, 'property-target');
      if (choice === undefined) return 1;
      const property = appraisal.entryOf(choice.card)[choice.part];
      return property === undefined
        ? 1
        : keen(worthOf(appraisal, property, { human: choice.human, target: target ?? player ?? choice.human }));
    },
  },
  'move-other': {
    because: 'another marker moves back, not on',
    action: ({ player }, appraisal) => {
      const { result = 0 } = waiting(appraisal.position, 'symbol-other') ?? {};
      return keen(grown(appraisal, player, result));
    },
  },
};

/** The worth of the action that may be cancelled, by the emons it has moved so far. */
function doneSoFar(appraisal: Appraisal): number {
  const choice = waiting(appraisal.position, 'cancel');
  if (choice === undefined) return 0;
  const { pool, karmaNew } = appraisal.position;
  const { before } = choice;
  return appraisal.stakes.reduce((sum, stake, human) => {
    const change = (now: typeof pool, then: typeof pool): number =>
      at(now.pos, human) - at(then.pos, human) - at(now.neg, human) + at(then.neg, human);
    return sum + stake * (change(pool, before.pool) + change(karmaNew, before.karmaNew));
  }, 0);
}

const holdsMoment = (appraisal: Appraisal): boolean =>
  at(appraisal.position.hands, appraisal.seat).some((card) => card >= 0 && appraisal.entryOf(card).type === 'moment');

/** Least harm in cells at which cancelling attracts, and least worth at which protecting does. */
const TROUBLE = 1.5;

const reactions: Heuristics<EmixEngine, Appraisal> = {
  cancel: {
    because: 'an action is cancelled that does more harm than the Moment costs',
    // a player without a Moment cannot cancel, so the action need not be judged
    type: (appraisal) => (holdsMoment(appraisal) ? keen(-doneSoFar(appraisal) - TROUBLE) : 0),
  },
  protect: {
    because: 'a power is protected that helps the player',
    type: (appraisal) => {
      const choice = waiting(appraisal.position, 'protect');
      return choice === undefined
        ? 1
        : keen(powerWorth(appraisal, appraisal.entryOf(choice.card), choice.human) - TROUBLE);
    },
  },
};

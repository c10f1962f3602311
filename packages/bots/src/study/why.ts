import { type AnyAction, InputError, type Seat, type Seed } from '@rulewright/core';
import { mean } from '../arena/interval.js';
import type { Expertise } from '../expertise.js';
import type { ActionIn, AnyEngine, ViewIn } from '../game.js';
import type { AnyView } from '../search/worlds.js';
import { whole } from '../settings.js';
import type { CountedFact, Facts } from './facts.js';
import { type Course, numberIn, PlayOn } from './play-on.js';

/** A reason for an answer and against another one: a fact that a player can see. Plain data. */
export type Reason = EventReason | NumberReason;

interface ReasonBase {
  /** The name of the fact, which the words of the game have a sentence for. */
  readonly fact: string;
  /** The seat that it concerns; `isOwn` when that is the seat that is asked. */
  readonly seat: Seat;
  readonly isOwn: boolean;
}

/** Something that happens after one of the answers alone. */
export interface EventReason extends ReasonBase {
  readonly kind: 'event';
  /** The answer after which it happens. */
  readonly after: 'best' | 'other';
  /** The share of the worlds in which it happens then. */
  readonly share: number;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A number of a sheet that differs at the end of the round. */
export interface NumberReason extends ReasonBase {
  readonly kind: 'number';
  /** The averages after the two answers, rounded. */
  readonly best: number;
  readonly other: number;
}

/** Settings of an explanation. */
export interface WhySettings<E extends AnyEngine = AnyEngine> {
  readonly expertise: Expertise<E>;
  /** Number of dealt worlds in which both answers are played on; 32 by default. */
  readonly worlds?: number;
  /** The seed of the worlds and of the draws in them. */
  readonly seed?: Seed;
}

const WORLDS = 32;
/** Most reasons that are given. */
const MOST = 2;
/** An event is a reason if it happens in so many worlds after one answer, and in hardly any after the other. */
const OFTEN = 0.75;
const SELDOM = 0.1;
/** Standard errors that a difference of numbers must exceed. */
const SURE = 3;

/**
 * Explains what an answer has over another one, in at most two facts, the most telling first. Both are played on to the
 * end of the round in the same dealt worlds by rules of thumb, as far as the seat that is asked can know. Empty when no
 * fact speaks for the answer, and for a game without facts. `view` is that of the seat that is asked. Throws
 * `InputError` for an action that is not legal.
 */
export function why<E extends AnyEngine>(
  engine: E,
  view: ViewIn<E>,
  answers: readonly [best: ActionIn<E>, other: ActionIn<E>],
  settings: WhySettings<E>,
): readonly Reason[];
export function why(
  engine: AnyEngine,
  given: unknown,
  [best, other]: readonly [AnyAction, AnyAction],
  { expertise, worlds: count = WORLDS, seed = 'why' }: WhySettings,
): readonly Reason[] {
  // the signature above gives the type of the view
  const view = given as AnyView;
  const facts = expertise.facts?.(engine);
  const worlds = whole('worlds', count, 1);
  for (const action of [best, other]) {
    const refused = engine.explain(view, action);
    if (refused !== undefined)
      throw new InputError('no answer to this question', [{ path: 'answers', message: refused.code }]);
  }
  if (facts === undefined || engine.format(best) === engine.format(other)) return [];
  const on = new PlayOn(engine, view, facts, { expertise, worlds, seed });
  const both = { best: on.courses(best), other: on.courses(other) };
  return told(eventReasons(both, { best, other }), numberReasons(both, facts, { best, other }));
}

/** The courses after the two answers. */
interface Both {
  readonly best: readonly Course[];
  readonly other: readonly Course[];
}
type After = EventReason['after'];
type Answers = Readonly<Record<After, AnyAction>>;

/** An event that happens after one answer alone: its rank, from 1, and whether it speaks for the best answer. */
interface Weighed {
  readonly reason: EventReason;
  readonly rank: number;
  readonly speaksForIt: boolean;
  /** True when the text of the answer tells it already. */
  readonly isSaid: boolean;
}

/** One's own loss, somebody else's gain, one's own gain, somebody else's loss. */
const RANKS = { lost: 1, theirs: 2, got: 3, spared: 4 } as const;

function eventReasons(both: Both, answers: Answers): Weighed[] {
  const { seat } = answers.best;
  const counted = { best: countedIn(both.best), other: countedIn(both.other) };
  const weighed: Weighed[] = [];
  for (const after of ['best', 'other'] as const)
    for (const [key, found] of counted[after]) {
      const elsewhere = counted[after === 'best' ? 'other' : 'best'].get(key)?.worlds ?? 0;
      const [share, opposite] = [found.worlds / both[after].length, elsewhere / both[after].length];
      if (share < OFTEN || opposite > SELDOM) continue;
      const { fact, seat: whose, isLoss = false, saidBy = [] } = found.first;
      const isOwn = whose === seat;
      weighed.push({
        reason: { kind: 'event', fact, seat: whose, isOwn, after, share, values: found.values },
        rank: isOwn ? (isLoss ? RANKS.lost : RANKS.got) : isLoss ? RANKS.spared : RANKS.theirs,
        speaksForIt: (isOwn !== isLoss) === (after === 'best'),
        isSaid: isOwn && found.first.isAtOnce && (!isLoss || saidBy.includes(answers[after].type)),
      });
    }
  return weighed.sort((a, b) => a.rank - b.rank || b.reason.share - a.reason.share);
}

interface Counted {
  readonly first: Course['happenings'][number];
  worlds: number;
  values: Readonly<Record<string, string | number>>;
}

/** Counts in how many worlds each thing happens after an answer, with the values that they have in common. */
function countedIn(courses: readonly Course[]): ReadonlyMap<string, Counted> {
  const found = new Map<string, Counted>();
  for (const { happenings } of courses) {
    const seen = new Set<string>();
    for (const one of happenings) {
      const key = JSON.stringify([one.fact, one.seat, one.of]);
      if (seen.has(key)) continue;
      seen.add(key);
      const before = found.get(key);
      if (before === undefined) found.set(key, { first: one, worlds: 1, values: one.values ?? {} });
      else {
        before.worlds++;
        before.values = common(before.values, one.values ?? {});
      }
    }
  }
  return found;
}

const common = (one: Counted['values'], other: Counted['values']): Counted['values'] =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => other[name] === value));

/** A number that differs: positive when it speaks for the best answer, in units of the least difference. */
interface Differing {
  readonly reason: NumberReason;
  readonly weight: number;
  readonly row: CountedFact;
}

function numberReasons(both: Both, { sheet }: Facts, { best, other }: Answers): Differing[] {
  const said = [best.type, other.type];
  const seats = both.best[0]?.sheet[0]?.map((_, seat) => seat) ?? [];
  return Object.entries(sheet).flatMap(([fact, row], place) =>
    seats.flatMap((seat) =>
      row.saidBy?.some((type) => said.includes(type)) !== true && (seat === best.seat || row.ofOthers === true)
        ? differing(both, { fact, row, place, seat, isOwn: seat === best.seat })
        : [],
    ),
  );
}

interface Line {
  readonly fact: string;
  readonly row: CountedFact;
  readonly place: number;
  readonly seat: Seat;
  readonly isOwn: boolean;
}

function differing({ best, other }: Both, { fact, row, place, seat, isOwn }: Line): Differing[] {
  const pairs = best.flatMap((course, world) => {
    const [one, two] = [numberIn(course, place, seat), other[world] && numberIn(other[world], place, seat)];
    return one === undefined || two === undefined ? [] : [{ one, two }];
  });
  if (pairs.length < best.length) return [];
  const more = pairs.map(({ one, two }) => one - two);
  const average = mean(more);
  const error = Math.sqrt(mean(more.map((each) => (each - average) ** 2)) / Math.max(1, more.length - 1));
  if (Math.abs(average) < row.least || Math.abs(average) <= SURE * error) return [];
  const atOther = Math.round(mean(pairs.map(({ two }) => two)));
  // rounded apart, two averages could seem to differ by more than they do
  const atBest = atOther + Math.round(average);
  if (atBest === atOther) return [];
  const isWanted = isOwn !== (row.isBurden ?? false);
  return [
    {
      reason: { kind: 'number', fact, seat, isOwn, best: atBest, other: atOther },
      weight: ((isWanted ? 1 : -1) * average) / row.least,
      row,
    },
  ];
}

/**
 * The reasons that are given: what speaks for the answer, where nothing as telling speaks against it, one a seat and
 * kind of fact. Half the truth is no reason.
 */
function told(events: readonly Weighed[], numbers: readonly Differing[]): readonly Reason[] {
  const against = events.filter(({ speaksForIt }) => !speaksForIt);
  const strongest = Math.min(...against.map(({ rank }) => rank));
  const reasons: Reason[] = [];
  for (const { reason, speaksForIt, isSaid, rank } of events)
    if (speaksForIt && !isSaid && rank < strongest && reasons.every(({ seat }) => seat !== reason.seat))
      reasons.push(reason);
  const heaviest = Math.max(0, ...numbers.map(({ weight }) => -weight));
  for (const { reason, weight, row } of numbers) {
    const isTold = reasons.some(({ fact, seat }) => seat === reason.seat && row.instead?.includes(fact));
    const isWhole = row.isStock === true ? against.length === 0 && heaviest === 0 : strongest >= RANKS.got;
    if (weight > heaviest && isWhole && !isTold) reasons.push(reason);
  }
  return reasons.slice(0, MOST);
}

import { at, NONE, type Seat } from '@rulewright/core';
import type {
  DoesNotExistContent,
  DoesNotExistEngine,
  DoesNotExistQueries,
  DoesNotExistView,
} from '@rulewright/does-not-exist';
import { byHeuristics, type Heuristic, type Heuristics, type Weights } from '../expertise.js';
import { waiting } from '../waiting.js';

type Position = DoesNotExistView['position'];
/** A card for a card in a trade. */
interface Pair {
  readonly give: number;
  readonly ask: number;
}

/** Rough factor for what shared genres add to held cards. */
const GENRES = 1.4;
/** Assumed worth of an unknown card. */
const USUAL = 3;
/** Number of cards an inventory can hold (DNE-GNL.7). */
const ROOM = 5;

/** Rules of thumb that weigh each action by its type and its effect: see `Weights`. */
export const weights = (engine: DoesNotExistEngine): Weights<DoesNotExistEngine> =>
  byHeuristics<DoesNotExistEngine, Appraisal>(
    (position, seat, ask = engine.ask(position)) => new Appraisal(engine.content, position, seat, ask),
    heuristics(engine),
  );

/** The position as a player sees it; each part is computed when it is first needed. */
class Appraisal {
  /** The owner of the line-up that the seat builds: its host's for a saviour, else its own. */
  readonly builds: Seat;
  private isLeader: boolean | undefined;
  private isAble: boolean | undefined;

  constructor(
    private readonly content: DoesNotExistContent,
    readonly position: Position,
    private readonly seat: Seat,
    private readonly ask: DoesNotExistQueries,
  ) {
    this.builds = seat === position.rave.saviour ? position.turn.host : seat;
  }

  get player(): Position['players'][number] {
    return at(this.position.players, this.seat);
  }

  get held(): number {
    return this.player.hand.length + this.player.inventory.length;
  }

  /** The line-up that the seat builds; undefined before it is declared. */
  get lineup(): Position['lineups'][number] | undefined {
    return this.position.lineups.find(({ owner }) => owner === this.builds);
  }

  /** True if the line-up would win were the rave closed now. */
  get leads(): boolean {
    this.isLeader ??= this.position.lineups.length > 0 && this.ask.strongest() === this.builds;
    return this.isLeader;
  }

  /** True if the held cards can make the line-up win. */
  get canWin(): boolean {
    this.isAble ??= this.total + GENRES * this.worth >= this.needed;
    return this.isAble;
  }

  private get total(): number {
    return this.lineup === undefined ? 0 : this.ask.lineup(this.builds).total;
  }

  private get needed(): number {
    let needed = this.ask.needed(this.builds);
    for (const { owner } of this.position.lineups)
      if (owner !== this.builds) needed = Math.max(needed, this.ask.lineup(owner).total + 1);
    return needed;
  }

  /** The worth of all held cards. */
  private get worth(): number {
    let worth = 0;
    for (const card of this.player.hand) worth += at(this.content.sounds, card).comparison;
    for (const card of this.player.inventory) worth += at(this.content.sounds, card).comparison;
    return worth;
  }
}

function heuristics({ content }: DoesNotExistEngine): Heuristics<DoesNotExistEngine, Appraisal> {
  interface Named {
    readonly card: string;
  }
  const worth = ({ card }: Named): number => content.sounds[content.soundIndex[card] ?? -1]?.comparison ?? USUAL;
  const good = (action: Named): number => worth(action) ** 2;
  const weak = (action: Named): number => 1 / worth(action) ** 2;
  /** Rough worth that a card would add to the line-up: half as much again for each shared genre, at most double. */
  const adds = (action: Named, { lineup }: Appraisal): number => {
    const sound = content.sounds[content.soundIndex[action.card] ?? -1];
    const cards = lineup?.cards ?? [];
    const shared = sound?.genres.filter((genre) =>
      cards.some((card) => at(content.sounds, card).genres.includes(genre)),
    );
    return worth(action) * (1 + Math.min(2, shared?.length ?? 0) / 2);
  };
  /** The worth of a card in a trade, by its number. One that may be any hand card has a middling worth, nothing has none. */
  const traded = (card: number): number => (card === NONE ? 0 : (content.sounds[card]?.comparison ?? USUAL));
  /** The gain of those who get these cards, less what they give for them. */
  const gainOf = (pairs: readonly Pair[]): number =>
    pairs.reduce((sum, { give, ask }) => sum + traded(give) - traded(ask), 0);
  /** One card for one is taken for what it is; of several pairs the sum counts (DNE-R72). */
  const answerWish = (trade: (Pair & { readonly pairs?: readonly Pair[] | undefined }) | undefined): number => {
    if (trade?.pairs === undefined) return (trade?.give ?? 0) < 0 ? 0.1 : 1;
    return gainOf([...trade.pairs, trade]) < 0 ? 0.1 : 1;
  };
  const grown = (action: Named, appraisal: Appraisal): number => 1 + adds(action, appraisal) ** 2;
  const laid: Heuristic<Appraisal, Named> = {
    because: 'cards are laid where they can win, the one that adds most first',
    type: ({ leads, canWin }) => (leads ? 0.05 : canWin ? 6 : 0.3),
    action: grown,
  };
  const helps: Heuristic<Appraisal, object> = {
    because: 'who leads needs no help',
    type: ({ leads }) => (leads ? 0.1 : 1),
  };
  const spends: Heuristic<Appraisal, Named> = { because: 'weak cards are spent first', action: weak };
  const gains: Heuristic<Appraisal, Named> = { because: 'good cards are kept', action: good };
  return {
    roll: { because: 'a turn begins with its roll', type: 8 },
    'walk-away': { because: 'to walk away costs nothing', type: 5 },
    'end-turn': { because: 'a turn that has nothing to bring ends', type: 2 },
    hijack: { because: 'a turn of another costs cards', type: 0.4 },
    throw: { because: 'a card for another is a card less', type: 0.2 },
    signal: { because: 'a card for another is a card less', type: 0.2, action: weak },
    'trade-open': { because: 'trades are seldom worth their while', type: 0.15 },
    surrender: { because: 'who surrenders cannot win', type: 0.05 },
    'buy-class': {
      because: 'one class is worth its souls',
      type: ({ player }) => (player.class.length === 0 && player.souls > 1 ? 1 : 0.02),
    },
    recruit: {
      because: 'a mercenary is for a player who has cards to spare',
      type: ({ held }) => (held > 4 ? 0.6 : 0.05),
      action: weak,
    },
    invite: {
      because: 'a monster brings more souls and cards to who can win',
      type: ({ canWin }) => (canWin ? 1.5 : 0.1),
      action: ({ monster }) => content.monsters[content.figureIndex[monster] ?? -1]?.sounds ?? 1,
    },
    'start-rave': { because: 'a rave begins when the cards may be enough', type: ({ canWin }) => (canWin ? 3 : 0.4) },
    pass: { because: 'who cannot win gathers cards', type: ({ canWin }) => (canWin ? 0.2 : 1.5) },
    play: laid,
    'play-rolled': laid,
    lay: { because: 'the card that adds most is laid first', action: grown },
    invade: { because: 'who has better cards invades', type: ({ canWin }) => (canWin ? 0.7 : 0.03), action: good },
    hold: { because: 'who leads waits', type: ({ leads, canWin }) => (!leads && canWin ? 0.6 : 2) },
    'ask-mercenary': helps,
    'writer-roll': helps,
    'tattoo-roll': helps,
    copy: { ...helps, action: weak },
    expel: helps,
    challenge: { ...helps, action: weak },
    call: { ...helps, action: ({ share }) => 1 / (1 + share) ** 2 },
    counter: { because: 'bargaining seldom pays', type: 0.4, action: ({ share }) => 1 / (1 + share) ** 2 },
    stash: {
      because: 'good cards lie in the inventory safely, while there is room',
      type: ({ player }) => (player.inventory.length < ROOM ? 3 : 0.2),
      action: good,
    },
    accept: {
      because: 'nobody gives a card as a gift',
      type: ({ position }) => answerWish(waiting(position, 'trade-answer')),
    },
    propose: {
      because: 'nobody gives a card as a gift',
      type: ({ position }) => (gainOf(waiting(position, 'trade-give')?.pairs ?? []) > 0 ? 0.1 : 1),
    },
    take: gains,
    'give-share': gains,
    recover: gains,
    refresh: spends,
    discard: spends,
    'pay-escape': spends,
    bribe: spends,
    boost: spends,
    'give-to': spends,
    drop: spends,
    'drop-inventory': spends,
    pay: spends,
    raise: spends,
    give: spends,
  };
}
